import { hasMark } from '@souterrain/crawl';
import { acquire } from '@souterrain/crawl/heroes';
import { reward } from '@souterrain/crawl/heroes/town';
import { takeTurn } from '@souterrain/crawl/rounds';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { act, blow, costOf, endure, offered, take, turnOf } from '../../../testing/combat.ts';
import { type GivenHero, play, quiet, type Scene, scene } from '../../../testing/index.ts';
import { performing } from '../../../testing/jets.ts';
import { CAREERS, TREES } from '../lists.ts';

const HUNTER: GivenHero = { heroisme: 0, proie: 'homme-rat', items: ['arc-court'], traits: { agilite: 4, mental: 2 } };
const rat = (x: number, y: number) => ({ id: 'homme-rat', at: [x, y] as const });
const leader = (x: number, y: number) => ({ id: 'leader-homme-rat', at: [x, y] as const });
const goblin = (x: number, y: number) => ({ id: 'gobelin', at: [x, y] as const });
const shot = (given: Scene, on: string, script: Parameters<typeof play>[2]) =>
  blow(given, { on, with: 'arc-court' }, script);

describe('the Proie', () => {
  test('[AD2-XTRA-02] Connais ton ennemi: +1 to the result, 4 hits what 5 defends', () => {
    const heroes = [{ ...HUNTER, talents: ['connais-ton-ennemi'] }];
    const hit = shot({ heroes, creatures: [leader(0, 3)] }, 'leader-homme-rat-1', { dice: [[4, 1, 1, 1]] });
    expect(hit.of('jetSettled')).toMatchObject([{ base: 5, difficulty: 5, success: true }]);
    const look = performing({ heroes, creatures: [leader(0, 3)] }, 'DST 1 Savoir 5 : Sonné', {
      on: ['leader-homme-rat-1'],
      dice: [[4, 1]],
    });
    expect(look.of('jetSettled')).toMatchObject([{ base: 4, success: false }]);
    const orc = { id: 'orque', at: [0, 3] as const };
    expect(shot({ heroes, creatures: [orc] }, 'orque-1', { dice: [[4, 1, 1, 1]] }).value.hit).toBe(false);
  });

  test('[AD2-XTRA-05] Point faible: Dommages +1 against it', () => {
    const heroes = [{ ...HUNTER, talents: ['point-faible'] }];
    // Short bow 2 + 1, Armure 1.
    expect(shot({ heroes, creatures: [leader(0, 3)] }, 'leader-homme-rat-1', { dice: [[5, 1, 1, 1]] }).value.lost).toBe(
      2,
    );
    // Not against others: 2, Armure 1.
    expect(
      shot({ heroes, creatures: [{ id: 'ogre', at: [0, 3] }] }, 'ogre-1', { dice: [[5, 1, 1, 1]] }).value.lost,
    ).toBe(1);
  });

  test('[AD2-XTRA-06] Primes: (level - 2) times the maximum Santé', () => {
    const heroes = [{ ...HUNTER, talents: ['primes'] }];
    const earned = (creature: { id: string; at: readonly [number, number]; sante: number }) =>
      shot({ heroes, creatures: [creature] }, `${creature.id}-1`, { dice: [[5, 1, 1, 1]] }).find('h1').hero!.primes;
    expect([earned({ ...leader(0, 3), sante: 1 }), earned({ ...rat(0, 3), sante: 1 })]).toEqual([12, 2]);
    expect(earned({ ...goblin(0, 3), sante: 1 })).toBe(0);
  });

  test('[AD2-XTRA-06] they are paid at the end of the adventure', () => {
    const state = scene({ heroes: [HUNTER] });
    state.figures[0]!.hero!.primes = 14;
    const ran = play(state, (g, find) => reward(g, find('h1')));
    expect(ran.of('paid')).toMatchObject([{ figure: 'h1', deniers: 14, what: 'primes' }]);
    expect(ran.find('h1').hero!.sheet.deniers).toBe(14);
  });

  test('[AD2-XTRA-10] Némésis: a die more, and Armure +1 against it', () => {
    const heroes = [{ ...HUNTER, talents: ['nemesis'], traits: { agilite: 3 }, items: ['armure-legere'] }];
    const given: Scene = { heroes, creatures: [rat(0, 1), goblin(1, 1)] };
    const line = 'ATT/CAC Agilité/Mêlée 4 (Dommages 3/-)';
    const prey = endure(given, { line, by: 'homme-rat-1' }, { dice: [[1, 1, 1, 2]] });
    expect(prey.of('jetAnnounced')[0]!.dice).toBe(4);
    expect(prey.value.lost).toBe(1);
    const other = endure(given, { line, by: 'gobelin-1' }, { dice: [[1, 1, 2]] });
    expect(other.value.lost).toBe(2);
  });

  test('[AD2-XTRA-11] Réputation d’assassin: Volonté against 5, against 6 for the Proie', () => {
    const heroes = [{ ...HUNTER, talents: ['reputation-d-assassin'] }];
    const creatures = [goblin(0, 1), { id: 'orque', at: [1, 0] as const }, { id: 'zombie', at: [1, 1] as const }];
    const frighten = (proie: string) => {
      const { find } = play(
        { heroes: [{ ...heroes[0]!, proie }], creatures, state: { generated: quiet(), scenario: 'calme' } },
        (g, who) => takeTurn(g, who('h1')),
        { decisions: ['fin-du-tour'] },
      );
      return ['gobelin-1', 'orque-1', 'zombie-1'].map((id) => hasMark(find(id), 'secoue'));
    };
    expect(frighten('bete')).toEqual([true, false, false]);
    expect(frighten('gobelinoide')).toEqual([true, true, false]);
    // Neither those who are not in contact, nor those unable to act.
    const idle = play(
      {
        heroes,
        creatures: [goblin(0, 3), { ...goblin(0, 1), marks: ['paralyse'] }],
        state: { generated: quiet(), scenario: 'calme' },
      },
      (g, who) => takeTurn(g, who('h1')),
      { decisions: ['fin-du-tour'] },
    );
    expect(idle.of('resistedWithoutDice')).toEqual([]);
  });
});

