/** The players of a scenario: in turn order, with what is counted for them and the zones that are theirs. */

import type { PlayerId } from '../../ground/id.js';
import { nameAdvice } from '../../ground/near.js';
import { type Position, zoneId } from '../../position/position.js';
import type { Definition } from '../../rulebooks/definition.js';
import type { Scenario } from '../written.js';
import type { Faults, Path } from './faults.js';

export class Players {
  private readonly definition: Definition;
  private readonly scenario: Scenario;
  private readonly faults: Faults;
  private readonly names: readonly string[];
  /** Whose turn it is; the first player's where the scenario names nobody. */
  readonly turn: PlayerId;

  constructor(definition: Definition, scenario: Scenario, faults: Faults) {
    this.definition = definition;
    this.scenario = scenario;
    this.faults = faults;
    this.names = scenario.players.map(({ name }) => name);
    this.uniqueNames();
    this.turn = this.find(scenario.turn, ['turn']) ?? (0 as PlayerId);
    this.choosers();
  }

  /** Who has the turn after a player's. */
  after(player: PlayerId): PlayerId {
    return ((player + 1) % this.names.length) as PlayerId;
  }

  list(): Position['players'] {
    return this.scenario.players.map((player, index) => ({
      id: index as PlayerId,
      name: player.name,
      values: this.values(player),
    }));
  }

  /** The player of a name; null where none is given, or where nobody is called so, which is a problem. */
  find(name: string | undefined, path: Path): PlayerId | null {
    if (name === undefined) return null;
    const index = this.names.indexOf(name);
    if (index >= 0) return index as PlayerId;
    const message = `No player is called ${JSON.stringify(name)}.`;
    this.faults.add('scenario/unknown-player', message, path, nameAdvice(name, this.names));
    return null;
  }

  /** Every zone of the game, with nothing in it. */
  zones(): { [zone: string]: [] } {
    const { zones } = this.definition.rulebook.catalogue;
    const keys = Object.entries(zones).flatMap(([zone, { shared }]) =>
      shared ? [zone] : this.names.map((_, index) => zoneId(zone, index as PlayerId)),
    );
    return Object.fromEntries(keys.map((key) => [key, []]));
  }

  /** Zones of players of which the scenario says nothing: they may be empty or not. */
  unlisted(): { [zone: string]: string } {
    const { zoneWords, rulebook } = this.definition;
    const owned = Object.entries(zoneWords).filter(([, zone]) => !rulebook.catalogue.zones[zone]?.shared);
    return Object.fromEntries(
      this.scenario.players.flatMap((player, index) =>
        owned.flatMap(([word, zone]) =>
          player[word] === undefined ? [[zoneId(zone, index as PlayerId), word] as const] : [],
        ),
      ),
    );
  }

  private values(player: Scenario['players'][number]): { [value: string]: number } {
    const values = Object.entries(this.definition.valueWords).flatMap(([word, value]) =>
      typeof player[word] === 'number' ? [[value, player[word]] as const] : [],
    );
    return Object.fromEntries(values);
  }

  private uniqueNames(): void {
    this.names.forEach((name, index) => {
      if (this.names.indexOf(name) === index) return;
      const message = `Two players are called ${name}.`;
      const advice = 'Give each player a name of their own.';
      this.faults.add('scenario/player-twice', message, ['players', index, 'name'], advice);
    });
  }

  /** Whoever is to answer must be one of the players, or chance. */
  private choosers(): void {
    this.scenario.choices?.forEach(({ by }, index) => {
      if (by !== 'chance') this.find(by, ['choices', index, 'by']);
    });
  }
}
