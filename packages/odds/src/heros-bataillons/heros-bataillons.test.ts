import { describe, expect, test } from 'vitest';
import { exactly, highOf, mean } from '../distribution.ts';
import { allFall, attack } from './attack.ts';
import { check } from './check.ts';
import { spell } from './spell.ts';

describe('d20 checks', () => {
  test('[HB-TEST-03] [HB-TEST-05] [HB-TEST-06] one d20', () => {
    expect(check({ attribute: 12 })).toEqual({ success: 0.6, total: 0.05, bitter: 0.05 });
    expect(check({ attribute: 0 }).success).toBeCloseTo(0.05, 15);
    expect(check({ attribute: 20 }).success).toBeCloseTo(0.95, 15);
  });

  test('[HB-ADV-01] [HB-ADV-02] [HB-TEST-09] the lowest or the highest of two', () => {
    const better = check({ attribute: 12, advantages: 1 });
    expect(better.success).toBeCloseTo(1 - 0.4 ** 2, 14);
    expect(better.total).toBeCloseTo(39 / 400, 14);
    expect(better.bitter).toBeCloseTo(1 / 400, 14);
    expect(check({ attribute: 12, disadvantages: 1 }).success).toBeCloseTo(0.36, 14);
  });

  test('[HB-ADV-03] [HB-ADV-04] they cancel one for one, and two dice are the most', () => {
    expect(check({ attribute: 9, advantages: 2, disadvantages: 2 })).toEqual(check({ attribute: 9 }));
    expect(check({ attribute: 9, advantages: 4, disadvantages: 1 })).toEqual(check({ attribute: 9, advantages: 1 }));
  });
});

describe('attacks', () => {
  const target = { armour: 1, end: 2, for: 3 };

  test('[HB-ATK-02] [HB-ATK-09] the highest of all dice, then armour', () => {
    const odds = attack({ attackers: [{ weapons: [6, 6] }, { weapons: [8] }], target });
    let [damage, critical, falls] = [0, 0, 0];
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let c = 1; c <= 8; c++) {
          const dealt = Math.max(a, b, c) - 1;
          damage += dealt / 288;
          if (dealt > 2) critical += 1 / 288;
          if (dealt >= 5) falls += 1 / 288;
        }
    expect(odds.meanDamage).toBeCloseTo(damage, 13);
    expect(odds.critical).toBeCloseTo(critical, 13);
    expect(odds.falls).toBeCloseTo(falls, 13);
  });

  test('[HB-ATK-04] [HB-ATK-05] [HB-ATK-06] [HB-ATK-08] improved, diminished, both', () => {
    const highest = (attacker: object) =>
      highOf(attack({ attackers: [{ weapons: [6, 6], ...attacker }], target }).highest);
    expect(highest({ favours: 2, difficulties: 1 })).toBe(12);
    expect(highest({ difficulties: 1 })).toBe(4);
    expect(highest({ favours: 1, difficulties: 1 })).toBe(6);
    expect(highest({ favours: 3, alwaysDiminished: true })).toBe(4);
  });

  test('[HB-ATK-14] explosive dice are thrown for each target', () => {
    const odds = attack({ attackers: [{ weapons: [8] }], target: { armour: 0, end: 0, for: 5 } });
    expect(allFall([odds, odds])).toBeCloseTo(0.25, 15);
  });
});

describe('spells', () => {
  const caster = { end: 2, vol: 1, for: 2 };

  test('[HB-MAG-22] [HB-MAG-24] what amplification costs on average', () => {
    expect(mean(spell('mineur', caster).cost)).toBe(0);
    expect(mean(spell('majeur', caster).cost)).toBeCloseTo(2, 14);
    expect(mean(spell('miraculeux', caster).cost)).toBeCloseTo(3, 14);
  });

  test('[HB-MAG-25] [HB-MAG-28] highest die, sum, and the caster’s end', () => {
    const odds = spell('majeur', caster);
    expect(exactly(odds.max, 6)).toBeCloseTo(11 / 36, 15);
    expect(exactly(odds.tot, 7)).toBeCloseTo(6 / 36, 15);
    // 3 or more: 3 with 4 to 6 either way, 1 and 2, then 1 with 3, 2 with 2 or 3, two 3s.
    expect(odds.demoralised).toBeCloseTo((6 + 2 + 2 + 1 + 2 + 1) / 36, 14);
    expect(odds.dies).toBeCloseTo(3 / 36, 14);
  });
});
