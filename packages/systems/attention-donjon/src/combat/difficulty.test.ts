import { describe, expect, test } from 'vitest';
import { attackOf, blow } from '../../testing/combat.ts';
import { ROW } from '../../testing/groups.ts';
import { type GivenCreature, play, type Scene } from '../../testing/index.ts';
import { totalOf } from '../figures/values.ts';
import { attackDifficulty } from './attacks.ts';

const armed = { items: ['arc-court'] };

function difficulty(given: Scene, attack: string, target = 'orque-1') {
  return play(given, function* (g, find) {
    const attacker = find('h1');
    return totalOf(
      attackDifficulty(g, { attacker, attack: attackOf(g.state, attacker, attack), target: find(target) }),
    );
  }).value;
}

/** Zones a, b and c, three squares wide each; the attacker stands in the first column. */
const row = (item: string, creatures: readonly GivenCreature[], at: readonly [number, number] = [0, 0]): Scene => ({
  drawing: ROW,
  heroes: [{ at, items: [item] }],
  creatures,
});
const orc = (x: number, y = 0, marks: readonly string[] = []): GivenCreature => ({ id: 'orque', at: [x, y], marks });

describe('a Mêlée attack', () => {
  test('[AD1-COMBAT-10] [AD1-DERIV-07] [AD1-DIFF-04] is as hard as the Parade of its target', () => {
    expect(difficulty(row('epee', [orc(1)]), 'epee')).toBe(2);
    const leader = row('epee', [{ id: 'leader-homme-rat', at: [1, 0] }]);
    expect(difficulty(leader, 'epee', 'leader-homme-rat-1')).toBe(3);
    const { of } = blow(
      { ...leader, heroes: [{ items: ['epee'], heroisme: 0, at: [0, 0], traits: { melee: 3 } }] },
      { on: 'leader-homme-rat-1', with: 'epee' },
      {
        dice: [
          [4, 5, 5],
          [4, 2, 2],
        ],
      },
    );
    expect(of('rollSettled')).toMatchObject([
      { purpose: 'attaque', total: 3, difficulty: 3, success: true },
      { purpose: 'dommages', total: 1, difficulty: 2, success: false },
    ]);
  });

  test('[AD1-COMBAT-11] [AD1-COMBAT-25] into another zone it is harder by one', () => {
    expect(difficulty(row('epee', [orc(3)], [2, 0]), 'epee')).toBe(3);
    expect(difficulty(row('epee', [orc(1)], [2, 0]), 'epee')).toBe(2);
  });

  test('[AD1-ETAT-03] against a Paralysé figure it has Difficulty 0, and 1 from another zone', () => {
    expect(difficulty(row('epee', [orc(1, 0, ['paralyse'])]), 'epee')).toBe(0);
    expect(difficulty(row('epee', [orc(3, 0, ['paralyse'])], [2, 0]), 'epee')).toBe(1);
  });
});

describe('its floor', () => {
  test('[AD1-DERIV-14] [AD1-COMBAT-11] a Parade below 0 is 0 before any surcharge', () => {
    const given: Scene = {
      drawing: ROW,
      heroes: [{ at: [3, 0], traits: { melee: null }, marks: ['enrage'] }],
      creatures: [orc(2), orc(4)],
    };
    const against = (by: string) =>
      play(given, function* (g, find) {
        const attacker = find(by);
        const attack = attackOf(g.state, attacker, 'hache');
        return totalOf(attackDifficulty(g, { attacker, attack, target: find('h1') }));
      }).value;
    expect([against('orque-1'), against('orque-2')]).toEqual([1, 0]);
  });
});

