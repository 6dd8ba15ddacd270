import { describe, expect, test } from 'vitest';
import { foe, type Given, inFight, playTurnOf } from '../../testing/index.ts';

const shut = (foes: Given['foes'], zones: readonly string[] = ['a', 'b']) => {
  const state = inFight({ heroes: [{}], foes: foes!, zones });
  state.scene!.links[0]!.open = false;
  return state;
};

describe('a closed door', () => {
  test('[HB-ACT-05] [HB-TEST-01] opens with the action, without a test', () => {
    const state = shut([foe({}, { zone: 'b' })]);
    const { of } = playTurnOf(state, 'h1', { decisions: ['ouvrir-a-b', 'aller-b'] });
    expect(of('checked')).toEqual([]);
    expect(state.scene!.links[0]!.open).toBe(true);
    expect(of('actionSpent')).toHaveLength(1);
  });

  test('[HB-SOLO-14] adversaries who are shut out come to it, then open it', () => {
    const state = shut([foe({}, { zone: 'c' })], ['a', 'b', 'c']);
    playTurnOf(state, 'e1');
    expect(state.beings[1]!.zone).toBe('b');
    playTurnOf(state, 'e1');
    expect(state.scene!.links[0]!.open).toBe(true);
  });
});
