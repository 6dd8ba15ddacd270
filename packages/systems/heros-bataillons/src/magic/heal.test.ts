import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, perform } from '../../testing/index.ts';
import type { Variants } from '../variants.ts';

const priest: GivenBeing = { hero: { schools: ['sacree'] } };

function healed(
  ally: GivenBeing,
  faces: readonly number[],
  more: { decisions?: readonly (string | string[])[]; variants?: Partial<Variants> } = {},
) {
  const power = faces.length === 1 ? 'mineur' : 'majeur';
  return perform(
    { heroes: [priest, ally], foes: [{ zone: 'b' }], variants: more.variants ?? {} },
    `sort-sacree-toucher-${power}`,
    {
      dice: [faces],
      decisions: ['h2', ...(more.decisions ?? [])],
    },
  ).find('h2');
}

describe('Sacrée heals', () => {
  test('[HB-MAG-31] never more than MAX, never above the maximum', () => {
    expect(healed({ values: { end: 6 }, now: { end: 0 } }, [4], { decisions: ['soin'] }).now.end).toBe(4);
    expect(healed({ values: { end: 6 }, now: { end: 5 } }, [4], { decisions: ['soin'] }).now.end).toBe(6);
  });

  test('[HB-SCH-06] [HB-SCH-05] allies instead of wounds, each up to MAX', () => {
    const heroes = [priest, { values: { end: 6 }, now: { end: 0 } }, { values: { end: 4 }, now: { end: 1 } }];
    const { find, asked } = perform({ heroes, foes: [{}] }, 'sort-sacree-toucher-majeur', {
      dice: [[2, 5]],
      decisions: ['h2', ['h3'], 'soin'],
    });
    expect([find('h2').now.end, find('h3').now.end, find('h1').now.end]).toEqual([5, 4, 2]);
    // Enemies and allies are not mixed.
    expect(asked[1]!.options.map(({ id }) => id)).toEqual(['h1', 'h3']);
    const blinded = perform({ heroes, foes: [{}] }, 'sort-sacree-toucher-mineur', { dice: [2, 3], decisions: ['e1'] });
    expect(blinded.asked).toHaveLength(1);
    expect(blinded.of('damaged')).toEqual([]);
  });

  test('[HB-SCH-10] minor spells restore END alone, amplified ones an attribute too', () => {
    const ally = { values: { end: 4, for: 12 }, now: { end: 2, for: 6 } };
    expect(healed(ally, [5], { decisions: ['soin'] }).now).toMatchObject({ end: 4, for: 6 });
    const major = (share: string) => healed(ally, [5, 4], { decisions: [[], 'soin', share] }).now;
    expect(major('tout-for')).toMatchObject({ end: 2, for: 11 });
    expect(major('end-puis-for')).toMatchObject({ end: 4, for: 9 });
  });

  test('[HB-SCH-10] oneself too; a coma goes on', () => {
    const { find } = perform({ heroes: [{ ...priest, now: { end: 1 } }] }, 'sort-sacree-toucher-mineur', {
      dice: [2],
      decisions: ['soin'],
    });
    expect(find('h1').now.end).toBe(3);
    const asleep = healed({ status: 'coma', now: { end: 4, for: 0 } }, [5, 5], { decisions: [[], 'soin'] });
    expect(asleep).toMatchObject({ status: 'coma', now: { for: 5 } });
  });

  test('[HB-Q-25] minor spells may restore attributes', () => {
    const ally = { values: { for: 12 }, now: { for: 6 } };
    expect(healed(ally, [5], { decisions: ['soin'] }).now.for).toBe(6);
    expect(healed(ally, [5], { decisions: ['soin'], variants: { minorHealing: 'any' } }).now.for).toBe(11);
  });

  test('[HB-SCH-11] no other school heals', () => {
    const given = { heroes: [{ hero: { schools: ['elementaire'] } }, { now: { end: 0 } }] };
    expect(artIds(given).filter((id) => id.includes('toucher'))).toEqual([]);
    const shadows = { heroes: [{ hero: { schools: ['ombres'] } }, { now: { end: 0 } }] };
    const { asked, find } = perform(shadows, 'sort-ombres-toucher-mineur', { dice: [4], decisions: ['h2'] });
    expect(asked.map(({ id }) => id)).toEqual(['sort-cible']);
    expect(find('h2').now.end).toBe(0);
  });
});
