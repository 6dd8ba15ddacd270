import type { Offered, Sentences } from '../spoken.ts';

const values = (o: Offered): string => `FOR ${o.its('for')}, AGI ${o.its('agi')}, VOL ${o.its('vol')}`;
const field = (label: string) => (o: Offered) => `${label}: ${o.its('value')}`;
const being = (o: Offered): string => o.its('being');

const fights: Sentences['options'] = {
  'embuscade/attaquer': () => 'attack',
  'creatures-mefiantes/attaquer': () => 'attack',
  avec: (o) => `join the attack (${o.its('weapon')})`,
  cible: (o) => o.at ?? o.its('target'),
  agir: being,
  'de-de': being,
  'manoeuvre/degats': () => 'deal the damage',
  'degats-critiques': (o) => `${o.its('attribute')} (violent death: ${o.its('violent')})`,
  talent: (o) => `Talent: ${o.its('talent')}`,
};

const magic: Sentences['options'] = {
  etre: being,
  'vers-zone': (o) => o.its('zone'),
  'sort-detail/soin': (o) => `heal ${o.its('points')}`,
  'sort-decrit/soin': (o) => `accept: healing of ${o.its('amount')}`,
  'sort-decrit/degats': (o) => `accept: damage of ${o.its('amount')}`,
  'sort-decrit/duree': (o) => `accept: effect for ${o.its('amount')} round(s)`,
  montant: (o) => o.its('amount'),
};

const gear: Sentences['options'] = {
  acheter: (o) => `buy: ${o.its('item')} (${o.its('price')} gp)`,
  vendre: (o) => `sell: ${o.its('item')} (${o.its('price')} gp)`,
  'acheter-augmentation': (o) => `${o.its('what')} ${o.its('value')} (${o.its('price')} gp)`,
  renforcer: (o) => `strengthen ${being(o)}`,
  charger: (o) => `load on the mule: ${o.its('item')}`,
  decharger: (o) => `take off the mule: ${o.its('item')}`,
  donner: (o) => `give ${o.its('to')}: ${o.its('item')}`,
  equiper: (o) => `make ready: ${o.its('item')}`,
  revetir: (o) => `put on: ${o.its('item')}`,
  oter: (o) => `take off: ${o.its('item')}`,
  ranger: (o) => `put away: ${o.its('item')}`,
  prendre: (o) => `take: ${o.its('item')}`,
  'marche/terminer': () => 'leave the market',
  'armee/terminer': () => 'the army is ready',
  'renforcer-bataillon/terminer': () => 'the battalion is ready',
  objet: (o) => o.its('item'),
};

const delve: Sentences['options'] = {
  repartition: values,
  'attributs/echanger-for-agi': values,
  'attributs/echanger-for-vol': values,
  'attributs/echanger-agi-vol': values,
  'talent-de-depart/talent': (o) => o.its('talent'),
  capacite: (o) => o.its('ability'),
  ecole: (o) => o.its('school'),
  forme: (o) => o.its('form'),
  trousse: (o) => o.its('kit'),
  augmenter: (o) => `${o.its('attribute')} maximum ${o.its('max')}`,
  maitriser: (o) => `${o.its('talent')}, degree ${o.its('degree')}`,
  apprendre: (o) => `new talent: ${o.its('talent')} (${o.its('attribute')})`,
  'piece-suivante': (o) => `go to room ${o.its('room')}`,
  choisir: being,
  devant: being,
  'eclaireur/eclairer': being,
  porter: (o) => `carried by ${being(o)}`,
  'porter-un-heros/abandonner': () => 'abandon the hero',
  negocier: (o) => `negotiate, by ${being(o)}`,
  'au-bourg/marche': () => 'go to the market',
  'recuperer-attribut': (o) => `${o.its('attribute')} (${o.its('now')} of ${o.its('max')})`,
};

const master: Sentences['options'] = {
  faveur: (o) => `favour: ${o.its('reason')}`,
  difficulte: (o) => `difficulty: ${o.its('reason')}`,
  trait: (o) => `trait: ${o.its('trait')}`,
  'sans-trait': (o) => `without the trait: ${o.its('trait')}`,
  relier: (o) => `link: ${o.its('from')}, ${o.its('to')}`,
  separer: (o) => `part: ${o.its('from')}, ${o.its('to')}`,
  attribut: field('attribute'),
  plan: field('map'),
  points: field('points'),
  nom: field('name'),
  taille: field('size'),
  portee: field('range'),
  critique: field('critical attribute'),
  'fiche-d-adversaire/for': field('FOR'),
  'fiche-d-adversaire/agi': field('AGI'),
  'fiche-d-adversaire/vol': field('VOL'),
  'fiche-d-adversaire/end': field('END'),
  'fiche-d-adversaire/armure': field('armour'),
  'fiche-d-adversaire/de': field('die'),
  'fiche-d-adversaire/menace': field('menace'),
};

export const options: Sentences['options'] = { ...fights, ...magic, ...gear, ...delve, ...master };
