import { describe, expect, test } from 'vitest';
import { play, scene } from '../../testing/index.ts';
import type { Mark } from '../pieces.ts';
import { dayOf, WATCH, watchCountedFrom, watchNamed, watchOf } from './calendar.ts';
import { advance, passRound } from './clock.ts';
import { countRounds, lastingRounds } from './lasting.ts';
import { restWatch } from './rest.ts';
import { canForceMarch, explorePoint, reachAndExplore, travel, waitForWatch } from './travel.ts';

const plain = { why: 'mj', rules: ['HB-TIME-08'] } as const;
const at = (hours: number, minutes = 0, day = 1): number => ((day - 1) * 24 + hours) * 60 + minutes;
const tired = { exhausted: false, chance: 0 };

describe('the clock', () => {
  test('[HB-TIME-01] [HB-TIME-02] three watches of eight hours, and the day changes at 06:00', () => {
    expect(WATCH).toBe(480);
    const clock = at(6);
    const named = (n: number) => [watchOf(clock + n * WATCH), dayOf(clock + n * WATCH)];
    expect([0, 1, 2, 3].map(named)).toEqual([
      ['matinee', 1],
      ['relevee', 1],
      ['nuitee', 1],
      ['matinee', 2],
    ]);
    expect([watchOf(at(13, 55)), watchOf(at(14, 5))]).toEqual(['matinee', 'relevee']);
    expect([dayOf(at(5, 59, 2)), dayOf(at(6, 0, 2))]).toEqual([1, 2]);
  });

  test('[HB-TIME-08] [HB-TIME-07] a watch that passes ends what lasted minutes and counts for weariness', () => {
    const state = scene({ heroes: [{}], state: { clock: at(6, 10) } });
    const mark: Mark = { id: 'invisible', until: lastingRounds(state, 'h1', 2) };
    state.beings[0]!.marks.push(mark);
    play(state, (g) => advance(g, 1, plain));
    expect(state.beings[0]!.marks).toHaveLength(1);
    play(state, (g) => advance(g, 1, plain));
    expect([state.clock, state.beings[0]!.marks]).toEqual([at(6, 12), []]);
    state.clock = at(6);
    play(state, (g) => advance(g, 480, plain));
    expect([state.clock, state.beings[0]!.hero!.wakeful]).toEqual([at(14), 1]);
  });

  test('[HB-TIME-07] in a fight an effect ends on the turns of its maker, even once it has fallen', () => {
    const state = scene({ heroes: [{}], foes: [{ status: 'mort' }] });
    state.beings[0]!.marks.push({ id: 'colle', until: lastingRounds(state, 'e1', 2) });
    const counted = () =>
      play(state, function* (g) {
        countRounds(g, 'e1');
      });
    counted();
    expect(state.beings[0]!.marks).toHaveLength(1);
    counted();
    expect(state.beings[0]!.marks).toEqual([]);
    expect(counted().events).toEqual([]);
  });

  test('[HB-TIME-04] [HB-TIME-05] [HB-TIME-06] [HB-Q-30] a round is a minute whatever its turns, or their sum', () => {
    for (const turns of [2, 14]) {
      const { state } = play({ heroes: [{}] }, (g) => passRound(g, turns));
      expect([state.clock, state.seconds]).toEqual([at(6, 1), 0]);
    }
    const summed = (turns: number) =>
      play({ heroes: [{}], variants: { roundLength: 'turns' } }, (g) => passRound(g, turns)).state;
    expect(summed(1)).toMatchObject({ clock: at(6), seconds: 6 });
    expect(summed(14)).toMatchObject({ clock: at(6, 1), seconds: 24 });
  });
});

describe('weariness', () => {
  test('[HB-REST-18] three watches without rest exhaust, and the second warns', () => {
    const { find, of } = play({ heroes: [{ hero: tired }] }, (g) => advance(g, 3 * WATCH, plain));
    expect(find('h1').hero).toMatchObject({ exhausted: true, wakeful: 3 });
    expect(of('fatigueAnnounced')).toHaveLength(1);
    const two = play({ heroes: [{ hero: tired }] }, (g) => advance(g, 2 * WATCH, plain));
    expect(two.find('h1').hero!.exhausted).toBe(false);
  });

  test('[HB-CHA-03] [HB-REST-18] a point of Chance holds it off', () => {
    const given = { heroes: [{ hero: { chance: 1 } }] };
    const { find } = play(given, (g) => advance(g, 3 * WATCH, plain), { decisions: ['depenser-chance'] });
    expect(find('h1').hero).toMatchObject({ exhausted: false, chance: 0 });
  });
});

