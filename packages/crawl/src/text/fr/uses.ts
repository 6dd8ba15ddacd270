import { figure, thing as named } from '../asked.ts';
import type { Options, Prompts } from '../catalogue.ts';
import { ability, chosen, one, target } from '../offers.ts';

/** What things do when they are used, and the choices they give. */
export const usePrompts: Prompts = {
  'faire-le-bouffon': ({ who }) => `${who} fait le bouffon avec son masque ?`,
  rebond: () => 'La potion de rebond détourne le coup : vers qui ?',
  'briser-l-amulette': (a) => `${named(a, 'wound')} : briser l’amulette pour l’éviter ?`,
  'quel-etat': ({ who }) => `Quel état retirer à ${who} ?`,
  'se-laisser-faire': ({ who, params }) =>
    `Bottes de stabilité : ${who} ${params.what === 'a-terre' ? 'tombe' : 'recule'}, ou tient bon ?`,
  'quelle-arme': ({ who }) => `Quelle arme enduit ${who} ?`,
  'quelle-zone': ({ who }) => `${who} déchaîne le cristal : sur quelle zone ?`,
  lancer: (a) => `Où lance ${figure(a)} ?`,
  guerir: (a) => `${figure(a)} : qui soigner ?`,
  foudroyer: (a) => `${figure(a)} : qui foudroyer ?`,
  enflammer: (a) => `${figure(a)} : qui enflammer ?`,
  'semer-la-confusion': () => 'Quel groupe plonger dans la confusion ?',
  ordre: () => 'Plusieurs victimes : laquelle d’abord ?',
};

export const useOptions: Options = {
  'pierre-de-vie': ability('pierre-de-vie'),
  cible: target,
  retirer: (o) => one(`Retirer : ${chosen(o, 'state')}`),
  'briser-l-amulette/garder': () => one('La garder', 'la blessure est subie'),
  'tenir-bon': () => one('Tenir bon'),
  'se-laisser-faire': () => one('Se laisser faire'),
  'faire-le-bouffon': () => one('Faire le bouffon', 'Parade +1, attire les créatures'),
  enduire: (o) => one(chosen(o)),
};
