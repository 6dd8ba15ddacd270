import { describe, expect, test } from 'vitest';
import { type Given, type GivenBeing, inFight, inGame, object, play, scene } from '../../testing/index.ts';
import type { Mark } from '../pieces.ts';
import { canRest } from './breath.ts';
import { WATCH } from './calendar.ts';
import { advance } from './clock.ts';
import { tire } from './exhaustion.ts';
import { countRounds } from './lasting.ts';
import { payLodging } from './lodging.ts';
import { canRestDay, restDay, restWatch } from './rest.ts';
import { canForceMarch, travel } from './travel.ts';

const safe: Given['scene'] = { tags: ['confiance'] };

describe('whose time it is', () => {
  test('[HB-TIME-07] rounds are counted on the turns of who made the effect, and on no other', () => {
    const lasting = (of: string, left: number): Mark => ({
      id: `de-${of}`,
      until: { in: 'rounds', of, left, minute: 900 },
    });
    const turn: Mark = { id: 'entrave', until: { in: 'turn', of: 'h1', begun: false } };
    const state = scene({ heroes: [{}, {}], foes: [{ marks: [lasting('h1', 2), lasting('h2', 1), turn] }] });
    const count = () =>
      play(state, function* (g) {
        countRounds(g, 'h1');
      })
        .find('e1')
        .marks.map(({ id, until }) => [id, until.in === 'rounds' ? until.left : null]);
    expect(count()).toEqual([
      ['de-h1', 1],
      ['de-h2', 1],
      ['entrave', null],
    ]);
    expect(count()).toEqual([
      ['de-h2', 1],
      ['entrave', null],
    ]);
  });

  test('[HB-GEAR-04] a bed for each hero of the group who lives', () => {
    const paid = (given: Given) =>
      500 -
      play({ scene: { tags: ['payant'] }, state: { gold: 500 }, ...given }, function* (g) {
        payLodging(g, 'garde');
      }).state.gold;
    const one = paid({ heroes: [{}] });
    expect(one).toBeGreaterThan(0);
    const heroes: GivenBeing[] = [{}, { status: 'coma' }, { status: 'mort' }, { side: 'adversaires' }];
    expect(paid({ heroes, foes: [{ side: 'heros' }] })).toBe(2 * one);
    expect(paid({ heroes, scene: {} })).toBe(0);
  });

  test('[HB-REST-06] [HB-SCR-15] only heroes who stand choose, and what takes a day is for days', () => {
    const kit = () => object('materiel-d-alchimiste', 'sac');
    const brewers: GivenBeing[] = [
      { hero: { chance: 2 } },
      { status: 'coma', hero: { items: [kit()] } },
      { side: 'adversaires', hero: { items: [kit()] } },
    ];
    expect(play({ heroes: brewers }, (g) => restWatch(g)).asked.map(({ id }) => id)).toEqual([]);
    const scribe: GivenBeing = { hero: { schools: ['impie'], chance: 2 } };
    const watch = play({ heroes: [scribe], scene: safe, state: { gold: 500 } }, (g) => restWatch(g));
    expect(watch.asked).toEqual([]);
  });

  test('[HB-SCR-15] [HB-SCR-14] writing takes the place of the benefits of a day, reading does not', () => {
    const holds = { school: 'impie', form: 'toucher', power: 'mineur' };
    const after = (decisions: readonly string[]) => {
      const hero = { schools: ['impie'], chance: 0, items: [object('grimoire', 'sac', { holds })] };
      return play({ heroes: [{ hero }], scene: safe, state: { gold: 500 } }, (g) => restDay(g), { decisions }).find(
        'h1',
      ).hero!.chance;
    };
    expect(after(['transcrire-impie-mineur', 'toucher'])).toBe(0);
    expect(after(['etudier-grimoire'])).toBe(1);
    expect(after(['se-reposer'])).toBe(1);
  });

  test('[HB-REST-02] [HB-SOLO-12] no rest in a fight, no day of rest nowhere', () => {
    expect(canRest(inFight())).toBe(false);
    expect(canRest(scene())).toBe(true);
    expect(canRestDay(inGame(scene({ state: { scene: null } })))).toBe(false);
  });
});

describe('weariness', () => {
  const watched = (hero: GivenBeing) =>
    play({ heroes: [hero] }, (g) => advance(g, WATCH, { why: 'mj', rules: ['HB-TIME-08'] }));

  test('[HB-REST-18] told one watch before; the dead and the comatose do not tire', () => {
    const told = (wakeful: number) => watched({ hero: { wakeful } }).of('fatigueAnnounced').length;
    expect([told(0), told(1)]).toEqual([0, 1]);
    const tired = (status: 'present' | 'coma' | 'mort') =>
      watched({ status, hero: { wakeful: 2 } }).find('h1').hero!.exhausted;
    expect([tired('present'), tired('coma'), tired('mort')]).toEqual([true, false, false]);
  });

  test('[HB-REST-17] it does not add up: no Chance is asked for twice', () => {
    const { asked, events } = play({ heroes: [{ hero: { exhausted: true, chance: 2 } }] }, (g, f) =>
      tire(g, f('h1'), { why: 'veille', rules: ['HB-REST-18'] }),
    );
    expect([asked, events]).toEqual([[], []]);
  });

  test('[HB-REST-05] [HB-BAT-23] a forced march needs a group that is fresh, and tires it alone', () => {
    const fresh = scene({ heroes: [{}, {}] });
    expect(canForceMarch(fresh)).toBe(true);
    expect(canForceMarch(scene({ heroes: [{ hero: { exhausted: true } }, {}] }))).toBe(false);
    const ranks: GivenBeing = { kind: 'bataillon', scale: 'bataillon' };
    const { find } = play({ foes: [{ ...ranks, side: 'heros' }, ranks] }, (g) =>
      travel(g, { distance: 2, pace: 'forcee' }),
    );
    expect([find('e1'), find('e2')].map(({ marks }) => marks.map(({ id }) => id))).toEqual([['epuise'], []]);
  });

  test('[HB-BAT-23] [HB-REST-12] a day in a trusted place ends that of a battalion', () => {
    const marks: Mark[] = [
      { id: 'voile', until: { in: 'removed' } },
      { id: 'epuise', until: { in: 'removed' } },
    ];
    const ranks: GivenBeing = { kind: 'bataillon', scale: 'bataillon', side: 'heros', commander: 'h1', marks };
    const { find } = play({ heroes: [{ hero: { chance: 2 } }], foes: [ranks], scene: safe }, (g) => restDay(g));
    expect(find('e1').marks.map(({ id }) => id)).toEqual(['voile']);
  });
});
