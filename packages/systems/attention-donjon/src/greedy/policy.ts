import { allyChoice, firstOf, heroOf, known, moveChoice, orDecline, survival } from '@souterrain/crawl/greedy';
import type { Decision, Policy } from '@souterrain/kernel';
import type { AD1 } from '../world/ad1.ts';
import { actionChoice } from './action.ts';
import { manner } from './manner.ts';
import { afterRollChoice, beforeRollChoice, gambleChoice } from './rolls.ts';

/**
 * A hero that fights what it can reach, treats itself in peace and opens every Porte. It reads the live state of the game
 * it plays, as a player reads the table; nothing there is hidden but the order of the deck.
 */
export const greedyPolicy: Policy<AD1> = {
  choose,
  chooseSome: ({ min }) => Array.from({ length: min }, (_, i) => i),
};

function choose(decision: Decision, g: AD1): number {
  const { id, options } = decision;
  const hero = heroOf(g.state, decision);
  switch (id) {
    case 'action':
    case 'action-hors-tour':
      return hero ? known(actionChoice(g, hero, options)) : allyChoice(g, decision, manner);
    case 'mouvement-suivant':
      return hero ? orDecline(moveChoice(g, hero, { options, manner }), decision) : 0;
    case 'avant-le-jet':
      return hero ? known(beforeRollChoice(decision, hero)) : 0;
    case 'apres-le-jet':
      return hero ? known(afterRollChoice(decision, hero)) : 0;
    case 'coup-de-poker':
      return known(gambleChoice(g, decision));
    case 'evenement-mortel':
      return survival(decision);
    case 'attaque-gratuite':
    case 'relancer':
      // The first is to keep the Réaction, or the dice.
      return options.length - 1 > 0 ? 1 : 0;
    case 'agir-ou-attendre':
      return known(firstOf(options, ['agir']));
    default:
      return orDecline(-1, decision);
  }
}
