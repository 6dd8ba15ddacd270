import type { Decision, Policy } from '@souterrain/kernel';
import { bandOf, type WithContent } from '../content/index.ts';
import { itemKey } from '../gear/items.ts';
import type { Hero, Known } from '../state.ts';
import { fightChoice } from './fights.ts';
import { isThirsty } from './goal.ts';
import { forgetChoice, freeActionChoice, rarityChoice } from './kit.ts';
import { directionChoice, errandOf, sureStepChoice } from './moves.ts';
import { firstOf } from './options.ts';
import { nextPoint } from './points.ts';
import { purchaseFor } from './shopping.ts';
import { REFERENCE, type Style } from './style.ts';

/** Plays in a style; nothing is kept but the stream of directions of the one that draws them. */
export const policyOf = (style: Style): Policy<Known> => ({
  choose: (decision, g) => choose(g, decision, style),
  chooseSome: () => [],
});

/**
 * C50-BAL-02: the greedy bot that the balance of the game is measured with (C50-BAL-01). It reads the live state of the game it
 * plays, whole: the information is open (C50-CASE-15). It gives nothing away and leaves heaps where they lie (C50-BAL-04).
 */
export const referencePolicy = policyOf(REFERENCE);

function choose(g: Known, { id, seat, options }: Decision, style: Style): number {
  const hero = g.state.heroes[seat]!;
  switch (id) {
    case 'direction':
    case 'rebond':
      if (style.directions) return style.directions.below(options.length);
      return directionChoice(g.state, hero, { options, errand: errandOf(g, hero, style) });
    case 'pas-assure':
      return style.directions ? 0 : sureStepChoice(hero, options, errandOf(g, hero, style));
    case 'echange':
    case 'attaque':
      return fightChoice(g, hero, options);
    case 'actions-libres':
      return freeActionChoice(g, hero, { options, build: style.build });
    case 'investir':
      return firstOf(options, [`investir-${nextPoint(g, hero, style.build)}`, 'passer']);
    case 'marchand':
      return firstOf(options, [...shopping(g, hero, style), 'passer']);
    case 'escalier':
      return firstOf(options, [goesDown(g, hero, style) ? 'descendre' : 'passer']);
    case 'fontaine':
      // A last sip on the way out costs nothing.
      return firstOf(options, [isThirsty(hero) || goesDown(g, hero, style) ? 'boire' : 'passer']);
    case 'potion-en-trop':
      return firstOf(options, ['boire']);
    case 'trouvaille-rare':
      return rarityChoice(g, hero, options);
    case 'oublier-un-sort':
      return forgetChoice(g, options);
    default:
      return Math.max(0, firstOf(options, ['passer']));
  }
}

function goesDown(g: Known, hero: Hero, style: Style): boolean {
  const { goal, floor } = errandOf(g, hero, style);
  return goal === floor.stairs;
}

function shopping(g: WithContent, hero: Hero, { shops }: Style): readonly string[] {
  const item = shops ? purchaseFor(g, hero, bandOf(g, hero.floor).rank) : undefined;
  return item ? [`acheter-${itemKey(item)}`] : [];
}
