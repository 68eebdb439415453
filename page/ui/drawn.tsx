/** The decisions as a drawn tree, which can be saved as it stands. It is fetched when it is first wanted. */

import '../style/drawn.css';
import { cluster, hierarchy } from 'd3-hierarchy';
import { useEffect, useRef } from 'preact/hooks';
import type { RulingView, TargetView } from '../protocol.js';
import type { Sheet } from '../state/ruling.js';
import { ahead, samePath } from '../state/tree.js';
import { WORDS } from '../words/page.js';

/** A place of the tree: a decision or an end. */
interface Place {
  readonly path: readonly number[];
  /** The answer that leads here. */
  readonly answer: string;
  readonly label: string;
  readonly outcome: number | null;
  readonly places: readonly Place[];
}

/** More places than anybody could look at. */
const MOST = 300;
/** The height of a line, and the width of a character, about. */
const ROW = 36;
const CHARACTER = 6.1;
/** From a decision to where its answers are written, and from there to the next decision. */
const BEND = 72;
const GAP = 28;
/** Characters of an answer, and of what an outcome comes to. */
const WIDEST = 52;
const WIDEST_END = 64;

export function Drawn({ ruling, sheet }: { ruling: RulingView; sheet: Sheet }) {
  const drawing = useRef<SVGSVGElement>(null);
  const { root, cut } = placesOf(ruling);
  const { nodes, links, top, height, width } = layOut(root);
  const chosen = sheet.path.value;
  const isOn = (path: readonly number[]): boolean => samePath(path, chosen.slice(0, path.length));
  const sheetPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = sheetPlace.current;
    // What is higher than the window is shown from where the tree begins.
    if (place) place.scrollTop = (place.scrollHeight - place.clientHeight) / 2;
  }, []);
  return (
    <figure class="drawn">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys, too. */}
      <div class="drawn-sheet" tabIndex={0} ref={sheetPlace}>
        <svg
          ref={drawing}
          xmlns="http://www.w3.org/2000/svg"
          width={width}
          height={height}
          viewBox={`-12 ${top} ${width} ${height}`}
          role="img"
          aria-label={WORDS.choose.drawing}
          fill="none"
        >
          <text class="node-label" x={-5} y={top + 0.6 * ROW}>
            {root.label}
          </text>
          {links.map(({ source, target }) => (
            <path
              d={`M${source.y} ${source.x}C${source.y + 0.7 * BEND} ${source.x} ${source.y + 0.3 * BEND} ${target.x} ${source.y + BEND} ${target.x}H${target.y}`}
              class="limb"
              data-on={isOn(target.data.path) || undefined}
              key={target.data.path.join('.')}
            />
          ))}
          {nodes.map(({ x, y, parent, data }) => (
            <Spot
              place={data}
              x={x}
              y={y}
              from={parent ? parent.y - y + BEND : 0}
              isOn={isOn(data.path)}
              choose={() => (sheet.path.value = data.path)}
              key={data.path.join('.')}
            />
          ))}
        </svg>
      </div>
      <figcaption class="row">
        {cut && <span class="soft small">{WORDS.choose.tooLarge(MOST)}</span>}
        <button
          type="button"
          class="button spread"
          onClick={() => {
            if (drawing.current) save(drawing.current, ruling.title);
          }}
        >
          {WORDS.choose.save}
        </button>
      </figcaption>
    </figure>
  );
}

