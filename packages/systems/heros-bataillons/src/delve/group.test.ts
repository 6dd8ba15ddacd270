import { option } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { delving } from '../../testing/delve.ts';
import { type Given, play } from '../../testing/index.ts';
import type { HBState } from '../state.ts';
import { askGroup, passLead } from './group.ts';

const question = {
  id: 'au-donjon',
  rule: 'HB-SOLO-22',
  options: [option('reposer', 'reposer'), option('avancer', 'avancer')],
} as const;
const decided = (state: HBState, decisions: readonly string[], binds?: (value: string) => boolean) =>
  play(state, (g) => askGroup<string>(g, question, binds), { decisions });
const three = () => delving({ heroes: [{}, {}, {}] });

describe('decisions of the group', () => {
  test('[HB-SOLO-22] the leader answers, the others may object', () => {
    const { value, asked } = decided(three(), ['avancer', 'accepter', 'accepter']);
    expect(value).toBe('avancer');
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('[HB-SOLO-22] an objection puts it to all seats at once, and the majority wins', () => {
    const { value, state } = decided(three(), ['reposer', 'accepter', 'objecter', 'avancer', 'reposer', 'reposer']);
    expect(value).toBe('reposer');
    expect(state.delve!.objected).toEqual([2]);
    expect(decided(three(), ['reposer', 'objecter', 'accepter', 'reposer', 'avancer', 'avancer']).value).toBe(
      'avancer',
    );
  });

  test('[HB-SOLO-22] the others are told what the leader chose, and all how each voted', () => {
    const { asked, of } = decided(three(), ['avancer', 'accepter', 'objecter', 'avancer', 'reposer', 'reposer']);
    expect(asked[1]!.params).toMatchObject({ decision: 'au-donjon', choice: 'avancer' });
    expect(of('voted')).toMatchObject([{ votes: ['avancer', 'reposer', 'reposer'], choice: 'reposer' }]);
  });

  test('[HB-SOLO-22] the leader breaks ties', () => {
    const two = () => delving({ heroes: [{}, {}] });
    expect(decided(two(), ['avancer', 'objecter', 'avancer', 'reposer']).value).toBe('avancer');
    expect(decided(two(), ['avancer', 'objecter', 'reposer', 'avancer']).value).toBe('reposer');
  });

  test('[HB-SOLO-22] once a room for each seat, and never what concerns nobody else', () => {
    const state = three();
    state.delve!.objected = [1, 2];
    expect(decided(state, ['avancer']).value).toBe('avancer');
    expect(decided(three(), ['avancer'], () => false).value).toBe('avancer');
  });

  test('[HB-SOLO-22] the lead goes to the next living hero’s seat', () => {
    const state = delving({ heroes: [{}, { status: 'mort' }, {}] });
    const pass = () =>
      play(state, function* (g) {
        passLead(g);
      });
    pass();
    expect(state.delve!.leader).toBe(2);
    pass();
    expect(state.delve!.leader).toBe(0);
    const alone = (heroes: Given['heroes']) =>
      play(delving({ heroes: heroes! }), function* (g) {
        passLead(g);
      }).of('leaderChanged');
    expect(alone([{}])).toEqual([]);
    expect(alone([{ status: 'coma' }])).toEqual([]);
    expect(alone([{}, { side: 'adversaires' }, { seat: null }])).toEqual([]);
  });
});
