/** "A" or "an". */

/** One by its sound: a unit, a one, a Eureka; a U, an X; an 8/8, an 11/11, a 1100. */
const CONSONANT = /^(?:uni(?![dn]|mp)|us[ae]|ut[eio]|eu|one\b|u\b)/i;
const VOWEL = /^(?:[aeiou]|8|1[18](?:,?\d{3})*(?!\d)|xyz|hour|honest|honou?r|heir|[fhlmnrsx]\b)/i;

/** @example article('artifact') // => 'an' */
export function article(noun: string): 'a' | 'an' {
  const word = noun.replace(/^["“'‘{[(]+/, '');
  return VOWEL.test(word) && !CONSONANT.test(word) ? 'an' : 'a';
}

/** @example withArticle('"Evil HERO" card') // => 'an "Evil HERO" card' */
export function withArticle(noun: string): string {
  return `${article(noun)} ${noun}`;
}
