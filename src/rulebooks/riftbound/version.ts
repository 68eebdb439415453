import type { Game } from '../../rulebook/game.js';
import type { Version } from './rule.js';

export function versionOf(game: Game): Version {
  return game.table.position.rules === '1.3' ? '1.3' : '1.4';
}
