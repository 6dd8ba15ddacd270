import { describe, expect, test } from 'vitest';
import { attackOf, blow } from '../../testing/combat.ts';
import { type GivenHero, play, type Scene, scene } from '../../testing/index.ts';
import { totalOf } from '../figures/values.ts';
import { bite } from './bite.ts';
import { damageRoll, damageTerms, rollDamage, sufferDamage } from './damage.ts';

const plain = { heroisme: 0 };

/** A mage has Endurance 2 and Santé 3, like the target of the catalogue's bolts. */
const bolt = (marks: readonly string[] = []): Scene => ({
  heroes: [{ ...plain, items: ['arbalete'], at: [0, 0] }],
  creatures: [{ id: 'mage-gobelin', at: [3, 0], marks }],
});
const shot = { on: 'mage-gobelin-1', with: 'arbalete' } as const;

function dice(hero: GivenHero, attack: string) {
  return play({ heroes: [hero] }, function* (g, find) {
    const attacker = find('h1');
    const strike = { attacker, target: attacker, how: 'standard' as const, extraDamage: 0 };
    return totalOf(damageTerms(g, { ...strike, attack: attackOf(g.state, attacker, attack) }));
  }).value;
}

function difficulty(given: Scene, target: string, penetration: number) {
  const { of } = play(
    given,
    (g, find) => rollDamage(g, { who: null, target: find(target), dice: [], penetration, rule: 'AD1-DMG-01' }),
    {},
  );
  return of('rollSettled')[0]?.difficulty;
}

describe('the dice of a damage roll', () => {
  test('[AD1-DMG-02] [AD1-DMG-03] [AD1-DMG-04] [AD1-TRAIT-05] [AD1-TRAIT-09] come from an attribute, a bonus, a figure', () => {
    const force = (value: number) => ({ traits: { force: value }, items: ['epee', 'arme-a-deux-mains', 'arbalete'] });
    expect(dice(force(3), 'epee')).toBe(3);
    expect(dice(force(4), 'epee')).toBe(4);
    expect(dice(force(3), 'arme-a-deux-mains')).toBe(5);
    expect(dice(force(2), 'arbalete')).toBe(5);
    expect(dice(force(5), 'arbalete')).toBe(5);
  });

  test('[AD1-DMG-01] it is counted, and its sixes gambled, like a trait roll', () => {
    const ran = blow(bolt(), shot, {
      dice: [
        [4, 5],
        [6, 4, 1, 2, 3],
        [4, 1],
      ],
      decisions: ['miser-1'],
    });
    expect(ran.asked).toMatchObject([{ id: 'coup-de-poker', params: { total: 2, difficulty: 2 } }]);
    expect(ran.of('rollSettled')[1]).toMatchObject({ purpose: 'dommages', total: 0, success: false });
  });

  test('[AD1-DMG-05] a bonus to Force rolls is no bonus to damage', () => {
    const given: Scene = {
      heroes: [{ ...plain, talents: ['force-bestiale'], items: ['epee'] }],
      creatures: [{ id: 'orque', at: [1, 0] }],
    };
    const { of } = blow(
      given,
      { on: 'orque-1', with: 'epee' },
      {
        dice: [
          [4, 5],
          [1, 1, 1],
        ],
      },
    );
    expect(of('rollAnnounced')).toMatchObject([{ dice: 2 }, { purpose: 'dommages', dice: 3, trait: null }]);
    expect(of('rollAnnounced')[1]?.sums?.[0]?.terms).toEqual([{ label: 'force', value: 3, rule: 'AD1-DMG-02' }]);
  });

  test('[AD1-COMBAT-29] [AD1-Q-16] the Seuil of the attack adds nothing, or a die for each point beyond 1', () => {
    const given: Scene = {
      heroes: [{ ...plain, traits: { melee: 5 }, items: ['epee'] }],
      creatures: [{ id: 'orque', at: [1, 0] }],
    };
    const strike = { on: 'orque-1', with: 'epee' };
    const hit = [4, 4, 4, 4, 5];
    expect(blow(given, strike, { dice: [hit, [1, 1, 1]] }).of('rollAnnounced')[1]).toMatchObject({ dice: 3 });
    const wide: Scene = { ...given, variants: { attackMargin: 'yes' } };
    const ran = blow(wide, strike, { dice: [hit, [1, 1, 1, 1, 1]] });
    expect(ran.value.seuil).toBe(3);
    expect(ran.of('rollAnnounced')[1]).toMatchObject({ dice: 5 });
  });
});

