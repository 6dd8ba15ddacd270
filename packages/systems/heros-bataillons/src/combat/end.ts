import type { Rule } from '@souterrain/kernel';
import { passRound } from '../time/clock.ts';
import type { HB } from '../world.ts';
import { winnerOf } from './outcome.ts';

/** HB-CBT-05: the round in progress counts its minute; effects go on in minutes. */
export function* endCombat(g: HB): Rule<void> {
  const turns = g.state.combat!.acted.length;
  g.emit({ type: 'combatEnded', winner: winnerOf(g.state), rules: ['HB-CBT-05'] });
  yield* passRound(g, turns);
}
