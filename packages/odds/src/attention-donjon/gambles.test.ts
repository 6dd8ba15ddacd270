import { describe, expect, test } from 'vitest';
import { batchesOf } from './batch.ts';
import { facesOf, type Mode } from './faces.ts';
import { type Gambles, solveGambles } from './gambles.ts';
import { goalOf, reaching } from './goals.ts';
import { groupPlay } from './plays.ts';

const MODES = ['ordinary', 'blessed', 'cursed'] as const;

/** Outcomes of dice by enumeration of their faces: sixes shown, net total, chance. */
function outcomes(mode: Mode, dice: number): readonly { sixes: number; net: number; chance: number }[] {
  const worths = facesOf(mode);
  let all = new Map([['0 0', { sixes: 0, net: 0, chance: 1 }]]);
  for (let die = 0; die < dice; die++) {
    const next: typeof all = new Map();
    for (const { sixes, net, chance } of all.values())
      worths.forEach((worth, at) => {
        const [shown, total] = [sixes + (at === 5 ? 1 : 0), net + worth];
        const key = `${shown} ${total}`;
        next.set(key, { sixes: shown, net: total, chance: chance / 6 + (next.get(key)?.chance ?? 0) });
      });
    all = next;
  }
  return [...all.values()];
}

/** The chance of success from a situation, best play, by plain repetition over far more situations than are needed. */
function reference(mode: Mode): (need: number, sixes: number) => number {
  const MOST = { need: 26, sixes: 10 };
  const throwsOf = Array.from({ length: MOST.sixes + 1 }, (_, gambled) => outcomes(mode, 2 * gambled));
  let values = new Map<number, number>();
  const at = (need: number, sixes: number): number =>
    need <= 0 ? 1 : need > MOST.need ? 0 : (values.get(need * 100 + Math.min(sixes, MOST.sixes)) ?? 0);
  for (let round = 0; round < 45; round++) {
    const next = new Map<number, number>();
    for (let need = 1; need <= MOST.need; need++) {
      let best = 0;
      for (let gambled = 1; gambled <= MOST.sixes; gambled++) {
        let value = 0;
        for (const { sixes, net, chance } of throwsOf[gambled] ?? []) {
          const missing = need + 2 * gambled - net;
          value += chance * (sixes === 0 && missing > 0 ? 0 : at(missing, sixes));
        }
        best = Math.max(best, value);
        next.set(need * 100 + gambled, best);
      }
    }
    values = next;
  }
  return at;
}

const startValue = (mode: Mode, dice: number, { value }: Gambles): number =>
  outcomes(mode, dice).reduce((sum, { sixes, net, chance }) => sum + chance * value(net, sixes), 0);

describe('the best Coups de poker', () => {
  test.each(MODES)('[AD1-POKER-01] [AD1-POKER-02] [AD1-POKER-03] [AD1-POKER-06] %s, to 1e-12', (mode) => {
    const truth = reference(mode);
    for (const difficulty of [1, 2, 3, 6, 9]) {
      const solved = solveGambles(mode, goalOf(reaching(difficulty)));
      for (const dice of [1, 2, 3, 5, 8]) {
        let expected = 0;
        for (const { sixes, net, chance } of outcomes(mode, dice))
          expected += chance * (sixes === 0 && net < difficulty ? 0 : truth(difficulty - net, sixes));
        expect(Math.abs(startValue(mode, dice, solved) - expected)).toBeLessThan(1e-12);
      }
    }
  });

  test.each(MODES)('%s: wider bounds change nothing', (mode) => {
    for (const difficulty of [1, 6, 12, 16]) {
      const goal = goalOf(reaching(difficulty));
      const narrow = solveGambles(mode, goal);
      const wide = solveGambles(mode, { ...goal, low: -24, sixes: 16 });
      for (const dice of [1, 4, 8, 12, 16])
        expect(Math.abs(startValue(mode, dice, narrow) - startValue(mode, dice, wide))).toBeLessThan(1e-12);
    }
  });

  test('a success is left alone, a failure gambles the fewest sixes that are best', () => {
    const { best, value } = solveGambles('ordinary', goalOf(reaching(3)));
    expect(best(3, 2)).toBe(0);
    expect(value(3, 2)).toBe(1);
    // One success is missing: a second gamble beside the first only costs.
    expect(best(2, 4)).toBe(1);
    expect(best(0, 4)).toBe(2);
    expect(best(-1, 4)).toBe(3);
  });

  test('sixes are worth more kept where each success pays the same', () => {
    const { best, value } = solveGambles('ordinary', goalOf({ payoff: (total) => total, enough: 30 }));
    for (let net = 2; net <= 12; net++) {
      expect(best(net, 3)).toBe(0);
      expect(value(net, 3)).toBe(net);
    }
    // AD1-DICE-08: at the floor there is nothing to lose.
    expect(best(-3, 1)).toBe(1);
  });

  test('batches hold every outcome once', () => {
    for (const mode of MODES)
      for (const dice of [0, 1, 4]) {
        const { rows } = batchesOf(mode)(dice);
        for (const { sixes, net, chance } of outcomes(mode, dice)) {
          const row = rows[sixes];
          expect(row?.chances[net - row.low]).toBeCloseTo(chance, 15);
        }
      }
  });
});

test('[AD1-POKER-07] [AD1-POKER-08] groups gamble to reach what they miss, without looking ahead', () => {
  expect(groupPlay('ordinary', 2)(1, 1)).toBe(1);
  expect(groupPlay('ordinary', 2)(3, 1)).toBe(0);
  expect(groupPlay('ordinary', 4)(3, 2)).toBe(1);
  expect(groupPlay('ordinary', 3)(1, 2)).toBe(2);
  expect(groupPlay('ordinary', 4)(-1, 1)).toBe(0);
});
