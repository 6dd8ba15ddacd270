import { figureOf, hasMark } from '@souterrain/crawl';
import { actionsOf, beginTurn, spend } from '@souterrain/crawl/rounds';
import { type Decision, explore, worldOf } from '@souterrain/kernel';
import { run } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { at, play, type Scene, scene } from '../../testing/scene.ts';
import { check, DEFAULT_DIFFICULTY } from '../rolls/check.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';
import type { AD1 } from '../world/ad1.ts';
import { actionOdds } from './actions.ts';

/** A turn of h1 has begun. */
function turnOf(given: Scene): AD1 {
  const state = scene(given);
  const g = worldOf(attentionDonjon, state);
  run(beginTurn(g, figureOf(state, 'h1')));
  return g;
}

/** What every way the dice can fall makes of an action, nothing spent; cut after a few Coups de poker, if any is made. */
const explored = (
  g: AD1,
  { action, gambles = false, worth }: { action: string; gambles?: boolean; worth: (state: AD1State) => boolean },
): number =>
  explore({
    from: g,
    hands: true,
    deepest: 5,
    worth: ({ state }) => (worth(state) ? 1 : 0),
    among: ({ id, options }: Decision) => (id === 'coup-de-poker' && gambles ? options : options.slice(0, 1)),
    *rule(world: AD1) {
      const hero = figureOf(world.state, 'h1');
      const taken = actionsOf(world, hero).find(({ id }) => id === action)!;
      spend(world, hero, taken.type);
      yield* taken.run(world, hero);
    },
  });

const prospectsOf = (g: AD1, action: string, poker?: 'never') => {
  const summary = actionOdds(g, figureOf(g.state, 'h1'), poker ? { action, poker } : { action });
  const all = [...summary.prospects, ...summary.aims].map(({ label, chance }) => [label, chance]);
  return { ...summary, of: Object.fromEntries(all) as Readonly<Record<string, number>> };
};

const orc = { id: 'orque', at: [2, 2] } as const;
const swordsman = { at: [1, 2], items: ['epee'], heroisme: 0, traits: { force: 2 } } as const;
const isHurt = (state: AD1State): boolean => {
  const found = figureOf(state, 'orque-1');
  return found.status !== 'plateau' || found.sante < found.santeMax || hasMark(found, 'secoue');
};
const isDead = (state: AD1State): boolean => figureOf(state, 'orque-1').status !== 'plateau';

describe('an attack', () => {
  const action = 'attaquer-epee-orque-1';

  test.each([
    ['fresh', {}],
    ['already Secoué', { marks: ['secoue'] }],
    ['with one point left', { sante: 1 }],
  ])('is worth what every fall of the dice makes of it, on a target %s', (_, more) => {
    const g = turnOf({ heroes: [swordsman], creatures: [{ ...orc, ...more }] });
    const { of } = prospectsOf(g, action, 'never');
    expect(of['cote-tue']).toBeCloseTo(explored(g, { action, worth: isDead }), 12);
    if (!('marks' in more)) expect(of['cote-secoue-ou-blesse']).toBeCloseTo(explored(g, { action, worth: isHurt }), 12);
    expect(of['cote-touche']).toBeGreaterThan(of['cote-secoue-ou-blesse']!);
  });

  test('counts the gambles of its player: never less than the first of them, hardly more', () => {
    const g = turnOf({ heroes: [swordsman], creatures: [{ ...orc, sante: 1 }] });
    const { of } = prospectsOf(g, action);
    const few = explored(g, { action, gambles: true, worth: isDead });
    expect(of['cote-pour-tuer'] ?? of['cote-tue']).toBeGreaterThanOrEqual(few - 1e-12);
    expect(of['cote-pour-tuer'] ?? of['cote-tue']).toBeLessThan(few + 0.02);
  });

  test('takes every modifier of the position: a shaken attacker hits less', () => {
    const fresh = prospectsOf(turnOf({ heroes: [swordsman], creatures: [orc] }), action).of;
    const shaken = prospectsOf(turnOf({ heroes: [{ ...swordsman, marks: ['secoue'] }], creatures: [orc] }), action).of;
    expect(shaken['cote-touche']).toBeLessThan(fresh['cote-touche']!);
  });

  test('says what a point of Héroïsme or a kept joker would make of it, and leaves the game as it was', () => {
    const g = turnOf({ heroes: [{ ...swordsman, heroisme: 1, jokers: ['joker-1'] }], creatures: [orc] });
    const before = JSON.stringify(g.state);
    const { resources, prospects } = prospectsOf(g, action);
    expect(resources.map(({ label }) => label)).toEqual(['cote-heroisme', 'cote-joker']);
    for (const { chance } of resources) expect(chance).toBeGreaterThan(prospects[0].chance);
    expect(JSON.stringify(g.state)).toBe(before);
    expect(prospectsOf(turnOf({ heroes: [swordsman], creatures: [orc] }), action).resources).toEqual([]);
  });
});

describe('an Esquive', () => {
  const runner = { at: [1, 1], heroisme: 0, traits: { agilite: 1 } } as const;
  const drawing = ['......', '.aabb.', '.aabb.', '......'].join('\n');

  test('is worth what every fall of the dice makes of it, free attacks included', () => {
    const g = turnOf({ drawing, heroes: [runner], creatures: [{ id: 'rat-geant', at: [0, 1] }] });
    const action = 'case-3-1';
    const { of } = prospectsOf(g, action, 'never');
    const arrived = (state: AD1State): boolean => figureOf(state, 'h1').cell === at([3, 1]);
    // Rats gamble too: what is left out is a few gambles in a row.
    const few = explored(g, { action, worth: arrived });
    expect(of['cote-arrive']).toBeGreaterThanOrEqual(few - 1e-12);
    expect(of['cote-arrive']).toBeLessThan(few + 0.001);
    expect(of['cote-esquive-reussie']).toBeLessThan(of['cote-arrive']!);
  });
});

describe('a check', () => {
  test('[AD1-HEALTH-22] [AD1-HEALTH-24] Soins: a point of Santé, and a Seuil of 2', () => {
    const healer = { at: [1, 1], sante: 2, heroisme: 0 } as const;
    const g = turnOf({ heroes: [healer] });
    const action = 'soins-h1';
    const { of } = prospectsOf(g, action, 'never');
    expect(of['cote-reussite']).toBeCloseTo(explored(g, { action, worth: ({ figures: [h1] }) => h1!.sante > 2 }), 12);
    expect(of['cote-seuil-2']).toBeCloseTo(explored(g, { action, worth: ({ figures: [h1] }) => h1!.sante > 3 }), 12);
  });
});

describe('dice on the table', () => {
  test('[AD1-HRSM-11] leaving them or blessing them settles the roll', () => {
    const { asked } = play(
      { heroes: [{ heroisme: 1 }] },
      (g, find) =>
        check(g, {
          who: find('h1'),
          purpose: 'epreuve',
          trait: 'force',
          difficulty: [DEFAULT_DIFFICULTY],
          seuil: false,
        }),
      { dice: [[3, 4, 2]], decisions: ['passer'] },
    );
    const first = asked[0]!.options.map(({ id, odds }) => [id, odds?.().prospects]);
    expect(first).toEqual([
      ['passer', [{ label: 'cote-reussite', chance: 0 }]],
      ['benir-heroisme', [{ label: 'cote-reussite', chance: 1 }]],
    ]);
  });
});
