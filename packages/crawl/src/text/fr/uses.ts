import { figure } from '../asked.ts';
import type { Labels, Prompts } from '../catalogue.ts';
import { chosen, one, target } from '../offers.ts';

/** What things do when they are used, and the choices they give. */
export const usePrompts: Prompts = {
  ordre: () => 'Plusieurs victimes : laquelle d’abord ?',
  'quel-etat': ({ who }) => `Quel état retirer à ${who} ?`,
  'quelle-arme': ({ who }) => `Quelle arme enduit ${who} ?`,
  'quelle-zone': ({ who }) => `${who} déchaîne le cristal : sur quelle zone ?`,
  lancer: (a) => `Où lance ${figure(a)} ?`,
  'semer-la-confusion': () => 'Quel groupe plonger dans la confusion ?',
};

export const useOptions: Labels = {
  cible: target,
  retirer: (o) => one(`Retirer : ${chosen(o, 'state')}`),
  enduire: (o) => one(chosen(o)),
};
