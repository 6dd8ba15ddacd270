import { describe, expect, test } from 'vitest';
import { type GivenBeing, play } from '../../testing/index.ts';
import type { Attribute } from '../pieces.ts';
import { testable } from './attributes.ts';
import { check } from './check.ts';
import { type CheckOrder, netOf } from './order.ts';

const tested = (given: GivenBeing, more: Partial<CheckOrder>, faces: readonly number[]) =>
  play({ heroes: [given] }, (g, find) => check(g, { who: find('h1'), attribute: 'agi', rule: 'HB-TEST-01', ...more }), {
    dice: [faces],
  });
const hero = (values: Partial<Record<Attribute, number>>, more: Partial<CheckOrder>, faces: readonly number[]) =>
  tested({ values }, more, faces);
const once = [{ label: 'aide', count: 1 }];
const times = (count: number) => [{ label: 'aide', count }];

describe('a test', () => {
  test('[HB-TEST-02] [HB-TEST-03] [HB-TEST-04] one d20, at most the attribute', () => {
    const plain = hero({ agi: 10 }, {}, [10]);
    expect(plain.value).toEqual({ kept: 10, success: true, extreme: null, spared: false });
    expect(plain.of('checked')).toMatchObject([{ value: 10, faces: [10], advantages: [], disadvantages: [] }]);
    const force = (value: number, face: number) => hero({ for: value }, { attribute: 'for' }, [face]).value.success;
    expect([force(12, 12), force(12, 3)]).toEqual([true, true]);
    expect([force(12, 13), force(18, 19)]).toEqual([false, false]);
  });

  test('[HB-TEST-05] [HB-TEST-06] 1 always succeeds, 20 always fails', () => {
    expect(hero({ agi: 0 }, {}, [1]).value).toMatchObject({ success: true, extreme: 'totale' });
    expect(hero({ agi: 18 }, {}, [20]).value).toMatchObject({ success: false, extreme: 'cuisante' });
  });

  test('[HB-TEST-09] only the kept die counts', () => {
    expect(hero({ agi: 10 }, { advantages: once }, [20, 1]).value.extreme).toBe('totale');
    expect(hero({ agi: 10 }, { disadvantages: once }, [20, 1]).value.extreme).toBe('cuisante');
    expect(hero({ agi: 10 }, { advantages: once }, [20, 9]).value).toMatchObject({ success: true, extreme: null });
  });

  test('[HB-TEST-10] with the current value', () => {
    const wounded = { values: { for: 14 }, now: { for: 6 } };
    expect(tested(wounded, { attribute: 'for' }, [7]).value.success).toBe(false);
    expect(tested(wounded, { attribute: 'for' }, [6]).value.success).toBe(true);
  });

  test('[HB-TEST-12] [HB-ATTR-13] adversaries test like heroes', () => {
    const vol = (face: number) =>
      play(
        { foes: [{ values: { vol: 8 } }] },
        (g, find) => check(g, { who: find('e1'), attribute: 'vol', tags: ['domination'], rule: 'HB-ATTR-13' }),
        { dice: [face] },
      ).value.success;
    expect([vol(8), vol(9)]).toEqual([true, false]);
  });

  test('[HB-Q-02] [HB-ATTR-17] END is not tested, unless the table says so', () => {
    expect(testable(play({}, function* () {}).state)).toEqual(['for', 'agi', 'vol']);
    const { state, value } = play(
      { heroes: [{ values: { end: 4 } }], variants: { endTested: 'yes' } },
      (g, find) => check(g, { who: find('h1'), attribute: 'end', rule: 'HB-ATTR-17' }),
      { dice: [4] },
    );
    expect(testable(state)).toContain('end');
    expect(value.success).toBe(true);
  });
});

describe('advantages', () => {
  test('[HB-ADV-01] [HB-ADV-02] two dice, the lowest or the highest', () => {
    expect(hero({ agi: 10 }, { advantages: once }, [14, 9]).value).toMatchObject({ kept: 9, success: true });
    expect(hero({ agi: 10 }, { disadvantages: once }, [14, 9]).value).toMatchObject({ kept: 14, success: false });
  });

  test('[HB-ADV-03] they cancel in equal number', () => {
    expect(hero({}, { advantages: times(2), disadvantages: once }, [14, 9]).value.kept).toBe(9);
    expect(hero({}, { advantages: once, disadvantages: times(3) }, [14, 9]).value.kept).toBe(14);
  });

  test('[HB-ADV-03] the net is advantages less disadvantages, those of the being among them', () => {
    const tired = { hero: { exhausted: true } };
    const net = (given: GivenBeing, more: Partial<CheckOrder>) =>
      play({ heroes: [given] }, function* (g, find) {
        return netOf(g.state, { who: find('h1'), attribute: 'agi', rule: 'HB-TEST-01', ...more });
      }).value;
    expect(net({}, { advantages: times(3), disadvantages: once })).toBe(2);
    expect(net({}, { advantages: once, disadvantages: times(3) })).toBe(-2);
    expect(net(tired, { advantages: once })).toBe(0);
    expect(net(tired, {})).toBe(-1);
  });

  test('[HB-ADV-05] [HB-REST-17] a full cancellation is one d20, and both reasons stay in the log', () => {
    const tired = { hero: { exhausted: true } };
    const { value, of } = tested(tired, { advantages: once }, [10]);
    expect(value.success).toBe(true);
    const disadvantages = [{ label: 'epuise', count: 1 }];
    expect(of('checked')[0]).toMatchObject({ faces: [10], advantages: once, disadvantages });
    expect(tested({ ...tired, values: { agi: 12 } }, {}, [5, 16]).value).toMatchObject({ kept: 16, success: false });
  });

  test('[HB-REST-17] [HB-BAT-23] a battalion that a forced march has exhausted is at a disadvantage too', () => {
    const marched: GivenBeing = { kind: 'bataillon', marks: [{ id: 'epuise', until: { in: 'removed' } }] };
    const { value } = play(
      { foes: [marched] },
      (g, find) => check(g, { who: find('e1'), attribute: 'vol', rule: 'HB-TEST-01' }),
      { dice: [[5, 16]] },
    );
    expect(value).toMatchObject({ kept: 16, success: false });
  });

  test('[HB-Q-05] [HB-ADV-04] what is left over adds nothing, or a die each', () => {
    expect(hero({ agi: 10 }, { advantages: times(3) }, [14, 9]).value.kept).toBe(9);
    const cumulative = (more: Partial<CheckOrder>, faces: readonly number[]) =>
      play(
        { heroes: [{}], variants: { surplus: 'cumulative' } },
        (g, find) => check(g, { who: find('h1'), attribute: 'agi', rule: 'HB-TEST-01', ...more }),
        { dice: [faces] },
      ).value.kept;
    expect(cumulative({ advantages: times(3) }, [18, 15, 12, 4])).toBe(4);
    expect(cumulative({ disadvantages: times(2) }, [3, 15, 12])).toBe(15);
  });

  test('[HB-ADV-06] settled when the first die is thrown', () => {
    const { of } = play({}, function* (g, find) {
      const rule = check(g, { who: find('h1'), attribute: 'agi', rule: 'HB-TEST-01' });
      expect(rule.next().value).toMatchObject({ kind: 'roll', count: 1 });
      find('h1').hero!.exhausted = true;
      rule.next([10]);
    });
    expect(of('checked')[0]).toMatchObject({ success: true, disadvantages: [] });
  });
});
