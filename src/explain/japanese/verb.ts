/** Japanese verbs, from their dictionary form. */

export type Form =
  /** 破壊される */
  | 'plain'
  /** 破壊され、... */
  | 'linked'
  /** 破壊されない */
  | 'not'
  /** 破壊されず、... */
  | 'not linked';

/** Before the last る: 食べる, 生きる. */
const ONE_STEP = /[いきしちにひみりぎじびぴえけせてねへめれげぜでべぺ]る$/;
/** Written with nothing between: their linked form alone would be a syllable. */
const SHORT = /(?:出|得|見)る$/;

/** The endings of the other verbs: 引く, 引き, 引か(ない). */
const ENDINGS: { readonly [last: string]: readonly [linked: string, negative: string] } = {
  う: ['い', 'わ'],
  く: ['き', 'か'],
  ぐ: ['ぎ', 'が'],
  す: ['し', 'さ'],
  つ: ['ち', 'た'],
  ぶ: ['び', 'ば'],
  む: ['み', 'ま'],
  る: ['り', 'ら'],
};

/**
 * @param verb its dictionary form
 * @example inflect('破壊される', 'not') // => '破壊されない'
 */
export function inflect(verb: string, form: Form): string {
  if (form === 'plain') return verb;
  const [linked, negative] = stems(verb);
  switch (form) {
    case 'linked':
      return linked;
    case 'not':
      return `${negative}ない`;
    case 'not linked':
      return verb.endsWith('する') ? `${verb.slice(0, -2)}せず` : `${negative}ず`;
  }
}

function stems(verb: string): readonly [linked: string, negative: string] {
  const stem = verb.slice(0, -1);
  if (SHORT.test(verb)) return [`${stem}て`, stem];
  if (verb.endsWith('する')) return [`${verb.slice(0, -2)}し`, `${verb.slice(0, -2)}し`];
  if (ONE_STEP.test(verb)) return [stem, stem];
  const [linked, negative] = ENDINGS[verb.slice(-1)] ?? ['', ''];
  return [`${stem}${linked}`, `${stem}${negative}`];
}

/** The same verb in a form that goes on. */
export function goingOn(form: Form): Form {
  return form === 'not' || form === 'not linked' ? 'not linked' : 'linked';
}

/** The same verb in a form that denies it. */
export function negated(form: Form): Form {
  return form === 'linked' || form === 'not linked' ? 'not linked' : 'not';
}
