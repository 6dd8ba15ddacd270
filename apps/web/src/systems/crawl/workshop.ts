import type { System } from '@souterrain/kernel';
import type { Workshop } from '../../heroes/workshop.ts';

export const workshop: Workshop = {
  // Creation needs no dungeon: one is drawn only if the game goes on.
  creation: { asks: [], variants: { scenario: 'hasard' } },
  async town(system) {
    const { townVisit } = await import('@souterrain/crawl/heroes/town');
    return townVisit(system as Parameters<typeof townVisit>[0]) as unknown as System;
  },
};
