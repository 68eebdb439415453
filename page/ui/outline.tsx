/** The decisions as an outline: one line a branch; the arrow keys walk through it. */

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { BranchView, RulingView, TargetView } from '../protocol.js';
import type { Sheet } from '../state/ruling.js';
import { pathKey, type Row, rowsOf, samePath, sizeOf } from '../state/tree.js';
import { WORDS } from '../words/page.js';
import { Cites } from './cites.js';

/** A tree of no more places is unfolded from the beginning. */
const SMALL = 24;

export function Outline({ sheet, ruling }: { sheet: Sheet; ruling: RulingView }) {
  const folded = useSignal<ReadonlyMap<string, boolean>>(new Map());
  const place = useRef<HTMLDivElement>(null);
  const { tree } = ruling;
  const small = sizeOf(tree, SMALL) <= SMALL;
  const chosen = sheet.path.value;
  const isOpen = (key: string): boolean =>
    folded.value.get(key) ?? (small || `${pathKey(chosen)}.`.startsWith(`${key}.`));
  const rows = rowsOf(tree, isOpen);
  const at = Math.max(
    rows.findIndex(({ path }) => samePath(path, chosen)),
    0,
  );

  const fold = ({ path }: Row, open: boolean): void => {
    folded.value = new Map(folded.value).set(pathKey(path), open);
  };
  const go = (index: number): void => {
    const row = rows[index];
    if (!row) return;
    sheet.path.value = row.path;
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[at];
    const handled = row && walk(event.key, { rows, row, at, go, fold });
    if (handled) event.preventDefault();
  };

  return (
    <div class="outline" role="tree" aria-label={WORDS.choose.label} ref={place} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <Branch
          row={row}
          ruling={ruling}
          selected={index === at && samePath(row.path, chosen)}
          reached={index === at}
          onChoose={() => go(index)}
          onFold={() => fold(row, !row.open)}
          key={pathKey(row.path)}
        />
      ))}
    </div>
  );
}

interface Walking {
  readonly rows: readonly Row[];
  readonly row: Row;
  readonly at: number;
  go(index: number): void;
  fold(row: Row, open: boolean): void;
}

/** What a key does, as in any tree; whether it does anything. */
function walk(key: string, { rows, row, at, go, fold }: Walking): boolean {
  switch (key) {
    case 'ArrowDown':
      go(Math.min(at + 1, rows.length - 1));
      return true;
    case 'ArrowUp':
      go(Math.max(at - 1, 0));
      return true;
    case 'Home':
      go(0);
      return true;
    case 'End':
      go(rows.length - 1);
      return true;
    case 'ArrowRight':
      if (row.leads && !row.open) fold(row, true);
      else if (row.leads) go(at + 1);
      return true;
    case 'ArrowLeft': {
      if (row.open) fold(row, false);
      else {
        const above = rows.findLastIndex(({ level }, index) => index < at && level < row.level);
        if (above >= 0) go(above);
      }
      return true;
    }
    case 'Enter':
    case ' ':
      go(at);
      return true;
    default:
      return false;
  }
}

interface BranchProps {
  readonly row: Row;
  readonly ruling: RulingView;
  readonly selected: boolean;
  readonly reached: boolean;
  onChoose(): void;
  onFold(): void;
}

function Branch({ row, ruling, selected, reached, onChoose, onFold }: BranchProps) {
  const { junction, level, branches, first, leads, open, at } = row;
  const [branch] = branches;
  if (!branch) return null;
  const label = labels(branches);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys for all of its lines.
    <div
      class="branch"
      role="treeitem"
      aria-level={level}
      aria-selected={selected}
      aria-expanded={leads ? open : undefined}
      tabIndex={reached ? 0 : -1}
      style={{ '--level': level }}
      onClick={onChoose}
    >
      {first && (
        <span class="question">
          {junction.question}
          <Cites cites={junction.cites.map((cite) => ({ ...cite, first: false }))} />
        </span>
      )}
      <span class="branch-line">
        <span
          class="twisty"
          aria-hidden="true"
          data-leads={leads || undefined}
          data-open={open || undefined}
          onClick={(event) => {
            event.stopPropagation();
            if (leads) onFold();
          }}
        />
        <span class="branch-label" title={label}>
          {label}
        </span>
        {branch.given && <span class="tag">{WORDS.choose.given}</span>}
        <Leads branch={branch} at={at} ruling={ruling} open={open} />
      </span>
    </div>
  );
}

/** Labels of branches that end the same; of many the first few. */
function labels(branches: readonly BranchView[]): string {
  const most = 3;
  const told = branches.slice(0, most).map(({ label }) => label);
  const rest = branches.length - told.length;
  return [...told, ...(rest > 0 ? [WORDS.choose.more(rest)] : [])].join(WORDS.choose.or);
}

interface LeadsProps {
  readonly branch: BranchView;
  readonly at: TargetView;
  readonly ruling: RulingView;
  readonly open: boolean;
}

/** Where a branch leads, in a few words. */
function Leads({ branch, at, ruling, open }: LeadsProps) {
  const { outcomes, all } = branch;
  const [only = 0] = outcomes;
  if (at.to === 'back') return <span class="leads soft">{WORDS.choose.back(at.adds)}</span>;
  if (at.to === 'cut') return <span class="leads soft">{WORDS.choose.cut}</span>;
  if (outcomes.length !== 1) {
    return open ? null : <span class="leads soft">{WORDS.choose.several(outcomes.length)}</span>;
  }
  if (ruling.outcomes.length < 2) return all === '1' ? null : <Count ways={all} />;
  const verdict = ruling.outcomes[only]?.verdict.map(({ text }) => text).join(' ') ?? '';
  return (
    <span class="leads">
      <span class="outcome-number">
        <span class="unseen">{WORDS.see.outcome(only + 1)}</span>
        <span aria-hidden="true">{only + 1}</span>
      </span>
      {at.to === 'outcome' ? (
        <span class="leads-to" title={verdict}>
          {verdict}
        </span>
      ) : (
        <span class="leads-to">{WORDS.choose.same}</span>
      )}
      {all !== '1' && <Count ways={all} />}
    </span>
  );
}

function Count({ ways }: { ways: string }) {
  return <span class="count">{WORDS.choose.times(ways)}</span>;
}
