import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { draw, PhysicalChance, roll, rollOne, SeededChance } from './chance.ts';
import { Prng } from './prng.ts';

const dice = (count: number, sides = 6) => ({ kind: 'roll', seat: 0, count, sides, rule: 'TOY-ROLL' }) as const;
const cards = (from: readonly (string | number)[], count: number) =>
  ({ kind: 'draw', seat: 0, deck: 'pioche', from, count, rule: 'TOY-DRAW' }) as const;
/** Nobody has chance at hand: it is asked for. */
const NOBODY = {};
const seeded = (seed = 'graine') => new SeededChance(Prng.seeded(seed, 'game'));

describe('requests', () => {
  test('roll gives the faces in order, rollOne a bare face', () => {
    expect(run(roll(NOBODY, dice(3)), { dice: [[6, 1, 4]] }).value).toEqual([6, 1, 4]);
    expect(run(rollOne(NOBODY, { seat: 0, sides: 20, rule: 'TOY-ROLL' }), { dice: [17] }).value).toBe(17);
  });

  test('no die and no card ask nobody', () => {
    expect(run(roll(NOBODY, dice(0))).value).toEqual([]);
    expect(run(roll(NOBODY, dice(-1))).value).toEqual([]);
    expect(run(draw(NOBODY, cards(['as'], 0))).value).toEqual([]);
  });

  test('what the driver has at hand is not asked for', () => {
    const chance = { roll: () => [4, 2], draw: () => ['roi'] };
    expect(roll({ chance }, dice(2)).next()).toMatchObject({ done: true, value: [4, 2] });
    expect(rollOne({ chance }, dice(1)).next()).toMatchObject({ done: true, value: 4 });
    expect(draw({ chance }, cards(['as', 'roi'], 1)).next()).toMatchObject({ done: true, value: ['roi'] });
    const people = { chance: { roll: () => undefined, draw: () => undefined } };
    expect(roll(people, dice(2)).next()).toEqual({ done: false, value: dice(2) });
    expect(draw(people, cards(['as', 'roi'], 1)).next()).toEqual({ done: false, value: cards(['as', 'roi'], 1) });
  });

  test('a whole pile can be drawn', () => {
    expect(run(draw(NOBODY, cards(['as', 'roi'], 2)), { cards: [['roi', 'as']] }).value).toEqual(['roi', 'as']);
  });

  test('drawing more than the pile holds is our fault, and named', () => {
    expect(() => run(draw(NOBODY, cards(['as', 'roi'], 3)))).toThrow('TOY-DRAW draws 3 cards of pioche, which holds 2');
  });
});

describe('the seeded driver', () => {
  test('throws the dice of its generator, one after the other', () => {
    const prng = Prng.seeded('graine', 'game');
    const expected = [prng.die(6), prng.die(6), prng.die(20)];
    const chance = seeded();
    expect([...chance.roll(dice(2)), ...chance.roll(dice(1, 20))]).toEqual(expected);
  });

  test('draws without replacement, and leaves the pile alone', () => {
    const pile = fc.array(fc.constantFrom('as', 'roi', 'dame', 7), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pile, fc.nat(), fc.string(), (from, n, seed) => {
        const before = from.slice();
        const count = n % (from.length + 1);
        const drawn = seeded(seed).draw(cards(from, count));
        expect(from).toEqual(before);
        expect(drawn).toHaveLength(count);
        const left = from.slice();
        for (const card of drawn) expect(left.splice(left.indexOf(card), 1)).toEqual([card]);
      }),
    );
  });

  test('gives every order of a small pile about as often', () => {
    const chance = seeded('ordres');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = chance.draw(cards(['a', 'b', 'c'], 3)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    const chiSquare = [...counts.values()].reduce((total, n) => total + (n - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom, one chance in a thousand
  });
});

describe('the physical driver', () => {
  test('leaves the dice and the decks in hand to people, and keeps the rest', () => {
    const chance = new PhysicalChance(Prng.seeded('graine', 'game'), ['pioche']);
    expect(chance.roll()).toBeUndefined();
    expect(chance.draw(cards(['as', 'roi'], 1))).toBeUndefined();
    const hidden = { ...cards(['as', 'roi', 'dame'], 2), deck: 'cases' };
    expect(chance.draw(hidden)).toEqual(seeded().draw(hidden));
  });
});