describe('shots', () => {
  test('[AD2-XTRA-03] [AD2-XCONV-03] Tir appliqué: +1 to the result, and no Coup de poker', () => {
    const heroes = [{ ...HUNTER, talents: ['tir-applique'], traits: { agilite: 2, tir: 2 } }];
    const aimed = shot({ heroes, creatures: [goblin(0, 3)] }, 'gobelin-1', {
      dice: [[2, 1]],
      decisions: ['tir-applique'],
    });
    expect(aimed.of('jetSettled')[0]).toMatchObject({ base: 5 });
    const six = shot({ heroes, creatures: [{ id: 'orque', at: [0, 3] }] }, 'orque-1', {
      dice: [[6, 1]],
      decisions: ['tir-applique', 'terminer'],
    });
    expect(six.asked.map(({ id }) => id)).toEqual(['avant-le-jet', 'reussites']);
    const sword = [{ ...heroes[0]!, items: ['epee'] }];
    const struck = blow(
      { heroes: sword, creatures: [goblin(0, 1)] },
      { on: 'gobelin-1', with: 'epee' },
      { dice: [[2, 1]] },
    );
    expect(struck.asked).toEqual([]);
  });

  test('[AD2-XTRA-04] Pas de côté: a free Pas de placement in a turn of shooting, within the zone', () => {
    const drawing = ['......', '.aabb.', '......'].join('\n');
    const heroes = [{ ...HUNTER, talents: ['pas-de-cote'] }];
    const turn = turnOf('h1', { actions: 1, standard: true, flags: ['attaque', 'tir'] });
    expect(offered({ drawing, heroes, creatures: [rat(3, 0)], state: { turn } }, 'pas-de-cote')).toEqual([
      'pas-de-cote-1-0',
    ]);
    const spent = turnOf('h1', { actions: 1, standard: true, flags: ['attaque', 'melee'] });
    expect(offered({ drawing, heroes, creatures: [rat(3, 0)], state: { turn: spent } }, 'pas-de-cote')).toEqual([]);
    const given: Scene = { heroes, creatures: [rat(3, 0)], state: { turn } };
    expect(costOf(given, 'pas-de-cote-1-0')).toBe('libre');
    const stepped = act(given, 'pas-de-cote-1-0');
    expect(stepped.find('h1').cell).toBe(cellAt(1, 0));
    expect(() => play(stepped.state, (g, find) => take(g, find('h1'), 'pas-de-cote-0-0'))).toThrow('no pas-de-cote');
  });

  test('[AD2-XTRA-08] Tir à bout portant: neither +1 for a target in contact', () => {
    const difficulty = (talents: readonly string[]) =>
      shot(
        { heroes: [{ ...HUNTER, talents: [...talents] }], creatures: [{ id: 'araignee-geante', at: [0, 1] }] },
        'araignee-geante-1',
        {
          dice: [[1, 1, 1, 2]],
        },
      ).of('jetAnnounced')[0]!.difficulty;
    expect([difficulty(['tir-a-bout-portant']), difficulty([])]).toEqual([4, 6]);
  });

  test('[AD2-XTRA-09] Tir concentré: an Action complexe with as many dice as Mental', () => {
    const given: Scene = { heroes: [{ ...HUNTER, talents: ['tir-concentre'] }], creatures: [goblin(0, 3)] };
    const { of } = act(given, 'tir-concentre-arc-court-gobelin-1', { dice: [[1, 1, 1, 1, 1, 2]] });
    expect(of('jetAnnounced')[0]!.dice).toBe(6);
    const wise: Scene = { ...given, heroes: [{ ...given.heroes![0]!, traits: { agilite: 4, mental: 1, savoir: 4 } }] };
    const [alert] = act(wise, 'tir-concentre-arc-court-gobelin-1', { dice: [[1, 1, 1, 1, 2]] }).of('jetAnnounced');
    expect(alert!.dice).toBe(5);
    const short = turnOf('h1', { actions: 1, movements: 1 });
    expect(offered({ ...given, state: { turn: short } }, 'tir-concentre')).toEqual([]);
  });

  test('[AD2-XTRA-12] Tirs multiples: three shots, a die less each, not with a crossbow', () => {
    const given: Scene = { heroes: [{ ...HUNTER, talents: ['tirs-multiples'] }], creatures: [goblin(0, 3), rat(1, 3)] };
    const { of } = act(given, 'tirs-multiples-arc-court', {
      dice: [
        [1, 1, 2],
        [1, 1, 2],
        [1, 1, 2],
      ],
      decisions: ['tirer-gobelin-1', 'tirer-homme-rat-1', 'tirer-gobelin-1'],
    });
    expect(of('jetAnnounced').map(({ dice }) => dice)).toEqual([3, 3, 3]);
    expect(costOf(given, 'tirs-multiples-arc-court')).toBe('complexe');
    const slow = { ...given, heroes: [{ ...HUNTER, talents: ['tirs-multiples'], items: ['arbalete'] }] };
    expect(offered(slow, 'tirs-multiples')).toEqual([]);
  });

  test('[AD2-XTRA-07] both need Tir appliqué', () => {
    const needs = (id: string) => TREES.traqueur!.find((node) => node.id === id)!.needs;
    expect([needs('tir-a-bout-portant'), needs('tir-concentre')].map((n) => JSON.stringify(n))).toSatisfy(
      (all: string[]) => all.every((one) => one.includes('tir-applique')),
    );
  });
});

test('[AD2-XTRA-01] the Proie is chosen with Connais ton ennemi', () => {
  const { find } = play(
    { heroes: [{}] },
    (g, who) =>
      acquire(g, who('h1'), { talent: 'connais-ton-ennemi', list: 'traqueur', xp: 1, rules: ['AD2-XTRA-02'] }),
    { decisions: ['mort-vivant'] },
  );
  expect(find('h1').hero!.sheet.proie).toBe('mort-vivant');
});

test('[AD2-XTRA-01] what the Carrière begins with', () => {
  expect(CAREERS.traqueur).toMatchObject({ skill: 'tir', items: ['dague', 'arc-court', 'armure-legere'] });
});