describe('on the road', () => {
  test('[HB-DIST-01] [HB-REST-04] as many watches as the distance, and nothing is eaten', () => {
    const items = [{ id: 'i1', base: 'corde', place: 'sac' as const }];
    const { state, find } = play({ heroes: [{ hero: { items } }] }, (g) => travel(g, { distance: 2 }));
    expect(state.clock).toBe(at(22));
    expect(state.scene).toBeNull();
    expect(find('h1').hero).toMatchObject({ items, exhausted: false });
  });

  test('[HB-REST-04] two watches on the way and one of rest, twice over: no hunger, nothing eaten', () => {
    const items = [{ id: 'i1', base: 'corde', place: 'sac' as const }];
    const { state, find } = play({ heroes: [{ values: { for: 12 }, hero: { items, chance: 2 } }] }, function* (g) {
      for (let day = 0; day < 2; day++) {
        yield* travel(g, { distance: 2 });
        yield* restWatch(g);
      }
    });
    expect(state.clock).toBe(at(6, 0, 3));
    expect(find('h1')).toMatchObject({ now: { for: 12, end: 4 }, hero: { items, exhausted: false } });
  });

  test('[HB-REST-06] a watch of exploration gives no benefit', () => {
    const { find, asked } = play({ heroes: [{ now: { end: 1 }, hero: { chance: 0 } }] }, (g) => explorePoint(g));
    expect([find('h1').hero!.chance, find('h1').now.end, asked]).toEqual([0, 1, []]);
  });

  test('[HB-REST-05] a forced march: two watches in one, then exhaustion, and no second one', () => {
    const { state, find } = play({ heroes: [{}, {}] }, (g) => travel(g, { distance: 2, pace: 'forcee' }));
    expect(state.clock).toBe(at(14));
    expect([find('h1').hero!.exhausted, find('h2').hero!.exhausted]).toEqual([true, true]);
    expect(canForceMarch(state)).toBe(false);
    expect(play(state, (g) => travel(g, { distance: 2, pace: 'forcee' })).state.clock).toBe(at(6, 0, 2));
    const far = play({ heroes: [{}] }, (g) => travel(g, { distance: 4, pace: 'forcee' }));
    expect(far.state.clock).toBe(at(6, 0, 2));
  });

  test('[HB-BAT-23] a forced march exhausts battalions too', () => {
    const { find } = play({ heroes: [{}], foes: [{ side: 'heros', kind: 'bataillon' }] }, (g) =>
      travel(g, { distance: 2, pace: 'forcee' }),
    );
    expect(find('e1').marks.map(({ id }) => id)).toEqual(['epuise']);
  });

  test('[HB-DIST-02] [HB-DIST-03] exploring takes a watch, in which a very close place is reached too', () => {
    expect(play({}, (g) => explorePoint(g)).state.clock).toBe(at(14));
    expect(play({}, (g) => explorePoint(g, 2)).state.clock).toBe(at(22));
    const near = play({}, (g) => reachAndExplore(g));
    expect([near.state.clock, near.state.scene]).toEqual([at(14), null]);
  });

  test('[HB-DIST-10] what begins in mid-watch counts for the watch that holds most of it, the later on a tie', () => {
    expect([at(9, 59), at(10), at(18), at(22)].map((clock) => watchNamed(watchCountedFrom(clock)))).toEqual([
      'matinee',
      'relevee',
      'nuitee',
      'nuitee',
    ]);
    expect(play({ state: { clock: at(10) } }, (g) => waitForWatch(g)).state.clock).toBe(at(14));
    expect(play({ state: { clock: at(14) } }, (g) => waitForWatch(g)).state.clock).toBe(at(14));
  });
});
