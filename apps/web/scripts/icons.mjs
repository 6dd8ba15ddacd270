// Extracts the icons the app uses from the game-icons collection, and the list of their authors: `node scripts/icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { shorten } from './path.mjs';

// Set, then the id the app gives it, the icon and its author. The collection does not say who drew what; the folders of its source repository do.
const SETS = {
  home: {
    '3d-stairs': ['3d-stairs', 'Delapouite'],
    'dungeon-gate': ['dungeon-gate', 'Delapouite'],
    'dungeon-light': ['dungeon-light', 'Delapouite'],
    'tattered-banner': ['tattered-banner', 'Lorc'],
  },
  tabs: {
    'crossed-swords': ['crossed-swords', 'Lorc'],
    'three-friends': ['three-friends', 'Delapouite'],
    'scroll-quill': ['scroll-quill', 'Delapouite'],
  },
  classes: {
    guerrier: ['visored-helm', 'Lorc'],
    rodeur: ['hood', 'Lorc'],
    mage: ['pointy-hat', 'Lorc'],
  },
  'bestiary-1': {
    'rat-geant': ['rat', 'Delapouite'],
    'chauve-souris': ['evil-bat', 'Lorc'],
    gobelin: ['goblin', 'Caro Asercion'],
    squelette: ['death-skull', 'sbed'],
    'roi-gobelin': ['goblin-head', 'Delapouite'],
  },
  'bestiary-2': {
    'araignee-des-caves': ['spider-alt', 'Carl Olsen'],
    orque: ['orc-head', 'Delapouite'],
    goule: ['fanged-skull', 'Lorc'],
    cultiste: ['cultist', 'Lorc'],
    'reine-araignee': ['masked-spider', 'Lorc'],
  },
  'bestiary-3': {
    ogre: ['ogre', 'Delapouite'],
    spectre: ['spectre', 'Lorc'],
    'loup-garou': ['wolf-head', 'Lorc'],
    'chevalier-maudit': ['black-knight-helm', 'Delapouite'],
    'seigneur-ogre': ['brute', 'Delapouite'],
  },
  'bestiary-4': {
    troll: ['troll', 'Skoll'],
    vampire: ['female-vampire', 'Delapouite'],
    liche: ['skull-staff', 'Delapouite'],
    golem: ['rock-golem', 'Delapouite'],
    'roi-liche': ['crowned-skull', 'Lorc'],
  },
  'bestiary-5': {
    demon: ['daemon-skull', 'Lorc'],
    ombre: ['cowled', 'Lorc'],
    'archimage-dechu': ['warlock-hood', 'Delapouite'],
    wyverne: ['wyvern', 'Lorc'],
    'dragon-d-airain': ['spiked-dragon-head', 'Delapouite'],
  },
  'bestiary-6': {
    'garde-d-ebene': ['warlord-helmet', 'Caro Asercion'],
    furie: ['harpy', 'Lorc'],
    'bourreau-sans-visage': ['executioner-hood', 'Delapouite'],
    'maitresse-des-lames': ['crossed-sabres', 'Lorc'],
    'oracle-aveugle': ['blindfold', 'Delapouite'],
    'colosse-de-fer': ['metal-golem-head', 'Delapouite'],
    'maitre-du-cinquantieme': ['overlord-helm', 'Delapouite'],
  },
  careers: {
    berserker: ['barbarian', 'Delapouite'],
    croise: ['templar-shield', 'Delapouite'],
    traqueur: ['bowman', 'Lorc'],
    arcaniste: ['wizard-face', 'Delapouite'],
  },
  // An origin, or an origin in one of its careers.
  origins: {
    feliformes: ['lynx-head', 'Delapouite'],
    felis: ['lynx-head', 'Delapouite'],
    nains: ['dwarf-face', 'Delapouite'],
    'nains-croise': ['dwarf-helmet', 'Kier Heyl'],
    sylvae: ['woman-elf-face', 'Delapouite'],
  },
  'dungeon-bestiary': {
    'homme-rat': ['rat', 'Delapouite'],
    'leader-homme-rat': ['rat', 'Delapouite'],
    'pretre-homme-rat': ['plague-doctor-profile', 'Delapouite'],
    'assassin-homme-rat': ['hooded-assassin', 'Lorc'],
    gobelin: ['goblin', 'Caro Asercion'],
    'gobelin-archer': ['bow-arrow', 'Delapouite'],
    'mage-gobelin': ['goblin-head', 'Delapouite'],
    orque: ['orc-head', 'Delapouite'],
    'chef-orque': ['horned-helm', 'Lorc'],
    ogre: ['ogre', 'Delapouite'],
    troll: ['troll', 'Skoll'],
    zombie: ['shambling-zombie', 'Delapouite'],
    squelette: ['death-skull', 'sbed'],
    'squelette-archer': ['skull-staff', 'Delapouite'],
    goule: ['fanged-skull', 'Lorc'],
    spectre: ['spectre', 'Lorc'],
    liche: ['crowned-skull', 'Lorc'],
    'rat-geant': ['rat', 'Delapouite'],
    loup: ['wolf-howl', 'Lorc'],
    'ours-des-cavernes': ['bear-head', 'Delapouite'],
    'chauve-souris-geante': ['evil-bat', 'Lorc'],
    'araignee-geante': ['spider-alt', 'Carl Olsen'],
    'scarabee-cuirasse': ['scarab-beetle', 'Lorc'],
    diablotin: ['imp', 'Lorc'],
    'demon-des-fosses': ['daemon-skull', 'Lorc'],
    bandit: ['bandit', 'Delapouite'],
    arbaletrier: ['crossbow', 'Carl Olsen'],
    'chevalier-noir': ['black-knight-helm', 'Delapouite'],
    captive: ['swordwoman', 'Delapouite'],
    'plante-carnivore': ['carnivorous-plant', 'Delapouite'],
    'homme-champignon': ['mushroom-gills', 'Delapouite'],
    'armure-animee': ['iron-mask', 'Lorc'],
    'golem-de-pierre': ['rock-golem', 'Delapouite'],
    mimique: ['mimic-chest', 'Delapouite'],
    'guerrier-homme-serpent': ['snake-totem', 'Lorc'],
    'cracheur-homme-serpent': ['snake-bite', 'Lorc'],
    'pretre-homme-serpent': ['cobra', 'Skoll'],
    'matriarche-homme-serpent': ['snake', 'Lorc'],
    'statue-gardienne': ['stone-bust', 'Delapouite'],
    agrippeur: ['tentacle-strike', 'Lorc'],
    'agrippeur-ancien': ['suckered-tentacle', 'Lorc'],
    'sangsue-des-citernes': ['leeching-worm', 'Lorc'],
    'serviteur-arcanique': ['magic-swirl', 'Lorc'],
  },
  'heroes-bestiary': {
    garance: ['templar-shield', 'Delapouite'],
    tibalt: ['hooded-assassin', 'Lorc'],
    ysoline: ['plague-doctor-profile', 'Delapouite'],
    odon: ['pointy-hat', 'Lorc'],
    nouveau: ['swordwoman', 'Delapouite'],
    inconnu: ['cowled', 'Lorc'],
    bataillon: ['tattered-banner', 'Lorc'],
    'rat-geant': ['rat', 'Delapouite'],
    gobelin: ['goblin', 'Caro Asercion'],
    loup: ['wolf-howl', 'Lorc'],
    squelette: ['death-skull', 'sbed'],
    brigand: ['bandit', 'Delapouite'],
    'sorcier-impie': ['cultist', 'Lorc'],
    'araignee-geante': ['spider-alt', 'Carl Olsen'],
    veteran: ['visored-helm', 'Lorc'],
    spectre: ['spectre', 'Lorc'],
    ogre: ['ogre', 'Delapouite'],
    troll: ['troll', 'Skoll'],
    manticore: ['wyvern', 'Lorc'],
    'geant-des-brumes': ['brute', 'Delapouite'],
    'dragon-ancien': ['spiked-dragon-head', 'Delapouite'],
    archer: ['bowman', 'Lorc'],
    goule: ['fanged-skull', 'Lorc'],
    'ermite-sauvage': ['warlock-hood', 'Delapouite'],
    'chef-gobelin': ['goblin-head', 'Delapouite'],
    'sanglier-geant': ['minotaur', 'Lorc'],
    gargouille: ['imp', 'Lorc'],
  },
};

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);
const folder = fileURLToPath(new URL('../src/icons/', import.meta.url));

