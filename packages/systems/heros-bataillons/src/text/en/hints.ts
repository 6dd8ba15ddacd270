import { leftAfter } from '../left.ts';
import type { Sentences } from '../spoken.ts';

/** What an option does, where its name does not say it; an empty one is not said. */
export const hints: Sentences['options'] = {
  'manoeuvre/degats': ({ params }) => `${params.face}, less its armour`,
  'chance/subir': (a) => (a.params.damage ? `${a.params.damage} damage: ${leftAfter(a)}` : ''),
  'depenser-chance': () => 'no consequence at all',
  'se-reposer': () => 'one watch: END, and 1 Chance or the end of exhaustion',
  'journee-de-repos': () => 'three watches: a whole attribute, 1 Chance, end of exhaustion',
  'reprendre-son-souffle': () => '10 minutes: all END',
  'piece-suivante': () => '10 minutes',
};
