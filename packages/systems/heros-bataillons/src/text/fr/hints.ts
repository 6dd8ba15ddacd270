import { countFr } from '@souterrain/words';
import type { Options } from '../catalogue.ts';
import { leftAfter } from '../left.ts';

/** What an option does, where its name does not say it; an empty one is not said. */
export const hints: Options = {
  'manoeuvre/degats': ({ params }) => `${params.face}, moins l’armure`,
  'manoeuvre/entrave-arme': () => 'attaques diminuées jusqu’à la fin de son prochain tour',
  'manoeuvre/entrave-mouvement': () => 'aucun mouvement jusqu’à la fin de son prochain tour',
  'manoeuvre/repousser': () => 'hors de sa zone',
  'manoeuvre/repousser-sur-place': () => 'hors de sa position',
  'manoeuvre/empoigner': () => 'aucun des deux ne quitte la zone',
  'manoeuvre/faire-tomber': () => 'attaques diminuées tant que la cible est au sol',
  'manoeuvre/aider': () => '+1 dégât à sa prochaine attaque contre cette cible',
  'manoeuvre/repositionnement': () => 'un mouvement de plus après l’attaque',
  'manoeuvre/escalader': () => 'attaques améliorées contre elle, de zone en zone',
  'chance/subir': (a) =>
    a.params.damage ? `${countFr(Number(a.params.damage), 'dégât', 'dégâts')} : ${leftAfter(a)}` : '',
  'depenser-chance': () => 'aucune conséquence',
  'se-reposer': () => 'une garde : END, et 1 Chance ou la fin de l’épuisement',
  'journee-de-repos': () => 'trois gardes : un attribut entier, 1 Chance, fin de l’épuisement',
  'reprendre-son-souffle': () => '10 minutes : toute l’END',
  'piece-suivante': () => '10 minutes',
};
