import { describe, expect, test } from 'vitest';
import { blow } from '../../../testing/combat.ts';
import { PAIR } from '../../../testing/groups.ts';
import { fallen, type Scene } from '../../../testing/index.ts';
import { alone, impose } from '../../../testing/jets.ts';

type Spot = readonly [number, number];
const rat = (spot: Spot, marks: string[] = []) => ({ id: 'homme-rat', at: spot, marks });

describe('Instinct Grégaire', () => {
  const around = (...marks: string[][]): Scene =>
    alone({ traits: { agilite: 4 } }, { creatures: [rat([1, 0]), ...marks.map((each, i) => rat([i, 2], each))] });
  const dice = (given: Scene, count: number) =>
    blow(
      given,
      { by: 'homme-rat-1', on: 'h1', with: 'frappe' },
      { dice: [[5, ...Array.from({ length: count - 1 }, () => 1)]] },
    ).of('jetAnnounced')[0]!.dice;

  test('[AD2-MON-10] [AD2-BONUS-07] a die less for each other figure of the tag, down to one', () => {
    expect(dice(around(), 4)).toBe(4);
    expect(dice(around([], [], []), 1)).toBe(1);
    const leader = around([], [], []);
    const five = { ...leader, creatures: [...leader.creatures!, { id: 'leader-homme-rat', at: [4, 4] as const }] };
    expect(dice(five, 1)).toBe(1);
    const nimble = alone({ traits: { agilite: 6 } });
    expect([dice({ ...leader, ...nimble }, 3), dice({ ...five, ...nimble }, 2)]).toEqual([3, 2]);
    // Neither those of another zone nor those unable to act.
    const apart = { ...leader, drawing: PAIR, creatures: [rat([1, 0]), rat([4, 0]), rat([2, 2], ['inconscient'])] };
    expect(dice(apart, 4)).toBe(4);
  });

  test('[AD2-MON-10][AD2-NOT-10] struck across a border, by the kin of its own zone, not by those around the attacker', () => {
    const hero = { traits: { agilite: 4 }, at: [3, 0] as Spot };
    const across = (...spots: Spot[]): Scene =>
      alone(hero, { drawing: PAIR, creatures: [rat([2, 0]), ...spots.map((spot) => rat(spot))] });
    expect([dice(across([0, 0], [1, 0]), 4), dice(across([0, 0], [5, 0], [5, 2]), 2)]).toEqual([4, 2]);
  });

  test('[AD2-MON-10][AD2-ETAT-26][AD2-BONUS-06] what eases the blow of a Secoué counts before the floor of one die', () => {
    const shaken = (agilite: number): Scene => ({
      ...around([], [], []),
      ...alone({ traits: { agilite } }),
      creatures: [rat([1, 0], ['secoue']), rat([0, 2]), rat([1, 2]), rat([2, 2])],
    });
    // 4 - 3 + 1, then 2 - 3 + 1.
    expect([dice(shaken(4), 2), dice(shaken(2), 1)]).toEqual([2, 1]);
  });

  test('[AD2-MON-10][AD2-Q-24] the fallen never count, whatever the reading', () => {
    const given: Scene = { ...around([], []), variants: { gregariousScope: 'all' } };
    expect([dice(given, 2), dice(fallen(given, 'homme-rat-3'), 3)]).toEqual([2, 3]);
  });

  test('[AD2-Q-24] those unable to act do not count; or do', () => {
    const given = around(['inconscient']);
    expect(dice(given, 4)).toBe(4);
    expect(dice({ ...given, variants: { gregariousScope: 'all' } }, 3)).toBe(3);
  });

  test('[AD2-MON-11] attacks alone', () => {
    const given = around([], []);
    expect(impose(given, 'Agilité 5 (Dommages 1/-)', { dice: [[5, 1, 1, 1]] }, { by: 'homme-rat-1' }).dice).toBe(4);
  });
});
