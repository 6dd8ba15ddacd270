import { type GameEvent, Prng, type SeatId, worldOf } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { NEW_HERO } from '../src/choices.ts';
import type { Stocked } from '../src/content/content.ts';
import { interlude } from '../src/heroes/interlude.ts';
import type { Imported } from '../src/heroes/sheet-file.ts';
import type { CrawlState, Sheet } from '../src/state.ts';
import type { AnyCrawl } from '../src/system.ts';
import { quiet } from './rounds.ts';
import type { Scene } from './scene.ts';
import { wander } from './wander.ts';

const SEATS = 3;

interface Edition<S extends CrawlState, E extends GameEvent> {
  readonly scene: (given: Scene<S>) => S;
  readonly system: AnyCrawl<S, E>;
  /** What is wrong with a sheet just created. */
  issuesOf(created: Sheet): readonly unknown[];
  exportSheet(state: S, seat: SeatId): string;
  importSheet(g: Stocked, text: string): Imported;
}

/** Any creation, then any years of adventure, leave sheets that the edition reads again. */
export function testsYears<S extends CrawlState, E extends GameEvent>(edition: Edition<S, E>): void {
  const { scene, system, issuesOf, exportSheet, importSheet } = edition;
  test.each(Array.from({ length: 25 }, (_, i) => i + 1))('every sheet stays legal: seed %i', (seed) => {
    const prng = Prng.seeded(String(seed), 'heroes');
    const players = Array.from({ length: SEATS }, (_, i) => ({ name: `Siège ${i + 1}`, hero: NEW_HERO }));
    const state: S = { ...scene({ heroes: [] }), players, generated: quiet({ bonusXp: 2, reward: 30 }) };
    const g = worldOf(system, state);
    const sheetOf = (seat: SeatId): Sheet => state.figures[seat]!.hero!.sheet;
    for (let seat = 0; seat < SEATS; seat++) {
      wander(system.edition.createHero(g, seat), prng);
      expect(issuesOf(sheetOf(seat))).toEqual([]);
    }
    for (let year = 0; year < 8; year++) {
      state.result = year % 3 === 0 ? 'defaite' : 'victoire';
      wander(interlude(g), prng);
      for (let seat = 0; seat < SEATS; seat++)
        expect(importSheet(system, exportSheet(state, seat))).toEqual({ ok: true, sheet: sheetOf(seat) });
    }
  });
}
