import { explorationActions, placeHeroes, startBoard } from '@souterrain/crawl/exploration';
import { cellAt } from '@souterrain/dungeon';
import { playAtRandom } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { dungeon, play } from '../../testing/index.ts';
import { attentionDonjon } from '../index.ts';
import type { AD1State } from '../state.ts';

function waiting(): AD1State {
  const state = dungeon({
    heroes: [{ sante: 1, heroisme: 0, marks: ['secoue'], wounds: [{ id: 'bras-casse', hand: 1 }] }, { at: [3, 3] }],
  });
  for (const figure of state.figures) figure.status = 'reserve';
  return state;
}

describe('set-up', () => {
  test('[AD1-SCEN-02] the start room lies alone, its Portes unknown', () => {
    const { rooms, doors } = startBoard(attentionDonjon, attentionDonjon.content.scenarios['le-nid']!);
    expect(rooms).toMatchObject([{ id: 'r0', tile: 'nid-entree' }]);
    expect(doors.map(({ status }) => status)).toEqual(['inconnue', 'inconnue']);
  });

  test('[AD1-SCEN-02] once the heroes are placed, Round 1 begins with Préparation', () => {
    const seats = [{ name: 'Rhaska', choices: { heros: 'rhaska' } }];
    const game = playAtRandom(attentionDonjon, { seats, variants: {}, seed: 'mise-en-place' });
    const told = game.events.flatMap((e): (string | number)[] => {
      if (e.type === 'stageEntered' || e.type === 'phaseStarted') return [e.phase];
      if (e.type === 'heroPlaced') return [e.figure];
      return e.type === 'roundStarted' ? [e.round] : [];
    });
    expect(told.slice(0, 7)).toEqual(['placement', 'h1', 'preparation', 'preparation', 1, 'initiative', 'tours']);
  });

  test('[AD1-SCEN-02] heroes choose empty start squares in seat order', () => {
    const { asked, find } = play(waiting(), (g) => placeHeroes(g), { decisions: ['case-1-2', 'case-0-3'] });
    expect(asked.map((d) => d.seat)).toEqual([0, 1]);
    expect(asked[0]!.options.map((o) => o.id)).toEqual(
      [2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => `case-${x}-${y}`)),
    );
    expect(asked[1]!.options.map((o) => o.id)).not.toContain('case-1-2');
    expect([find('h1').cell, find('h2').cell]).toEqual([cellAt(1, 2), cellAt(0, 3)]);
  });

  test('[AD1-SCEN-02] everything is restored but an untreated grave wound', () => {
    const { find } = play(waiting(), (g) => placeHeroes(g), { decisions: ['case-1-2', 'case-0-3'] });
    expect(find('h1')).toMatchObject({ status: 'plateau', sante: 4, marks: [], hero: { heroisme: 2 } });
    expect(find('h1').hero!.sheet.wounds).toEqual([{ id: 'bras-casse', hand: 1 }]);
  });
});

describe('items at the start', () => {
  test('[AD1-SCEN-02] each hero arranges them freely, or keeps them as they are', () => {
    const place = (decisions: readonly string[]) => {
      const state = dungeon({ heroes: [{ items: ['epee', 'dague'] }] });
      state.figures[0]!.status = 'reserve';
      return play(state, (g) => placeHeroes(g), { decisions: ['case-0-2', ...decisions] })
        .find('h1')
        .hero!.sheet.items.map((item) => item.place);
    };
    expect(place(['tel-quel'])).toEqual(['equipe', 'equipe']);
    expect(place(['ranger', 'porter', 'equiper'])).toEqual(['porte', 'equipe']);
  });
});

const leaves = (state: AD1State): boolean =>
  play(state, function* (g, find) {
    return explorationActions(g, find('h1')).some((a) => a.id === 'quitter-le-donjon' && a.type === 'mouvement');
  }).value;

describe('leaving', () => {
  test('[AD1-SCEN-05] from a square of the exit, with no active enemy in its zone', () => {
    expect(leaves(dungeon({ heroes: [{ at: [1, 3] }] }))).toBe(true);
    expect(leaves(dungeon({ heroes: [{ at: [0, 3] }] }))).toBe(false);
    expect(leaves(dungeon({ heroes: [{ at: [1, 3] }], creatures: [{ id: 'orque', at: [0, 0] }] }))).toBe(false);
    expect(leaves(dungeon({ heroes: [{ at: [1, 3] }], creatures: [{ id: 'orque', at: [3, 0] }] }))).toBe(true);
    const stunned = { id: 'orque', at: [0, 0] as const, marks: ['inconscient'] };
    expect(leaves(dungeon({ heroes: [{ at: [1, 3] }], creatures: [stunned] }))).toBe(true);
  });

  test('[AD1-SCEN-05][AD1-TRES-22] a Movement action, which is refused to whoever carries too much', () => {
    const items = (count: number) =>
      Array.from({ length: count }, () => ({ base: 'bandages', place: 'stocke' as const }));
    const loaded = (count: number) => leaves(dungeon({ heroes: [{ at: [1, 3], items: items(count) }] }));
    expect([loaded(6), loaded(10)]).toEqual([true, false]);
  });

  test('[AD1-SCEN-05] [AD1-SCEN-03] the hero is gone for good, with whom it escorts', () => {
    const state = dungeon({
      heroes: [{ at: [1, 3] }],
      creatures: [{ id: 'captive', camp: 'heros', at: [1, 2] }],
      scenario: { objective: { escort: 'captive' } },
    });
    play(state, (g, find) =>
      explorationActions(g, find('h1'))
        .find((a) => a.id === 'quitter-le-donjon')!
        .run(g, find('h1')),
    );
    expect(state.figures.map((f) => f.status)).toEqual(['parti', 'parti']);
  });
});
