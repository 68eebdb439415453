/** What if: something is changed, and the two rulings stand side by side. */

import '../style/what-if.css';
import type { EffectView, RulingView, WhatIf } from '../protocol.js';
import { change, comparing, differ, main, other } from '../state/page.js';
import { NO_CHANGE, type Sheet } from '../state/ruling.js';
import { WHAT_IF } from '../words/what-if.js';
import { Pick } from './pick.js';
import { Working } from './progress.js';
import { Says } from './verdict.js';
import { Problems } from './wrong.js';

export function Levering({ ruling }: { ruling: RulingView }) {
  const { effects, players, versions } = ruling;
  const changed = change.value;
  const applied = effects.filter((effect) => effect.applied);
  const first = applied.length > 0 ? applied : effects;
  const others = effects.filter((effect) => !first.includes(effect));
  return (
    <section class="stack" aria-label={WHAT_IF.effects}>
      <div class="stack">
        {effects.length > 0 && (
          <fieldset class="switches stack">
            <legend class="soft small">{WHAT_IF.effects}</legend>
            <Levers effects={first} changed={changed} />
            {others.length > 0 && (
              <details class="switches-more">
                <summary class="soft small others-head">{WHAT_IF.others(others.length)}</summary>
                <div class="switches stack">
                  <Levers effects={others} changed={changed} />
                </div>
              </details>
            )}
          </fieldset>
        )}
        <div class="row">
          {players.length > 1 && (
            <Pick
              label={WHAT_IF.turn}
              values={players}
              now={changed.turn ?? ruling.turn}
              choose={(turn) => differ({ ...changed, turn: turn === ruling.turn ? null : turn })}
            />
          )}
          {versions.length > 1 && (
            <Pick
              label={WHAT_IF.rules}
              values={versions}
              now={changed.rules ?? ruling.rules}
              choose={(rules) => differ({ ...changed, rules: rules === ruling.rules ? null : rules })}
            />
          )}
        </div>
      </div>
      {comparing.value && <Compared />}
    </section>
  );
}

function Levers({ effects, changed }: { effects: readonly EffectView[]; changed: WhatIf }) {
  return (
    <>
      {effects.map((effect) => (
        <Lever effect={effect} changed={changed} key={`${effect.card} ${effect.line}`} />
      ))}
    </>
  );
}

function Lever({ effect, changed }: { effect: EffectView; changed: WhatIf }) {
  const { card, line, text } = effect;
  const off = changed.without.some((one) => one.card === card && one.line === line);
  const flip = (): void => {
    const others = changed.without.filter((one) => one.card !== card || one.line !== line);
    differ({ ...changed, without: off ? others : [...others, { card, line }] });
  };
  return (
    <label class="switch">
      <input type="checkbox" checked={!off} onChange={flip} />
      <span>
        <b>{card}</b> <span class="soft">{text}</span>
      </span>
    </label>
  );
}

function Compared() {
  const before = main.ruling.value;
  const after = other.ruling.value;
  const same = before && after && !before.partial && !after.partial && told(before) === told(after);
  return (
    <>
      <div class="row">
        {before && after && (
          <p class="says-too" role="status">
            {same ? WHAT_IF.same : WHAT_IF.differs}
          </p>
        )}
        <button type="button" class="button spread" onClick={() => differ(NO_CHANGE)}>
          {WHAT_IF.reset}
        </button>
      </div>
      <div class="beside stack">
        <Side label={WHAT_IF.asAsked} sheet={main} />
        <Side label={inWords(change.value)} sheet={other} />
      </div>
    </>
  );
}

/** What a ruling comes to, as one text: whether two come to the same. */
function told({ outcomes }: RulingView): string {
  return outcomes
    .map(({ verdict, changes }) => JSON.stringify([verdict, changes]))
    .sort()
    .join();
}

function inWords({ without, turn, rules }: WhatIf): string {
  const { off, turnOf, rulesOf, changed } = WHAT_IF;
  const parts = [
    ...without.map(({ card }) => off(card)),
    ...(turn === null ? [] : [turnOf(turn)]),
    ...(rules === null ? [] : [rulesOf(rules)]),
  ];
  return parts.length === 0 ? changed : `${changed}: ${parts.join(', ')}`;
}

function Side({ label, sheet }: { label: string; sheet: Sheet }) {
  const ruling = sheet.ruling.value;
  return (
    <section class="side stack" aria-label={label} aria-busy={sheet.working.value}>
      <h3 class="heading">{label}</h3>
      <Working sheet={sheet} />
      {!ruling && <Problems problems={sheet.problems.value} />}
      {ruling && (
        <>
          {ruling.partial !== null && <p class="partial">{ruling.partial}</p>}
          <Says verdict={ruling.verdict} />
          {ruling.outcomes.map(({ verdict, changes }, index) => (
            <div class="side-outcome stack" key={`${index} ${verdict[0]?.text}`}>
              {ruling.outcomes.length > 1 && (
                <p class="side-says">
                  <span class="outcome-number">{index + 1}</span>
                  <span>{verdict.map(({ text }) => text).join(' ')}</span>
                </p>
              )}
              <ul class="changes">
                {changes.map(({ what, changes: each }) => (
                  <li key={what}>
                    <b>{what}</b> {each.join('; ')}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
    </section>
  );
}
