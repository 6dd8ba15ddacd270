import type { Figure } from '@souterrain/crawl/state';
import type { Decision, Policy } from '@souterrain/kernel';
import type { State } from '../state.ts';
import { actionChoice } from './action.ts';
import { moveChoice } from './moves.ts';
import { firstOf } from './options.ts';
import { afterRollChoice, beforeRollChoice, gambleChoice } from './rolls.ts';

/** Ways of saying no, where nothing is known of a question. */
const DECLINE = ['passer', 'garder', 'rester', 'non', 'refuser', 'terminer', 'fin', 'fin-du-tour', 'continuer'];

/** AD1-HRSM-09: alive at any price. */
const SURVIVE = ['depenser-heroisme', 'sacrifier', 'blessure-grave', 'mourir'];

/**
 * A hero that fights what it can reach, treats itself in peace and opens every Porte. It reads the live state of the game
 * it plays, as a player reads the table; nothing there is hidden but the order of the deck.
 */
export function greedyPolicy(state: State): Policy {
  function choose(decision: Decision): number {
    const { id, options } = decision;
    const hero = heroOf(state, decision);
    switch (id) {
      case 'action':
      case 'action-hors-tour':
        return hero ? known(actionChoice(state, hero, options)) : allyChoice(state, decision);
      case 'mouvement-suivant':
        return hero ? orDecline(moveChoice(state, hero, options), decision) : 0;
      case 'avant-le-jet':
        return hero ? known(beforeRollChoice(decision, hero)) : 0;
      case 'apres-le-jet':
        return hero ? known(afterRollChoice(decision, hero)) : 0;
      case 'coup-de-poker':
        return known(gambleChoice(decision));
      case 'evenement-mortel':
        return known(firstOf(options, SURVIVE));
      case 'attaque-gratuite':
      case 'relancer':
        // The first is to keep the Réaction, or the dice.
        return options.length - 1 > 0 ? 1 : 0;
      case 'agir-ou-attendre':
        return known(firstOf(options, ['agir']));
      default:
        return known(firstOf(options, DECLINE));
    }
  }
  return { choose, chooseSome: ({ min }) => Array.from({ length: min }, (_, i) => i) };
}

/** AD1-IA-16: an ally without a directive goes where the scenario wants it. */
function allyChoice(state: State, decision: Decision): number {
  const ally = state.figures.find(({ id }) => id === decision.params?.figure);
  return orDecline(ally ? moveChoice(state, ally, decision.options) : -1, decision);
}

const known = (index: number): number => Math.max(0, index);

const orDecline = (index: number, { options }: Decision): number =>
  index >= 0 ? index : known(firstOf(options, DECLINE));

/** The hero a question is about, or the one whose seat is asked. */
function heroOf(state: State, { id, seat, params }: Decision): Figure | undefined {
  // The params of a window name whoever rolls; its answer is a hero's of the seat.
  const named = id === 'avant-le-jet' || id === 'apres-le-jet' ? undefined : params?.figure;
  for (const figure of state.figures)
    if (figure.hero && (named === undefined ? figure.hero.seat === seat : figure.id === named)) return figure;
  return undefined;
}
