import { describe, expect, test } from 'vitest';
import { delving, room } from '../../testing/delve.ts';
import { type GivenBeing, object, play } from '../../testing/index.ts';
import type { HBState } from '../state.ts';
import { inDungeon } from './dungeon.ts';
import { goHome } from './end.ts';
import { inTown } from './town.ts';

const PERSONAL = ['ranger-ses-affaires', 'user-de-ses-ressources'];
const tired: GivenBeing = { now: { end: 1 } };

describe('what the group may do in the dungeon', () => {
  const offered = (state: HBState, decision = 'ranger-ses-affaires', decisions: readonly string[] = []) =>
    play(state, (g) => inDungeon(g), { decisions: [decision, ...decisions] }).asked[0]!.options.map(({ id }) => id);

  test('[HB-SOLO-05] on, breath, rest, out, and one’s own things', () => {
    expect(offered(delving({ heroes: [tired] }))).toEqual([
      'piece-suivante',
      'reprendre-son-souffle',
      'se-reposer',
      'sortir',
      ...PERSONAL,
    ]);
    expect(offered(delving({ heroes: [tired] }, { length: 1 }))).not.toContain('piece-suivante');
  });

  test('[HB-REST-01] a breath only where it gives END back', () => {
    const breath = (heroes: readonly GivenBeing[], foes: readonly GivenBeing[] = []) =>
      offered(delving({ heroes, foes })).includes('reprendre-son-souffle');
    expect(breath([tired])).toBe(true);
    expect(breath([{}])).toBe(false);
    expect(breath([{ ...tired, hero: { exhausted: true } }])).toBe(false);
    expect(breath([{}], [tired])).toBe(false);
  });

  test('[HB-SOLO-22] what lies there is searched, without a word of the others', () => {
    const state = delving({ heroes: [{}, {}] });
    state.scene!.zones[1]!.items.push(object('corde', 'sac'));
    const { asked } = play(state, (g) => inDungeon(g), { decisions: ['fouiller', 'laisser'] });
    expect(asked[0]!.options.map(({ id }) => id)).toContain('fouiller');
    expect(asked.map(({ id }) => id)).toEqual(['au-donjon', 'butin']);
  });

  test('[HB-SOLO-05] at the entrance nothing but in or out', () => {
    const state = delving({ heroes: [{}] }, { rooms: [] });
    const { asked } = play(state, (g) => inDungeon(g), { decisions: ['sortir'] });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['piece-suivante', 'sortir']);
  });

  test('[HB-SOLO-22] the route and rests concern all', () => {
    const objecting = (decision: string, more: { dice?: number[]; decisions?: string[] } = {}) =>
      play(delving({ heroes: [tired, {}] }, { rooms: [room({ quiet: true })] }), (g) => inDungeon(g), {
        dice: more.dice ?? [],
        decisions: [decision, ...(more.decisions ?? [])],
      }).asked.filter(({ id }) => id === 'objecter').length;
    expect(objecting('reprendre-son-souffle', { dice: [2], decisions: ['accepter'] })).toBe(1);
    expect(objecting('se-reposer', { decisions: ['accepter'] })).toBe(1);
    expect(objecting('sortir', { decisions: ['accepter'] })).toBe(1);
    const next = ['accepter', 'devant-h1', 'personne'];
    expect(objecting('piece-suivante', { dice: [1, 1, 1], decisions: next })).toBe(1);
    for (const own of PERSONAL) expect(objecting(own, { decisions: ['choisir-h1'] })).toBe(0);
  });

  test('[HB-SOLO-08] ten minutes spent on one’s armour roll once, less does not', () => {
    const dressing = (verb: string, dice: readonly number[]) => {
      const items = [object('cuir', 'sac'), object('corde', 'sac')];
      const { of, state } = play(delving({ heroes: [{ hero: { items } }] }), (g) => inDungeon(g), {
        dice,
        decisions: ['ranger-ses-affaires', verb, 'terminer'],
      });
      return [of('wanderingRolled').length, state.clock - 6 * 60];
    };
    expect(dressing('revetir-cuir', [2])).toEqual([1, 10]);
    expect(dressing('equiper-corde', [])).toEqual([0, 0]);
  });

  test('[HB-EQP-05] a potion is drunk there', () => {
    const holds = { effect: 'medecinal', administration: 'liquide', detail: 'soin' };
    const state = delving({ heroes: [{ ...tired, hero: { items: [object('potion', 'sac', { holds })] } }] });
    play(state, (g) => inDungeon(g), { dice: [2], decisions: ['user-de-ses-ressources', 'boire-potion'] });
    expect(state.beings[0]!.now.end).toBe(3);
  });
});

describe('what the group may do in town', () => {
  const town = (heroes: readonly GivenBeing[] = [{}], foes: readonly GivenBeing[] = []) => {
    const state = delving({ heroes, foes });
    play(state, (g) => goHome(g));
    return state;
  };
  const offered = (state: HBState) =>
    play(state, (g) => inTown(g), { decisions: ['ranger-ses-affaires'] }).asked[0]!.options.map(({ id }) => id);

  test('[HB-SOLO-12] down again, market, rests, one’s own things', () => {
    expect(offered(town())).toEqual(['descendre', 'marche', 'se-reposer', 'journee-de-repos', ...PERSONAL, 'renoncer']);
    const fresh = town();
    fresh.delve!.leftOn = 0;
    expect(offered(fresh)).not.toContain('renoncer');
  });

  test('[HB-BAT-16] a battalion that stands is strengthened while the purse and the caps allow it', () => {
    const ranks: GivenBeing = { kind: 'bataillon', scale: 'bataillon', side: 'heros', commander: 'h1' };
    const attacks = [{ id: 'rangs', dice: [8], ranges: ['melee' as const], hands: 0 as const }];
    const strengthened = (gold: number, more: GivenBeing = {}) => {
      const state = town([{}], [{ ...ranks, attacks, ...more }]);
      state.gold = gold;
      return offered(state).includes('renforcer-e1');
    };
    expect(strengthened(100)).toBe(true);
    expect(strengthened(99)).toBe(false);
    const routed = town([{}], [{ ...ranks, attacks }]);
    routed.gold = 100;
    routed.beings[1]!.status = 'parti';
    expect(offered(routed)).not.toContain('renforcer-e1');
  });

  test('[HB-SOLO-22] [HB-GEAR-05] the way and rests concern all, purchases do not', () => {
    const objecting = (decision: string, more: { dice?: number[]; decisions?: string[] } = {}) =>
      play(town([{}, {}]), (g) => inTown(g), {
        dice: more.dice ?? [],
        decisions: [decision, ...(more.decisions ?? [])],
      }).asked.filter(({ id }) => id === 'objecter').length;
    expect(objecting('marche', { dice: [1], decisions: ['choisir-h1'] })).toBe(0);
    for (const common of ['descendre', 'se-reposer', 'journee-de-repos', 'renoncer'])
      expect([common, objecting(common, { decisions: ['accepter'] })]).toEqual([common, 1]);
  });
});
