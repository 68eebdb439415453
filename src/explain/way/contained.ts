/** What several events of one moment contain, told once they are. */

import type { GameEvent } from '../../position/event.js';

/** Each after the last of those that contain such: two players create tokens, and all of these enter. */
export function withPartsLast<Told extends { readonly planned: GameEvent }>(
  told: readonly Told[],
  within: ReadonlyMap<GameEvent, GameEvent>,
): readonly Told[] {
  const wholeOf = ({ planned }: Told): GameEvent | undefined => {
    const whole = within.get(planned);
    return told.some((one) => one.planned === whole) ? whole : undefined;
  };
  const ordered: Told[] = [];
  for (const [at, one] of told.entries()) {
    if (wholeOf(one)) continue;
    ordered.push(one);
    const { kind } = one.planned;
    if (told.slice(at + 1).some((later) => !wholeOf(later) && later.planned.kind === kind)) continue;
    ordered.push(...told.filter((part) => wholeOf(part)?.kind === kind));
  }
  return ordered;
}
