import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { all, duel, only } from '../../testing/duel.ts';
import { play, runRule, scene } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';
import type { C50Event } from '../events.ts';
import { CHARACTERISTICS, maxPv } from '../state.ts';
import { offerPoints, spendOptions } from './points.ts';

/** Stairs to the east of the hero, whose guardian is beaten already; a trap beyond. */
const MAP = ['.>^.....', ...Array.from({ length: 7 }, () => '........')].join('\n');

/** Walks down the stairs; the next floor is drawn by the software. */
function leave(floor: number, hero: GivenHero, ...decisions: readonly string[]) {
  const script = {
    dice: [2],
    decisions: ['est', 'descendre', ...decisions],
    rest: Prng.seeded('points', String(floor)),
  };
  return play({ floor, map: MAP, heroes: [{ guardianBeaten: true, potions: [], ...hero }] }, script);
}

const gains = (events: readonly C50Event[]): number => all(events, 'pointGained').length;

test('[C50-PC-01] each floor completed gives 1 point: floor 7', () => {
  const { hero, events } = leave(7, {}, 'passer');
  expect(gains(events)).toBe(1);
  expect([hero.points, hero.floorsLeft]).toEqual([1, 1]);
});

describe('[C50-PC-02] a floor is completed by leaving it alive', () => {
  test('[C50-PC-02] guardian beaten, then death on a trap: no point', () => {
    const { hero, events, types } = play(
      {
        map: MAP,
        heroes: [{ pv: 2, for: 16, potions: [] }],
        guardian: { id: 'gobelin', pv: 1 },
      },
      { dice: [2, [2, 19], 20], decisions: ['est', 'arme-massue', 'passer'] },
    );
    expect(types).toContain('guardianBeaten');
    expect(hero.status).toBe('dead');
    expect([gains(events), hero.points, hero.floorsLeft]).toEqual([0, 0, 0]);
  });

  test('[C50-PC-02] chests and other creatures are optional', () => {
    const { hero } = play(
      {
        map: MAP.replace('........', 'cc......'),
        creatures: [{ id: 'gobelin', at: [5, 5] }],
        heroes: [{ guardianBeaten: true, potions: [] }],
      },
      { dice: [2], decisions: ['est', 'descendre'] },
    );
    expect([hero.points, hero.status]).toEqual([1, 'landing']);
  });
});

test('[C50-PC-03] the point goes to any of the five characteristics', () => {
  const before = { for: 1, agi: 1, end: 1, int: 1, cha: 0 };
  for (const c of CHARACTERISTICS) {
    const { hero, events } = leave(1, {}, `investir-${c}`);
    expect(hero.car).toEqual({ ...before, [c]: before[c] + 1 });
    expect(hero.points).toBe(0);
    expect(only(events, 'pointSpent')).toMatchObject({ characteristic: c, value: before[c] + 1 });
  }
});

test('[C50-PC-04] at 16 a characteristic is not offered; the four others are', () => {
  const { asked } = leave(1, { agi: 16 });
  const question = asked.at(-1)!;
  expect(question.id).toBe('investir');
  expect(question.options.map((o) => o.id)).toEqual([
    'investir-for',
    'investir-end',
    'investir-int',
    'investir-cha',
    'passer',
  ]);
});

test('[C50-PC-05] floors 46 to 50 give no point, floor 45 does', () => {
  expect(gains(leave(45, {}, 'passer').events)).toBe(1);
  for (const floor of [46, 47, 48, 49, 50]) {
    const { hero, events } = leave(floor, {});
    expect([gains(events), hero.points, hero.floorsLeft]).toEqual([0, 0, 1]);
  }
});

describe('[C50-PC-06] 45 points in a run', () => {
  test('[C50-PC-06] the fifty floors give 45', () => {
    let total = 0;
    for (let floor = 1; floor <= 50; floor++) {
      const { events } = leave(floor, {}, ...(floor <= 45 ? ['passer'] : []));
      total += gains(events);
    }
    expect(total).toBe(45);
  });

  test('[C50-PC-06] FOR, END and AGI to 16 take all 45: a sum of 49', () => {
    const { g, hero } = scene({ heroes: [{ points: 45 }] });
    const decisions = ['for', 'end', 'agi'].flatMap((c) => Array.from({ length: 15 }, () => `investir-${c}`));
    runRule(offerPoints(g, hero), { decisions });
    expect(hero.car).toEqual({ for: 16, agi: 16, end: 16, int: 1, cha: 0 });
    expect(hero.points).toBe(0);
    expect(Object.values(hero.car).reduce((a, b) => a + b)).toBe(49);
  });

  test('[C50-PC-06] FOR, END and CHA to 16 would take 46', () => {
    const { g, hero } = scene({ heroes: [{ points: 45 }] });
    const decisions = ['for', 'end', 'cha'].flatMap((c) => Array.from({ length: 15 }, () => `investir-${c}`));
    runRule(offerPoints(g, hero), { decisions });
    expect(hero.car).toEqual({ for: 16, agi: 1, end: 16, int: 1, cha: 15 });
    expect(hero.points).toBe(0);
  });
});

