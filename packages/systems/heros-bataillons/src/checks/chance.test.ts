import { describe, expect, test } from 'vitest';
import { type GivenBeing, play } from '../../testing/index.ts';
import { suffer } from '../beings/damage.ts';
import type { Variants } from '../variants.ts';
import { check } from './check.ts';
import { followThrough } from './momentum.ts';
import type { CheckOrder } from './order.ts';

const lucky: GivenBeing = { hero: { chance: 1 } };
const order = (
  more: Partial<CheckOrder>,
  decisions: readonly string[],
  { face = 13, variants = {} as Partial<Variants> } = {},
) =>
  play(
    { heroes: [lucky], variants },
    (g, find) => check(g, { who: find('h1'), attribute: 'agi', rule: 'HB-TEST-01', ...more }),
    { dice: [face], decisions },
  );

describe('Chance on a failed test', () => {
  test('[HB-CHA-11] a failure that costs nothing asks nothing', () => {
    expect(order({ tags: ['initiative'] }, []).value).toMatchObject({ success: false, spared: false });
  });

  test('[HB-CHA-11] [HB-CHA-05] [HB-CHA-06] it keeps off what the test resisted, and the setback with it', () => {
    const spared = order({ stake: 'resistance' }, ['depenser-chance'], { face: 20 });
    expect(spared.value).toMatchObject({ success: false, spared: true });
    expect(spared.find('h1')).toMatchObject({ marks: [], hero: { chance: 0 } });
    const suffered = order({ stake: 'resistance' }, ['subir'], { face: 20 });
    expect(suffered.value.spared).toBe(false);
    // HB-CHA-05: declining is final, the setback follows without another question.
    expect(suffered.find('h1').marks.map(({ id }) => id)).toEqual(['revers']);
  });

  test('[HB-CHA-05] [HB-CHA-11] [HB-Q-04] the question names what is at stake, or the failure alone', () => {
    const resisted = order({ stake: 'resistance' }, ['subir']).asked[0]!;
    expect(resisted).toMatchObject({ rule: 'HB-CHA-11', params: { stake: 'resistance', kept: 13, chance: 1 } });
    const failed = order({}, ['subir'], { variants: { chanceOnCheck: 'succeeds' } }).asked[0]!;
    expect(failed).toMatchObject({ rule: 'HB-CHA-06', params: { stake: 'echec', kept: 13, chance: 1 } });
  });

  test('[HB-CHA-03] [HB-CHA-11] a setback alone is an ill like another', () => {
    expect(order({}, ['depenser-chance'], { face: 20 }).find('h1')).toMatchObject({ marks: [], hero: { chance: 0 } });
  });

  test('[HB-CHA-06] the attempt still fails, without harm', () => {
    const { find, value } = play(
      { heroes: [lucky] },
      function* (g, f) {
        const checked = yield* check(g, {
          who: f('h1'),
          attribute: 'agi',
          tags: ['escalade'],
          stake: 'suite',
          rule: 'HB-ATTR-10',
        });
        const { damage } = yield* suffer(g, f('h1'), {
          ...{ amount: 6, armour: false, attribute: 'for', violent: false, by: null, source: 'chute' },
          rule: 'HB-CHA-06',
        });
        if (damage > 0) yield* followThrough(g, f('h1'), { extreme: checked.extreme, asked: false });
        return checked.success;
      },
      { dice: [20], decisions: ['depenser-chance'] },
    );
    expect(value).toBe(false);
    expect(find('h1')).toMatchObject({ now: { end: 4 }, marks: [], hero: { chance: 0 } });
  });

  test('[HB-Q-04] it may count as a plain success', () => {
    const variants = { chanceOnCheck: 'succeeds' } as const;
    expect(order({}, ['depenser-chance'], { variants }).value).toEqual({
      ...{ kept: 13, success: true, extreme: null, spared: false },
    });
    expect(order({ stake: 'action' }, ['depenser-chance']).value).toMatchObject({ success: false, spared: true });
  });
});
