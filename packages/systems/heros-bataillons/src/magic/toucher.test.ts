import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, perform, play, scene } from '../../testing/index.ts';
import type { HBState } from '../state.ts';
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

  test('[HB-MAG-38] [HB-SCH-10] those who lie in a coma are healed by their own side, and the dead are left', () => {
    const down = { status: 'coma' as const };
    const given = (school: string) => ({
      heroes: [caster(school), down, { status: 'mort' as const }],
      foes: [stout, down, { status: 'mort' as const }],
    });
    const aimed = (school: string, detail: readonly string[]) =>
      perform(given(school), `sort-${school}-toucher-mineur`, { dice: [1], decisions: [...detail] });
    const targets = ({ asked }: ReturnType<typeof aimed>) => asked[0]!.options.map(({ id }) => id);
    expect(targets(aimed('sacree', ['h2']))).toEqual(['h1', 'h2', 'e1']);
    expect(targets(aimed('ombres', ['h1']))).toEqual(['h1', 'e1']);
    expect(artIds({ heroes: [caster('impie')], foes: [down] }).some((id) => id.includes('toucher'))).toBe(false);
  });

  test('[HB-MAG-34] [HB-ALC-13] [HB-GM-05] [HB-GM-10] who cannot be seen or aimed at is no target', () => {
    const touched = (foe: GivenBeing, table: Partial<HBState['table']> = {}) => {
      const state = scene({ heroes: [caster('impie')], foes: [{ ...stout, ...foe }] });
      Object.assign(state.table, table);
      return artIds(state).includes('sort-impie-toucher-mineur');
    };
    const unseen = { marks: [{ id: 'invisible', until: { in: 'scene' } as const }] };
    expect([touched({}), touched(unseen), touched({ zone: 'b' })]).toEqual([true, true, true]);
    expect(touched({ zone: 'b', ...unseen })).toBe(false);
    expect(touched({}, { hidden: ['e1'] })).toBe(false);
    expect(touched({}, { barred: ['e1'] })).toBe(false);
  });

  test('[HB-MAG-34] [HB-SCH-08] a tree grows within reach of its spell', () => {
    const trees = (power: string, faces: readonly number[]) =>
      perform({ heroes: [caster('sauvage')], zones: ['a', 'b', 'c', 'd'] }, `sort-sauvage-toucher-${power}`, {
        dice: [faces],
        decisions: ['arbre-a'],
      }).asked[0]!.options.map(({ id }) => id);
    expect(trees('mineur', [5])).toEqual(['arbre-a', 'arbre-b']);
    expect(trees('majeur', [5, 5])).toEqual(['arbre-a', 'arbre-b', 'arbre-c']);
  });

  test('[HB-MAG-34] out of any scene the group stands together, and nothing is called or grown', () => {
    const ids = (school: string) =>
      artIds(scene({ heroes: [caster(school, { zone: null }), { zone: null }], state: { scene: null } }));
    expect(ids('sacree')).toContain('sort-sacree-toucher-mineur');
    expect(ids('sauvage')).toEqual([]);
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
    const left = (spellsPooled: 'apart' | 'pooled', armour = 0) => {
      const state = scene({ heroes: [caster('impie')], foes: [{ ...stout, armour }], variants: { spellsPooled } });
      state.combat = { ...round, played: [], struck } as unknown as typeof state.combat;
      return perform(state, 'sort-impie-toucher-mineur', { dice: [4], decisions: ['degats-necrose'] }).find('e1').now
        .end;
    };
    expect(left('apart')).toBe(11);
    expect(left('pooled')).toBe(14);
    expect(left('pooled', 1)).toBe(15);
  });
});
