import { describe, expect, test } from 'vitest';
import { play } from '../../testing/index.ts';
import { type Being, hasMark } from '../pieces.ts';
import type { HB } from '../world.ts';
import { check } from './check.ts';
import { followThrough } from './momentum.ts';

const agi = (g: HB, who: Being) => check(g, { who, attribute: 'agi', rule: 'HB-TEST-01' });
const mark = (id: string) => ({ id, until: { in: 'scene' } as const });

describe('a total success, a bitter failure', () => {
  test('[HB-TEST-07] élan: an advantage on the next test, once, and never two', () => {
    const { find, of } = play(
      {},
      function* (g, f) {
        yield* agi(g, f('h1'));
        expect(hasMark(f('h1'), 'elan')).toBe(true);
        yield* agi(g, f('h1'));
        expect(hasMark(f('h1'), 'elan')).toBe(false);
        yield* agi(g, f('h1'));
      },
      { dice: [1, [12, 8], 8] },
    );
    expect(of('checked')[1]).toMatchObject({ kept: 8, advantages: [{ label: 'elan', count: 1 }] });
    expect(find('h1').marks).toEqual([]);
  });

  test('[HB-TEST-08] revers: a disadvantage on the next test', () => {
    const { of, find } = play({}, (g, f) => twice(g, f('h1')), { dice: [20, [3, 12]] });
    expect(of('checked')[1]).toMatchObject({ kept: 12, disadvantages: [{ label: 'revers', count: 1 }] });
    expect(find('h1').marks).toEqual([]);
  });

  test('[HB-TEST-08] one élan and one revers cancel each other', () => {
    const left = (held: string, extreme: 'totale' | 'cuisante') =>
      play({ heroes: [{ marks: [mark(held)] }] }, (g, f) => followThrough(g, f('h1'), { extreme, asked: false })).find(
        'h1',
      ).marks;
    expect(left('elan', 'cuisante')).toEqual([]);
    expect(left('revers', 'totale')).toEqual([]);
    expect(left('elan', 'totale')).toEqual([mark('elan')]);
    // The test itself uses up what was there before it.
    const { find } = play({ heroes: [{ marks: [mark('elan')] }] }, (g, f) => agi(g, f('h1')), { dice: [[20, 20]] });
    expect(find('h1').marks).toEqual([mark('revers')]);
  });

  test('[HB-TEST-07] lost with the scene', () => {
    const { find } = play({ heroes: [{ marks: [mark('elan')] }] }, function* (g) {
      g.emit({ type: 'sceneClosed', rules: ['HB-GM-21'] });
    });
    expect(find('h1').marks).toEqual([]);
  });

  test('[HB-TEST-07] [HB-TEST-08] for heroes alone', () => {
    const { find } = play({ foes: [{}] }, (g, f) => twice(g, f('e1')), { dice: [1, 20] });
    expect(find('e1').marks).toEqual([]);
  });

  test('[HB-TEST-07] [HB-TEST-08] the MJ may tell something else', () => {
    const told = (face: number, decision: string) =>
      play({ state: { master: 1 } }, (g, f) => agi(g, f('h1')), { dice: [face], decisions: [decision] });
    const marks = (face: number, decision: string) => told(face, decision).find('h1').marks;
    expect(told(1, 'elan').asked[0]).toMatchObject({ id: 'reussite-totale', seat: 1, rule: 'HB-TEST-07' });
    expect(told(20, 'revers').asked[0]).toMatchObject({ id: 'cuisant-echec', seat: 1, rule: 'HB-TEST-08' });
    expect(marks(1, 'au-recit')).toEqual([]);
    expect(marks(1, 'elan')).toEqual([mark('elan')]);
    expect(marks(20, 'au-recit')).toEqual([]);
    expect(marks(20, 'revers')).toEqual([mark('revers')]);
  });
});

function* twice(g: HB, who: Being) {
  yield* agi(g, who);
  yield* agi(g, who);
}
