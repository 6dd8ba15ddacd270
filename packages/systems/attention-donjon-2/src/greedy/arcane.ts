import { isJoker, type Suit, suitOf } from '@souterrain/crawl';
import { bestOf } from '@souterrain/crawl/greedy';
import type { Decision } from '@souterrain/kernel';
import { currentCard } from '../heroes/initiative-suit.ts';
import type { Effect } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import { type Blow, blowUnderway, worthsOf } from './blows.ts';
import { expected } from './chances.ts';

/** AD2-ARCA-05: on a joker the bot strikes harder. */
export const FAVOURITE: Suit = 'pique';

/** AD2-ARCA-04: as many points of Arcane as make the most of the blow, each of which lowers its Jet. */
export function sacrificeChoice(g: AD2, { options }: Decision): number {
  const blow = blowUnderway(g);
  if (!blow) return 0;
  const card = currentCard(g.state, blow.hero);
  const suit = card === undefined || isJoker(card) ? FAVOURITE : suitOf(card);
  return bestOf(options, ({ params }) => given(g, blow, { suit, points: Number(params?.count ?? 0) }), -1);
}

const valued = (id: string, points: number): Effect => ({
  kind: 'valued',
  id,
  amount: { sign: null, first: points, rest: [] },
});

function given(g: AD2, blow: Blow, { suit, points }: { readonly suit: Suit; readonly points: number }): number {
  const { jet, hero } = blow;
  const lower = { ...jet, added: [...jet.added, { label: 'arcane', value: -points, rule: 'AD2-ARCA-04' as const }] };
  const worths = worthsOf(g, blow, points > 0 ? POWERS[suit]?.(points) : undefined);
  const missing = Math.min(points, hero.santeMax - hero.sante);
  // AD2-ARCA-06: no more comes back than the blow costs, of which a point is likely.
  const healed = suit === 'coeur' ? Math.min(1, missing) : 0;
  return expected(
    g,
    lower,
    worths.map((worth) => worth + healed),
  );
}

/** AD2-ARCA-08, AD2-ARCA-09: what the blow does instead. */
const POWERS: Readonly<Partial<Record<Suit, (points: number) => readonly Effect[]>>> = {
  pique: (points) => [valued('dommages', points)],
  trefle: (points) => [valued('dommages', 1), valued('perforation', points)],
};
