import { actionsOf } from '@souterrain/crawl/rounds/providers';
import { hasMark } from '@souterrain/crawl/state';
import { describe, expect, test } from 'vitest';
import { act, turnOf } from '../../../testing/combat.ts';
import { play, type Scene, scene } from '../../../testing/index.ts';

const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });
const given: Scene = {
  heroes: [{ at: [0, 0], talents: ['rugissement'], heroisme: 0, traits: { vigueur: 5 } }],
  creatures: [orc(2), orc(3), orc(3, 1), orc(4)],
};

/** A roar with a Seuil of 1. */
const roar = (decisions: string[]) => {
  const dice = [
    [4, 4, 4, 2, 2],
    [2, 2, 2],
  ];
  const ran = act(given, { id: 'rugissement-orque-1', from: actionsOf }, { dice, decisions });
  return { ...ran, shaken: ran.state.figures.filter((f) => hasMark(f, 'secoue')).map((f) => f.id) };
};

describe('Rugissement', () => {
  test('[AD1-FELI-13] as many more as points of Seuil, of the same Mental too', () => {
    const { shaken, asked } = roar(['orque-2']);
    expect(shaken).toEqual(['orque-1', 'orque-2']);
    expect(asked.map((d) => d.options.map(({ id }) => id))).toEqual([['arreter', 'orque-2', 'orque-3']]);
  });

  test('[AD1-FELI-13] it may stop at the first', () => {
    expect(roar(['arreter']).shaken).toEqual(['orque-1']);
  });

  test('[AD1-FELI-14] who has left the board hears nothing', () => {
    const state = scene({ ...given, state: { turn: turnOf('h1') } });
    state.figures[1]!.status = 'mort';
    const { value } = play(state, function* (g, find) {
      return actionsOf(g, find('h1')).flatMap(({ id, label }) => (label === 'rugissement' ? [id] : []));
    });
    expect(value).toEqual(['rugissement-orque-2', 'rugissement-orque-3', 'rugissement-orque-4']);
  });
});
