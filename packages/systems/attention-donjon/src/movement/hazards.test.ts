import { explorationActions } from '@souterrain/crawl/exploration';
import { movementActions, push } from '@souterrain/crawl/movement';
import { beginTurn } from '@souterrain/crawl/rounds';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { take } from '../../testing/combat.ts';
import { facing, play, resolved } from '../../testing/index.ts';

type Script = Parameters<typeof play>[2];

const moving = (state: Parameters<typeof play>[0], id: string, script: Script = {}) =>
  play(state, (g, find) => take(g, find('h1'), { of: movementActions, id }), script);

describe('a slippery floor', () => {
  const given = () => facing('sol-glissant', { creatures: [{ id: 'orque', at: [0, 2] }] });

  test('[AD1-PERI-07] a failed roll ends the movement, À terre; no Esquive is rolled', () => {
    const { of, find } = moving(given(), 'case-3-0', { dice: [[2, 4, 1]] });
    expect(of('rollAnnounced').map((e) => e.purpose)).toEqual(['epreuve']);
    expect([find('h1').cell, find('h1').marks]).toMatchObject([cellAt(0, 0), [{ id: 'a-terre' }]]);
    expect(of('figureMoved')).toEqual([]);
  });

  test('[AD1-PERI-07] a success leaves the Esquive to be made', () => {
    const dice = [
      [4, 4, 2],
      [4, 4, 2],
    ];
    const { of, find } = moving(given(), 'case-3-0', { dice });
    expect(of('rollAnnounced').map((e) => e.purpose)).toEqual(['epreuve', 'esquive']);
    expect(find('h1').cell).toBe(cellAt(3, 0));
  });

  test('[AD1-PERI-07] within the zone no roll; with an Action complexe neither', () => {
    const calm = () => facing('sol-glissant', { heroes: [{ at: [2, 0] }] });
    expect(moving(calm(), 'pas-1-1').find('h1').cell).toBe(cellAt(1, 1));
    const careful = play(calm(), function* (g, find) {
      yield* beginTurn(g, find('h1'));
      yield* take(g, find('h1'), { of: explorationActions, id: 'prudemment-3-0' });
    });
    expect([careful.find('h1').cell, careful.of('rollAnnounced')]).toEqual([cellAt(3, 0), []]);
  });
});

describe('the ghostly grass', () => {
  const passants = (state: ReturnType<typeof facing>) => state.hazards[0]!.notes.passants;

  test('[AD1-PERI-09] who walks in is noted, who walks out too; an enemy is not', () => {
    const creatures = [{ id: 'orque', at: [5, 2] as const, marks: ['inconscient'] }];
    const into = facing('herbe-fantome', { heroes: [{ at: [4, 0] }], creatures });
    moving(into, 'case-1-0');
    expect(passants(into)).toEqual(['h1']);
    const out = facing('herbe-fantome', { heroes: [{ at: [1, 0] }] });
    moving(out, 'case-4-0');
    expect(passants(out)).toEqual(['h1']);
    const enemy = facing('herbe-fantome', {
      heroes: [{ at: [5, 0], marks: ['inconscient'] }],
      creatures: [{ id: 'orque', at: [4, 2] }],
    });
    play(enemy, (g, find) => take(g, find('orque-1'), { of: movementActions, id: 'case-1-2' }));
    expect(passants(enemy) ?? []).toEqual([]);
  });

  test('[AD1-PERI-09] who is pushed in rolls with the others', () => {
    const state = facing('herbe-fantome', { heroes: [{ at: [3, 1] }], creatures: [{ id: 'ogre', at: [4, 1] }] });
    play(state, (g, find) => push(g, find('ogre-1'), find('h1')));
    const { of, find } = resolved(state, { dice: [[2, 2, 2]] });
    expect(of('rollSettled')).toMatchObject([{ figure: 'h1', difficulty: 1, total: 0 }]);
    expect(find('h1').sante).toBe(3);
  });
});
