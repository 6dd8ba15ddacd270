import { movementActions } from '@souterrain/crawl/movement';
import { expect, test } from 'vitest';
import { framed } from '../../testing/groups.ts';
import { on, scene } from '../../testing/index.ts';
import { plain } from '../../testing/jets.ts';
import type { AD2State } from '../state.ts';

/** Four zones: the last one touches the first by a corner alone. */
const CORNERS = framed('ab', 'cd');

test('[AD2-XMOUV-02] [AD2-Q-18] games on one board keep their readings: a step past a corner is for those who may leave their zone', () => {
  const state = scene({ drawing: CORNERS, heroes: [{ ...plain, at: [0, 0] }] });
  const steps = (placementStepOtherZone: AD2State['variants']['placementStepOtherZone']) => {
    const game = { ...state, variants: { ...state.variants, placementStepOtherZone } };
    return movementActions(on(game), game.figures[0]!).map(({ id }) => id);
  };
  const readings = ['no', 'yes', 'no', 'yes'] as const;
  expect(readings.map((reading) => steps(reading).includes('pas-1-1'))).toEqual([false, true, false, true]);
});
