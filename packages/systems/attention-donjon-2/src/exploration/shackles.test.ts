import { movementActions } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { play } from '../../testing/index.ts';
import { facing, usesOf, using } from '../../testing/peripeties.ts';
import type { AD2State } from '../state.ts';

/** The shackles of the ghost around h1; h2 stands beside it, h3 far away. */
const held = (): AD2State =>
  facing('fantome', {
    heroes: [{ at: [0, 0], marks: ['enchaine'] }, { at: [1, 0] }, { at: [5, 2] }],
    notes: { fers: 1, captifs: ['h1'] },
  });

describe('the shackles of the ghost', () => {
  test('[AD2-PERI-02] Force by the victim or whoever is beside it, Agilité by the victim alone', () => {
    expect(usesOf(held())).toEqual(['briser-les-fers-50 standard', 'se-glisser-hors-des-fers-50 standard']);
    expect(usesOf(held(), 'h2')).toEqual(['briser-les-fers-50 standard']);
    expect(usesOf(held(), 'h3')).toEqual([]);
  });

  test('[AD2-PERI-02] [AD2-XCONV-10] Jets of Agilité scoring 1, 2, 1, 2: freed on the fourth', () => {
    let state = held();
    const marks: number[] = [];
    for (const dice of [
      [5, 1],
      [6, 1],
      [5, 1],
      [6, 1],
    ]) {
      const decisions = dice[0] === 6 ? ['garder'] : [];
      state = using(state, 'se-glisser-hors-des-fers', { dice: [dice], decisions }).state;
      marks.push(state.figures[0]!.marks.length);
    }
    expect(marks).toEqual([1, 1, 1, 0]);
    expect(state.hazards).toEqual([]);
    // 2, 4, 5: a point short.
    let short = held();
    for (const face of [6, 6, 5]) {
      const decisions = face === 6 ? ['garder'] : [];
      short = using(short, 'se-glisser-hors-des-fers', { dice: [[face, 1]], decisions }).state;
    }
    expect(short.figures[0]!.marks).toMatchObject([{ id: 'enchaine' }]);
    short = using(short, 'se-glisser-hors-des-fers', { dice: [[5, 1]] }).state;
    expect(short.figures[0]!.marks).toEqual([]);
  });

  test('[AD2-PERI-02] shackled is Immobilisé: no movement', () => {
    const moves = (id: string) =>
      play(held(), function* (g, find) {
        return movementActions(g, find(id)).length;
      }).value;
    expect(moves('h1')).toBe(0);
    expect(moves('h2')).toBeGreaterThan(0);
  });

  test('[AD2-PERI-02] Force counts for itself, up to 10, whoever gives it', () => {
    let state = held();
    const pulls = [
      { by: 'h1', dice: [[6, 6]], decisions: ['garder'] },
      { by: 'h2', dice: [[6, 6]], decisions: ['garder'] },
      { by: 'h2', dice: [[6, 6]], decisions: ['garder'] },
      { by: 'h1', dice: [[5, 1]] },
    ];
    const left = pulls.map((script) => {
      state = using(state, 'briser-les-fers', script).state;
      return state.figures[0]!.marks.length;
    });
    // 3 for each of the first three, then 1.
    expect(left).toEqual([1, 1, 1, 0]);
  });
});
