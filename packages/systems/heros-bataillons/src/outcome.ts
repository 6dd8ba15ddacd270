import type { Outcome } from '@souterrain/kernel';
import { ADVERSARY_SEAT } from './battalions/skirmish.ts';
import type { HBState } from './state.ts';

/** HB-SOLO-16, HB-SOLO-18: won together; a seat scores the FOR its side, or its hero, has left. */
export function outcome({ phase, result, beings, players }: HBState): Outcome | undefined {
  if (phase !== 'fin' || result === null) return undefined;
  const scores = players.map((_, seat) => {
    let score = 0;
    for (const being of beings) if (being.seat === seat && being.status !== 'mort') score += being.now.for;
    return score;
  });
  const winners = players.flatMap(({ hero }, seat) => {
    const won = hero === ADVERSARY_SEAT ? 'defaite' : 'victoire';
    return result === won ? [seat] : [];
  });
  return { id: result, winners, scores };
}