describe('what a damage roll does', () => {
  const after = (faces: readonly number[], marks: readonly string[] = []) => {
    const ran = blow(bolt(marks), shot, { dice: [[4, 5], faces] });
    const target = ran.find('mage-gobelin-1');
    return {
      sante: target.sante,
      marks: target.marks.map((m) => m.id),
      status: target.status,
      wounded: ran.of('wounded'),
    };
  };

  test('[AD1-DMG-06] [AD1-DMG-07] [AD1-DMG-10] [AD1-DERIV-11] at the Endurance, the target is Secouée', () => {
    expect(after([4, 5, 2, 2, 3])).toEqual({ sante: 3, marks: ['secoue'], status: 'plateau', wounded: [] });
    expect(after([4, 3, 2, 2, 3])).toEqual({ sante: 3, marks: [], status: 'plateau', wounded: [] });
  });

  test('[AD1-DMG-13] below it nothing happens, even to a Secoué target', () => {
    expect(after([4, 2, 2, 2, 3], ['secoue'])).toMatchObject({ sante: 3, marks: ['secoue'], wounded: [] });
    expect(after([4, 2, 2, 2, 3])).toMatchObject({ sante: 3, marks: [] });
  });

  test('[AD1-DMG-08] [AD1-HEALTH-03] already Secouée, it is wounded', () => {
    expect(after([4, 5, 2, 2, 3], ['secoue'])).toMatchObject({ sante: 2, marks: ['secoue'] });
  });

  test('[AD1-DMG-11] [AD1-HEALTH-13] [AD1-HEALTH-08] two points of Seuil are two wounds, and it ends Secouée', () => {
    const { sante, marks, wounded } = after([4, 5, 4, 5, 3]);
    expect({ sante, marks }).toEqual({ sante: 1, marks: ['secoue'] });
    expect(wounded).toMatchObject([{ wounds: 2, sante: 1, by: 'h1' }]);
  });

  test('[AD1-HEALTH-13] [AD1-HEALTH-07] one point of Seuil is one wound, and it ends Secouée', () => {
    expect(after([4, 5, 4, 2, 3])).toMatchObject({ sante: 2, marks: ['secoue'], wounded: [{ wounds: 1 }] });
  });

  test('[AD1-DMG-12] [AD1-HEALTH-09] [AD1-HEALTH-12] three on a Secoué target, which dies without a question', () => {
    const { sante, status, wounded } = after([4, 5, 4, 5, 3], ['secoue']);
    expect({ sante, status }).toEqual({ sante: 0, status: 'mort' });
    expect(wounded[0]?.sums).toMatchObject([
      {
        total: 3,
        terms: [
          { label: 'seuil', value: 2 },
          { label: 'deja-secoue', value: 1 },
        ],
      },
    ]);
  });

  test('[AD1-DMG-09] [AD1-HEALTH-07] the table of wounds', () => {
    const wounds = (seuil: number, marks: readonly string[]) =>
      play(
        { heroes: [{ ...plain, santeMax: 9, marks }] },
        (g, find) => sufferDamage(g, find('h1'), { seuil, by: null }),
        {},
      ).value.wounds;
    expect([0, 1, 3].map((seuil) => wounds(seuil, []))).toEqual([0, 1, 3]);
    expect([0, 1, 3].map((seuil) => wounds(seuil, ['secoue']))).toEqual([1, 2, 4]);
    expect(wounds(0, ['serieusement-secoue'])).toBe(1);
  });

  test('[AD1-HEALTH-07] [AD1-HEALTH-08] [AD1-HERO-08] as many points of Santé as wounds', () => {
    const left = (sante: number, seuil: number) =>
      play({ heroes: [{ ...plain, sante }] }, (g, find) => sufferDamage(g, find('h1'), { seuil, by: null }), {}).find(
        'h1',
      ).sante;
    expect([left(3, 1), left(4, 2)]).toEqual([2, 2]);
  });

  test('[AD1-HEALTH-09] [AD1-HEALTH-12] an orc of Santé 1 and one wound: removed, nobody is asked', () => {
    const given: Scene = { heroes: [plain], creatures: [{ id: 'orque', at: [3, 3] }] };
    const { asked, find, of } = play(given, (g, f) => sufferDamage(g, f('orque-1'), { seuil: 1, by: f('h1') }), {});
    expect([asked, find('orque-1').status]).toEqual([[], 'mort']);
    expect(of('figureRemoved')).toMatchObject([{ figure: 'orque-1', how: 'mort', by: 'h1' }]);
  });
});

describe('Pénétration', () => {
  test('[AD1-DMG-14] [AD1-DERIV-12] each point removes one of the armour', () => {
    const given: Scene = { heroes: [{ ...plain, traits: { vigueur: 4 }, items: ['armure-moyenne'] }] };
    expect([0, 1, 2].map((p) => difficulty(given, 'h1', p))).toEqual([4, 3, 2]);
  });

  test('[AD1-DMG-15] nothing to remove without armour', () => {
    expect(difficulty({ heroes: [plain] }, 'h1', 1)).toBe(2);
  });

  test('[AD1-DMG-16] never below the natural value, nor a bonus of a talent', () => {
    const orc: Scene = { heroes: [plain], creatures: [{ id: 'orque', at: [3, 3] }] };
    expect(difficulty(orc, 'orque-1', 2)).toBe(2);
    const furred: Scene = { heroes: [{ ...plain, talents: ['fourrure-impenetrable'], items: ['armure-legere'] }] };
    expect(difficulty(furred, 'h1', 1)).toBe(4);
  });
});