describe('a Tir', () => {
  test('[AD1-COMBAT-12] [AD1-COMBAT-17] has Difficulty 2 in the same zone or the next, whatever the Parade', () => {
    expect(difficulty(row('arc-court', [orc(2)]), 'arc-court')).toBe(2);
    expect(difficulty(row('arc-court', [orc(3)]), 'arc-court')).toBe(2);
    expect(
      difficulty(row('arc-court', [{ id: 'leader-homme-rat', at: [3, 0] }]), 'arc-court', 'leader-homme-rat-1'),
    ).toBe(2);
  });

  test('[AD1-GRID-06] a friend in contact does not hinder it', () => {
    const friend: GivenCreature = { id: 'captive', at: [1, 0], camp: 'heros' };
    expect(difficulty(row('arc-court', [orc(3), friend]), 'arc-court')).toBe(2);
  });

  test('[AD1-COMBAT-14] [AD1-COMBAT-16] each zone it crosses adds one', () => {
    expect([2, 3, 5].map((x) => difficulty(row('arc-court', [orc(x)]), 'arc-court'))).toEqual([2, 2, 2]);
    expect(difficulty(row('arc-court', [orc(6)]), 'arc-court')).toBe(3);
  });

  test('[AD1-COMBAT-13] [AD1-COMBAT-18] an adjacent target counts as such and as an enemy in contact', () => {
    expect(
      difficulty(row('arc-court', [{ id: 'araignee-geante', at: [1, 0] }]), 'arc-court', 'araignee-geante-1'),
    ).toBe(4);
  });

  test('[AD1-COMBAT-13] [AD1-GRID-05] neither surcharge for an inactive one', () => {
    expect(difficulty(row('arc-court', [orc(1, 0, ['inconscient'])]), 'arc-court')).toBe(2);
    expect(difficulty(row('arc-court', [orc(1, 0, ['a-terre'])]), 'arc-court')).toBe(2);
    expect(difficulty(row('arc-court', [orc(1, 0, ['secoue'])]), 'arc-court')).toBe(4);
  });

  test('[AD1-SYLV-05] [AD1-TRAQ-13] who is spared one thing is not spared the other', () => {
    const shooter = (talent: string): Scene => ({
      drawing: ROW,
      heroes: [{ at: [0, 0], items: ['arc-court'], talents: [talent] }],
      creatures: [orc(1)],
    });
    expect(difficulty(shooter('regard-percant'), 'arc-court')).toBe(4);
    expect(difficulty(shooter('tir-a-bout-portant'), 'arc-court')).toBe(2);
  });

  test('[AD1-COMBAT-15] [AD1-COMBAT-25] enemies in contact with the shooter add one, once', () => {
    const far = orc(6);
    expect(difficulty(row('arc-court', [far, orc(1)]), 'arc-court')).toBe(4);
    expect(difficulty(row('arc-court', [far, orc(1), orc(0, 1)]), 'arc-court')).toBe(4);
    expect(difficulty(row('arc-court', [far, orc(1, 0, ['inconscient'])]), 'arc-court')).toBe(3);
    expect(difficulty(row('arc-court', [far, orc(2)]), 'arc-court')).toBe(3);
  });

  test('[AD1-TRAIT-16] [AD1-OPPO-05] a spell that its target resists has Difficulty 2, in contact too', () => {
    const given: Scene = { heroes: [{ at: [1, 0] }], creatures: [{ id: 'spectre', at: [0, 0] }] };
    const total = play(given, function* (g, find) {
      const attacker = find('spectre-1');
      const attack = attackOf(g.state, attacker, 'plainte-funebre');
      return totalOf(attackDifficulty(g, { attacker, attack, target: find('h1') }));
    }).value;
    expect(total).toBe(2);
  });

  test('[AD1-TRAIT-16] the spell of a mage has the surcharges of a Tir', () => {
    const given: Scene = {
      drawing: ROW,
      heroes: [{ at: [6, 0], ...armed }],
      creatures: [{ id: 'mage-gobelin', at: [0, 0] }],
    };
    const total = play(given, function* (g, find) {
      const attacker = find('mage-gobelin-1');
      return totalOf(
        attackDifficulty(g, {
          attacker,
          attack: attackOf(g.state, attacker, 'trait-de-feu'),
          target: find('h1'),
        }),
      );
    }).value;
    expect(total).toBe(3);
  });
});

