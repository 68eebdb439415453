/**
 * What sort of effect it is that replaces or prevents (614.1, 614.2, 614.9 to 614.16, 615.1 to 615.10), and that another
 * effect made it applicable (616.2): the rules by which it applies as it does, with that of the keyword that says so (702).
 */

import type { Replacement } from '../../../ability/ability.js';
import type { Change } from '../../../ability/change.js';
import { changesOf } from '../../../ability/parts.js';
import type { What } from '../../../ability/reference.js';
import { flat } from '../../../ground/list.js';
import type { Misfit } from '../../../rulebook/misfit.js';
import type { Applied } from '../../../rulebook/policy.js';
import type { RefusalCode } from '../../../rulebook/refusal.js';
import { isForEach } from '../damage/shield.js';
import { keywordRule } from '../keyword-rule.js';
import type { Rule } from '../rule.js';

/** The rules by which an effect applies as it does, those of its own sort first. */
export function groundsOf(applied: Applied): readonly Rule[] {
  const keyword = keywordRule(applied.ability);
  const own = flat(GROUNDS, ([rule, holds]) => (holds(applied) ? [rule] : []));
  return keyword ? [...own, keyword] : own;
}

const GROUNDS: readonly (readonly [rule: Rule, holds: (applied: Applied) => boolean])[] = [
  ['instead', ({ ability: { says } }) => says.startsWith('instead')],
  ['enters-with', (applied) => isAboutEntering(applied) && isOwn(applied) && isWith(applied)],
  ['enters', (applied) => isAboutEntering(applied) && !(isOwn(applied) && isWith(applied))],
  ['turned-up', ({ ability }) => ability.watch.event === 'turn face up'],
  ['lasts-until-used', (applied) => applied.lasting && !prevents(applied)],
  ['damage-of-a-source', (applied) => isAboutDamage(applied) && !prevents(applied)],
  ['skip', isSkip],
  ['skips', isSkip],
  ['skip-then', (applied) => isSkip(applied) && applied.ability.after !== undefined],
  ['regenerates', regenerates],
  ['regenerates-each-time', (applied) => regenerates(applied) && !applied.lasting],
  ['draw-replaced', ({ ability: { watch } }) => watch.event === 'draw'],
  ['moves-others', ({ ability }) => changesOf(ability).some(isMoving)],
  [
    'effect-makes',
    ({ ability: { watch } }) =>
      (watch.event === 'create' || watch.event === 'put counters') &&
      (watch.cause ?? []).some(({ manner }) => manner === 'effect'),
  ],
  ['prevents', (applied) => prevents(applied) && !isInVain(applied)],
  ['not-prevented', isInVain],
  ['prevents-a-source', (applied) => prevents(applied) && applied.ability.watch.other !== undefined],
  ['prevention-lasts', (applied) => applied.lasting && prevents(applied)],
  ['prevents-and-more', (applied) => prevents(applied) && applied.ability.after !== undefined],
  ['redirects', ({ ability }) => changesOf(ability).some(({ change }) => change === 'recipient')],
  ['prevents-of-a-kind', (applied) => prevents(applied) && isOfSomeQuality(applied.ability.watch.other)],
  ['prevents-for-each', ({ ability }) => isForEach(ability)],
  ['prevents-so-many', (applied) => prevents(applied) && applied.ability.limit?.limit === 'points'],
  ['prevents-next', (applied) => prevents(applied) && applied.ability.limit?.limit === 'next'],
  [
    'prevents-each-time',
    ({ ability, lasting }) =>
      !lasting && ability.outcome.outcome === 'prevent' && ability.outcome.amount !== 'all',
  ],
  ['copied-again', isCopiedAgain],
  ['arisen', ({ arisen }) => arisen],
];

/** What another copy effect has brought besides is not there any more. */
function isCopiedAgain({ ability, before }: Applied): boolean {
  return (
    changesOf(ability).some(({ change }) => change === 'copy') &&
    before.some(({ detail }) => {
      const { status = [], counters = {} } = detail?.arrival?.extra ?? {};
      return status.length + Object.keys(counters).length > 0;
    })
  );
}

function prevents({ ability: { outcome } }: Applied): boolean {
  return outcome.outcome === 'prevent';
}

/** What cannot be prevented is dealt; the effect applies for what else it does (615.12). */
function isInVain(applied: Applied): boolean {
  return (
    prevents(applied) && applied.after.length > 0 && applied.after.every(({ kind }) => kind !== 'prevent')
  );
}

/** Instead of it nothing is done. */
function isSkip({ ability: { outcome } }: Applied): boolean {
  return outcome.outcome === 'not';
}

function regenerates({ ability: { outcome } }: Applied): boolean {
  return (
    outcome.outcome === 'stand in' &&
    outcome.do.some((one) => one.do === 'act' && one.act.event === 'regenerate')
  );
}

/** "A red source of your choice": it was picked, and is looked at again (615.9). */
function isOfSomeQuality(source: What | undefined): boolean {
  if (source?.what !== 'some' || !source.ofChoice) return false;
  const { adjectives = [], head, which = [] } = source.described;
  return (
    adjectives.length + which.length > 0 ||
    !('sort' in head) ||
    head.sort !== 'source' ||
    head.kinds !== undefined
  );
}

function isAboutDamage({ ability: { watch } }: Applied): boolean {
  return watch.event === 'damage';
}

/** What is done besides, other than that counters are put on what enters. */
function isMoving(change: Change): boolean {
  return (
    change.change === 'also' &&
    change.do.some((step) => step.do !== 'act' || step.act.event !== 'put counters')
  );
}

function isAboutEntering({ ability: { watch, says } }: Applied): boolean {
  return says === 'plain' && watch.event === 'move' && watch.to?.zone === 'battlefield';
}

/** What a permanent says of its own entry. */
function isOwn({ ability: { watch } }: Applied): boolean {
  return watch.object?.what === 'this';
}

/** "Enters with", "enters as", "as ... enters". */
function isWith({ ability }: Applied): boolean {
  const within: readonly string[] = ['counters', 'counters of one kind', 'copy', 'choose', 'pick', 'also'];
  return ability.opens === 'as' || changesOf(ability).some(({ change }) => within.includes(change));
}

/** What an effect watches for, an event or the damage of a source, and how long it lasts. */
const OF_EACH = {
  replaces: { event: 'watches', source: 'damage-of-a-source', lasts: 'lasts-until-used' },
  prevents: { event: 'watches-damage', source: 'prevents-a-source', lasts: 'prevention-lasts' },
} as const satisfies Record<string, Record<string, Rule>>;

/**
 * Why what an effect does not watch for is not changed by it, nor what comes once it is used up. What a keyword asks for is
 * said by its own rule.
 */
export function explains(ability: Replacement, why: RefusalCode, misfit: Misfit | null): Rule | null {
  const { outcome, watch, limit } = ability;
  const keyword = why === 'condition' || misfit?.lacks === 'described' ? keywordRule(ability) : null;
  if (keyword) return keyword;
  const prevented = outcome.outcome === 'prevent';
  const { event, source, lasts } = OF_EACH[prevented ? 'prevents' : 'replaces'];
  if (why !== 'used-up' && why !== 'amount-used-up') {
    const bySource = watch.event === 'damage' && misfit !== null && 'of' in misfit && misfit.of === 'other';
    return bySource ? source : event;
  }
  if (prevented && limit?.limit === 'points' && !limit.per) return 'prevents-so-many';
  return limit?.limit === 'next' ? lasts : null;
}
