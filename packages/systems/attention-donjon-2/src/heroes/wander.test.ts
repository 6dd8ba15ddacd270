import { interlude } from '@souterrain/crawl/heroes/interlude';
import { wander } from '@souterrain/crawl/testing';
import { Prng } from '@souterrain/kernel';
import { worldOf } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { quiet, scene } from '../../testing/index.ts';
import { apply } from '../apply.ts';
import type { AD2Event } from '../events.ts';
import type { State } from '../state.ts';
import { createHero } from './creation.ts';
import { checkSheet } from './legality.ts';
import { exportSheet, importSheet } from './sheet-file.ts';

const SEATS = 3;

describe('any creation, then any years of adventure', () => {
  test.each(Array.from({ length: 25 }, (_, i) => i + 1))('every sheet stays legal: seed %i', (seed) => {
    const prng = Prng.seeded(String(seed), 'heroes');
    const players = Array.from({ length: SEATS }, (_, i) => ({ name: `Siège ${i + 1}`, hero: 'nouveau' }));
    const state: State = { ...scene({ heroes: [] }), players, generated: quiet({ bonusXp: 2, reward: 30 }) };
    const g = worldOf<State, AD2Event>({ apply }, state);
    for (let seat = 0; seat < SEATS; seat++) {
      wander(createHero(g, seat), prng);
      expect(checkSheet(state.figures[seat]!.hero!.sheet, { created: 'companion' })).toEqual([]);
    }
    for (let year = 0; year < 8; year++) {
      state.result = year % 3 === 0 ? 'defaite' : 'victoire';
      wander(interlude(g), prng);
      for (let seat = 0; seat < SEATS; seat++)
        expect(importSheet(exportSheet(state, seat))).toEqual({ ok: true, sheet: state.figures[seat]!.hero!.sheet });
    }
  });
});
