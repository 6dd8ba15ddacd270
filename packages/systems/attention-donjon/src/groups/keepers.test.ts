import { playGroup } from '@souterrain/crawl/groups';
import { playNext } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { groupTurn, PAIR, plain } from '../../testing/groups.ts';
import { at, dealt, play, quiet, scene } from '../../testing/index.ts';

const MISS = [1, 1, 1, 1];

describe('IA Gardien', () => {
  test('[AD1-IA-11] a hero in the neighbouring zone, not adjacent: it stays', () => {
    const { of, find } = groupTurn({
      drawing: PAIR,
      heroes: [{ ...plain, at: [5, 1] }],
      creatures: [{ id: 'chevalier-noir', at: [0, 1] }],
    });
    expect(of('attackDeclared')).toHaveLength(0);
    expect(find('chevalier-noir-1').cell).toBe(at([0, 1]));
  });

  test('[AD1-IA-11] it attacks whoever it can reach from the zones it keeps, across the border too', () => {
    const { of, find } = groupTurn(
      { drawing: PAIR, heroes: [{ ...plain, at: [3, 1] }], creatures: [{ id: 'chevalier-noir', at: [0, 1] }] },
      { dice: [MISS] },
    );
    expect(find('chevalier-noir-1').cell).toBe(at([2, 0]));
    expect(of('attackDeclared')).toHaveLength(1);
  });
});

describe('IA Gardien of two zones', () => {
  test('[AD1-IA-11] it goes from one zone it keeps to another', () => {
    const given = { drawing: PAIR, heroes: [{ ...plain, at: [5, 1] as const }] };
    const state = scene({ ...given, creatures: [{ id: 'chevalier-noir', at: [0, 1] }] });
    state.figures[1]!.guards = ['scene-a', 'scene-b'];
    const { of, find } = play(state, (g) => playGroup(g, g.state.groups[0]!), { dice: [MISS] });
    expect(find('chevalier-noir-1').cell).toBe(at([4, 0]));
    expect(of('attackDeclared')).toHaveLength(1);
  });
});

describe('IA Statique', () => {
  test('[AD1-IA-12] a Mimique attacks an adjacent hero and never moves', () => {
    const { of } = groupTurn(
      { heroes: [{ ...plain, at: [1, 1] }], creatures: [{ id: 'mimique', at: [0, 0] }] },
      { dice: [MISS] },
    );
    expect(of('attackDeclared')).toMatchObject([{ figure: 'mimique-1', target: 'h1' }]);
    expect(of('figureMoved')).toHaveLength(0);
  });

  test('[AD1-IA-12] with nobody in reach it does nothing', () => {
    const { of } = groupTurn({
      drawing: PAIR,
      heroes: [{ ...plain, at: [5, 1] }],
      creatures: [{ id: 'mimique', at: [0, 0] }],
    });
    expect(of('figureStayed')).toMatchObject([{ why: 'sans-cible' }]);
    expect(of('actionSpent')).toHaveLength(0);
  });
});

describe('allied and neutral groups', () => {
  test('[AD1-IA-16] an ally without a tag is played freely by its controller, two Actions', () => {
    const { of, asked, find } = groupTurn(
      {
        drawing: PAIR,
        heroes: [
          { ...plain, at: [0, 0] },
          { ...plain, at: [0, 1] },
        ],
        creatures: [{ id: 'captive', at: [1, 1], camp: 'heros' }],
        state: { lastPlayer: 1 },
      },
      { decisions: ['case-4-1', 'fin-du-tour'] },
    );
    expect(asked[0]).toMatchObject({ id: 'action', seat: 1 });
    expect(find('captive-1').cell).toBe(at([4, 1]));
    expect(of('actionSpent')).toHaveLength(1);
  });

  test('[AD1-IA-16] a rescued girl led by a player is moved by that player, on her own initiative card', () => {
    const state = scene({
      drawing: PAIR,
      heroes: [
        { ...plain, at: [0, 0] },
        { ...plain, at: [0, 1] },
      ],
      creatures: [{ id: 'captive', at: [1, 1], camp: 'heros' }],
      state: { lastPlayer: 1, generated: quiet(), ...dealt({ 'g-captive': '9-coeur' }) },
    });
    state.groups = state.groups.map((group) => ({ ...group, controller: 0 }));
    const { of, asked, find } = play(state, (g) => playNext(g)!, { decisions: ['case-4-1', 'fin-du-tour'] });
    expect(of('initiativeTaken')).toMatchObject([{ who: 'g-captive', card: '9-coeur' }]);
    expect(asked.map(({ id, seat }) => [id, seat])).toEqual([
      ['action', 0],
      ['action', 0],
    ]);
    expect(find('captive-1').cell).toBe(at([4, 1]));
  });

  test('[AD1-IA-16] an ally with a tag follows it against the hostile camp', () => {
    const { of } = groupTurn(
      {
        heroes: [{ ...plain, at: [5, 5] }],
        creatures: [
          { id: 'orque', at: [0, 0], camp: 'heros' },
          { id: 'zombie', at: [1, 0] },
        ],
      },
      {
        dice: [
          [1, 1, 1],
          [1, 1, 1, 1],
        ],
      },
    );
    expect(of('attackDeclared')).toMatchObject([{ figure: 'orque-1', target: 'zombie-1' }]);
  });

  test('[AD1-IA-16] a neutral group does nothing by itself', () => {
    const { events } = groupTurn({
      heroes: [{ ...plain, at: [1, 0] }],
      creatures: [{ id: 'orque', at: [0, 0], camp: 'neutre' }],
    });
    expect(events).toEqual([]);
  });
});
