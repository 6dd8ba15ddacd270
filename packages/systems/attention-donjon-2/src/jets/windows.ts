import { placeInRound } from '@souterrain/crawl/groups/targets';
import type { Figure } from '@souterrain/crawl/state';
import { ask, type Option, option, type Params, type Rule } from '@souterrain/kernel';
import { bearingsWith } from '../figures/bearings.ts';
import type { Offer } from '../figures/features.ts';
import { totalOf } from '../figures/values.ts';
import { changedOdds } from '../odds/standing.ts';
import type { AD2 } from '../state.ts';
import { diceOf, difficultyOf, verdictWith } from './count.ts';
import type { Jet } from './jet.ts';

/** AD2-BENI-17: the roller first, then the others in the order of their initiative cards. */
function* deciders(g: AD2, { who }: Jet): Iterable<Figure> {
  if (mayAct(who)) yield who;
  const others = g.state.figures.filter((hero) => hero !== who && mayAct(hero));
  if (others.length > 1) others.sort((a, b) => placeInRound(g.state, a) - placeInRound(g.state, b));
  yield* others;
}

const mayAct = ({ hero, status }: Figure): boolean => hero !== null && status === 'plateau';

/** AD2-ORDRE-05, AD2-ORDRE-06: optional bonuses and jokers, until each passes. */
export function* beforeJet(g: AD2, jet: Jet): Rule<void> {
  for (const hero of deciders(g, jet))
    for (;;) {
      const offers = offersOf(g, hero, { window: 'before', jet });
      if (offers.length === 0) break;
      const params = { dice: diceOf(g.state, jet), added: totalOf(jet.added), difficulty: difficultyOf(jet) };
      if (!(yield* take(hero, { id: 'avant-le-jet', offers, params: { ...params, ...told(jet) } }))) break;
    }
}

/** AD2-ORDRE-10, AD2-ORDRE-13: what may still change the Jet once its dice lie. */
export function* afterDice(g: AD2, jet: Jet): Rule<void> {
  for (const hero of deciders(g, jet))
    for (;;) {
      const offers = offersOf(g, hero, { window: 'after', jet });
      if (offers.length === 0) break;
      const { reachable } = verdictWith(g.state, jet);
      const params = { total: reachable, difficulty: difficultyOf(jet), ...told(jet) };
      const odds = hero.camp === jet.who.camp ? changedOdds(g.state, jet) : undefined;
      if (!(yield* take(hero, { id: 'apres-le-jet', offers, params, odds }))) break;
    }
}

const told = ({ purpose, who }: Jet): Params => ({ purpose, figure: who.id });

function offersOf(
  g: AD2,
  hero: Figure,
  { window, jet }: { readonly window: 'before' | 'after'; readonly jet: Jet },
): readonly Offer[] {
  let offers = NONE;
  const { before, after } = bearingsWith(g.state, hero);
  for (const at of window === 'before' ? before : after) {
    const more = window === 'before' ? at.feature.before!(g, at, jet) : at.feature.after!(g, at, jet);
    if (more.length > 0) offers = offers.length > 0 ? [...offers, ...more] : more;
  }
  return offers;
}

const NONE: readonly Offer[] = [];

interface Window {
  readonly id: string;
  readonly offers: readonly Offer[];
  readonly params: Params;
  /** Of leaving the Jet as it is. */
  readonly odds?: Option['odds'];
}

function* take(hero: Figure, { id, offers, params, odds }: Window): Rule<boolean> {
  const picked = yield* ask<(() => Rule<void>) | null>({
    id,
    seat: hero.hero!.seat,
    rule: 'AD2-ORDRE-01',
    params,
    options: [option('passer', null, { odds }), ...offers],
  });
  if (picked === null) return false;
  yield* picked();
  return true;
}
