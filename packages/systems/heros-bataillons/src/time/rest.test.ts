import { describe, expect, test } from 'vitest';
import { type Given, inGame, play, scene } from '../../testing/index.ts';
import { check } from '../checks/check.ts';
import { canRest, catchBreath } from './breath.ts';
import { advance } from './clock.ts';
import { canRestDay, type Disturbance, restDay, restWatch } from './rest.ts';

const at = (hours: number, minutes = 0, day = 1): number => ((day - 1) * 24 + hours) * 60 + minutes;
const spent = { chance: 0, chanceMax: 2 };
const worn = { exhausted: true, ...spent };
const safe: Given['scene'] = { tags: ['confiance'] };

/** A fight of two minutes in which these beings take part. */
const broken = (...ids: string[]): Disturbance =>
  function* (g) {
    yield* advance(g, 2, { why: 'round', rules: ['HB-TIME-04'] });
    return ids;
  };

describe('catching one’s breath', () => {
  test('[HB-REST-01] [HB-REST-02] ten minutes for all, and END is full again', () => {
    const given = { heroes: [{ now: { end: 0 } }, { now: { end: 1 } }, {}], state: { clock: at(9, 20) } };
    const { state } = play(given, (g) => catchBreath(g));
    expect(state.clock).toBe(at(9, 30));
    expect(state.beings.map(({ now }) => now.end)).toEqual([4, 4, 4]);
  });

  test('[HB-REST-02] never under pressure', () => {
    expect(canRest(scene())).toBe(true);
    expect(canRest(scene({ scene: { pressure: true } }))).toBe(false);
  });

  test('[HB-REST-03] it gives back no other attribute; nor does a watch', () => {
    const { find } = play({ heroes: [{ values: { for: 12 }, now: { for: 6 } }] }, function* (g) {
      yield* catchBreath(g);
      yield* restWatch(g);
    });
    expect([find('h1').now.for, find('h1').max.for]).toEqual([6, 12]);
  });

  test('[HB-REST-17] the exhausted regain nothing and test with a disadvantage', () => {
    const given = { heroes: [{ now: { end: 2 }, values: { agi: 12 }, hero: worn }] };
    expect(play(given, (g) => catchBreath(g)).find('h1').now.end).toBe(2);
    const { value } = play(given, (g, find) => check(g, { who: find('h1'), attribute: 'agi', rule: 'HB-TEST-01' }), {
      dice: [[5, 16]],
    });
    expect(value).toMatchObject({ kept: 16, success: false });
  });

  test('[HB-BAT-23] battalions too', () => {
    const given = { foes: [{ side: 'heros', kind: 'bataillon', now: { end: 0 } }] } as const;
    expect(play(given, (g) => catchBreath(g)).find('e1').now.end).toBe(4);
  });
});

describe('who rests', () => {
  const weary = { now: { end: 0 } } as const;
  const given: Given = {
    heroes: [weary, { ...weary, status: 'parti' }],
    foes: [weary, { ...weary, status: 'coma' }, { ...weary, side: 'heros' }],
    scene: safe,
  };
  const ends = (rest: Parameters<typeof play>[1]) => play(given, rest).state.beings.map(({ now }) => now.end);

  test('[HB-REST-02] the group catches its breath, not those who left, adversaries nor creatures at its side', () => {
    expect(ends((g) => catchBreath(g))).toEqual([4, 0, 0, 0, 0]);
  });

  test('[HB-REST-06] [HB-REST-10] a watch or a day rests the group alone', () => {
    expect(ends((g) => restWatch(g))).toEqual([4, 0, 0, 0, 0]);
    expect(ends((g) => restDay(g))).toEqual([4, 0, 0, 0, 0]);
  });
});

