import { countFr, deFr } from '@souterrain/words';
import type { Sentences } from '../spoken.ts';
import { masterPrompts } from './prompts-master.ts';

const damage = (points: unknown): string => countFr(Number(points), 'dégât', 'dégâts');

const creation: Sentences['prompts'] = {
  attributs: ({ who }) => `${who} : quels attributs ?`,
  'talent-de-depart': ({ who }) => `${who} : quel talent ?`,
  capacite: ({ who }) => `${who} : quelle capacité héroïque ?`,
  ecole: ({ who }) => `${who} : quelle école de magie ?`,
  forme: ({ who }) => `${who} : quelle forme de magie en plus du Toucher ?`,
  trousse: ({ who }) => `${who} : quelle trousse de départ ?`,
  progression: (a) => `Progrès ${deFr(a.of('being'))} : lequel ?`,
};

const fights: Sentences['prompts'] = {
  action: (a) => `C’est à ${a.of('being')} : que faire ?`,
  prochain: ({ who }) => `${who} : qui agit maintenant ?`,
  cibles: (a) => `${a.of('being')} frappe toute la zone : quelles cibles ?`,
  'attaque-amelioree': (a) => `Attaque améliorée ${deFr(a.of('being'))} (${a.of('weapon')}) : quels dés ?`,
  'attaque-conjointe': (a) => `Attaque contre ${a.of('target')} : ${a.of('being')} y prend part ?`,
  'cible-du-brasero': () => 'Le brasero se renverse : sur qui ?',
  'des-egaux': (a) => `Dés égaux contre ${a.of('target')} : lequel compte ?`,
  manoeuvre: (a) => `${a.of('being')} a fait ${a.params.face} contre ${a.of('target')} : à quoi sert ce dé ?`,
  moral: () => 'Les adversaires vacillent : faut-il tester leur moral ?',
  chance: (a) => `Dépenser 1 Chance pour ${a.of('being')} ?`,
  'chance-degats': (a) =>
    `${a.of('being')} va subir ${damage(a.params.damage)} (${a.of('source')}). Chance ${a.params.chance} : en dépenser 1 ?`,
  'chance-etat': (a) => `${a.of('being')} va subir : ${a.of('state')}. Chance ${a.params.chance} : en dépenser 1 ?`,
  'chance-test': (a) => `Test manqué. Chance ${deFr(a.of('being'))}, ${a.params.chance} : en dépenser 1 ?`,
  'chance-pousse': (a) => `On repousse ${a.of('being')}. Chance ${a.params.chance} : en dépenser 1 ?`,
  'reussite-totale': (a) => `Réussite totale ${deFr(a.of('being'))} : qu’en faire ?`,
  'cuisant-echec': (a) => `Cuisant échec ${deFr(a.of('being'))} : qu’en faire ?`,
  talent: (a) => `Test ${a.of('attribute')} : invoquer un talent pour ${a.of('being')} ?`,
  'accepter-talent': (a) => `Le MJ accepte-t-il ce talent ${deFr(a.of('being'))} ?`,
};

const magic: Sentences['prompts'] = {
  'sort-detail': (a) => `Sort ${deFr(a.of('being'))} (MAX ${a.params.max}, TOT ${a.params.tot}) : quel effet ?`,
  'sort-montant': (a) => `Sort ${deFr(a.of('being'))} : combien (${a.params.most} au plus) ?`,
  'sort-objet': (a) => `Sort ${deFr(a.of('being'))} : quel objet ?`,
  'sort-soin': (a) => `Sort ${deFr(a.of('being'))} : que soigner ?`,
  'sort-decrit': (a) => `${a.of('being')} décrit son sort : que décide le MJ ?`,
  'resistance-au-sort': (a) => `Sort décrit ${deFr(a.of('being'))} : quelle résistance ?`,
  effet: () => 'Potion : quel effet ?',
  detail: () => 'Potion : quel détail ?',
  administration: () => 'Potion : quelle administration ?',
};

const delve: Sentences['prompts'] = {
  'au-bourg': ({ params }) => `Au bourg, bourse ${params.gold} po : que fait le groupe ?`,
  'au-donjon': ({ params }) =>
    `${params.room === 0 ? 'À l’entrée du donjon' : `Pièce ${params.room} du donjon`} : que fait le groupe ?`,
  objecter: (a) => `Le meneur propose : ${a.of('choice')}. Une objection ${deFr(a.who)} ?`,
  'quel-heros': () => 'Quel héros ?',
  ressource: (a) => `De quoi use ${a.of('being')} ?`,
  'heros-de-tete': () => 'Quel héros va devant ?',
  eclaireur: () => 'Qui part en éclaireur ?',
  embuscade: () => 'Les créatures n’ont rien vu : que fait le groupe ?',
  'creatures-mefiantes': () => 'Les créatures se méfient : que fait le groupe ?',
  butin: () => 'Du butin : que prendre ?',
  'porter-un-heros': (a) => `${a.of('being')} est à terre : qui l’emporte ?`,
  'garde-de-repos': (a) => `Que fait ${a.of('being')} de cette garde de repos ?`,
  'benefice-de-garde': (a) => `Le repos ${deFr(a.of('being'))} : quel bénéfice ?`,
  'attribut-a-recuperer': (a) => `Le repos ${deFr(a.of('being'))} : que récupérer ?`,
  equipement: (a) => `Équipement ${deFr(a.of('being'))} : que changer ?`,
  ranger: (a) => `${a.of('being')} : que ranger pour faire de la place ?`,
  'faire-de-la-place': (a) => `${a.of('being')} porte trop : que laisser ?`,
  marche: (a) => `${a.of('being')} au marché, bourse ${a.params.gold} po : que faire ?`,
  armee: (a) => `L’armée ${deFr(a.of('being'))}, bourse ${a.params.gold} po : que faire ?`,
  bataillon: (a) => `Le bataillon ${deFr(a.of('being'))} : de quels soldats ?`,
  'renforcer-bataillon': (a) => `${a.of('being')}, bourse ${a.params.gold} po : que renforcer ?`,
};

export const prompts: Sentences['prompts'] = { ...creation, ...fights, ...magic, ...delve, ...masterPrompts };
