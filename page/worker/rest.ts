/**
 * What of the engine the ruling with which the page opens does not take: it comes when anything else is asked for. In the
 * first part of the engine stand-ins have the place of these modules (`build/rest.ts`).
 */

export * as rename from '../../src/ability/rename.js';
export * as change from '../../src/evaluate/change.js';
export * as condition from '../../src/evaluate/condition.js';
export * as depend from '../../src/evaluate/depend.js';
export * as effect from '../../src/evaluate/effect.js';
export * as layers from '../../src/evaluate/layers.js';
export * as listed from '../../src/evaluate/listed.js';
export * as modify from '../../src/evaluate/modify.js';
export * as past from '../../src/evaluate/past.js';
export * as top from '../../src/evaluate/top.js';
export * as apart from '../../src/explain/apart.js';
export * as counters from '../../src/explain/counters.js';
export * as deed from '../../src/explain/english/deed.js';
export * as each from '../../src/explain/english/each.js';
export * as instead from '../../src/explain/english/instead.js';
export * as reason from '../../src/explain/english/reason.js';
export * as matter from '../../src/explain/matter.js';
export * as put from '../../src/explain/put.js';
export * as canonical from '../../src/explore/canonical.js';
export * as fields from '../../src/explore/fields.js';
export * as form from '../../src/explore/form.js';
export * as forming from '../../src/explore/forming.js';
export * as offered from '../../src/explore/offered.js';
export * as term from '../../src/explore/term.js';
export * as times from '../../src/explore/times.js';
export * as alternative from '../../src/kernel/alternative.js';
export * as amend from '../../src/kernel/amend.js';
export * as applying from '../../src/kernel/applying.js';
export * as beforehand from '../../src/kernel/beforehand.js';
export * as counts from '../../src/kernel/counts.js';
export * as heir from '../../src/kernel/heir.js';
export * as identify from '../../src/kernel/identify.js';
export * as modes from '../../src/kernel/modes.js';
export * as moment from '../../src/kernel/moment.js';
export * as multiplied from '../../src/kernel/multiplied.js';
export * as offer from '../../src/kernel/offer.js';
export * as parted from '../../src/kernel/parted.js';
export * as portion from '../../src/kernel/portion.js';
export * as probe from '../../src/kernel/probe.js';
export * as repeat from '../../src/kernel/repeat.js';
export * as use from '../../src/rulebooks/common/use.js';
export * as asked from '../../src/rulebooks/riftbound/asked.js';
export * as assigning from '../../src/rulebooks/riftbound/assigning.js';
export * as burning from '../../src/rulebooks/riftbound/burning.js';
export * as fighting from '../../src/rulebooks/riftbound/fighting.js';
export * as lethal from '../../src/rulebooks/riftbound/lethal.js';
export * as pay from '../../src/rulebooks/riftbound/pay.js';
export * as points from '../../src/rulebooks/riftbound/points.js';
export * as replace from '../../src/rulebooks/riftbound/replace.js';
export * as score from '../../src/rulebooks/riftbound/score.js';
export * as token from '../../src/rulebooks/riftbound/token.js';
export * as turn from '../../src/rulebooks/riftbound/turn.js';
