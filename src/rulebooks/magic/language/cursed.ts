/** "Enchant player", "enchant opponent", and "enchanted player" of the text (702.5d). */

import type { English } from '../../../language/english/english.js';
import { introduced } from '../../../language/template.js';
import { ENCHANT_OPPONENT, ENCHANT_PLAYER } from '../permanent/attaching.js';
import { enchantedPlayer } from '../permanent/on-player.js';

export function addCursed({ grammar, keyword, who }: English): void {
  for (const name of [ENCHANT_PLAYER, ENCHANT_OPPONENT])
    grammar.rule(keyword)(name, {}, () => ({ ability: 'keyword', keyword: name }));
  grammar.rule(who)('enchanted player', {}, () => enchantedPlayer(introduced()), {
    number: 'one',
    refers: { how: 'introduces', sort: 'player' },
  });
}
