import type { Objective } from '@souterrain/crawl/content';
import { checkEnd } from '@souterrain/crawl/exploration';
import { xpEarned } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { dungeon, type GivenDungeon, play } from '../../testing/index.ts';
import { on } from '../../testing/played.ts';
import type { AD1State } from '../state.ts';

const ended = (state: AD1State) =>
  play(state, function* (g) {
    checkEnd(g);
  }).of('scenarioEnded')[0];

const given = (objective: Objective, { scenario, ...more }: GivenDungeon = {}): AD1State =>
  dungeon({ ...more, scenario: { ...scenario, objective } });

const leader = { id: 'leader-homme-rat', at: [3, 3] as const };

function withBoss(status: 'plateau' | 'mort'): AD1State {
  const state = given({ kill: 'boss' }, { creatures: [leader] });
  state.figures[1]!.status = status;
  return { ...state, groups: state.groups.map((group) => ({ ...group, boss: true })) };
}

describe('victory', () => {
  test('[AD1-SCEN-03] the boss is killed; nobody met is no victory', () => {
    expect(ended(given({ kill: 'boss' }))).toBeUndefined();
    expect(ended(withBoss('plateau'))).toBeUndefined();
    expect(ended(withBoss('mort'))).toMatchObject({ result: 'victoire', why: 'objectif' });
  });

  test('[AD1-SCEN-03] a zone is reached, and held alone for so many Rounds', () => {
    expect(ended(given({ reach: 'r0-b' }))).toBeUndefined();
    expect(ended(given({ reach: 'r0-a' }))?.result).toBe('victoire');
    expect(ended(given({ reach: 'r0' }))?.result).toBe('victoire');
    const state = given({ reach: 'r0-a', hold: 2 });
    expect(ended(state)).toBeUndefined();
    state.round = 2;
    expect(ended(state)).toBeUndefined();
    state.round = 3;
    expect(ended(state)?.result).toBe('victoire');
  });

  test('[AD1-SCEN-03] an active enemy there breaks the hold', () => {
    const state = given({ reach: 'r0-a', hold: 2 }, { creatures: [{ id: 'orque', at: [3, 3] }] });
    ended(state);
    expect(state.tallies.tient).toBe(1);
    state.figures[1]!.cell = state.figures[0]!.cell + 1024;
    state.round = 3;
    expect(ended(state)).toBeUndefined();
    expect(state.tallies.tient).toBeUndefined();
  });

  test('[AD1-SCEN-03] items collected, an ally escorted out, Rounds survived, the exit taken', () => {
    const collect = { collect: 'gemme', count: 2 };
    expect(ended(given(collect, { heroes: [{ items: ['gemme'] }] }))).toBeUndefined();
    expect(ended(given(collect, { heroes: [{ items: ['gemme'] }, { items: ['gemme'] }] }))?.result).toBe('victoire');
    const escort = given({ escort: 'captive' }, { creatures: [{ id: 'captive', camp: 'heros', at: [3, 3] }] });
    expect(ended(escort)).toBeUndefined();
    escort.figures[1]!.status = 'parti';
    expect(ended(escort)?.result).toBe('victoire');
    expect(ended(given({ survive: 3 }, { state: { round: 3 } }))).toBeUndefined();
    expect(ended(given({ survive: 3 }, { state: { round: 4 } }))?.result).toBe('victoire');
    const out = given({ leave: true }, { heroes: [{}, {}] });
    expect(ended(out)).toBeUndefined();
    out.figures[0]!.status = 'parti';
    expect(ended(out)?.result).toBe('victoire');
  });
});

describe('defeat', () => {
  test('[AD1-SCEN-04] no living hero remains on the board', () => {
    const state = given({ kill: 'boss' }, { heroes: [{}, {}, { items: ['epee'] }] });
    state.figures[0]!.status = 'mort';
    state.figures[1]!.status = 'mort';
    expect(ended(state)).toBeUndefined();
    state.figures[2]!.status = 'parti';
    expect(ended(state)).toMatchObject({ result: 'defaite', why: 'heros' });
    // Who fled keeps its items, and has its XP.
    expect([state.figures[2]!.hero!.sheet.items.map(({ base }) => base), xpEarned(on(state))]).toEqual([['epee'], 1]);
  });

  test('[AD1-SCEN-04] the limit of Rounds has passed, or the escorted ally is dead', () => {
    expect(ended(given({ kill: 'boss' }, { state: { round: 20 } }))).toBeUndefined();
    expect(ended(given({ kill: 'boss' }, { state: { round: 21 } }))).toMatchObject({
      result: 'defaite',
      why: 'rounds',
    });
    const escort = given({ escort: 'captive' }, { creatures: [{ id: 'captive', camp: 'heros', at: [3, 3] }] });
    escort.figures[1]!.status = 'mort';
    expect(ended(escort)).toMatchObject({ result: 'defaite', why: 'escorte' });
  });

  test('[AD1-SCEN-04] victory and defeat at the same instant are a victory', () => {
    const state = withBoss('mort');
    state.figures[0]!.status = 'mort';
    expect(ended(state)?.result).toBe('victoire');
  });

  test('[AD1-SCEN-03] the result is told once', () => {
    const state = withBoss('mort');
    ended(state);
    expect(ended(state)).toBeUndefined();
  });
});
