import type { Meeting } from '@souterrain/crawl';
import type { Objective } from '@souterrain/crawl/content';
import { checkEnd } from '@souterrain/crawl/exploration';
import { removeFigure } from '@souterrain/crawl/health';
import { describe, expect, test } from 'vitest';
import { dungeon, type GivenDungeon, play, type Scene, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';

type At = readonly [number, number];
const meeting = (id: number, more: Partial<Meeting> = {}): Meeting => ({
  id,
  zones: ['scene-a'],
  treasure: 'cherche',
  from: 0,
  room: 'scene',
  over: false,
  ...more,
});

/** Creatures met in Rencontre 3, or in 4 where they are goblins. */
function given(creatures: Scene['creatures'], meetings: readonly Meeting[], more: Scene = {}): AD1State {
  const state = scene({ heroes: [{}, {}, {}], creatures: creatures!, ...more });
  const groups = state.groups.map((group) => ({ ...group, encounter: group.profile === 'gobelin' ? 4 : 3 }));
  return { ...state, groups, meetings: meetings.map((each) => ({ ...each })) };
}

const gone = (state: AD1State, id: string, by: string | null, script: Parameters<typeof play>[2] = {}) =>
  play(
    state,
    (g, find) => removeFigure(g, find(id), { how: 'mort', by: by === null ? null : find(by), rules: [] }),
    script,
  );

const orc = { id: 'orque', at: [3, 3] as At };
const goblin = { id: 'gobelin', at: [4, 4] as At };
const captive = { id: 'captive', camp: 'heros' as const, at: [5, 5] as At };

describe('the end of a Rencontre', () => {
  test('[AD1-TRES-23] enemies of another Rencontre do not keep it open, nor does it end theirs', () => {
    const state = given([orc, goblin], [meeting(3), meeting(4)]);
    expect(gone(state, 'orque-1', 'h1').of('meetingEnded')).toMatchObject([{ meeting: 3 }]);
    expect(state.meetings.map(({ over }) => over)).toEqual([true, false]);
    expect(gone(state, 'gobelin-1', 'h1').of('meetingEnded')).toMatchObject([{ meeting: 4 }]);
  });

  test('[AD1-TRES-01] an ally met with them does not keep it open; met alone, it ends with the ally', () => {
    const both = given([orc, captive], [meeting(3)]);
    expect(gone(both, 'orque-1', 'h1').of('meetingEnded')).toHaveLength(1);
    const withOrc = given([orc, captive], [meeting(3)]);
    expect(gone(withOrc, 'captive-1', null).of('meetingEnded')).toEqual([]);
    const alone = given([captive, goblin], [meeting(3)]);
    expect(gone(alone, 'captive-1', null).of('meetingEnded')).toHaveLength(1);
  });

  test('[AD1-TRES-02] [AD1-TRES-03] its treasure is searched in its zones, or anywhere after an unexpected event', () => {
    const opened = (zones: Meeting['zones']) =>
      gone(given([orc], [meeting(3, { zones })]), 'orque-1', 'h1').of('treasureOpened')[0];
    expect(opened(['scene-a'])).toMatchObject({ treasure: { zones: ['scene-a'] }, rules: ['AD1-TRES-02'] });
    expect(opened('partout')).toMatchObject({ treasure: { zones: 'partout' }, rules: ['AD1-TRES-03'] });
  });

  test('[AD1-TRES-13] nobody removed the last figure: the active player names a hero on the board', () => {
    const found = (by: string | null) => {
      const state = given([orc, goblin], [meeting(3, { treasure: 'auto' })], { state: { lastPlayer: 1 } });
      state.figures[0]!.status = 'mort';
      return gone(state, 'orque-1', by, { cards: [['2-coeur'], ['3-coeur']], decisions: ['heros-h3'] });
    };
    for (const by of [null, 'gobelin-1', 'h1']) {
      const { asked, find } = found(by);
      expect(asked[0]).toMatchObject({ id: 'prendre-le-tresor', seat: 1, rule: 'AD1-TRES-13' });
      expect(asked[0]!.options.map(({ id }) => id)).toEqual(['heros-h2', 'heros-h3']);
      expect(find('h3').hero!.sheet.items).toHaveLength(1);
    }
  });

  test('[AD1-TRES-13] with no hero left on the board, nobody takes it', () => {
    const state = given([orc], [meeting(3, { treasure: 'auto' })]);
    for (const hero of state.figures.slice(0, 3)) hero.status = 'parti';
    const { of, asked } = gone(state, 'orque-1', null);
    expect([of('cardsDrawn'), asked]).toEqual([[], []]);
  });
});

describe('the end of the scenario', () => {
  const ended = (
    objective: Objective,
    { before, ...more }: GivenDungeon & { before?: (state: AD1State) => void } = {},
  ) => {
    const state = dungeon({ ...more, scenario: { objective } });
    before?.(state);
    return play(state, function* (g) {
      checkEnd(g);
    }).of('scenarioEnded')[0]?.result;
  };
  const removed =
    (index: number, status: 'mort' | 'parti') =>
    (state: AD1State): void => {
      state.figures[index]!.status = status;
    };

  test('[AD1-SCEN-03] what a dead hero had is not collected, nor is anything else', () => {
    const heroes = [{ items: ['gemme'] }, { items: ['gemme', 'epee'] }];
    const collect = { collect: 'gemme', count: 2 };
    expect(ended(collect, { heroes })).toBe('victoire');
    expect(ended(collect, { heroes, before: removed(0, 'mort') })).toBeUndefined();
    expect(ended(collect, { heroes: [{ items: ['gemme', 'epee'] }] })).toBeUndefined();
  });

  test('[AD1-SCEN-03] only the ally of the scenario is escorted, and only a hero takes the exit', () => {
    const creatures = [{ id: 'orque', at: [3, 3] as At }];
    expect(ended({ escort: 'captive' }, { creatures, before: removed(1, 'parti') })).toBeUndefined();
    expect(ended({ escort: 'captive' }, { creatures, before: removed(1, 'mort') })).toBeUndefined();
    expect(ended({ leave: true }, { creatures, before: removed(1, 'parti') })).toBeUndefined();
  });

  test('[AD1-SCEN-03] the boss alone is to be killed, whoever else lives or dies', () => {
    const creatures = [
      { id: 'leader-homme-rat', at: [3, 3] as At },
      { id: 'orque', at: [2, 3] as At },
    ];
    const boss = (dead: number) => (state: AD1State) => {
      state.groups = state.groups.map((group) => (group.profile === 'orque' ? group : { ...group, boss: true }));
      state.figures[dead]!.status = 'mort';
    };
    expect([
      ended({ kill: 'boss' }, { creatures, before: boss(1) }),
      ended({ kill: 'boss' }, { creatures, before: boss(2) }),
    ]).toEqual(['victoire', undefined]);
  });

  test('[AD1-SCEN-03] a zone is reached by a hero, not by an enemy nor by an ally', () => {
    const creatures = [{ id: 'captive', camp: 'heros' as const, at: [3, 0] as At }];
    expect(ended({ reach: 'r0-b' }, { creatures })).toBeUndefined();
    expect(ended({ reach: 'r0-b' }, { heroes: [{ at: [3, 0] }] })).toBe('victoire');
  });

  test('[AD1-SCEN-04] creatures that live on do not put defeat off', () => {
    const creatures = [{ id: 'orque', at: [3, 3] as At }];
    expect(ended({ kill: 'boss' }, { creatures, before: removed(0, 'mort') })).toBe('defaite');
  });

  test('[AD1-SCEN-04] nothing is lost before the heroes are placed', () => {
    for (const phase of ['creation', 'placement'] as const)
      expect(ended({ kill: 'boss' }, { state: { phase }, before: removed(0, 'parti') })).toBeUndefined();
  });
});
