import { describe, expect, test } from 'vitest';
import { delving, room } from '../../testing/delve.ts';
import { type GivenBeing, inGame, play } from '../../testing/index.ts';
import { outcome } from '../outcome.ts';
import type { HBState } from '../state.ts';
import { canRestDay } from '../time/rest.ts';
import { contentOf } from './content.ts';
import { goBack, goHome } from './end.ts';
import { inTown } from './town.ts';

const goal = [{ id: 'but', base: 'objet-de-quete', place: 'sac' as const }];
const bearer: GivenBeing = { hero: { items: goal } };
const home = (heroes: readonly GivenBeing[], decisions: readonly string[] = []) =>
  play(delving({ heroes }), (g) => goHome(g), { decisions });

describe('the end of an expedition', () => {
  test('[HB-SOLO-18] [HB-CRE-10] the goal brought out: one progress to each survivor, the comatose included', () => {
    const heroes = [bearer, {}, { status: 'coma' as const, now: { for: 0 } }];
    const { state, find, of } = home(heroes, ['porter-h3-h2', 'augmenter-for', 'augmenter-for', 'augmenter-for']);
    expect(state.result).toBe('victoire');
    expect(of('expeditionEnded')).toMatchObject([{ success: true, survivors: ['h1', 'h2', 'h3'] }]);
    expect(['h1', 'h2', 'h3'].map((id) => find(id).hero!.progress)).toEqual([1, 1, 1]);
    expect(find('h3').status).toBe('coma');
  });

  test('[HB-SOLO-18] [HB-GEAR-03] who is not carried is lost; hands that carry hold nothing else', () => {
    const held = { items: [...goal, { id: 'h', base: 'hallebarde', place: 'mains' as const }] };
    const down = { status: 'coma' as const, now: { for: 0 } };
    const left = home([bearer, down], ['abandonner-h2', 'augmenter-end']);
    expect(left.find('h2').status).toBe('mort');
    const carried = home([{ hero: held }, down], ['porter-h2-h1', 'augmenter-end', 'augmenter-end']);
    expect(carried.find('h1').hero!.items.map(({ id }) => id)).toEqual(['but']);
    const two = home([bearer, down, { ...down }], ['porter-h2-h1', 'augmenter-for', 'augmenter-for']);
    expect(two.find('h3').status).toBe('mort');
  });

  test('[HB-SOLO-18] without the goal the expedition has failed, and nobody grows', () => {
    const { state, find, of } = home([{}, {}]);
    expect(of('expeditionEnded')).toMatchObject([{ success: false }]);
    expect([state.result, find('h1').hero!.progress, state.delve!.leftOn]).toEqual([null, 0, 1]);
    play(state, (g) => inTown(g), { decisions: ['renoncer', 'accepter'] });
    expect(state.result).toBe('defaite');
  });

  test('[HB-SOLO-12] the settlement is a trusted place with market and laboratory, one watch away', () => {
    const state = delving();
    expect(canRestDay(inGame(state))).toBe(false);
    play(state, (g) => goHome(g));
    expect(state).toMatchObject({ clock: 14 * 60, delve: { place: 'bourg', room: 0 } });
    expect(state.scene!.tags).toEqual(['confiance', 'laboratoire', 'marche']);
    expect(canRestDay(inGame(state))).toBe(true);
  });

  test('[HB-SOLO-18] each day away a cleared room refills on a 1, with one standard encounter and no treasure', () => {
    const state = delving({}, { rooms: [room({ content: 6 }), room({ cleared: false }), room()] });
    play(state, (g) => goHome(g));
    state.clock += 24 * 60;
    play(state, (g) => goBack(g), { dice: [1, 2] });
    expect(state.delve).toMatchObject({ place: 'donjon', room: 0 });
    expect(state.delve!.rooms.map(({ cleared, content }) => [cleared, content])).toEqual([
      [false, 0],
      [false, 1],
      [true, 1],
    ]);
    expect(contentOf(state.delve!.rooms[0]!)).toMatchObject({ encounter: 'standard', treasures: 0, hazard: false });
  });

  test('[HB-SOLO-18] [HB-SOLO-16] a result is that of the seats', () => {
    const state: HBState = { ...delving({ heroes: [{}, { status: 'mort' }] }), phase: 'fin', result: 'victoire' };
    expect(outcome(state)).toEqual({ id: 'victoire', winners: [0, 1], scores: [10, 0] });
    expect(outcome({ ...state, result: 'defaite' })!.winners).toEqual([]);
    expect(outcome({ ...state, phase: 'exploration' })).toBeUndefined();
    const players = [
      { name: 'A', hero: 'x' },
      { name: 'B', hero: 'adversaires' },
    ];
    expect(outcome({ ...state, players, result: 'defaite' })!.winners).toEqual([1]);
  });
});

describe('in town', () => {
  const errands = (gold: number, clock: number) => {
    const state = delving({ heroes: [{}] });
    play(state, (g) => goHome(g));
    Object.assign(state, { gold, clock });
    const { asked } = play(state, (g) => inTown(g), { decisions: ['descendre'], dice: [6].slice(1) });
    return asked[0]!.options.map(({ id }) => id);
  };

  test('[HB-BAT-16] [HB-DIST-10] a battalion when the purse allows it, and the next watch in the middle of one', () => {
    expect(errands(200, 14 * 60)).toContain('lever-un-bataillon');
    expect(errands(199, 14 * 60)).not.toContain('lever-un-bataillon');
    expect(errands(0, 14 * 60)).not.toContain('attendre-la-prochaine-garde');
    expect(errands(0, 15 * 60)).toContain('attendre-la-prochaine-garde');
  });
});
