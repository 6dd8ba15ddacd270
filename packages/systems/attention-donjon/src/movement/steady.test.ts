import { push } from '@souterrain/crawl/movement';
import { xOf, yOf } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { play, type Scene } from '../../testing/index.ts';

type At = readonly [number, number];
const OPEN = framed('aaaaaa', 'aaaaaa', 'aaaaaa', 'aaaaaa', 'aaaaaa');
const orc = (x: number, y: number) => ({ id: 'orque', at: [x, y] as At });

/** The first figure named pushes the second. */
function shove([by, victim]: readonly [string, string], given: Scene, decisions: readonly string[] = []) {
  const ran = play({ drawing: OPEN, ...given }, (g, find) => push(g, find(by), find(victim)), { decisions });
  const where = (id: string) => [xOf(ran.find(id).cell), yOf(ran.find(id).cell)];
  return { ...ran, where };
}

describe('who is not pushed', () => {
  test('[AD1-PUSH-12] Déplacement 0 is enough, whatever the figure is', () => {
    const given: Scene = { heroes: [{ at: [3, 2], deplacement: 0 }], creatures: [orc(2, 2)] };
    const { value, events } = shove(['orque-1', 'h1'], given);
    expect(value).toBe(false);
    expect(events).toMatchObject([{ type: 'pushPrevented', why: 'inamovible', rules: ['AD1-PUSH-12'] }]);
  });

  test('[AD1-PUSH-11] back to the wall: another rule says so', () => {
    const given: Scene = { drawing: framed('aaa'), heroes: [{ at: [2, 0] }], creatures: [orc(1, 0)] };
    expect(shove(['orque-1', 'h1'], given).events).toMatchObject([{ why: 'bloque', rules: ['AD1-PUSH-11'] }]);
  });

  test('[AD1-PUSH-12] [AD1-TMAG-05] in a chain, the wearer of Bottes de stabilité stands like a statue, unasked', () => {
    const heroes = [{ at: [2, 2] as At }, { at: [4, 2] as At, items: ['bottes-de-stabilite'] }];
    const creatures = [orc(3, 2), orc(4, 1), orc(4, 3)];
    const { asked, where } = shove(['h1', 'orque-1'], { heroes, creatures }, ['case-4-1', 'case-5-1']);
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['case-4-1', 'case-4-3']);
    expect([where('h2'), where('orque-1'), where('orque-2')]).toEqual([
      [4, 2],
      [4, 1],
      [5, 1],
    ]);
  });

  test('[AD1-PUSH-06] who is pushed by the one who arrives is moved by another rule than the first', () => {
    const creatures = [orc(3, 2), orc(4, 1), orc(4, 2), orc(4, 3)];
    const { of } = shove(['h1', 'orque-1'], { heroes: [{ at: [2, 2] }], creatures }, ['case-4-2', 'case-5-2']);
    expect(of('figureMoved').map(({ figure, rules }) => [figure, rules[0]])).toEqual([
      ['orque-3', 'AD1-PUSH-06'],
      ['orque-1', 'AD1-PUSH-01'],
    ]);
  });
});
