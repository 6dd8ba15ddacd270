import { countFr } from '@souterrain/words';
import { leftAfter } from '../left.ts';
import type { Sentences } from '../spoken.ts';

/** What an option does, where its name does not say it; an empty one is not said. */
export const hints: Sentences['options'] = {
  'manoeuvre/degats': ({ params }) => `${params.face}, moins l’armure`,
  'chance/subir': (a) =>
    a.params.damage ? `${countFr(Number(a.params.damage), 'dégât', 'dégâts')} : ${leftAfter(a)}` : '',
  'depenser-chance': () => 'aucune conséquence',
  'se-reposer': () => 'une garde : END, et 1 Chance ou la fin de l’épuisement',
  'journee-de-repos': () => 'trois gardes : un attribut entier, 1 Chance, fin de l’épuisement',
  'reprendre-son-souffle': () => '10 minutes : toute l’END',
  'piece-suivante': () => '10 minutes',
};
