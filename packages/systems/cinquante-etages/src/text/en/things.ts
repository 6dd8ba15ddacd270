import type { ScrollId } from '../../content/spells.ts';
import type { Item } from '../../events.ts';
import type { ItemKey, ThingId } from '../keys.ts';
import { capital, type Noun, textOf } from './grammar.ts';

const proper = (name: string): Noun => ({ proper: name });
const unique = (name: string): Noun => ({ unique: name });
const mass = (name: string): Noun => ({ mass: name });

export const things: Readonly<Record<ThingId, Noun>> = {
  guerrier: proper('Guerrier'),
  rodeur: proper('Rôdeur'),
  mage: proper('Mage'),

  'rat-geant': 'giant rat',
  'chauve-souris': 'bat',
  gobelin: 'goblin',
  squelette: 'skeleton',
  'araignee-des-caves': 'cave spider',
  orque: 'orc',
  goule: 'ghoul',
  cultiste: 'cultist',
  ogre: 'ogre',
  spectre: 'spectre',
  'loup-garou': 'werewolf',
  'chevalier-maudit': 'cursed knight',
  troll: 'troll',
  vampire: 'vampire',
  liche: 'lich',
  golem: 'golem',
  demon: 'demon',
  ombre: 'shadow',
  'archimage-dechu': 'fallen archmage',
  wyverne: 'wyvern',
  'garde-d-ebene': 'ebony guard',
  furie: 'fury',
  'roi-gobelin': unique('Goblin King'),
  'reine-araignee': unique('Spider Queen'),
  'seigneur-ogre': unique('Ogre Lord'),
  'roi-liche': unique('Lich King'),
  'dragon-d-airain': unique('Bronze Dragon'),
  'bourreau-sans-visage': unique('Faceless Executioner'),
  'maitresse-des-lames': unique('Mistress of Blades'),
  'oracle-aveugle': unique('Blind Oracle'),
  'colosse-de-fer': unique('Iron Colossus'),
  'maitre-du-cinquantieme': unique('Master of the Fiftieth'),

  massue: 'club',
  dague: 'dagger',
  fronde: 'sling',
  'hache-de-guerre': 'war axe',
  'epee-courte': 'short sword',
  'arc-court': 'short bow',
  'epee-a-deux-mains': 'two-handed sword',
  rapiere: 'rapier',
  arbalete: 'crossbow',
  'marteau-de-guerre': 'war hammer',
  cimeterre: 'scimitar',
  'arc-long': 'longbow',
  'fleau-d-acier': 'steel flail',
  'sabre-runique': 'runic sabre',
  'arbalete-lourde': 'heavy crossbow',
  'lame-du-gouffre': 'blade of the chasm',
  'croc-d-ombre': 'shadow fang',
  'arc-d-etoiles': 'star bow',
  baton: 'staff',
  'mains-nues': mass('bare hands'),

  cuir: mass('leather armour'),
  'cuir-cloute': mass('studded leather'),
  'cotte-de-mailles': mass('chain mail'),
  ecailles: mass('scale armour'),
  harnois: mass('plate armour'),
  'armure-runique': mass('runic armour'),
  tunique: 'tunic',
  'robe-epaisse': 'thick robe',
  targe: 'targe',

  'potion-de-soin': 'healing potion',
  'grande-potion': 'great potion',
  'talisman-de-rage': 'talisman of rage',
  'talisman-de-vie': 'talisman of life',

  etincelle: proper('Spark'),
  'dard-de-givre': proper('Frost Dart'),
  'jet-d-acide': proper('Acid Jet'),
  'souffle-ardent': proper('Burning Breath'),
  'boule-de-feu': proper('Fireball'),
  'pluie-de-grele': proper('Hailstorm'),
  foudre: proper('Lightning'),
  'etau-de-pierre': proper('Stone Vice'),
  'rayon-noir': proper('Black Ray'),
  'tempete-d-eclats': proper('Storm of Shards'),
  desintegration: proper('Disintegration'),
  'colere-du-vide': proper('Wrath of the Void'),
  'peau-de-pierre': proper('Stone Skin'),
  soin: proper('Healing'),
  'pas-regle': proper('Measured Step'),
  fumee: proper('Smoke'),
};

export const title = (noun: Noun): string => capital(textOf(noun));

export const scroll = (id: ScrollId): Noun => `scroll of ${textOf(things[id])}`;

export const ofItem = (item: Item): Noun => (item.kind === 'scroll' ? scroll(item.id) : things[item.id]);

const SCROLL = 'parchemin-';

export const ofKey = (key: ItemKey): Noun =>
  key.startsWith(SCROLL) ? scroll(key.slice(SCROLL.length) as ScrollId) : things[key as ThingId];
