import type { Decision, Policy } from '@souterrain/kernel';
import { bandOf, type WithContent } from '../content/index.ts';
import { itemKey } from '../gear/items.ts';
import type { C50State, Hero } from '../state.ts';
import { Atlases } from './atlas.ts';
import { fightChoice } from './fights.ts';
import { isThirsty } from './goal.ts';
import { forgetChoice, freeActionChoice, rarityChoice } from './kit.ts';
import { directionChoice, errandOf, sureStepChoice } from './moves.ts';
import { firstOf } from './options.ts';
import { nextPoint } from './points.ts';
import { purchaseFor } from './shopping.ts';
import { REFERENCE, type Style } from './style.ts';

/**
 * C50-BAL-02: the greedy bot that the balance of the game is measured with (C50-BAL-01). It reads the live state of the game it
 * plays, whole: the information is open (C50-CASE-15). It gives nothing away and leaves heaps where they lie (C50-BAL-04).
 */
export function referencePolicy({ content }: WithContent, state: C50State, style: Style = REFERENCE): Policy {
  const g = { content, state };
  const atlases = new Atlases();
  const errand = (hero: Hero) => errandOf(g, hero, { atlases, style });
  const atStairs = (hero: Hero) => {
    const { goal, floor } = errand(hero);
    return goal === floor.stairs;
  };

  function choose({ id, seat, options }: Decision): number {
    const hero = state.heroes[seat]!;
    switch (id) {
      case 'direction':
      case 'rebond':
        if (style.directions) return style.directions.below(options.length);
        return directionChoice(state, hero, { options, errand: errand(hero) });
      case 'pas-assure':
        return style.directions ? 0 : sureStepChoice(hero, options, errand(hero));
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
        return firstOf(options, [atStairs(hero) ? 'descendre' : 'passer']);
      case 'fontaine':
        // A last sip on the way out costs nothing.
        return firstOf(options, [isThirsty(hero) || atStairs(hero) ? 'boire' : 'passer']);
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

  return { choose, chooseSome: () => [] };
}

function shopping(g: WithContent, hero: Hero, { shops }: Style): readonly string[] {
  const item = shops ? purchaseFor(g, hero, bandOf(g, hero.floor).rank) : undefined;
  return item ? [`acheter-${itemKey(item)}`] : [];
}
