import type { Sentences } from '../spoken.ts';
import { masterPrompts } from './prompts-master.ts';

const creation: Sentences['prompts'] = {
  attributs: ({ who }) => `${who}: which attributes?`,
  'talent-de-depart': ({ who }) => `${who}: which talent?`,
  capacite: ({ who }) => `${who}: which heroic ability?`,
  ecole: ({ who }) => `${who}: which school of magic?`,
  forme: ({ who }) => `${who}: which form of magic besides Toucher?`,
  trousse: ({ who }) => `${who}: which starting kit?`,
  progression: (a) => `Progress of ${a.of('being')}: which one?`,
};

const fights: Sentences['prompts'] = {
  action: (a) => `${a.of('being')} is up: what now?`,
  prochain: ({ who }) => `${who}: who acts now?`,
  cibles: (a) => `${a.of('being')} strikes the whole zone: which targets?`,
  'attaque-amelioree': (a) => `Improved attack of ${a.of('being')} (${a.of('weapon')}): which dice?`,
  'attaque-conjointe': (a) => `Does ${a.of('being')} join the attack on ${a.of('target')}?`,
  'cible-du-brasero': () => 'The brazier tips over: on whom?',
  'des-egaux': (a) => `Equal dice against ${a.of('target')}: which one counts?`,
  manoeuvre: (a) => `${a.of('being')} rolled ${a.params.face} against ${a.of('target')}: what is this die for?`,
  moral: () => 'The adversaries waver: is their morale checked?',
  chance: (a) => `Does ${a.of('being')} spend 1 Chance?`,
  'chance-degats': (a) =>
    `${a.of('being')} is about to take ${a.params.damage} damage (${a.of('source')}). Chance ${a.params.chance}: spend 1?`,
  'chance-etat': (a) => `${a.of('being')} is about to suffer: ${a.of('state')}. Chance ${a.params.chance}: spend 1?`,
  'chance-test': (a) => `Check failed. Chance of ${a.of('being')}, ${a.params.chance}: spend 1?`,
  'chance-pousse': (a) => `${a.of('being')} is pushed. Chance ${a.params.chance}: spend 1?`,
  'reussite-totale': (a) => `Total success of ${a.of('being')}: what comes of it?`,
  'cuisant-echec': (a) => `Bitter failure of ${a.of('being')}: what comes of it?`,
  talent: (a) => `${a.of('attribute')} check: does ${a.of('being')} call on a talent?`,
  'accepter-talent': (a) => `Does the GM accept this talent of ${a.of('being')}?`,
};

const magic: Sentences['prompts'] = {
  'sort-detail': (a) => `Spell of ${a.of('being')} (MAX ${a.params.max}, TOT ${a.params.tot}): which effect?`,
  'sort-montant': (a) => `Spell of ${a.of('being')}: how much (${a.params.most} at most)?`,
  'sort-objet': (a) => `Spell of ${a.of('being')}: which object?`,
  'sort-soin': (a) => `Spell of ${a.of('being')}: heal what?`,
  'sort-decrit': (a) => `${a.of('being')} describes a spell: what does the GM decide?`,
  'resistance-au-sort': (a) => `Described spell of ${a.of('being')}: which resistance?`,
  effet: () => 'Potion: which effect?',
  detail: () => 'Potion: which detail?',
  administration: () => 'Potion: which administration?',
};

const delve: Sentences['prompts'] = {
  'au-bourg': ({ params }) => `In town, purse ${params.gold} gp: what does the group do?`,
  'au-donjon': ({ params }) =>
    `${params.room === 0 ? 'At the entrance of the dungeon' : `Room ${params.room} of the dungeon`}: what does the group do?`,
  objecter: (a) => `The leader proposes: ${a.of('choice')}. Does ${a.who} object?`,
  'quel-heros': () => 'Which hero?',
  ressource: (a) => `What does ${a.of('being')} use?`,
  'heros-de-tete': () => 'Which hero goes in front?',
  eclaireur: () => 'Who scouts ahead?',
  embuscade: () => 'The creatures have seen nothing: what does the group do?',
  'creatures-mefiantes': () => 'The creatures are wary: what does the group do?',
  butin: () => 'Loot: what to take?',
  'porter-un-heros': (a) => `${a.of('being')} has fallen: who carries the body?`,
  'garde-de-repos': (a) => `What does ${a.of('being')} do with this watch of rest?`,
  'benefice-de-garde': (a) => `The rest of ${a.of('being')}: which benefit?`,
  'attribut-a-recuperer': (a) => `The rest of ${a.of('being')}: recover what?`,
  equipement: (a) => `Gear of ${a.of('being')}: change what?`,
  ranger: (a) => `${a.of('being')}: what is put away to make room?`,
  'faire-de-la-place': (a) => `${a.of('being')} carries too much: what is left behind?`,
  marche: (a) => `${a.of('being')} at the market, purse ${a.params.gold} gp: what now?`,
  armee: (a) => `The army of ${a.of('being')}, purse ${a.params.gold} gp: what now?`,
  bataillon: (a) => `The battalion of ${a.of('being')}: which soldiers?`,
  'renforcer-bataillon': (a) => `${a.of('being')}, purse ${a.params.gold} gp: strengthen what?`,
};

export const prompts: Sentences['prompts'] = { ...creation, ...fights, ...magic, ...delve, ...masterPrompts };
