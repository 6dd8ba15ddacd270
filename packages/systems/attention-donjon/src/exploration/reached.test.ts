import type { Door } from '@souterrain/crawl';
import type { Verb } from '@souterrain/crawl/content';
import { contextOf, explorationActions, perform, standsAtDoor } from '@souterrain/crawl/exploration';
import { describe, expect, test } from 'vitest';
import { at, dungeon, facing, type GivenHero, play } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';

type At = readonly [number, number];

/** Verbs of a péripétie that lies in zone `scene-a`, done by h1. */
const done = (state: AD1State, verbs: readonly Verb[], script: Parameters<typeof play>[2] = {}) =>
  play(state, (g, find) => perform(g, verbs, contextOf(g, g.state.hazards[0]!, find('h1'))), script);

/** Two heroes of the zone, one of the next, and a dead one. */
function four(notes: Record<string, string[]> = {}, items: GivenHero['items'] = []): AD1State {
  const places: readonly At[] = [
    [0, 0],
    [1, 1],
    [4, 0],
    [1, 0],
  ];
  const heroes = places.map((place) => ({ at: place, items: items! }));
  const state = facing('guerrier-mourant', { heroes, creatures: [{ id: 'ogre', at: [0, 2] }], notes });
  state.figures[3]!.status = 'mort';
  return state;
}

describe('whom a péripétie touches', () => {
  const touched = (who: NonNullable<Extract<Verb, { sante: number }>['who']>, notes: Record<string, string[]> = {}) =>
    done(four(notes), [{ sante: -1, who }])
      .of('santeLost')
      .map(({ figure }) => figure);

  test('[AD1-PERI-04] who acts, the heroes, the zone or its heroes, those written in a list: never the dead', () => {
    expect(touched('acteur')).toEqual(['h1']);
    expect(touched('heros')).toEqual(['h1', 'h2', 'h3']);
    expect(touched('zone')).toEqual(['h1', 'h2', 'ogre-1']);
    expect(touched('heros-zone')).toEqual(['h1', 'h2']);
    expect(touched('passants', { passants: ['h3', 'h4'] })).toEqual(['h3']);
  });

  test('[AD1-PERI-04] Santé is given back or lost', () => {
    const state = four();
    state.figures[0]!.sante = 2;
    expect(done(state, [{ sante: 1 }]).find('h1').sante).toBe(3);
  });

  test('[AD1-PERI-04] a state lasts until it is removed, or so many Rounds', () => {
    const until = (rounds?: number) =>
      done(four(), [{ mark: 'entrave', ...(rounds === undefined ? {} : { rounds }) }]).find('h1').marks[0]!.until;
    expect([until(), until(2)]).toEqual([{ in: 'removed' }, { in: 'rounds', left: 2 }]);
  });
});

describe('the swarm', () => {
  const lost = (state: AD1State, script: Parameters<typeof play>[2] = {}) =>
    done(state, [{ devour: true }], script)
      .of('itemLost')
      .map(({ figure, base }) => [figure, base]);
  const owning = (...items: readonly (readonly string[])[]): AD1State => {
    const state = four();
    for (const [i, bases] of items.entries())
      state.figures[i]!.hero!.sheet.items = bases.map((base, n) => ({ id: `m${i + 1}-${n}`, base, place: 'stocke' }));
    return state;
  };

  test('[AD1-PERI-08] takes from the nearest living hero who owns magic, not from who has none', () => {
    expect(lost(owning(['epee'], [], ['lame-vipere'], ['lame-vipere']))).toEqual([['h3', 'lame-vipere']]);
    expect(lost(owning([], ['lame-vipere'], ['lame-vipere']))).toEqual([['h2', 'lame-vipere']]);
    expect(lost(owning(['epee']))).toEqual([]);
  });

  test('[AD1-PERI-08] something permanent before any consumable', () => {
    const magic = { id: 'm1-9', base: 'potion-de-soins-mineurs', place: 'stocke' as const, enchantment: 'essai' };
    const state = owning(['lame-vipere']);
    state.figures[0]!.hero!.sheet.items.unshift(magic);
    expect(lost(state)).toEqual([['h1', 'lame-vipere']]);
    const alone = owning([]);
    alone.figures[0]!.hero!.sheet.items.push(magic);
    expect(lost(alone)).toEqual([['h1', 'potion-de-soins-mineurs']]);
  });
});

describe('the draught', () => {
  test('[AD1-PERI-12] breaks what is worn and plain, and spares who wears nothing but magic', () => {
    const broken = (items: GivenHero['items']) =>
      done(four({}, items), [{ destroy: 'non-magique' }])
        .of('gearBroken')
        .map(({ base }) => base);
    expect(broken(['lame-vipere', 'armure-legere'])).toEqual(['armure-legere']);
    expect(broken(['lame-vipere'])).toEqual([]);
    expect(broken(['lame-vipere', { base: 'dague', place: 'porte' }])).toEqual([]);
    expect(broken(['lame-vipere', { base: 'armure-legere', broken: true }])).toEqual([]);
  });
});

describe('doors and the way out', () => {
  const inner: Door = { id: 'p', cell: at([1, 1]), side: 'e', room: 'r0', status: 'fermee', inner: true };

  test('[AD1-EXPLO-17] an inner door is turned from either side, a Porte from its own', () => {
    const state = dungeon({ heroes: [{ at: [1, 1] }, { at: [2, 1] }, { at: [0, 1] }] });
    const by = (door: Door) => state.figures.map((hero) => standsAtDoor(hero, door));
    const { inner: _, ...porte } = inner;
    expect([by(inner), by(porte)]).toEqual([
      [true, true, false],
      [true, false, false],
    ]);
  });

  test('[AD1-EXPLO-17] it is closed when it stands open, opened when it is shut', () => {
    const offered = (status: Door['status']) => {
      const state = dungeon({ heroes: [{ at: [1, 1] }] });
      state.board = { ...state.board, doors: [{ ...inner, status }] };
      return play(state, function* (g, find) {
        return explorationActions(g, find('h1')).map(({ id, label }) => [id, label]);
      }).value;
    };
    expect([offered('ouverte'), offered('fermee')]).toEqual([
      [['fermer-p', 'fermer-la-porte']],
      [['ouvrir-p', 'ouvrir-la-porte']],
    ]);
  });

  test('[AD1-SCEN-05] [AD1-ETAT-02] who is Entravé does not leave', () => {
    const leaves = (marks: readonly string[]) =>
      play(dungeon({ heroes: [{ at: [1, 3], marks }] }), function* (g, find) {
        return explorationActions(g, find('h1')).some(({ id }) => id === 'quitter-le-donjon');
      }).value;
    expect([leaves([]), leaves(['entrave'])]).toEqual([true, false]);
  });

  test('[AD1-SCEN-03] whom it escorts goes out with it from a square beside; others stay', () => {
    const left = (place: At) => {
      const creatures = [
        { id: 'gobelin', camp: 'neutre' as const, at: [1, 2] as At },
        { id: 'captive', camp: 'heros' as const, at: place },
      ];
      const state = dungeon({ heroes: [{ at: [1, 3] }], creatures, scenario: { objective: { escort: 'captive' } } });
      play(state, (g, find) =>
        explorationActions(g, find('h1'))
          .find(({ id }) => id === 'quitter-le-donjon')!
          .run(g, find('h1')),
      );
      return state.figures.map(({ status }) => status);
    };
    expect(left([0, 3])).toEqual(['parti', 'plateau', 'parti']);
    expect(left([0, 0])).toEqual(['parti', 'plateau', 'plateau']);
  });
});
