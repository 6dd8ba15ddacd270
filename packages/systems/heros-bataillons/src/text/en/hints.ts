import type { Options } from '../catalogue.ts';
import { leftAfter } from '../left.ts';

/** What an option does, where its name does not say it; an empty one is not said. */
export const hints: Options = {
  'manoeuvre/degats': ({ params }) => `${params.face}, less its armour`,
  'manoeuvre/entrave-arme': () => 'diminished attacks until the end of its next turn',
  'manoeuvre/entrave-mouvement': () => 'no movement until the end of its next turn',
  'manoeuvre/repousser': () => 'out of its zone',
  'manoeuvre/repousser-sur-place': () => 'out of its position',
  'manoeuvre/empoigner': () => 'neither leaves the zone',
  'manoeuvre/faire-tomber': () => 'diminished attacks while it is down',
  'manoeuvre/aider': () => '+1 damage to their next attack on this target',
  'manoeuvre/repositionnement': () => 'one more movement after the attack',
  'manoeuvre/escalader': () => 'improved attacks against it, from zone to zone',
  'chance/subir': (a) => (a.params.damage ? `${a.params.damage} damage: ${leftAfter(a)}` : ''),
  'depenser-chance': () => 'no consequence at all',
  'se-reposer': () => 'one watch: END, and 1 Chance or the end of exhaustion',
  'journee-de-repos': () => 'three watches: a whole attribute, 1 Chance, end of exhaustion',
  'reprendre-son-souffle': () => '10 minutes: all END',
  'piece-suivante': () => '10 minutes',
};
