import type { Figure } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { PAIR } from '../../testing/groups.ts';
import { at, dealt, type Scene } from '../../testing/index.ts';
import { plain } from '../../testing/jets.ts';
import { begun, exploredAction, weighed } from '../../testing/odds.ts';

type Find = (id: string) => Figure;

const lostBy = (id: string, of: number) => (find: Find) => (find(id).status === 'plateau' ? of - find(id).sante : of);
const isDead = (id: string) => (find: Find) => (find(id).status === 'plateau' ? 0 : 1);

const fighter = { ...plain, at: [0, 0] as const, items: ['epee'], traits: { force: 2, melee: 2 } };
const facing = (hero: object, ...creatures: NonNullable<Scene['creatures']>): Scene => ({
  heroes: [{ ...fighter, ...hero }],
  creatures,
});
const ogre = { id: 'ogre', at: [1, 1] as const };

describe('an attack', () => {
  test.each<[string, Scene, string, string, number]>([
    ['Armure', facing({}, ogre), 'attaquer-epee-ogre-1', 'ogre-1', 8],
    ['one point left', facing({}, { ...ogre, sante: 1 }), 'attaquer-epee-ogre-1', 'ogre-1', 1],
    [
      'Perforation',
      facing({ items: [], talents: ['griffes'], traits: { force: 1, melee: 2 } }, ogre),
      'attaquer-griffes-ogre-1',
      'ogre-1',
      8,
    ],
    ['Temps fort', facing({ marks: ['temps-fort'] }, ogre), 'attaquer-epee-ogre-1', 'ogre-1', 8],
    ['the state Maudit', facing({ marks: ['maudit'] }, ogre), 'attaquer-epee-ogre-1', 'ogre-1', 8],
    [
      'Force Bestiale',
      facing({ talents: ['force-bestiale'], traits: { force: 1, melee: 2 } }, ogre),
      'attaquer-epee-ogre-1',
      'ogre-1',
      8,
    ],
    [
      'several enemies',
      facing({}, { id: 'homme-rat', at: [1, 1] }, { id: 'leader-homme-rat', at: [0, 1] }, ogre),
      'attaquer-epee-leader-homme-rat-1',
      'leader-homme-rat-1',
      4,
    ],
  ])(
    'is worth what every fall of the dice and the best purchases make of it: %s',
    (_, given, action, target, sante) => {
      const g = begun(given);
      const before = JSON.stringify(g.state);
      const { of, mean } = weighed(g, action);
      expect(mean).toBeCloseTo(exploredAction(g, action, lostBy(target, sante)), 12);
      expect(of['cote-pour-tuer'] ?? of['cote-tue']).toBeCloseTo(exploredAction(g, action, isDead(target)), 12);
      expect(JSON.stringify(g.state)).toBe(before);
    },
  );
});

describe('aims', () => {
  test('a player may gamble a hit for a kill: both chances are told, and none where they are the same', () => {
    const g = begun(facing({ traits: { force: 2, melee: 1 } }, { id: 'leader-homme-rat', at: [1, 1] }));
    const action = 'attaquer-epee-leader-homme-rat-1';
    const { of, aims } = weighed(g, action);
    expect(aims.map(({ label }) => label)).toEqual(['cote-pour-toucher', 'cote-pour-tuer']);
    expect(of['cote-pour-tuer']).toBeCloseTo(exploredAction(g, action, isDead('leader-homme-rat-1')), 12);
    expect(of['cote-pour-toucher']).toBeGreaterThanOrEqual(of['cote-touche']!);
    expect(weighed(begun(facing({}, { ...ogre, sante: 1 })), 'attaquer-epee-ogre-1').aims).toEqual([]);
  });
});

describe('a spell', () => {
  const mage = { ...plain, at: [0, 0] as const, arcane: 'as-trefle' as const, traits: { savoir: 2, arcane: 2 } };

  test('[AD2-ORDRE-20] an area: all that every enemy loses', () => {
    const creatures = [{ id: 'homme-rat', at: [1, 1] as const }, ogre, { id: 'demon-des-fosses', at: [2, 2] as const }];
    const g = begun({ heroes: [{ ...mage, talents: ['deferlante-arcanique'] }], creatures });
    const action = 'deferlante-arcanique';
    const ids = g.state.figures.slice(1).map(({ id, sante }) => ({ id, sante }));
    const all = (find: Find) => ids.reduce((sum, { id, sante }) => sum + lostBy(id, sante)(find), 0);
    expect(weighed(g, action).mean).toBeCloseTo(exploredAction(g, action, all), 12);
  });

  test.each(['4-pique', '4-trefle'] as const)('[AD2-ARCA-04] what is given up for it, on the %s', (card) => {
    const heroes = [{ ...mage, talents: ['decharge-arcanique'], traits: { savoir: 1, arcane: 2 } }];
    const g = begun({ heroes, creatures: [ogre], state: dealt({ h1: card }) });
    const action = 'decharge-arcanique-ogre-1';
    expect(weighed(g, action).mean).toBeCloseTo(exploredAction(g, action, lostBy('ogre-1', 8)), 12);
  });
});

describe('leaving a zone', () => {
  const leaving = (hero: object, ...creatures: NonNullable<Scene['creatures']>): Scene => ({
    drawing: PAIR,
    heroes: [{ ...plain, at: [0, 0], ...hero }],
    creatures,
  });
  const rat = (x: number, y: number) => ({ id: 'homme-rat', at: [x, y] as const });
  const TO = at([4, 1]);

  test.each<[string, Scene]>([
    ['one enemy', leaving({}, rat(1, 1))],
    ['five, and Armure', leaving({ items: ['armure-legere'] }, rat(1, 1), rat(0, 1), rat(2, 2), rat(2, 1), rat(1, 2))],
    ['a difficult one', leaving({}, rat(1, 1), rat(4, 2))],
    ['reactions', leaving({}, { id: 'agrippeur', at: [1, 1] }, rat(1, 2), rat(2, 2), rat(2, 1))],
  ])('is worth what every fall of the dice makes of it: %s', (_, given) => {
    const g = begun(given);
    const { of, mean } = weighed(g, 'case-4-1');
    const arrived = (find: Find) => (find('h1').cell === TO ? 1 : 0);
    const point = 2 ** -20;
    const both = exploredAction(g, 'case-4-1', (find) => arrived(find) - point * (6 - find('h1').sante));
    expect(of['cote-arrive']! - point * mean!).toBeCloseTo(both, 12);
    const safe = exploredAction(g, 'case-4-1', (find) => (find('h1').sante === 6 ? 1 : 0));
    expect(of['cote-pour-rester-indemne'] ?? of['cote-indemne']).toBeCloseTo(safe, 12);
  });
});