describe('a rest watch', () => {
  test('[HB-REST-06] [HB-REST-07] [HB-REST-08] [HB-REST-09] one of two benefits, chosen at its end', () => {
    const given = { heroes: [{ hero: worn }] };
    const fresh = play(given, (g) => restWatch(g), { decisions: ['ne-plus-etre-epuise'] });
    expect(fresh.find('h1').hero).toMatchObject({ exhausted: false, chance: 0 });
    const lucky = play(given, (g) => restWatch(g), { decisions: ['reprendre-chance'] });
    expect(lucky.find('h1').hero).toMatchObject({ exhausted: true, chance: 1 });
    expect(lucky.asked[0]!.options).toHaveLength(2);
    expect(lucky.state.clock).toBe(at(14));
  });

  test('[HB-REST-16] END is full again, for the exhausted only when the exhaustion ends', () => {
    const rested = (hero: object, decisions: readonly string[] = []) =>
      play({ heroes: [{ now: { end: 1 }, hero }] }, (g) => restWatch(g), { decisions }).find('h1').now.end;
    expect(rested(spent)).toBe(4);
    expect(rested(worn, ['reprendre-chance'])).toBe(1);
    expect(rested(worn, ['ne-plus-etre-epuise'])).toBe(4);
  });

  test('[HB-REST-14] [HB-Q-08] one benefit a day, or one a watch', () => {
    const twice = (variants: Given['variants']) =>
      play({ heroes: [{ hero: spent }], variants: variants ?? {} }, function* (g) {
        yield* restWatch(g);
        yield* restWatch(g);
      });
    expect(twice({}).find('h1').hero!.chance).toBe(1);
    expect(twice({ watchBenefits: 'unlimited' }).find('h1').hero!.chance).toBe(2);
    const { state } = twice({});
    const next = play(state, function* (g) {
      yield* restWatch(g);
      yield* restWatch(g);
    });
    expect(next.find('h1').hero!.chance).toBe(2);
  });

  test('[HB-REST-18] [HB-DIST-10] it breaks the count of watches awake, for the watch that holds it', () => {
    const { find } = play({}, function* (g) {
      yield* advance(g, 960, { why: 'mj', rules: ['HB-TIME-08'] });
      yield* restWatch(g);
    });
    expect(find('h1').hero).toMatchObject({ wakeful: 0, exhausted: false });
    const midWatch = play({ heroes: [{ hero: spent }], state: { clock: at(10) } }, (g) => restWatch(g));
    expect(midWatch.state.clock).toBe(at(18));
    expect(midWatch.of('watchRested')).toMatchObject([{ number: 1 }]);
    expect(midWatch.find('h1').hero).toMatchObject({ wakeful: 1, benefitDay: 1 });
    const night = play({ heroes: [{ hero: spent }], state: { clock: at(22) } }, (g) => restWatch(g));
    expect(night.state.clock).toBe(at(6, 0, 2));
    expect(night.of('watchRested')).toMatchObject([{ number: 2 }]);
    expect(night.find('h1').hero).toMatchObject({ wakeful: 0, benefitDay: 1 });
  });

  test('[HB-REST-15] a fight takes the benefit from those who were in it, and from them alone', () => {
    const given = { heroes: [{ hero: spent, now: { end: 1 } }, { hero: spent }] };
    const { find, state } = play(given, (g) => restWatch(g, broken('h1')));
    expect([find('h1').hero!.chance, find('h2').hero!.chance]).toEqual([0, 1]);
    expect(find('h1').now.end).toBe(1);
    expect(find('h1').hero!.wakeful).toBe(1);
    expect(state.clock).toBe(at(14));
    expect(play(given, (g) => restWatch(g, broken('h1', 'h2'))).state.clock).toBe(at(6, 2));
  });
});

