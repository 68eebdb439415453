/** The type line: supertypes, card types and subtypes (rule 205). */

export const SUPERTYPES = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const;

/** Card types with their plurals. */
export const CARD_TYPES: { readonly [type: string]: string } = {
  artifact: 'artifacts',
  battle: 'battles',
  creature: 'creatures',
  enchantment: 'enchantments',
  instant: 'instants',
  kindred: 'kindreds',
  land: 'lands',
  plane: 'planes',
  planeswalker: 'planeswalkers',
  sorcery: 'sorceries',
  tribal: 'tribals',
};

export const PERMANENT_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
] as const;

export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

export const LAND_TYPES = [
  ...BASIC_LAND_TYPES,
  'Cave',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Planet',
  'Power-Plant',
  'Sphere',
  'Tower',
  'Town',
  "Urza's",
] as const;

const ARTIFACT_TYPES = [
  'Blood',
  'Clue',
  'Contraption',
  'Equipment',
  'Food',
  'Fortification',
  'Gold',
  'Incubator',
  'Junk',
  'Lander',
  'Map',
  'Powerstone',
  'Treasure',
  'Vehicle',
] as const;

const ENCHANTMENT_TYPES = [
  'Aura',
  'Background',
  'Cartouche',
  'Case',
  'Class',
  'Curse',
  'Role',
  'Room',
  'Rune',
  'Saga',
  'Shard',
  'Shrine',
] as const;

const SPELL_TYPES = ['Adventure', 'Arcane', 'Lesson', 'Trap'] as const;

/** Creature types (205.3m). */
export const CREATURE_TYPES =
  `Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin
Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder
Berserker Bird Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Cephalid Child Chimera Citizen
Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile Ctan Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter
Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi
Elemental Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Gith
Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hellion Hippo
Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish
Juggernaut Kavu Kirin Kithkin Knight Kobold Kor Kraken Lamia Lammasu Leech Leviathan Lhurgoyf Licid Lizard Llama Manticore
Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr
Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe
Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Porcupine
Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander
Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter
Shark Sheep Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper
Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos
Thopter Thrull Tiefling Time_Lord Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken
Viashino Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie
Zubera`
    .split(/\s+/)
    .map((type) => type.replace('_', ' '));

/** Plurals that do not simply take an s. */
const PLURALS: { readonly [type: string]: string } = {
  Ally: 'Allies',
  Army: 'Armies',
  Mercenary: 'Mercenaries',
  Harpy: 'Harpies',
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Mouse: 'Mice',
  Ox: 'Oxen',
  Fox: 'Foxes',
  Sphinx: 'Sphinxes',
  Phoenix: 'Phoenixes',
  Octopus: 'Octopuses',
  Fungus: 'Fungi',
  Child: 'Children',
  Cyclops: 'Cyclopes',
  Homunculus: 'Homunculi',
  Incubator: 'Incubators',
  Plains: 'Plains',
};

/** Types whose plural is the same word. */
const UNCHANGED = new Set([
  'Kithkin',
  'Merfolk',
  'Moonfolk',
  'Treefolk',
  'Viashino',
  'Eldrazi',
  'Myr',
  'Kor',
  'Kavu',
  'Djinn',
  'Sheep',
  'Fish',
  'Ninja',
  'Samurai',
  'Aurochs',
  'Vedalken',
  'Orgg',
  'Equipment',
  'Gold',
  'Blood',
  'Food',
  "Urza's",
  'Dauthi',
  'Soltari',
  'Thalakos',
  'Astartes',
  'Noggle',
  'Surrakar',
]);

export function pluralOf(type: string): string {
  if (UNCHANGED.has(type)) return type;
  return PLURALS[type] ?? (/(?:s|x|ch|sh)$/.test(type) ? `${type}es` : `${type}s`);
}

const PLANESWALKER_TYPES =
  `Ajani Aminatou Angrath Arlinn Ashiok Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dihada Domri Dovin Ellywick
Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana
Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin
Tamiyo Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel`.split(
    /\s+/,
  );

export const SUBTYPES: readonly string[] = [
  ...CREATURE_TYPES,
  ...LAND_TYPES,
  ...ARTIFACT_TYPES,
  ...ENCHANTMENT_TYPES,
  ...SPELL_TYPES,
  ...PLANESWALKER_TYPES,
];

/** What a type line says. Unknown words count as subtypes, so that new ones can be written down. */
export function readTypeLine(line: string): {
  supertype: string[];
  type: string[];
  subtype: string[];
  /** Every word before the dash. */
  left: string[];
} {
  const [left = '', right = ''] = line.split(/\s+[—–-]\s+/);
  const words = left.toLowerCase().split(/\s+/).filter(Boolean);
  const isSuper = (word: string): boolean => (SUPERTYPES as readonly string[]).includes(word);
  const isType = (word: string): boolean => Object.hasOwn(CARD_TYPES, word);
  return {
    supertype: words.filter(isSuper),
    type: words.filter(isType),
    subtype: right
      .replace('Time Lord', 'Time_Lord')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => word.replace('_', ' ')),
    left: words,
  };
}
