import { describe, expect, test } from 'vitest';
import { exactly } from '../distribution.ts';
import { attack, enduranceAgainst } from './attack.ts';
import { check } from './check.ts';
import { dodge } from './dodge.ts';
import { facesOf } from './faces.ts';
import { opposed } from './opposed.ts';
import { search } from './search.ts';

/** Final totals of every throw of the dice, each as likely as the others. */
function totals(dice: number): readonly number[] {
  let nets = [0];
  for (let die = 0; die < dice; die++) nets = nets.flatMap((net) => facesOf('ordinary').map((worth) => net + worth));
  return nets.map((net) => Math.max(0, net));
}

const share = <T>(all: readonly T[], passes: (one: T) => boolean): number => all.filter(passes).length / all.length;

describe('opposed rolls', () => {
  test.each([
    [1, 1],
    [2, 3],
    [4, 2],
    [3, 0],
  ])('[AD1-OPPO-03] [AD1-OPPO-04] [AD1-OPPO-05] %i against %i, by enumeration', (mine, its) => {
    const order = { attacker: { dice: mine, poker: 'never' }, defender: { dice: its, poker: 'never' } } as const;
    const defences = totals(its);
    for (const minimum of [0, 2, 3]) {
      const won = totals(mine).map((a) => (a < minimum ? 0 : share(defences, (b) => b < a)));
      const expected = won.reduce((sum, chance) => sum + chance, 0) / won.length;
      expect(opposed({ ...order, minimum }).success).toBeCloseTo(expected, 13);
    }
    expect(opposed(order).success).toBe(opposed({ ...order, minimum: 2 }).success);
  });

  test('each side’s best play is never worse for it', () => {
    for (const [mine, its] of [
      [2, 2],
      [4, 3],
      [3, 5],
    ] as const) {
      const success = (attacker: 'optimal' | 'never' | 'always' | 'group', defender: 'optimal' | 'never' | 'group') =>
        opposed({ attacker: { dice: mine, poker: attacker }, defender: { dice: its, poker: defender } }).success;
      const best = success('optimal', 'optimal');
      for (const other of ['never', 'always', 'group'] as const)
        expect(best).toBeGreaterThanOrEqual(success(other, 'optimal') - 1e-12);
      for (const other of ['never', 'group'] as const)
        expect(best).toBeLessThanOrEqual(success('optimal', other) + 1e-12);
    }
  });
});

const strike = (shaken: boolean) =>
  attack({
    attack: { dice: 3, difficulty: 2, poker: 'never' },
    damage: { dice: 4, endurance: 2, poker: 'never' },
    target: { sante: 3, shaken },
  });

describe('a whole attack', () => {
  test.each([false, true])(
    '[AD1-DMG-07] [AD1-DMG-08] [AD1-DMG-09] [AD1-DMG-13] by enumeration, shaken: %s',
    (shaken) => {
      const hit = share(totals(3), (total) => total >= 2);
      const odds = strike(shaken);
      expect(odds.hit).toBeCloseTo(hit, 14);
      expect(odds.affected).toBeCloseTo(hit * share(totals(4), (total) => total >= 2), 14);
      const woundsOf = (total: number) => (total < 2 ? 0 : total - 2 + (shaken ? 1 : 0));
      for (const wounds of [1, 2])
        expect(exactly(odds.lost, wounds)).toBeCloseTo(
          hit * share(totals(4), (total) => woundsOf(total) === wounds),
          14,
        );
      // AD1-HEALTH-14: wounds beyond the Santé are lost.
      expect(odds.killed).toBeCloseTo(hit * share(totals(4), (total) => woundsOf(total) >= 3), 14);
      expect(exactly(odds.lost, 3)).toBe(odds.killed);
    },
  );

  test('[AD1-DMG-14] [AD1-DMG-15] [AD1-DMG-16] Pénétration', () => {
    expect(enduranceAgainst(1, { natural: 2, armour: 2 })).toBe(3);
    expect(enduranceAgainst(1, { natural: 2, armour: 0 })).toBe(2);
    expect(enduranceAgainst(2, { natural: 2, armour: 1 })).toBe(2);
  });

  test('each aim is best served by its own play', () => {
    const order = {
      attack: { dice: 4, difficulty: 2 },
      damage: { dice: 4, endurance: 2 },
      target: { sante: 4, shaken: false },
    };
    const [touch, wounds, kill] = (['touch', 'wounds', 'kill'] as const).map((aim) => attack({ ...order, aim }));
    expect(touch?.affected).toBeGreaterThan(kill?.affected as number);
    expect(kill?.killed).toBeGreaterThan(touch?.killed as number);
    expect(wounds?.meanLost).toBeGreaterThanOrEqual(touch?.meanLost as number);
    expect(wounds?.meanLost).toBeGreaterThanOrEqual(kill?.meanLost as number);
  });
});