/** Where everything stands: decisions in columns, ends beneath one another at the right. */
function layOut(root: Place) {
  const laid = cluster<Place>()
    .nodeSize([ROW, 1])
    .separation(() => 1)(hierarchy(root, ({ places }) => places));
  const nodes = laid.descendants();
  const after = ({ data }: (typeof nodes)[number]): number =>
    BEND + Math.min(data.answer.length, WIDEST) * CHARACTER + GAP;
  // Each column is as wide as its longest answer.
  const columns: number[] = [0];
  for (const node of nodes) {
    if (node.depth > 0 && node.children) {
      columns[node.depth] = Math.max(columns[node.depth] ?? 0, after(node));
    }
  }
  const at = (depth: number): number => columns.slice(0, depth + 1).reduce((sum, one) => sum + one, 0);
  const ends = Math.max(...laid.leaves().map((node) => at(node.depth - 1) + after(node)));
  for (const node of nodes) node.y = node.children ? at(node.depth) : ends;
  const rows = nodes.map(({ x }) => x);
  const top = Math.min(...rows) - 2 * ROW;
  const longest = Math.max(...nodes.map(({ data }) => Math.min(data.label.length, WIDEST_END)));
  return {
    nodes,
    links: laid.links(),
    top,
    height: Math.max(...rows) - top + ROW,
    width: ends + longest * CHARACTER + 2 * GAP,
  };
}

interface SpotProps {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  /** Where its answer is written, from here. */
  readonly from: number;
  readonly isOn: boolean;
  choose(): void;
}

/** A place of the tree with the answer that leads there. */
function Spot({ place, x, y, from, isOn, choose }: SpotProps) {
  const { answer, label, outcome, places } = place;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline is the way for keys; this is a picture of it.
    <g transform={`translate(${y} ${x})`} class="node" data-on={isOn || undefined} onClick={choose}>
      <title>{[answer, label].filter(Boolean).join(': ')}</title>
      {outcome === null ? (
        <rect x={-5} y={-5} width={10} height={10} class="node-asks" transform="rotate(45)" />
      ) : (
        <>
          <circle r={9} class="node-ends" />
          <text class="node-number" text-anchor="middle" dy="0.35em">
            {outcome + 1}
          </text>
        </>
      )}
      <text class="node-answer" x={from} y={-7}>
        {short(answer, WIDEST)}
      </text>
      {places.length === 0 && (
        <text class="node-label" x={16} y={4}>
          {short(label, WIDEST_END)}
        </text>
      )}
    </g>
  );
}

function placesOf(ruling: RulingView): { root: Place; cut: boolean } {
  const { tree, outcomes } = ruling;
  let count = 0;
  const make = (to: TargetView, way: readonly number[], answer: string): Place => {
    count += 1;
    const { at, path } = ahead(tree, { path: way, at: to });
    const junction = at.to === 'junction' ? tree.junctions[at.junction] : undefined;
    const places: Place[] = [];
    for (const [index, branch] of (junction?.branches ?? []).entries()) {
      if (count >= MOST) break;
      places.push(make(branch.to, [...path, index], branch.label));
    }
    const outcome = at.to === 'outcome' ? at.outcome : null;
    const verdict = outcome === null ? [] : (outcomes[outcome]?.verdict ?? []);
    const label =
      junction?.question ??
      (at.to === 'back'
        ? WORDS.choose.back(at.adds)
        : at.to === 'cut'
          ? WORDS.choose.cut
          : verdict.map(({ text }) => text).join(' '));
    return { path, answer, label, outcome, places };
  };
  return { root: make(tree.start, [], ''), cut: count >= MOST };
}

function short(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Saves a drawing as a file that looks the same elsewhere. */
function save(drawing: SVGSVGElement, title: string): void {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const own = [...drawing.querySelectorAll<SVGElement>('path, rect, circle, text')];
  for (const [index, part] of [...copy.querySelectorAll<SVGElement>('path, rect, circle, text')].entries()) {
    const from = own[index];
    if (!from) continue;
    const style = getComputedStyle(from);
    for (const name of [
      'fill',
      'stroke',
      'stroke-width',
      'paint-order',
      'font-family',
      'font-size',
      'font-weight',
    ])
      part.setAttribute(name, style.getPropertyValue(name));
  }
  copy.style.background = getComputedStyle(document.body).backgroundColor;
  const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}