describe('damage that nobody deals', () => {
  const six = [{ label: 'bombe', value: 6, rule: 'AD1-TMIN-12' as const }];

  test('[AD1-TRES-01] [AD1-DMG-17] its last victim ends the Rencontre', () => {
    const state = scene({ creatures: [{ id: 'gobelin', at: [3, 3] }] });
    state.groups = state.groups.map((group) => ({ ...group, encounter: 3 }));
    state.meetings = [{ id: 3, zones: ['scene-a'], treasure: 'aucun', from: 0, room: 'scene', over: false }];
    const blast = (faces: readonly number[]) =>
      play(
        structuredClone(state),
        (g, find) => damageRoll(g, { who: null, target: find('gobelin-1'), dice: six, rule: 'AD1-TMIN-12' }),
        { dice: [faces] },
      );
    expect(blast([5, 5, 5, 5, 5, 5]).of('meetingEnded')).toMatchObject([{ meeting: 3 }]);
    const spared = blast([2, 2, 2, 2, 2, 2]);
    expect(spared.of('meetingEnded')).toEqual([]);
    expect(spared.value).toEqual({ affected: false, wounds: 0 });
  });

  test('[AD1-HRSM-14] [AD1-HRSM-12] the hero it falls on may curse it', () => {
    const lava = play(
      { heroes: [{ traits: { vigueur: 3 } }] },
      (g, find) => rollDamage(g, { who: null, target: find('h1'), dice: six, rule: 'AD1-DMG-01' }),
      { dice: [[4, 4, 2, 2, 2, 2]], decisions: ['maudire-heroisme'] },
    );
    expect(lava.asked).toMatchObject([{ id: 'apres-le-jet', seat: 0, params: { purpose: 'dommages', figure: '' } }]);
    expect(lava.value).toMatchObject({ total: 0, success: false });
    expect(lava.of('rollChanged')).toMatchObject([{ figure: null, by: 'h1', how: 'maudit' }]);
    expect(lava.of('heroismSpent')[0]?.rules).toEqual(['AD1-HRSM-12']);
  });

  test('[AD1-INIT-21] [AD1-CROI-10] a joker may curse it, an Inspiration is not for it', () => {
    const { asked } = play(
      { heroes: [{ ...plain, marks: ['inspiration'], jokers: ['joker-1'] }] },
      (g, find) => rollDamage(g, { who: null, target: find('h1'), dice: six, rule: 'AD1-DMG-01' }),
      { dice: [[2, 2, 2, 2, 2, 2]], decisions: ['passer'] },
    );
    expect(asked.map((d) => d.options.map(({ id }) => id))).toEqual([['passer', 'maudire-joker']]);
  });

  test('[AD1-POKER-07] [AD1-POKER-08] its sixes go only to reach what is missed', () => {
    const trap = (faces: readonly number[], more: readonly (readonly number[])[] = []) =>
      play(
        { heroes: [{ ...plain, traits: { vigueur: 5 } }] },
        (g, find) => rollDamage(g, { who: null, target: find('h1'), dice: six, rule: 'AD1-DMG-01' }),
        { dice: [faces, ...more] },
      );
    expect(trap([6, 2, 2, 2, 2, 2], [[5, 5]]).of('gambled')).toMatchObject([{ figure: null, sixes: 1 }]);
    expect(trap([6, 4, 2, 2, 2, 2]).of('gambled')).toEqual([]);
  });

  test('[AD1-PERI-06] a bite rolls the dice of the weapon, and of an attribute where it has one', () => {
    const bites = (damage: { plus: number; attribute?: 'force' }, count: number) =>
      play(
        { heroes: [plain], creatures: [{ id: 'orque', at: [1, 0] }] },
        (g, find) => {
          const attacker = find('orque-1');
          const attack = { ...attackOf(g.state, attacker, 'hache'), damage };
          return bite(g, { attacker, target: find('h1'), attack });
        },
        { dice: [Array<number>(count).fill(1)] },
      ).of('rollAnnounced');
    expect(bites({ plus: 2 }, 2)).toMatchObject([{ purpose: 'dommages', dice: 2 }]);
    expect(bites({ plus: 1, attribute: 'force' }, 4)).toMatchObject([{ purpose: 'dommages', dice: 4 }]);
  });
});