describe('a dodge', () => {
  const free = {
    attack: { dice: 3, difficulty: 2, poker: 'never' },
    damage: { dice: 4, endurance: 2, poker: 'never' },
  } as const;
  const order = { dice: 3, difficulty: 2, target: { sante: 3, shaken: false } };
  const { affected, killed } = strike(false);

  test('[AD1-DODGE-06] [AD1-DODGE-10] [AD1-DODGE-12] one enemy at the departure', () => {
    const { success } = check({ dice: 3, difficulty: 2 });
    const odds = dodge({ ...order, departure: [free], arrival: [] });
    expect(odds.success).toBe(success);
    expect(odds.moves).toBeCloseTo(success + (1 - success) * (1 - affected), 14);
    expect(odds.unharmed).toBeCloseTo(odds.moves, 14);
    expect(odds.falls).toBeCloseTo((1 - success) * killed, 14);
  });

  test('[AD1-DODGE-14] [AD1-DODGE-16] an enemy at the arrival strikes whoever got there, and stops nobody', () => {
    const { success } = check({ dice: 3, difficulty: 2 });
    const odds = dodge({ ...order, departure: [free], arrival: [free] });
    const moves = success + (1 - success) * (1 - affected);
    expect(odds.moves).toBeCloseTo(moves, 14);
    expect(odds.unharmed).toBeCloseTo(success + (1 - success) * (1 - affected) ** 2, 14);
  });

  test('[AD1-DODGE-18] [AD1-DODGE-21] the others strike too, harder once Secoué, and never the fallen', () => {
    const { success } = check({ dice: 3, difficulty: 2 });
    const one = { ...order, target: { sante: 1, shaken: false } };
    const odds = dodge({ ...one, departure: [free, free], arrival: [] });
    const target = { sante: 1, shaken: false };
    const fresh = attack({ ...free, target });
    const again = attack({ ...free, target: { ...target, shaken: true } });
    const shakenFirst = fresh.affected - fresh.killed;
    const falls = fresh.killed + shakenFirst * again.killed + (1 - fresh.affected) * fresh.killed;
    expect(odds.falls).toBeCloseTo((1 - success) * falls, 14);
    expect(again.killed).toBe(again.affected);
  });
});

test('[AD1-TRES-06] [AD1-TRES-10] a search, one card or two', () => {
  const plain = search({ dice: 3, difficulty: 3, poker: 'never' });
  expect(plain.found).toBeCloseTo(60 / 216, 14);
  expect(plain.two).toBeCloseTo(25 / 216, 14);
  expect(plain.cards).toBeCloseTo(85 / 216, 14);
  const [find, two, cards] = (['find', 'two', 'cards'] as const).map((aim) => search({ dice: 4, difficulty: 3, aim }));
  expect(two?.two).toBeGreaterThan(find?.two as number);
  expect(find?.found).toBeGreaterThan(two?.found as number);
  expect(cards?.cards).toBeGreaterThanOrEqual(Math.max(find?.cards as number, two?.cards as number) - 1e-12);
});