describe('a day in a trusted place', () => {
  const hurt = { now: { for: 3, vol: 5, end: 1 }, values: { for: 12, vol: 9 }, hero: worn };

  test('[HB-REST-10] [HB-SOLO-12] only there', () => {
    expect(canRestDay(inGame(scene()))).toBe(false);
    expect(canRestDay(inGame(scene({ scene: safe })))).toBe(true);
    expect(canRestDay(inGame(scene({ scene: { ...safe, pressure: true } })))).toBe(false);
  });

  test('[HB-REST-09] [HB-REST-11] [HB-REST-12] [HB-REST-13] [HB-REST-14] [HB-REST-16] one attribute, no exhaustion, one Chance', () => {
    const { find, state, of } = play({ heroes: [hurt], scene: safe }, (g) => restDay(g), { decisions: ['for'] });
    expect(find('h1').now).toMatchObject({ for: 12, vol: 5, end: 4 });
    expect(find('h1').hero).toMatchObject({ exhausted: false, chance: 1 });
    expect(state.clock).toBe(at(6, 0, 2));
    expect(of('benefitTaken')).toMatchObject([{ benefit: 'journee' }]);
    expect(play(state, (g) => restDay(g)).find('h1').now.vol).toBe(9);
  });

  test('[HB-REST-10] [HB-REST-14] from Relevée to Matinée: nothing before the end of the third watch, nor later that day', () => {
    const given = { heroes: [{ now: { for: 3 }, hero: spent }], scene: safe, state: { clock: at(14) } };
    const { state, of, events, asked } = play(given, (g) => restDay(g));
    expect(state.clock).toBe(at(14, 0, 2));
    expect(asked).toEqual([]);
    expect(of('benefitTaken')).toMatchObject([{ benefit: 'journee', day: 2 }]);
    const last = events.findLastIndex(({ type }) => type === 'timePassed');
    expect(events.findIndex(({ type }) => type === 'benefitTaken')).toBeGreaterThan(last);
    expect(of('watchRested')).toHaveLength(3);
    play(state, (g) => restWatch(g));
    expect(state.beings[0]!.hero!.chance).toBe(1);
    const elsewhere = { ...given, scene: {} };
    expect(canRestDay(inGame(scene(elsewhere)))).toBe(false);
  });

  test('[HB-CHA-09] a reserve of 2 stays at 2, after a watch as after a day', () => {
    const full = { heroes: [{ hero: { chance: 2, chanceMax: 2 } }], scene: safe };
    for (const rest of [restWatch, restDay]) {
      const { find, asked } = play(full, (g) => rest(g));
      expect([find('h1').hero!.chance, asked]).toEqual([2, []]);
    }
    expect(play(full, (g) => restWatch(g)).of('benefitTaken')).toEqual([]);
  });

  test('[HB-Q-31] all three, or either the attribute or the two others', () => {
    const all = play({ heroes: [hurt], scene: safe }, (g) => restDay(g), { decisions: ['for'] }).find('h1');
    expect([all.now.for, all.hero!.exhausted, all.hero!.chance]).toEqual([12, false, 1]);
    const given: Given = { heroes: [hurt], scene: safe, variants: { dayBenefits: 'either' } };
    const attribute = play(given, (g) => restDay(g), { decisions: ['for'] }).find('h1');
    expect([attribute.now.for, attribute.hero!.exhausted, attribute.hero!.chance]).toEqual([12, true, 0]);
    const others = play(given, (g) => restDay(g), { decisions: ['repos-et-chance'] }).find('h1');
    expect([others.now.for, others.hero!.exhausted, others.hero!.chance]).toEqual([3, false, 1]);
  });

  test('[HB-REST-15] [HB-REST-10] a day that is broken gives what its watches give, within the limit', () => {
    let watch = 0;
    const second: Disturbance = function* () {
      return ++watch === 2 ? ['h1'] : [];
    };
    const given = {
      heroes: [
        { ...hurt, hero: spent },
        { now: { for: 4 }, hero: spent },
      ],
      scene: safe,
    };
    const { find } = play(given, (g) => restDay(g, second));
    expect(find('h1')).toMatchObject({ now: { for: 3, vol: 5, end: 4 }, hero: { chance: 1 } });
    expect(find('h2')).toMatchObject({ now: { for: 10 }, hero: { chance: 1 } });
  });

  test('[HB-DMG-12] who lies in a coma wakes with all its FOR, and only so', () => {
    const given: Given = { heroes: [{ status: 'coma', now: { for: 0 }, hero: spent }, {}], scene: safe };
    expect(play(given, (g) => restDay(g)).find('h1')).toMatchObject({ status: 'present', now: { for: 10 } });
    expect(play(given, (g) => restWatch(g)).find('h1')).toMatchObject({ status: 'coma', now: { for: 0 } });
  });

  test('[HB-BAT-23] a battalion regains one attribute', () => {
    const given: Given = { foes: [{ side: 'heros', kind: 'bataillon', now: { for: 4, end: 0 } }], scene: safe };
    expect(play(given, (g) => restDay(g)).find('e1').now).toMatchObject({ for: 10, end: 4 });
  });
});
