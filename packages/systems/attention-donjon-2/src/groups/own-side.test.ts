import { playGroup } from '@souterrain/crawl/groups';
import { describe, expect, test } from 'vitest';
import { groupTurn, PAIR } from '../../testing/groups.ts';
import { plain } from '../../testing/jets.ts';
import { breed } from '../../testing/know.ts';
import { type GivenCreature, type GivenHero, play } from '../../testing/scene.ts';

type Spot = readonly [number, number];
const priest = (at: Spot, more: Partial<GivenCreature> = {}) => ({ id: 'pretre-homme-rat', at, ...more });
const leader = (at: Spot, sante: number) => ({ id: 'leader-homme-rat', at, sante });
const chief = (at: Spot, more: Partial<GivenCreature> = {}) => ({ id: 'chef-orque', at, ...more });
const aims = (ran: ReturnType<typeof groupTurn>) =>
  ran.of('actionDeclared').map(({ action, targets }) => [action, targets]);
const SAFE = [5, 5];

breed('guerisseur-tardif', {
  actions: ['Massue ATT/CAC Vigueur/Mêlée 5 (Dommages 1/-)', 'Baume DST 1 Savoir 3 : Soins 2'],
});

describe('a plain action of a monster', () => {
  test('[AD2-MON-06] [AD2-IA-07] the first of its lines, it heals the one of its side who lost most', () => {
    const heroes = [{ ...plain, at: [0, 1] as const }];
    const creatures = [priest([1, 1]), leader([2, 1], 3), leader([2, 0], 1)];
    const healed = groupTurn({ heroes, creatures });
    expect(aims(healed)).toEqual([['leche-plaies', ['leader-homme-rat-2']]]);
    expect(healed.find('leader-homme-rat-2').sante).toBe(3);
    // AD2-PROF-02: no dice, and its standard action is spent.
    expect([healed.of('jetAnnounced'), healed.of('enemyActed')]).toEqual([[], []]);
    expect(healed.of('actionSpent').map(({ action }) => action)).toContain('standard');
  });

  test('[AD2-MON-06] nobody to help: it attacks', () => {
    const heroes = [{ ...plain, at: [0, 1] as const }];
    const struck = groupTurn({ heroes, creatures: [priest([1, 1]), leader([5, 5], 4)] }, { dice: [SAFE] });
    expect([aims(struck), struck.of('enemyActed').length]).toEqual([[], 1]);
  });

  test('[AD2-IA-07][AD2-ARCA-18][AD2-IA-05] whom it may not aim at does not keep it from helping', () => {
    const beside = (more: GivenHero, marks: GivenCreature['marks'] = []) => {
      const heroes = [
        { ...plain, at: [0, 1] as const, ...more },
        { ...plain, at: [5, 1] as const },
      ];
      const creatures = [{ id: 'guerisseur-tardif', at: [1, 1] as const, marks }, leader([2, 1], 1)];
      return { drawing: PAIR, heroes, creatures };
    };
    expect(aims(groupTurn(beside({}), { dice: [SAFE] }))).toEqual([]);
    const lured = [{ id: 'leurre', until: { in: 'removed' as const }, by: 'h1' }];
    expect(aims(groupTurn(beside({}, lured)))).toEqual([['baume', ['leader-homme-rat-1']]]);
    expect(aims(groupTurn(beside({ marks: ['inconscient'] })))).toEqual([['baume', ['leader-homme-rat-1']]]);
  });

  test('[AD2-MON-06] out of its reach, or unable to act, it helps nobody', () => {
    const creatures = [priest([0, 0], { marks: ['paralyse'] }), leader([0, 1], 1)];
    expect(aims(groupTurn({ heroes: [], creatures }))).toEqual([]);
  });

  test('[AD2-MON-06] [AD2-ETAT-26] what it gives its side weighs on those who resist it, once by Rencontre', () => {
    const given = {
      drawing: PAIR,
      heroes: [{ ...plain, at: [3, 1] as const }],
      creatures: [chief([0, 1]), { id: 'orque', at: [1, 1] as const }, { id: 'orque', at: [5, 0] as const }],
    };
    const cried = groupTurn(given);
    expect(aims(cried)).toEqual([['cri-de-guerre-1-rencontre', ['chef-orque-1', 'orque-1']]]);
    expect(cried.find('orque-1').marks).toMatchObject([{ id: 'des-accordes', value: 1 }]);
    expect(cried.find('orque-2').marks).toEqual([]);
    const again = play(cried.state, (g) => playGroup(g, g.state.groups[0]!), { dice: [[5, 5]] });
    expect([again.of('actionDeclared'), again.of('enemyActed').length]).toEqual([[], 1]);
  });

  test('[AD2-BONUS-05] it adds to what another action gave, not to itself', () => {
    const cry = (source: string) => {
      const marks = [{ id: 'des-accordes', until: { in: 'removed' as const }, value: 1, source }];
      const heroes = [{ ...plain, at: [3, 1] as const }];
      const creatures = [chief([0, 1], { marks }), { id: 'orque', at: [1, 1] as const, marks }];
      return aims(groupTurn({ drawing: PAIR, heroes, creatures }, source === 'chant' ? {} : { dice: [5] }));
    };
    expect(cry('chant')).toEqual([['cri-de-guerre-1-rencontre', ['chef-orque-1', 'orque-1']]]);
    expect(cry('cri-de-guerre-1-rencontre')).toEqual([]);
  });

  test('[AD2-MON-06] [AD2-PROF-04] a Difficulté above what stands for its Attribute is never tried', () => {
    const creatures = [
      priest([1, 1], { marks: [{ id: 'des-accordes', until: { in: 'removed' }, value: -1 }] }),
      leader([2, 1], 1),
    ];
    expect(aims(groupTurn({ heroes: [], creatures }))).toEqual([]);
  });
});
