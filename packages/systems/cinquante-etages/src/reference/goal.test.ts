import { describe, expect, test } from 'vitest';
import { given } from '../../testing/given.ts';
import type { Given, GivenHero } from '../../testing/schema.ts';
import { cinquanteEtages } from '../system.ts';
import { errandOf } from './moves.ts';
import { REFERENCE, type Style } from './style.ts';

const MAP = 'c.......\n........\n........\n....f...\n........\n........\n.m......\n.......>';

/** What stands on the square that the hero makes for. */
function goal(hero: GivenHero, { style = {}, ...what }: Given & { style?: Partial<Style> } = {}): string {
  const state = given({ map: MAP, floor: 5, heroes: [{ at: [4, 2], ...hero }], ...what });
  const g = { content: cinquanteEtages.content, state };
  const errand = errandOf(g, state.heroes[0]!, { ...REFERENCE, ...style });
  return errand.floor.creatures[errand.goal] ? 'creature' : errand.floor.cells[errand.goal]!;
}

describe('what the hero makes for', () => {
  test('[C50-BAL-02] the nearest of the chests, in expected turns, then the stairs', () => {
    expect(goal({})).toBe('c');
    expect(goal({}, { map: MAP.replace('c', '.') })).toBe('>');
    const near = MAP.replace('c', '.')
      .replace(/^........\n/, 'c.......\n')
      .replace(/\n(.{4})\./, '\n$1c');
    const state = given({ map: near, heroes: [{ at: [5, 2] }] });
    const g = { content: cinquanteEtages.content, state };
    expect(errandOf(g, state.heroes[0]!, REFERENCE).goal).toBe(12);
  });

  test('[C50-BAL-02] the merchant from 10 gold on, as long as there is something to buy', () => {
    const bare = MAP.replace('c', '.');
    expect(goal({ gold: 9 }, { map: bare })).toBe('>');
    expect(goal({ gold: 10 }, { map: bare })).toBe('m');
    const belt: GivenHero['potions'] = ['potion-de-soin', 'potion-de-soin', 'potion-de-soin'];
    expect(goal({ gold: 10, potions: belt, weapons: ['massue', 'massue'] }, { map: bare })).toBe('>');
    expect(goal({ gold: 10 }, { map: bare, style: { shops: false } })).toBe('>');
  });

  test('[C50-BAL-02] the fountain when 35% of the PV are missing, once', () => {
    const bare = MAP.replace('c', '.');
    expect(goal({ end: 10, bonusPv: 60, pv: 66 }, { map: bare })).toBe('>');
    expect(goal({ end: 10, bonusPv: 60, pv: 65 }, { map: bare })).toBe('f');
    expect(goal({ end: 10, bonusPv: 60, pv: 65, drank: true }, { map: bare })).toBe('>');
  });

  test('[C50-BAL-02] the stairs from turn 8, but for the fountain until turn 14', () => {
    expect(goal({ turn: 7 })).toBe('c');
    expect(goal({ turn: 8 })).toBe('>');
    expect(goal({ turn: 13, pv: 3 })).toBe('f');
    expect(goal({ turn: 14, pv: 3 })).toBe('>');
  });

  test('[C50-BAL-03] nothing but the stairs for who goes straight; creatures too for a hunter at 85% PV', () => {
    expect(goal({ pv: 3, gold: 50 }, { style: { wants: 'stairs' } })).toBe('>');
    const lair = { map: MAP.replace('c', '.'), creatures: [{ id: 'gobelin', at: [5, 3] }] } satisfies Given;
    const hunter = (pv: number) => goal({ end: 10, bonusPv: 0, pv }, { ...lair, style: { wants: 'creatures' } });
    expect(hunter(34)).toBe('creature');
    expect(hunter(33)).toBe('>');
    expect(goal({}, lair)).toBe('>');
  });
});
