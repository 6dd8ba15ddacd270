import type { ScrollId } from '../../content/spells.ts';
import type { Item } from '../../events.ts';
import type { ItemKey, ThingId } from '../keys.ts';
import { capital, de, type Noun } from './grammar.ts';

export const things: Readonly<Record<ThingId, Noun>> = {
  guerrier: ['propre', 'Guerrier'],
  rodeur: ['propre', 'Rôdeur'],
  mage: ['propre', 'Mage'],

  'rat-geant': ['m', 'rat géant'],
  'chauve-souris': ['f', 'chauve-souris'],
  gobelin: ['m', 'gobelin'],
  squelette: ['m', 'squelette'],
  'araignee-des-caves': ['f', 'araignée des caves'],
  orque: ['m', 'orque'],
  goule: ['f', 'goule'],
  cultiste: ['m', 'cultiste'],
  ogre: ['m', 'ogre'],
  spectre: ['m', 'spectre'],
  'loup-garou': ['m', 'loup-garou'],
  'chevalier-maudit': ['m', 'chevalier maudit'],
  troll: ['m', 'troll'],
  vampire: ['m', 'vampire'],
  liche: ['f', 'liche'],
  golem: ['m', 'golem'],
  demon: ['m', 'démon'],
  ombre: ['f', 'ombre'],
  'archimage-dechu': ['m', 'archimage déchu'],
  wyverne: ['f', 'wyverne'],
  'garde-d-ebene': ['m', 'garde d’ébène'],
  furie: ['f', 'furie'],
  'roi-gobelin': ['m', 'roi gobelin'],
  'reine-araignee': ['f', 'reine araignée'],
  'seigneur-ogre': ['m', 'seigneur ogre'],
  'roi-liche': ['m', 'roi-liche'],
  'dragon-d-airain': ['m', 'dragon d’airain'],
  'bourreau-sans-visage': ['m', 'bourreau sans visage'],
  'maitresse-des-lames': ['f', 'maîtresse des lames'],
  'oracle-aveugle': ['m', 'oracle aveugle'],
  'colosse-de-fer': ['m', 'colosse de fer'],
  'maitre-du-cinquantieme': ['m', 'maître du Cinquantième'],

  massue: ['f', 'massue'],
  dague: ['f', 'dague'],
  fronde: ['f', 'fronde'],
  'hache-de-guerre': ['f', 'hache de guerre'],
  'epee-courte': ['f', 'épée courte'],
  'arc-court': ['m', 'arc court'],
  'epee-a-deux-mains': ['f', 'épée à deux mains'],
  rapiere: ['f', 'rapière'],
  arbalete: ['f', 'arbalète'],
  'marteau-de-guerre': ['m', 'marteau de guerre'],
  cimeterre: ['m', 'cimeterre'],
  'arc-long': ['m', 'arc long'],
  'fleau-d-acier': ['m', 'fléau d’acier'],
  'sabre-runique': ['m', 'sabre runique'],
  'arbalete-lourde': ['f', 'arbalète lourde'],
  'lame-du-gouffre': ['f', 'lame du gouffre'],
  'croc-d-ombre': ['m', 'croc d’ombre'],
  'arc-d-etoiles': ['m', 'arc d’étoiles'],
  baton: ['m', 'bâton'],
  'mains-nues': ['fp', 'mains nues'],

  cuir: ['m', 'cuir'],
  'cuir-cloute': ['m', 'cuir clouté'],
  'cotte-de-mailles': ['f', 'cotte de mailles'],
  ecailles: ['fp', 'écailles'],
  harnois: ['m', 'harnois'],
  'armure-runique': ['f', 'armure runique'],
  tunique: ['f', 'tunique'],
  'robe-epaisse': ['f', 'robe épaisse'],
  targe: ['f', 'targe'],

  'potion-de-soin': ['f', 'potion de soin'],
  'grande-potion': ['f', 'grande potion'],
  'talisman-de-rage': ['m', 'talisman de rage'],
  'talisman-de-vie': ['m', 'talisman de vie'],

  etincelle: ['propre', 'Étincelle'],
  'dard-de-givre': ['propre', 'Dard de givre'],
  'jet-d-acide': ['propre', 'Jet d’acide'],
  'souffle-ardent': ['propre', 'Souffle ardent'],
  'boule-de-feu': ['propre', 'Boule de feu'],
  'pluie-de-grele': ['propre', 'Pluie de grêle'],
  foudre: ['propre', 'Foudre'],
  'etau-de-pierre': ['propre', 'Étau de pierre'],
  'rayon-noir': ['propre', 'Rayon noir'],
  'tempete-d-eclats': ['propre', 'Tempête d’éclats'],
  desintegration: ['propre', 'Désintégration'],
  'colere-du-vide': ['propre', 'Colère du vide'],
  'peau-de-pierre': ['propre', 'Peau de pierre'],
  soin: ['propre', 'Soin'],
  'pas-regle': ['propre', 'Pas réglé'],
  fumee: ['propre', 'Fumée'],
};

export const title = (noun: Noun): string => capital(noun[1]);

export const scroll = (id: ScrollId): Noun => ['m', `parchemin ${de(things[id][1])}`];

export const ofItem = (item: Item): Noun => (item.kind === 'scroll' ? scroll(item.id) : things[item.id]);

const SCROLL = 'parchemin-';

export const ofKey = (key: ItemKey): Noun =>
  key.startsWith(SCROLL) ? scroll(key.slice(SCROLL.length) as ScrollId) : things[key as ThingId];
