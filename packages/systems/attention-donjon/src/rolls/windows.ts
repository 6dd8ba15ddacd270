import { ask, type Option, option, type Params, type Rule, type SeatId } from '@souterrain/kernel';
import { bearingsOf } from '../figures/bearings.ts';
import type { Bearing, Feature, Offer } from '../figures/features.ts';
import { areEnemies } from '../figures/sides.ts';
import type { AD1, Figure } from '../state.ts';
import { diceOf, difficultyOf, totalOf } from './count.ts';
import type { Roll } from './roll.ts';

/** AD1-DICE-10, step 2: jokers, inspirations and optional dice, seat after seat, until each passes. */
export function* beforeRoll(g: AD1, roll: Roll): Rule<void> {
  for (const hero of heroesOf(g)) {
    for (;;) {
      const offers = offersOf(g, hero, (feature, at) => feature.before?.(g, at, roll));
      // AD1-COMBAT-27, AD1-INIT-21: the pool and the Difficulty are known.
      if (offers.length === 0) break;
      const params = { dice: diceOf(roll, g.state), difficulty: difficultyOf(roll, g.state) };
      if (!(yield* take(hero, roll, { id: 'avant-le-jet', offers, params }))) break;
    }
  }
}

/** Step 6: the opponents' side first, then the roller's, until both pass in a row; common to opposed rolls (AD1-OPPO-09). */
export function* afterRolls(g: AD1, rolls: readonly Roll[]): Rule<void> {
  const [first] = rolls;
  if (!first) return;
  const heroes = heroesOf(g);
  const roller = first.who;
  const opposed = heroes.filter((hero) => roller === null || areEnemies(hero, roller));
  const own = heroes.filter((hero) => roller !== null && !areEnemies(hero, roller));
  let passes = 0;
  for (let side = 0; passes < 2; side = 1 - side) {
    let acted = false;
    for (const hero of side === 0 ? opposed : own)
      for (const roll of rolls) {
        const offers = offersOf(g, hero, (feature, at) => feature.after?.(g, at, roll));
        if (offers.length === 0) continue;
        const params = { total: totalOf(roll, g.state), difficulty: difficultyOf(roll, g.state) };
        if (yield* take(hero, roll, { id: 'apres-le-jet', offers, params })) acted = true;
      }
    passes = acted ? 0 : passes + 1;
  }
}

/** Heroes whose players may still act on rolls, whatever their states (AD1-INIT-26). */
const heroesOf = (g: AD1): readonly Figure[] =>
  g.state.figures.filter((f) => f.hero !== null && f.status === 'plateau');

function offersOf(
  g: AD1,
  hero: Figure,
  offered: (feature: Feature, at: Bearing) => readonly Offer[] | undefined,
): readonly Offer[] {
  let offers: Offer[] | undefined;
  for (const at of bearingsOf(g.state, hero)) {
    const more = offered(at.feature, at);
    if (more && more.length > 0) offers = offers ? [...offers, ...more] : [...more];
  }
  return offers ?? NONE;
}

const NONE: readonly Offer[] = [];
const PASS: Option<null> = option('passer', null);

function* take(
  hero: Figure,
  roll: Roll,
  window: { readonly id: string; readonly offers: readonly Offer[]; readonly params: Params },
): Rule<boolean> {
  const seat: SeatId = hero.hero!.seat;
  const params = { ...window.params, purpose: roll.purpose, figure: roll.who?.id ?? '' };
  const picked = yield* ask<(() => Rule<void>) | null>({
    id: window.id,
    seat,
    rule: 'AD1-DICE-10',
    params,
    options: [PASS, ...window.offers],
  });
  if (picked === null) return false;
  yield* picked();
  return true;
}
