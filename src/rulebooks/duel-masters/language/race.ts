/** The races of Duel Masters (rule 203), as English cards name them, and the parts of races that texts speak of. */

/** By the last word, where it is no `s` that makes the plural. */
const PLURALS: { readonly [word: string]: string } = {
  Faerie: 'Faeries',
  Folk: 'Folk',
  Gang: 'Gang',
  Merfolk: 'Merfolk',
  People: 'People',
  Phoenix: 'Phoenixes',
  Virus: 'Viruses',
};

/** Words that are their own plural: what ends so, and names that are never counted with an `s`. */
const UNCHANGED = new Set([
  'Abyss',
  'ACE',
  'Baku',
  'Children',
  'Dead',
  'Deletron',
  'Distas',
  'En',
  'Fish',
  'Ginga',
  'Go',
  'Hamukatsu',
  'Jokers',
  'Kai',
  'Kirifuda',
  'Mecha',
  'Metallica',
  'Mutopia',
  'Neet',
  'Oni',
  'RexStars',
  'Samurai',
  'Sen',
  'Shinobi',
  'Specials',
  'Tricks',
  'Unnoise',
  'Xenoparts',
  'Zero',
]);

/**
 * Races that stand on cards. A text that speaks of "Dragons" or "Commands" means every race of which that is a part
 * (203.2), so the parts that texts speak of are listed as well.
 */
const NAMES = `
  Abyss, Abyss Dragon, Abyss Royale, ACE, Alien, Angel Command, Angel Command Dragon, Apollonia Dragon,
  Arc Seraphim, Armored, Armored Arts, Armored Dragon, Armored Wyvern, Armorloid, Balloon Mushroom, Beast Folk,
  Beast Folk Go, Beat Jockey, Berserker, Big Muscle, Black Command Dragon, Blue Command Dragon, Blue Monster,
  Brain Jacker, Brave Spirit, Children, Chimera, Colony Beetle, Command, Command Dragon, Cosmo Walker,
  Crystal Command Dragon, Curry Bread, Cyber, Cyber Cluster, Cyber Command, Cyber Lord, Cyber Moon,
  Cyber Virus, Cyber Virus Kai, Dark Lord, Dark Monster, Death Puppet, Deep Marine, Deletron, Demon Command,
  Demon Command Dragon, Demonio, Devil Command Dragon, Devil Mask, Dispector, Distas, Dolszak, Dragon,
  Dragon Guild, Dragonoid, Draguner, Dreammate, Dune Gecko, Dynamo, Earth Dragon, Earth Eater, Emerald Monster,
  Featheroid, Fire Bird, Fire Bird En, Fish, Flame Command, Flame Monster, Funky Knightmare, Fushigi Kingdom,
  Gaia Command, Gaial Command Dragon, Game Command, Gargoyle, Gel Fish, Ghost, Giant, Giant Dragon,
  Giant Insect, Giant Skill, Giant Snow Faerie, Gladiator, God, God Nova, God Nova OMG, Grand Devil, Gransect,
  Great Mecha King, Green Command Dragon, Guardian, Guerrilla Command, Hedrian, Horned Beast, Human,
  Human Baku, Human Dragon, Humanoid, Hunter, Initiate, Invader, Jokers, Judgment Emblem,
  Jurassic Command Dragon, Justice Orb, Justice Wing, King Command Dragon, Knight, Leviathan, Light Bringer,
  Liquid People, Liquid People Sen, Living Dead, Lost Crusader, Lunatic Emperor, Machine Eater, Machine Hero,
  Mafi Gang, Magic, Magic Command, Magic Command Dragon, Magic Crystal Command Dragon, Magic Dragon,
  Magic Nitro Dragon, Magic Outrage, Magic Song, Magic Tool, Master Dolszak, Master Dragon, Master Hazard,
  Mecha, Mecha Del Dinero, Mecha Del Sol, Mecha Del Stella, Mecha Del Tech, Mecha Thunder, Mega Command Dragon,
  Melt Warrior, Merfolk, Metallica, Mutopia, Mystery Totem, Naga, Neet, New World Dragon, Nitro Dragon, Oni,
  Oni RexStars, Onifuda Kingdom, Oracle, Oraclion, Origin, Outrage, Outrage Dragon, Outrage MAX, Pandora Box,
  Parasite Worm, Pegasus, Phoenix, Pianist, Poseidia Dragon, Rainbow Command Dragon, Rainbow Phantom,
  Red Command Dragon, Revolutionary, RexStars, Rock Beast, S-Rank Invader, Samurai, Sea Faerie, Sea Hacker,
  Shining Command Dragon, Shinobi, Snow Faerie, Soltrooper, Sonic Command, Sonic Command Dragon, Specials,
  Spirit Quartz, Splash Queen, Starlight Tree, Starnoid, Supercar Dragon, Survivor, Team Bomber, Team Ginga,
  Team Hamukatsu, Team Kirifuda, Team Wave, Team Zero, The Answer, Tree Folk, Tricks, Trinity Command,
  Tristone, Unknown, Unnoise, Vehicle Bee, Veil Abyss, Volcano Dragon, White Command Dragon, Wild Veggies,
  Wonder Trick, Wonderforce, World Command, World Command Dragon, World Dragon, World Idol, Xenoparts, Zenith,
  Zombie Dragon
`;

/** Races and parts of races, with their plurals. */
export const RACES: readonly (readonly [string, string])[] = NAMES.split(',').map((name) => {
  const race = name.trim();
  return [race, pluralOf(race)];
});

function pluralOf(race: string): string {
  const words = race.split(' ');
  const last = words.pop() ?? '';
  const plural = PLURALS[last] ?? (UNCHANGED.has(last) ? last : `${last}s`);
  return [...words, plural].join(' ');
}

/** A race and its parts: an Armored Dragon is a Dragon, an Angel Command Dragon an Angel Command (203.2). */
export function partsOf(race: string): string[] {
  const words = race.split(' ');
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((__, to) => words.slice(from, from + to + 1).join(' ')),
  );
  return [...new Set([race, ...parts])];
}
