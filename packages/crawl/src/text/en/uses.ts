import { figure } from '../asked.ts';
import type { Labels, Prompts } from '../catalogue.ts';
import { chosen, one, target } from '../offers.ts';

/** What things do when they are used, and the choices they give. */
export const usePrompts: Prompts = {
  ordre: () => 'Several victims: which one first?',
  'quel-etat': ({ who }) => `Which state does ${who} get rid of?`,
  'quelle-arme': ({ who }) => `Which weapon does ${who} coat?`,
  'quelle-zone': ({ who }) => `On which zone does ${who} unleash the crystal?`,
  lancer: (a) => `Where does ${figure(a)} throw?`,
  'semer-la-confusion': () => 'Which group is thrown into confusion?',
};

export const useOptions: Labels = {
  cible: target,
  retirer: (o) => one(`Remove: ${chosen(o, 'state')}`),
  enduire: (o) => one(chosen(o)),
};
