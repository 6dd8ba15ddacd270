import { describe, expect, test } from 'vitest';
import { turnOf } from '../../../testing/combat.ts';
import type { Scene } from '../../../testing/index.ts';
import { acting, dice, offeredTo, plain } from '../../../testing/items.ts';

const ROOMS = ['........', ...Array.from({ length: 3 }, () => '.aaabbb.'), '........'].join('\n');
const bomber = (base: string, more: Scene = {}): Scene => ({
  drawing: ROOMS,
  heroes: [plain({ at: [0, 0], items: [base] })],
  creatures: [{ id: 'ogre', at: [4, 1] }],
  ...more,
});
const thrown = (given: Scene, script: Parameters<typeof acting>[2]) => acting(given, ['utiliser-i1-1'], script);

describe('thrown consumables', () => {
  test('[AD2-XROUND-09][AD2-XCOMB-11] a throw is an attack: not on the defensive', () => {
    const turn = (flags: string[]) => bomber('bombe', { state: { turn: turnOf('h1', { flags }) } });
    expect(offeredTo(turn([]))).toContain('utiliser-i1-1');
    expect(offeredTo(turn(['defensive']))).not.toContain('utiliser-i1-1');
  });

  test('[AD2-XCONV-06] Réflexes and one zone make Difficulté 6; a miss loses the bomb without effect', () => {
    const ran = thrown(bomber('bombe'), { dice: [[4, 4]], decisions: ['cible-ogre-1'] });
    expect(ran.of('jetAnnounced')).toMatchObject([
      { purpose: 'attaque', attribute: 'agilite', skill: 'lancer', difficulty: 6 },
    ]);
    expect(ran.find('h1').hero!.sheet.items).toEqual([]);
    expect(ran.find('ogre-1').sante).toBe(8);
  });

  test('[AD2-XCONV-06] [AD2-XCONV-01] on an empty square Difficulté 5; monsters suffer half the dice, heroes may dodge', () => {
    const ran = thrown(
      bomber('bombe', {
        heroes: [plain({ at: [0, 0], items: ['bombe'] }), plain({ at: [2, 1] })],
        creatures: [{ id: 'ogre', at: [2, 2] }],
      }),
      {
        dice: [
          [5, 4],
          [5, 1],
          [1, 1],
        ],
        decisions: ['case-1-1', 'cible-ogre-1', 'cible-h2'],
      },
    );
    expect(ran.of('jetAnnounced').map((e) => [e.figure, e.purpose, e.difficulty])).toEqual([
      ['h1', 'attaque', 5],
      ['h2', 'resister', 5],
      ['h1', 'resister', 5],
    ]);
    expect(ran.find('ogre-1').sante).toBe(7);
    expect([ran.find('h2').sante, ran.find('h1').sante]).toEqual([6, 4]);
  });

  test('[AD2-XTRES-05] an unstable flask bursts in the hand on a 1', () => {
    const ran = thrown(bomber('flacon-instable'), { dice: [1, [1, 1]], decisions: ['cible-ogre-1'] });
    expect(dice(ran)).toEqual([2]);
    expect(ran.find('h1').sante).toBe(4);
  });

  test('[AD2-XCONV-06] [AD2-PROF-04] dread and deafness: monsters compare Volonté or Physique with 5', () => {
    const scared = thrown(bomber('fiole-d-effroi'), { dice: [[6, 4]], decisions: ['cible-ogre-1'] });
    expect(scared.find('ogre-1').marks).toMatchObject([{ id: 'secoue' }]);
    const steady = thrown(bomber('bombe-assourdissante'), { dice: [[6, 4]], decisions: ['cible-ogre-1'] });
    expect(steady.find('ogre-1').reactions).toBe(1);
    const deaf = thrown(bomber('bombe-assourdissante', { creatures: [{ id: 'gobelin', at: [4, 1] }] }), {
      dice: [[6, 4]],
      decisions: ['cible-gobelin-1'],
    });
    expect(deaf.find('gobelin-1').reactions).toBe(0);
  });

  test('[AD2-XCONV-06] cracked acid: Dommages 2 on what it hits', () => {
    const ran = thrown(bomber('fiole-d-acide'), { dice: [[6, 4]], decisions: ['cible-ogre-1'] });
    expect(ran.of('santeLost')).toMatchObject([{ figure: 'ogre-1', amount: 1 }]);
  });

  test('[AD2-XTRA-05][AD2-XTRA-06][AD2-XCONV-06] acid is an attack: on the Proie a point more, and the Prime of a kill', () => {
    const hunter = { at: [0, 0] as const, items: ['fiole-d-acide'], talents: ['point-faible', 'primes'] };
    const script = { dice: [[6, 4]], decisions: ['cible-leader-homme-rat-1'] };
    const on = (proie: string, sante: number) =>
      thrown(
        bomber('', {
          heroes: [plain({ ...hunter, proie })],
          creatures: [{ id: 'leader-homme-rat', at: [4, 1], sante }],
        }),
        script,
      );
    // Armure 1.
    expect(on('homme-rat', 4).of('santeLost')).toMatchObject([{ amount: 2 }]);
    expect(on('homme-rat', 2).find('h1').hero!.primes).toBe(12);
    expect(on('mort-vivant', 4).of('santeLost')).toMatchObject([{ amount: 1 }]);
    expect(on('mort-vivant', 1).find('h1').hero!.primes).toBe(0);
  });
});
