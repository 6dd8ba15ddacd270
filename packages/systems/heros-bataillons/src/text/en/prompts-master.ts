import type { Sentences } from '../spoken.ts';

/** The questions of a table with an MJ. */
export const masterPrompts: Sentences['prompts'] = {
  mj: () => 'What does the GM do?',
  plan: () => 'The map of the scene: draw what?',
  'fiche-d-adversaire': (a) => `Adversary (${a.of('nom')}), menace ${a.params.menace}. Change what?`,
  position: (a) => `${a.of('being')} attacks ${a.of('target')}: favours and difficulties?`,
  'degats-critiques': (a) => `Critical damage for ${a.of('being')}: on which attribute?`,
};
