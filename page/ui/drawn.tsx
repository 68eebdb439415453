/** The decisions as a drawn tree, which can be saved as it stands. It is fetched when it is first wanted. */

import { hierarchy, tree as tidy } from 'd3-hierarchy';
import { useRef } from 'preact/hooks';
import type { RulingView, TargetView } from '../protocol.js';
import type { Sheet } from '../state/ruling.js';
import { samePath } from '../state/tree.js';
import { WORDS } from '../words.js';

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
const ROW = 44;
const COLUMN = 260;
const WIDEST = 34;

export function Drawn({ ruling, sheet }: { ruling: RulingView; sheet: Sheet }) {
  const drawing = useRef<SVGSVGElement>(null);
  const { root, cut } = placesOf(ruling);
  const laid = tidy<Place>().nodeSize([ROW, COLUMN])(hierarchy(root, ({ places }) => places));
  const nodes = laid.descendants();
  const top = Math.min(...nodes.map(({ x }) => x)) - ROW;
  const height = Math.max(...nodes.map(({ x }) => x)) - top + ROW;
  const width = Math.max(...nodes.map(({ y }) => y)) + COLUMN;
  const chosen = sheet.path.value;
  const isOn = (path: readonly number[]): boolean => samePath(path, chosen.slice(0, path.length));
  return (
    <figure class="drawn">
      <div class="drawn-sheet">
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
          {laid.links().map(({ source, target }) => (
            <path
              d={`M${source.y} ${source.x}C${source.y + COLUMN / 2} ${source.x} ${source.y + COLUMN / 2} ${target.x} ${target.y} ${target.x}`}
              class="limb"
              data-on={isOn(target.data.path) || undefined}
              key={target.data.path.join('.')}
            />
          ))}
          {nodes.map(({ x, y, data }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the outline is the way for keys; this is a picture of it.
            <g
              transform={`translate(${y} ${x})`}
              class="node"
              data-on={isOn(data.path) || undefined}
              onClick={() => (sheet.path.value = data.path)}
              key={data.path.join('.')}
            >
              <title>{[data.answer, data.label].filter(Boolean).join(': ')}</title>
              {data.outcome === null ? (
                <rect x={-5} y={-5} width={10} height={10} class="node-asks" transform="rotate(45)" />
              ) : (
                <circle r={9} class="node-ends" />
              )}
              {data.outcome !== null && (
                <text class="node-number" text-anchor="middle" dy="0.35em">
                  {data.outcome + 1}
                </text>
              )}
              <text class="node-answer" x={-10} y={-12} text-anchor={data.path.length > 0 ? 'end' : 'start'}>
                {short(data.answer)}
              </text>
              <text class="node-label" x={14} y={data.places.length > 0 ? -10 : 4}>
                {short(data.label)}
              </text>
            </g>
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

function placesOf(ruling: RulingView): { root: Place; cut: boolean } {
  const { tree, outcomes } = ruling;
  let count = 0;
  const make = (at: TargetView, path: readonly number[], answer: string): Place => {
    count += 1;
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
        ? WORDS.choose.back
        : at.to === 'cut'
          ? WORDS.choose.cut
          : verdict.map(({ text }) => text).join(' '));
    return { path, answer, label, outcome, places };
  };
  return { root: make(tree.start, [], ''), cut: count >= MOST };
}

function short(text: string): string {
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
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