for (const [set, members] of Object.entries(SETS)) {
  const lines = Object.entries(members).map(([id, [icon]]) => `  '${id}': '${outline(icon)}',\n`);
  write(`${set}.gen.ts`, `export const ${camel(set)} = {\n${lines.join('')}} as const;\n`);
}

const byAuthor = new Map();
for (const members of Object.values(SETS))
  for (const [icon, author] of Object.values(members))
    byAuthor.set(author, new Set([...(byAuthor.get(author) ?? []), icon]));
const credits = [...byAuthor].sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
const rows = credits.map(
  ([author, names]) => `  { author: '${author}', icons: ['${[...names].sort().join("', '")}'] },\n`,
);
write('credits.gen.ts', `export const iconCredits = [\n${rows.join('')}] as const;\n`);
write('authors.gen.ts', `export const iconAuthors = ['${credits.map(([author]) => author).join("', '")}'] as const;\n`);

function outline(name) {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`no icon named ${name}`);
  const paths = [...body.matchAll(/<path fill="currentColor" d="([^"]+)"\/>/g)];
  if (paths.map((p) => p[0]).join('') !== body) throw new Error(`${name} is more than outlines`);
  return paths.map((p) => shorten(p[1])).join('');
}

function camel(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

function write(name, text) {
  writeFileSync(`${folder}${name}`, `// Generated by scripts/icons.mjs; do not edit.\n${text}`);
}
