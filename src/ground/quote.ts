/** Words in quotation marks. */

/**
 * On one line; what they quote themselves stands in single marks.
 * @example quote('Has "Flying".') // => `"Has 'Flying'."`
 */
export function quote(text: string): string {
  return `"${text.replace(/["“”]/g, "'").replace(/\s*\n\s*/g, ' ')}"`;
}
