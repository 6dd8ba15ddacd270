import { describe, expect, test } from 'vitest';
import { foe, type Given, type GivenBeing, inFight, play, playTurnOf } from '../../testing/index.ts';
import type { Zone } from '../pieces.ts';
import { testMorale } from './morale.ts';

const zone = (id: string, exit = false): Zone => ({
  id,
  exit,
  lit: true,
  positions: [],
  features: [],
  items: [],
});
const dead = foe({}, { status: 'mort' });
const shaken = (foes: readonly GivenBeing[], dice: readonly number[], more: Given = {}, decisions: string[] = []) =>
  play(inFight({ foes, ...more }), (g) => testMorale(g), { dice, decisions });
const broken = { id: 'en-fuite', until: { in: 'combat' } } as const;

describe('morale', () => {
  test('[HB-MRL-01] each survivor at the first loss, again at half, once each', () => {
    const first = shaken([dead, foe(), foe(), foe()], [9, 10, 11]);
    expect(first.of('checked').map(({ being }) => being)).toEqual(['e2', 'e3', 'e4']);
    expect(first.find('e4').marks).toMatchObject([broken]);
    expect(play(first.state, (g) => testMorale(g)).events).toEqual([]);
    first.find('e2').status = 'mort';
    const half = play(first.state, (g) => testMorale(g), { dice: [9] });
    expect(half.of('checked').map(({ being }) => being)).toEqual(['e3']);
  });

  test('[HB-MRL-01] one test even if two causes coincide; who fled does not count; alone, at 0 END', () => {
    expect(shaken([dead, foe()], [9]).of('checked')).toHaveLength(1);
    expect(shaken([foe({}, { status: 'parti', zone: null }), foe()], []).of('checked')).toEqual([]);
    expect(shaken([foe({}, { now: { end: 0 } })], [9]).of('checked')).toHaveLength(1);
    expect(shaken([foe({}, { now: { end: 1 } })], []).of('checked')).toEqual([]);
    const last = [foe({}, { status: 'parti', zone: null }), foe({}, { now: { end: 0 } })];
    expect(shaken(last, []).of('checked')).toEqual([]);
  });

  test('[HB-MRL-02] it flees by its movement alone to an exit, then out', () => {
    const zones = [zone('a'), zone('b', true)];
    const given: Given = { foes: [foe({}, { marks: [broken] })], scene: { zones } };
    const { state, find, of } = playTurnOf(given, 'e1');
    expect(find('e1')).toMatchObject({ zone: 'b', status: 'present' });
    expect(of('attackRolled')).toEqual([]);
    expect(playTurnOf(state, 'e1').find('e1')).toMatchObject({ status: 'parti', zone: null });
  });

  test('[HB-MRL-02] it surrenders where no exit can be reached', () => {
    const given: Given = { foes: [foe({}, { marks: [broken] })] };
    expect(playTurnOf(given, 'e1').find('e1').status).toBe('rendu');
  });

  test('[HB-MRL-03] [HB-FOE-03] some never test; a chief near lends its VOL, and shakes all when it falls', () => {
    const fearless = ['sans-esprit', 'sans-peur', 'legendaire'].map((tag) => foe({}, { tags: [tag] }));
    expect(shaken([dead, ...fearless], []).of('checked')).toEqual([]);
    const chief = foe({}, { tags: ['chef'], values: { vol: 12 } });
    const goblin = foe({}, { values: { vol: 8 } });
    const led = shaken([dead, goblin, chief], [11, 12]);
    expect(led.find('e2').marks).toEqual([]);
    expect(led.of('checked')[0]).toMatchObject({ being: 'e2', value: 12, success: true });
    const far = shaken([dead, { ...goblin, zone: 'c' }, chief], [11, 12]);
    expect(far.find('e2').marks).toMatchObject([broken]);
    const past = { heros: [], adversaires: ['premier'] };
    const fallen = inFight({ foes: [{ ...chief, status: 'mort' }, goblin, goblin, goblin] }, { shaken: past });
    expect(play(fallen, (g) => testMorale(g), { dice: [8, 8, 8] }).of('checked')).toHaveLength(3);
  });

  test('[HB-MRL-03] a chief lends its VOL from a near zone, to its own side alone, and only a better one', () => {
    const chief = foe({}, { tags: ['chef'], values: { vol: 12 } });
    const tested = (vol: number, leader: GivenBeing) =>
      shaken([dead, foe({}, { values: { vol } }), leader], [1, ...(leader.side === 'heros' ? [] : [1])]).of(
        'checked',
      )[0];
    expect(tested(8, { ...chief, zone: 'b' })).toMatchObject({ being: 'e2', value: 12 });
    expect(tested(8, { ...chief, zone: 'c' })).toMatchObject({ being: 'e2', value: 8 });
    expect(tested(8, { ...chief, side: 'heros' })).toMatchObject({ being: 'e2', value: 8 });
    expect(tested(8, { ...chief, tags: [] })).toMatchObject({ being: 'e2', value: 8 });
    expect(tested(15, chief)).toMatchObject({ being: 'e2', value: 15 });
  });

  test('[HB-MRL-03] each of two chiefs shakes all when it falls, in whatever order', () => {
    const chief = foe({}, { tags: ['chef'], status: 'mort' });
    const past = { heros: [], adversaires: ['premier', 'moitie', 'chef-e2'] };
    const { state, of } = play(inFight({ foes: [chief, chief, foe()] }, { shaken: past }), (g) => testMorale(g), {
      dice: [9],
    });
    expect(of('sideShaken')).toMatchObject([{ causes: ['chef-e1'] }]);
    expect(play(state, (g) => testMorale(g)).events).toEqual([]);
  });

  test('[HB-MRL-04] an adversary that has come over to the heroes does not test', () => {
    expect(shaken([dead, foe({}, { side: 'heros' }), foe()], [9]).of('checked')).toMatchObject([{ being: 'e3' }]);
  });

  test('[HB-MRL-04] [HB-GM-19] the MJ rolls morale hidden; without one it is rolled for all to see', () => {
    expect(shaken([dead, foe()], [9]).of('checked')).toMatchObject([{ hidden: false }]);
    const led = shaken([dead, foe()], [9], { state: { master: 3 } }, ['tester']);
    expect(led.of('checked')).toMatchObject([{ hidden: true }]);
  });

  test('[HB-MRL-02] [HB-MAN-05] [HB-MAN-07] held or hampered it stays where it is, and does nothing', () => {
    const zones = [zone('a'), zone('b', true)];
    const kept = [
      { id: 'entrave-mouvement', until: { in: 'turn', of: 'e1', begun: false } },
      { id: 'empoigne', until: { in: 'removed' }, by: 'h1' },
    ] as const;
    for (const mark of kept) {
      const { find, of } = playTurnOf({ foes: [foe({}, { marks: [broken, mark] })], scene: { zones } }, 'e1');
      expect(find('e1')).toMatchObject({ zone: 'a', status: 'present' });
      expect([of('beingMoved'), of('attackRolled')]).toEqual([[], []]);
    }
  });

  test('[HB-MRL-04] the MJ rolls or waives; heroes and battalions never test', () => {
    expect(shaken([dead, foe()], [], { state: { master: 3 } }, ['dispenser']).of('checked')).toEqual([]);
    expect(shaken([dead, foe()], [9], { state: { master: 3 } }, ['tester']).of('checked')).toHaveLength(1);
    const losses = shaken([foe()], [], { heroes: [{ status: 'mort' }, {}] });
    expect(losses.events).toEqual([]);
    const company = foe({}, { kind: 'bataillon', scale: 'bataillon' });
    expect(shaken([dead, company], []).of('checked')).toEqual([]);
    expect(shaken([dead, foe({}, { scale: 'bataillon' })], []).of('checked')).toEqual([]);
  });
});
