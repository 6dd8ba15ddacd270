import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, perform, play, scene } from '../../testing/index.ts';
import { touch } from './forms/toucher.ts';

const caster = (school: string, more: GivenBeing = {}): GivenBeing => ({
  ...more,
  hero: { schools: [school], ...more.hero },
});
const stout: GivenBeing = { values: { end: 15 } };

describe('Toucher', () => {
  test('[HB-MAG-13] [HB-MAG-07] a minor spell has one target; it may be gentler than its dice', () => {
    const given = { heroes: [caster('impie')], foes: [stout, stout] };
    const full = perform(given, 'sort-impie-toucher-mineur', { dice: [5], decisions: ['e2', 'degats-necrose'] });
    expect(full.find('e2').now.end).toBe(10);
    expect(full.asked.map(({ id }) => id)).toEqual(['sort-cible', 'sort-detail']);
    const gentle = perform(given, 'sort-impie-toucher-mineur', {
      dice: [5],
      decisions: ['e1', 'moderer', 'degats-necrose', '3'],
    });
    expect(gentle.find('e1').now.end).toBe(12);
    expect(gentle.asked.at(-1)!.options.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1']);
  });

  test('[HB-MAG-17] [HB-MAG-35] a major spell has two targets of one zone, wherever the caster stands', () => {
    const given = {
      heroes: [caster('impie')],
      foes: [
        { ...stout, zone: 'b' },
        { ...stout, zone: 'b' },
        { ...stout, zone: 'c' },
      ],
    };
    const { asked, find } = perform(given, 'sort-impie-toucher-majeur', {
      dice: [[4, 5]],
      decisions: ['e1', ['e2'], 'degats-necrose'],
    });
    expect(asked[1]!.options.map(({ id }) => id)).toEqual(['e2']);
    expect([find('e1').now.end, find('e2').now.end, find('e3').now.end]).toEqual([10, 10, 15]);
  });

  test('[HB-MAG-20] [HB-MAG-36] a miraculous one has three at most, and may use fewer', () => {
    const given = { heroes: [caster('impie')], foes: [stout, stout, stout, stout] };
    const { asked, find } = perform(given, 'sort-impie-toucher-miraculeux', {
      dice: [[4, 5, 6]],
      decisions: ['e1', ['e2', 'e4'], 'degats-necrose'],
    });
    expect(asked[1]).toMatchObject({ min: 0, max: 2 });
    expect([1, 2, 3, 4].map((i) => find(`e${i}`).now.end)).toEqual([9, 9, 15, 9]);
    const alone = perform(given, 'sort-impie-toucher-miraculeux', {
      dice: [[4, 5, 6]],
      decisions: ['e1', [], 'degats-necrose'],
    });
    expect([1, 2].map((i) => alone.find(`e${i}`).now.end)).toEqual([9, 15]);
  });

  test('[HB-MAG-30] [HB-MAG-38] never more than MAX, and armour counts', () => {
    const { find } = perform(
      { heroes: [caster('impie')], foes: [{ ...stout, armour: 1 }] },
      'sort-impie-toucher-majeur',
      {
        dice: [[5, 6]],
        decisions: ['degats-necrose'],
      },
    );
    expect(find('e1').now.end).toBe(10);
  });

  test('[HB-MAG-32] each target takes up to MAX, less its own armour', () => {
    const given = { heroes: [caster('impie')], foes: [stout, { ...stout, armour: 2 }] };
    const { find } = perform(given, 'sort-impie-toucher-majeur', {
      dice: [[2, 5]],
      decisions: ['e1', ['e2'], 'degats-necrose'],
    });
    expect([find('e1').now.end, find('e2').now.end, find('h1').now.end]).toEqual([10, 12, 2]);
    const apart = perform(given, 'sort-impie-toucher-majeur', {
      dice: [[2, 5]],
      decisions: ['e1', ['e2'], 'moderer', 'degats-necrose', '1', '4'],
    });
    expect([apart.find('e1').now.end, apart.find('e2').now.end]).toEqual([14, 13]);
  });

  test('[HB-MAG-01] spells are magical: the armour of the immaterial does not stop them', () => {
    const spectre = { ...stout, armour: 2, tags: ['immateriel'] };
    const { find } = perform({ heroes: [caster('impie')], foes: [spectre] }, 'sort-impie-toucher-mineur', {
      dice: [4],
      decisions: ['degats-necrose'],
    });
    expect(find('e1').now.end).toBe(11);
  });

  test('[HB-SOLO-14] the software hurts as much as it can, without a question', () => {
    const { find, asked } = play(
      { heroes: [{}], foes: [{ tags: ['conjurateur-impie'] }] },
      (g, f) =>
        touch(g, { caster: f('e1'), source: 'ecole', school: 'impie', form: 'toucher', power: 'mineur' }, [f('h1')]),
      { dice: [3] },
    );
    expect(asked).toEqual([]);
    expect(find('h1').now.end).toBe(1);
    expect(artIds({ foes: [{ tags: ['conjurateur-impie'] }] }, 'e1')).toContain('sort-impie-toucher-mineur');
  });

  test('[HB-SOLO-14] [HB-MAG-17] it takes as many targets as it has dice', () => {
    const mage = { tags: ['conjurateur-impie'], values: { end: 15 } };
    const { of, asked } = perform(
      { heroes: [stout, stout, stout], foes: [mage] },
      'sort-impie-toucher-majeur',
      { dice: [[4, 5]] },
      'e1',
    );
    expect(asked).toEqual([]);
    expect(of('spellCast')[0]!.targets).toEqual(['h1', 'h2']);
    expect(of('damaged').map(({ being }) => being)).toEqual(['h1', 'h2']);
  });

  test('[HB-Q-14] [HB-ATK-12] apart from weapons, or with the dice of the round', () => {
    const round = {
      initiative: 'normal',
      round: 1,
      slots: [],
      slot: 0,
      acted: [],
      turn: null,
      strength: { heros: 1, adversaires: 1 },
    };
    const struck = [{ side: 'heros', target: 'e1', highest: 3, dealt: 3, attribute: 'for', attacks: 1 }];
    const left = (spellsPooled: 'apart' | 'pooled') => {
      const state = scene({ heroes: [caster('impie')], foes: [stout], variants: { spellsPooled } });
      state.combat = { ...round, played: [], struck } as unknown as typeof state.combat;
      return perform(state, 'sort-impie-toucher-mineur', { dice: [4], decisions: ['degats-necrose'] }).find('e1').now
        .end;
    };
    expect(left('apart')).toBe(11);
    expect(left('pooled')).toBe(14);
  });
});