describe('[C50-PC-07] points can be kept', () => {
  test('[C50-PC-07] kept on leaving floor 3, spent on END on floor 4 between two moves', () => {
    const { hero, events, asked } = leave(3, { pv: 10, bonusPv: 0 }, 'passer', 'investir-end');
    expect(asked.slice(2).map((d) => [d.id, d.rule])).toEqual([
      ['investir', 'C50-PC-07'],
      ['actions-libres', 'C50-RUN-04'],
    ]);
    const types = events.map((e) => e.type);
    expect(types.indexOf('pointSpent')).toBeGreaterThan(types.indexOf('floorOpened'));
    expect([hero.floor, hero.points, hero.car.end, hero.pv, maxPv(hero)]).toEqual([4, 0, 2, 13, 16]);
  });

  test('[C50-PC-07] in front of a trap, in the middle of a move', () => {
    const { hero, types } = play(
      { map: MAP.replace('>', '.'), heroes: [{ points: 1, potions: [], agi: 1 }] },
      { dice: [2, 2], decisions: ['passer', 'est', 'investir-agi'] },
    );
    expect(types.slice(types.indexOf('headed'))).toEqual([
      'headed',
      'stepped',
      'pointSpent',
      'stepped',
      'trapSprung',
      'moveEnded',
      'turnStarted',
    ]);
    expect(hero.car.agi).toBe(2);
  });

  test('[C50-PC-07] refused during a fight', () => {
    const { asked, hero } = duel(
      { hero: { points: 3, pv: 5, potions: ['potion-de-soin'] }, creature: { id: 'gobelin', pv: 90 } },
      { decisions: ['boire-potion-de-soin', 'arme-massue'], dice: [[10, 10]] },
    );
    expect(asked.map((d) => d.id)).toEqual(['echange', 'attaque', 'echange']);
    for (const { options } of asked) expect(options.filter((o) => o.id.startsWith('investir'))).toEqual([]);
    expect(hero.points).toBe(3);
  });

  test('[C50-PC-07] with no point there is nothing to spend', () => {
    const { g, hero } = scene({ heroes: [{ points: 0 }] });
    expect(spendOptions(g.state, hero)).toEqual([]);
    runRule(offerPoints(g, hero));
    expect(g.events).toEqual([]);
  });
});

test('[C50-PC-08] rest, then the point, then the next floor: 10/13, 12/13, 13/16', () => {
  const { hero, events } = leave(1, { pv: 10, bonusPv: 0 }, 'investir-end');
  const types = events.map((e) => e.type);
  expect(types.slice(types.indexOf('floorLeft'))).toEqual([
    'floorLeft',
    'healed',
    'pointGained',
    'pointSpent',
    'floorOpened',
    'turnStarted',
  ]);
  expect(only(events, 'healed')).toMatchObject({ amount: 2, pv: 12, by: 'rest' });
  expect([hero.pv, maxPv(hero)]).toEqual([13, 16]);
});

test('[C50-PC-09] two players leave floor 9: each gains 1 point, once', () => {
  const there = { guardianBeaten: true, potions: [], at: [0, 0] as [number, number] };
  const { state, events } = play(
    { floor: 9, map: MAP, heroes: [there, there] },
    {
      dice: [2, 2],
      // Side by side at the start of the first turn: a gift is offered, and again before the next floor.
      decisions: ['passer', 'est', 'descendre', 'passer', 'est', 'descendre', 'passer', 'passer', 'passer'],
      rest: Prng.seeded('points', 'deux'),
    },
  );
  expect(all(events, 'pointGained').map((e) => e.seat)).toEqual([0, 1]);
  expect(state.heroes.map((h) => [h.floor, h.points])).toEqual([
    [10, 1],
    [10, 1],
  ]);
});
