import { untouchedBy } from '@souterrain/crawl/testing';
import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { anyVariants } from '../../testing/wander.ts';
import { explorer } from '../../testing/wander-explorer.ts';
import { EFFECTS, escorting, isSlain, sideBySide, tries, weakens } from '../../testing/wander-lines.ts';
import { steeredState } from '../../testing/wander-party.ts';
import { DUELS } from '../../testing/wander-starts.ts';
import { attentionDonjon2 as system } from '../index.ts';
import { variantsOf } from '../variants.ts';

test('steered parties touch every talent, line, item, state, creature, péripétie, decision, event and reading', () => {
  const untouched = untouchedBy({
    system,
    explorer: explorer(),
    scene,
    heroes: Object.keys(system.content.heroes),
    duels: DUELS,
    party: (prng, steer) => steeredState({ prng, steer, variants: variantsOf(anyVariants(prng)) }),
    besides(listen) {
      for (const effect of EFFECTS) listen(sideBySide(), { seed: effect, most: 50, only: tries(effect) });
      listen(sideBySide(), { seed: 'perte', most: 50, only: weakens });
      listen(escorting(), { seed: 'escorte', most: 10, only: isSlain });
    },
  });
  expect(untouched).toEqual([]);
});