describe('a Lancer', () => {
  const axe = 'hache-de-lancer-lancee';
  test('[AD1-COMBAT-19] [AD1-COMBAT-23] has Difficulty 2 at a distance', () => {
    expect(difficulty(row('hache-de-lancer', [orc(2)]), axe)).toBe(2);
  });

  test('[AD1-COMBAT-21] [AD1-COMBAT-22] [AD1-COMBAT-25] each zone covered after the first adds one', () => {
    expect(difficulty(row('hache-de-lancer', [orc(2)]), axe)).toBe(2);
    expect(difficulty(row('hache-de-lancer', [orc(4)]), axe)).toBe(3);
    expect(difficulty(row('fronde', [orc(7)]), 'fronde')).toBe(4);
  });

  test('[AD1-COMBAT-20] [AD1-COMBAT-24] [AD1-COMBAT-25] in contact it is as hard as the Parade, in any zone', () => {
    const leader = (x: number): GivenCreature => ({ id: 'leader-homme-rat', at: [x, 0] });
    expect(difficulty(row('hache-de-lancer', [leader(1)]), axe, 'leader-homme-rat-1')).toBe(3);
    expect(difficulty(row('hache-de-lancer', [leader(3)], [2, 0]), axe, 'leader-homme-rat-1')).toBe(3);
    expect(difficulty(row('hache-de-lancer', [{ id: 'araignee-geante', at: [1, 0] }]), axe, 'araignee-geante-1')).toBe(
      2,
    );
  });

  test('[AD1-COMBAT-26] an enemy in contact does not hinder it', () => {
    expect(difficulty(row('hache-de-lancer', [orc(2), orc(1, 1)]), axe)).toBe(2);
  });
});

describe('the series of Difficulties', () => {
  const far = orc(6);
  const leader = (x: number): GivenCreature => ({ id: 'leader-homme-rat', at: [x, 0] });
  const at: readonly [number, number] = [2, 0];

  test.each<[string, number, Scene, string, string?]>([
    ['Mêlée, same zone', 2, row('epee', [orc(1)]), 'epee'],
    ['Mêlée, another zone', 3, row('epee', [orc(3)], at), 'epee'],
    ['Tir, its own zone', 2, row('arc-court', [orc(2)]), 'arc-court'],
    ['Tir, the next zone', 2, row('arc-court', [orc(3)]), 'arc-court'],
    ['Tir, one zone between', 3, row('arc-court', [far]), 'arc-court'],
    ['Tir, one zone between, an enemy in contact', 4, row('arc-court', [far, orc(1)]), 'arc-court'],
    ['Tir, an adjacent active target', 4, row('arc-court', [orc(1)]), 'arc-court'],
    ['Tir, an adjacent inactive target', 2, row('arc-court', [orc(1, 0, ['inconscient'])]), 'arc-court'],
    ['Lancer, its own zone', 2, row('fronde', [orc(2)]), 'fronde'],
    ['Lancer, the next zone', 3, row('fronde', [orc(4)]), 'fronde'],
    ['Lancer, one zone between', 4, row('fronde', [orc(7)]), 'fronde'],
    ['Lancer, adjacent, Parade 3', 3, row('fronde', [leader(1)]), 'fronde', 'leader-homme-rat-1'],
    ['Lancer, adjacent in another zone, Parade 3', 3, row('fronde', [leader(3)], at), 'fronde', 'leader-homme-rat-1'],
    ['Lancer, adjacent in another zone, Parade 2', 2, row('fronde', [orc(3)], at), 'fronde'],
  ])('[AD1-COMBAT-25] %s: %i', (_, expected, given, attack, target) => {
    expect(difficulty(given, attack, target)).toBe(expected);
  });
});
