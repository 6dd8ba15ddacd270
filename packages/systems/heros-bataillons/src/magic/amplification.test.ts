import { describe, expect, test } from 'vitest';
import { type GivenBeing, inFight, object, perform, play } from '../../testing/index.ts';
import type { Values } from '../pieces.ts';
import type { Variants } from '../variants.ts';
import { castAt } from './cast.ts';

interface Thrown {
  readonly values: Partial<Values>;
  readonly faces: readonly number[];
  readonly before?: readonly number[];
  readonly hero?: GivenBeing['hero'];
  readonly decisions?: readonly string[];
  readonly variants?: Partial<Variants>;
  readonly armour?: number;
}

/** A spell that does nothing else: a shadow over its own caster. */
function thrown({ values, faces, before = [], hero = {}, decisions = [], variants = {}, armour = 0 }: Thrown) {
  const power = faces.length === 2 ? 'majeur' : faces.length === 3 ? 'miraculeux' : 'mineur';
  const script = power === 'mineur' ? [] : ['voiler'];
  const { find, of } = perform(
    { heroes: [{ values, armour, hero: { schools: ['ombres'], ...hero } }], variants },
    `sort-ombres-toucher-${power}`,
    { dice: [...before, faces], decisions: [...script, ...decisions] },
  );
  const { now, status, marks } = find('h1');
  return {
    ...now,
    status,
    veiled: marks.some(({ id }) => id === 'voile'),
    checks: of('checked').length,
    cast: of('spellCast')[0]!,
  };
}

describe('amplification', () => {
  test('[HB-MAG-22] the dice from 1 to 3 of an amplified spell wound its caster', () => {
    expect(thrown({ values: { end: 9 }, faces: [4, 6] }).end).toBe(9);
    expect(thrown({ values: { end: 9 }, faces: [3, 6] }).end).toBe(6);
    expect(thrown({ values: { end: 9 }, faces: [3] }).end).toBe(9);
  });

  test('[HB-MAG-23] [HB-ATTR-15] END, then VOL, without a test', () => {
    expect(thrown({ values: { end: 2, vol: 10 }, faces: [2, 3] })).toMatchObject({ end: 0, vol: 7, checks: 0 });
    expect(thrown({ values: { end: 1, vol: 9 }, faces: [1, 3] })).toMatchObject({ end: 0, vol: 6, checks: 0 });
  });

  test('[HB-MAG-24] [HB-Q-22] only the low dice, or all of them', () => {
    const given = { values: { end: 15 }, faces: [2, 3, 6] };
    expect(thrown(given)).toMatchObject({ end: 10, cast: { max: 6, tot: 11 } });
    expect(thrown({ ...given, variants: { amplification: 'total' } }).end).toBe(4);
    expect(thrown({ values: { end: 15 }, faces: [4, 5, 6], variants: { amplification: 'total' } }).end).toBe(15);
  });

  test('[HB-MAG-25] [HB-DMG-11] no armour; FOR comes last and kills, after the spell', () => {
    const { veiled, ...rest } = thrown({ values: { end: 0, vol: 1, for: 2 }, faces: [3, 2, 1], armour: 3 });
    expect(rest).toMatchObject({ vol: 0, for: 0, status: 'mort' });
    expect(veiled).toBe(true);
    const lucky = { values: { end: 0, vol: 1, for: 2 }, faces: [3, 2, 1], hero: { chance: 1 } };
    expect(thrown({ ...lucky, decisions: ['depenser-chance'] })).toMatchObject({ vol: 1, for: 2, status: 'present' });
    expect(thrown({ ...lucky, decisions: ['subir'] })).toMatchObject({ vol: 0, for: 0, status: 'mort' });
  });

  test('[HB-MAG-25] [HB-DMG-01] armour takes nothing off, and no bodyguard steps in', () => {
    expect(thrown({ values: { end: 9 }, faces: [3, 6], armour: 3 }).end).toBe(6);
    const heroes = [{ hero: { schools: ['ombres'] } }, { hero: { abilities: ['garde-du-corps'] } }];
    const { find } = perform(inFight({ heroes }), 'sort-ombres-toucher-majeur', {
      dice: [[3, 6]],
      decisions: ['h1', [], 'voiler'],
    });
    expect([find('h1').now.end, find('h2').now.end]).toEqual([1, 4]);
  });

  test('[HB-Q-26] [HB-SCR-14] a spell held since a grimoire stays free where scrolls and wands hurt', () => {
    const held = { school: 'ombres', form: 'toucher', power: 'majeur' };
    const variants = { itemAmplification: 'hurts' as const };
    const { find } = perform(
      { heroes: [{ hero: { schools: ['impie'], held } }], variants },
      'liberer-ombres-toucher-majeur',
      {
        dice: [[2, 3]],
        decisions: ['voiler'],
      },
    );
    expect(find('h1').now.end).toBe(4);
  });

  test('[HB-CHA-08] a point of Chance pays for the whole', () => {
    const lucky = { values: { end: 1, vol: 8 }, faces: [2, 3, 6], hero: { chance: 1 } };
    expect(thrown({ ...lucky, decisions: ['depenser-chance'] })).toMatchObject({
      end: 1,
      vol: 8,
      veiled: true,
      cast: { max: 6, tot: 11 },
    });
    expect(thrown({ ...lucky, decisions: ['subir'] })).toMatchObject({ end: 0, vol: 4 });
  });

  test('[HB-Q-21] a VOL test may halve it', () => {
    const given = { values: { end: 9, vol: 10 }, faces: [2, 3], variants: { castCheck: 'vol' as const } };
    expect(thrown({ ...given, before: [10] })).toMatchObject({ end: 6, checks: 1 });
    expect(thrown({ ...given, before: [11] })).toMatchObject({ end: 4, checks: 1 });
    expect(thrown({ values: { end: 9 }, faces: [2, 3] })).toMatchObject({ end: 4, checks: 0 });
  });

  test('[HB-Q-21] [HB-ATTR-14] no VOL test for a minor spell, nor for one that somebody else has paid', () => {
    const variants = { castCheck: 'vol' as const };
    expect(thrown({ values: { end: 9 }, faces: [3], variants })).toMatchObject({ end: 9, checks: 0 });
    const scroll = object('parchemin', 'pret', { holds: { school: 'ombres', form: 'toucher', power: 'majeur' } });
    const { of } = perform({ heroes: [{ hero: { items: [scroll] } }], variants }, 'lire-parchemin', {
      dice: [[2, 3]],
      decisions: ['voiler'],
    });
    expect(of('checked')).toEqual([]);
    const software = play(
      { heroes: [{ values: { end: 15 } }], foes: [{ tags: ['conjurateur-impie'], values: { end: 9 } }], variants },
      (g, f) => {
        const spell = { school: 'impie', form: 'toucher', power: 'majeur' } as const;
        return castAt(g, { caster: f('e1'), source: 'ecole', ...spell }, [f('h1')]);
      },
      { dice: [10, [2, 3]] },
    );
    expect(software.find('e1').now.end).toBe(6);
  });
});
