import type { Sentences } from '../spoken.ts';

/** The questions of a table with an MJ. */
export const masterPrompts: Sentences['prompts'] = {
  mj: () => 'Que fait le MJ ?',
  plan: () => 'Le plan de la scène : que dessiner ?',
  'fiche-d-adversaire': (a) => `Adversaire (${a.of('nom')}), menace ${a.params.menace}. Que changer ?`,
  position: (a) => `${a.of('being')} attaque ${a.of('target')} : faveurs et difficultés ?`,
  'degats-critiques': (a) => `Dégâts critiques pour ${a.of('being')} : sur quel attribut ?`,
};
