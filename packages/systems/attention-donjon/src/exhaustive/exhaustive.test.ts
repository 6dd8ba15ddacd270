import { untouchedBy } from '@souterrain/crawl/testing';
import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { anyVariants } from '../../testing/wander.ts';
import { explorer } from '../../testing/wander-explorer.ts';
import { steeredState } from '../../testing/wander-party.ts';
import { DUELS } from '../../testing/wander-starts.ts';
import { attentionDonjon as system } from '../index.ts';
import { variantsOf } from '../variants.ts';

test('steered parties touch every talent, item, state, creature, péripétie, decision, event and reading', () => {
  const untouched = untouchedBy({
    system,
    explorer: explorer(),
    scene,
    heroes: Object.keys(system.content.heroes),
    duels: DUELS,
    party: (prng, steer) => steeredState({ prng, steer, variants: variantsOf(anyVariants(prng)) }),
  });
  expect(untouched).toEqual([]);
});
