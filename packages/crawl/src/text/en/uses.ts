import { figure, thing as named } from '../asked.ts';
import type { Options, Prompts } from '../catalogue.ts';
import { ability, chosen, one, target } from '../offers.ts';

/** What things do when they are used, and the choices they give. */
export const usePrompts: Prompts = {
  'faire-le-bouffon': ({ who }) => `Does ${who} play the fool with the mask?`,
  rebond: () => 'The potion turns the blow aside: to whom?',
  'briser-l-amulette': (a) => `${named(a, 'wound')}: break the amulet to escape it?`,
  'quel-etat': ({ who }) => `Which state does ${who} get rid of?`,
  'se-laisser-faire': ({ who, params }) =>
    `Boots of stability: does ${who} ${params.what === 'a-terre' ? 'fall' : 'give way'}, or stand firm?`,
  'quelle-arme': ({ who }) => `Which weapon does ${who} coat?`,
  'quelle-zone': ({ who }) => `On which zone does ${who} unleash the crystal?`,
  lancer: (a) => `Where does ${figure(a)} throw?`,
  guerir: (a) => `Whom does ${figure(a)} heal?`,
  foudroyer: (a) => `Whom does ${figure(a)} strike with lightning?`,
  enflammer: (a) => `Whom does ${figure(a)} set on fire?`,
  'semer-la-confusion': () => 'Which group is thrown into confusion?',
  ordre: () => 'Several victims: which one first?',
};

export const useOptions: Options = {
  'pierre-de-vie': ability('pierre-de-vie'),
  cible: target,
  retirer: (o) => one(`Remove: ${chosen(o, 'state')}`),
  'briser-l-amulette/garder': () => one('Keep it', 'the wound is suffered'),
  'tenir-bon': () => one('Stand firm'),
  'se-laisser-faire': () => one('Give way'),
  'faire-le-bouffon': () => one('Play the fool', 'Parade +1, draws creatures'),
  enduire: (o) => one(chosen(o)),
};
