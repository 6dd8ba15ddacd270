import { describe, expect, test } from 'vitest';
import { foe, type Given, inFight, object, play, strikes } from '../../testing/index.ts';
import type { Blow } from '../beings/blow.ts';
import { suffer } from '../beings/damage.ts';

const blow: Blow = {
  amount: 1,
  armour: false,
  attribute: 'for',
  violent: true,
  by: null,
  source: 'lance',
  rule: 'HB-DMG-11',
};
const fall = (given: Given, more: Partial<Blow> = {}) =>
  play(given, (g, find) => suffer(g, find('h1'), { ...blow, ...more }));

describe('falling', () => {
  test('[HB-DMG-10] any further violence kills who lies in a coma, anything else does not', () => {
    const given: Given = { heroes: [{ status: 'coma', values: { end: 4 }, now: { for: 0 } }] };
    expect(fall(given).find('h1').status).toBe('mort');
    expect(fall(given, { violent: false, amount: 9 }).find('h1').status).toBe('coma');
  });

  test('[HB-CHA-05] [HB-DMG-10] the prompt tells that the least violence would kill who lies in a coma', () => {
    const given: Given = { heroes: [{ status: 'coma', now: { for: 0 }, hero: { chance: 1 } }] };
    const told = (violent: boolean) =>
      play(given, (g, find) => suffer(g, find('h1'), { ...blow, violent }), { decisions: ['depenser-chance'] })
        .asked[0]!.params!.fate;
    expect(told(true)).toBe('mort');
    expect(told(false)).not.toBe('mort');
  });

  test('[HB-DMG-11] the same loss is a coma from a fall and death from a spear', () => {
    const given: Given = { heroes: [{ values: { end: 0, for: 5 } }] };
    expect(fall(given, { amount: 6, violent: false }).find('h1').status).toBe('coma');
    expect(fall(given, { amount: 6 }).find('h1').status).toBe('mort');
  });

  test('[HB-DMG-16] a dead hero leaves a body in the zone, with all that was carried', () => {
    const items = [object('epee'), object('corde', 'sac'), object('torches'), object('arc')];
    const { state, find } = fall({ heroes: [{ values: { end: 0, for: 1 }, hero: { items } }] });
    expect(state.scene!.zones[0]!.items).toMatchObject([{ id: 'corps-h1', base: 'corps', holds: { being: 'h1' } }]);
    expect(find('h1').hero!.items).toHaveLength(4);
  });

  test('[HB-CHA-05] the prompt tells what the blow would leave', () => {
    const given: Given = {
      heroes: [{ armour: 1, values: { end: 2, for: 4 }, hero: { chance: 1 } }],
      foes: [foe({ dice: [8] })],
    };
    const { asked, find } = play(inFight(given), (g) => strikes(g, { by: 'e1', at: ['h1'] }), {
      dice: [7],
      decisions: ['depenser-chance'],
    });
    expect(asked[0]!.params).toMatchObject({ damage: 6, end: 0, for: 0, fate: 'mort' });
    expect(find('h1').now).toMatchObject({ end: 2, for: 4 });
  });
});

test('[HB-SOLO-17] the dice of two weapons are thrown in ready order', () => {
  const thrown = (weapons: readonly string[]) => {
    const state = inFight({ heroes: [{ hero: { items: weapons.map((base) => object(base)) } }], foes: [foe()] });
    const pair = weapons.join('-et-');
    return play(state, (g) => strikes(g, { by: 'h1', at: ['e1'], with: pair }), { dice: [3, 2] }).of('attackRolled')[0];
  };
  expect(thrown(['dague', 'epee'])).toMatchObject({ sides: [4, 8], faces: [3, 2] });
  expect(thrown(['epee', 'dague'])).toMatchObject({ sides: [8, 4], faces: [3, 2] });
});
