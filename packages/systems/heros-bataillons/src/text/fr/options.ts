import type { Offered, Sentences } from '../spoken.ts';

const values = (o: Offered): string => `FOR ${o.its('for')}, AGI ${o.its('agi')}, VOL ${o.its('vol')}`;
const field = (label: string) => (o: Offered) => `${label} : ${o.its('value')}`;
const being = (o: Offered): string => o.its('being');

const fights: Sentences['options'] = {
  'embuscade/attaquer': () => 'attaquer',
  'creatures-mefiantes/attaquer': () => 'attaquer',
  avec: (o) => `se joindre à l’attaque (${o.its('weapon')})`,
  cible: (o) => o.at ?? o.its('target'),
  agir: being,
  'de-de': being,
  'manoeuvre/degats': () => 'infliger les dégâts',
  'degats-critiques': (o) => `${o.its('attribute')} (mort violente : ${o.its('violent')})`,
  talent: (o) => `Talent : ${o.its('talent')}`,
};

const magic: Sentences['options'] = {
  etre: being,
  'vers-zone': (o) => o.its('zone'),
  'sort-detail/soin': (o) => `soigner ${o.its('points')}`,
  'sort-decrit/soin': (o) => `accepter : soin de ${o.its('amount')}`,
  'sort-decrit/degats': (o) => `accepter : dégâts de ${o.its('amount')}`,
  'sort-decrit/duree': (o) => `accepter : effet pendant ${o.its('amount')} round(s)`,
  montant: (o) => o.its('amount'),
};

const gear: Sentences['options'] = {
  acheter: (o) => `acheter : ${o.its('item')} (${o.its('price')} po)`,
  vendre: (o) => `vendre : ${o.its('item')} (${o.its('price')} po)`,
  'acheter-augmentation': (o) => `${o.its('what')} ${o.its('value')} (${o.its('price')} po)`,
  renforcer: (o) => `renforcer ${being(o)}`,
  charger: (o) => `charger sur la mule : ${o.its('item')}`,
  decharger: (o) => `décharger de la mule : ${o.its('item')}`,
  donner: (o) => `donner à ${o.its('to')} : ${o.its('item')}`,
  equiper: (o) => `préparer : ${o.its('item')}`,
  revetir: (o) => `revêtir : ${o.its('item')}`,
  oter: (o) => `ôter : ${o.its('item')}`,
  ranger: (o) => `ranger : ${o.its('item')}`,
  prendre: (o) => `prendre : ${o.its('item')}`,
  'marche/terminer': () => 'quitter le marché',
  'armee/terminer': () => 'l’armée est prête',
  'renforcer-bataillon/terminer': () => 'le bataillon est prêt',
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
  maitriser: (o) => `${o.its('talent')}, degré ${o.its('degree')}`,
  apprendre: (o) => `nouveau talent : ${o.its('talent')} (${o.its('attribute')})`,
  'piece-suivante': (o) => `aller à la pièce ${o.its('room')}`,
  choisir: being,
  devant: being,
  'eclaireur/eclairer': being,
  porter: (o) => `porté par ${being(o)}`,
  'porter-un-heros/abandonner': () => 'l’abandonner',
  negocier: (o) => `négocier, par ${being(o)}`,
  'au-bourg/marche': () => 'aller au marché',
  'recuperer-attribut': (o) => `${o.its('attribute')} (${o.its('now')} sur ${o.its('max')})`,
};

const master: Sentences['options'] = {
  faveur: (o) => `faveur : ${o.its('reason')}`,
  difficulte: (o) => `difficulté : ${o.its('reason')}`,
  trait: (o) => `trait : ${o.its('trait')}`,
  'sans-trait': (o) => `sans le trait : ${o.its('trait')}`,
  relier: (o) => `relier : ${o.its('from')}, ${o.its('to')}`,
  separer: (o) => `séparer : ${o.its('from')}, ${o.its('to')}`,
  attribut: field('attribut'),
  plan: field('plan'),
  points: field('points'),
  nom: field('nom'),
  taille: field('taille'),
  portee: field('portée'),
  critique: field('attribut critique'),
  'fiche-d-adversaire/for': field('FOR'),
  'fiche-d-adversaire/agi': field('AGI'),
  'fiche-d-adversaire/vol': field('VOL'),
  'fiche-d-adversaire/end': field('END'),
  'fiche-d-adversaire/armure': field('armure'),
  'fiche-d-adversaire/de': field('dé'),
  'fiche-d-adversaire/menace': field('menace'),
};

export const options: Sentences['options'] = { ...fights, ...magic, ...gear, ...delve, ...master };
