import { describe, expect, test } from 'vitest';
import { foe, type Given, idsAsked, inFight, object, playTurnOf } from '../../testing/index.ts';
import type { HBState } from '../state.ts';

const END = 'finir-son-tour';
const fight = (more: Given = {}): HBState => ({
  ...inFight({ heroes: [{ hero: { items: [object('epee')] } }], foes: [foe()], ...more }),
  mode: 'table',
  master: 1,
});

describe('Tenter, with an MJ', () => {
  test('[HB-ACT-05] barring a door takes the action; the MJ settles its attribute and its stakes', () => {
    const { of, asked } = playTurnOf(fight(), 'h1', {
      decisions: ['tenter', 'prouesse-physique', 'enjeu-chute', 'valider', END],
      dice: [10],
    });
    expect(of('actionSpent')).toMatchObject([{ being: 'h1', rules: ['HB-CBT-03', 'HB-ACT-05'] }]);
    expect(asked.slice(1, 4).map(({ id, seat }) => [id, seat])).toEqual([
      ['nature-du-test', 1],
      ['fiche-de-test', 1],
      ['fiche-de-test', 1],
    ]);
    expect(of('checkCalled')).toMatchObject([{ attribute: 'for', stake: 'chute', beings: ['h1'] }]);
    expect(of('checked')).toMatchObject([{ being: 'h1', attribute: 'for', kept: 10, success: true }]);
    const left = asked.at(-1)!.options.map(({ id }) => id);
    expect(left.filter((id) => id.startsWith('attaquer') || id === 'tenter')).toEqual([]);
  });

  test('[HB-ACT-05] the action comes back when the MJ calls no test, and nothing more is asked this turn', () => {
    for (const given of [['abandonner'], ['precision', 'abandonner']]) {
      const { of, asked, find } = playTurnOf(fight(), 'h1', { decisions: ['tenter', ...given, END] });
      const next = asked.at(-1)!.options.map(({ id }) => id);
      expect(next).toContain('attaquer-epee-e1');
      expect(next).not.toContain('tenter');
      expect(of('checked')).toEqual([]);
      expect(find('h1').marks).toEqual([]);
    }
  });

  test('[HB-ACT-05] without an MJ, or for what the MJ plays, nothing of the kind is offered', () => {
    const offered = (state: HBState, id: string) =>
      idsAsked(playTurnOf(state, id, { decisions: [END] }).asked, 'action').includes('tenter');
    expect(offered(fight(), 'h1')).toBe(true);
    expect(offered({ ...fight(), master: null }, 'h1')).toBe(false);
    expect(offered(fight(), 'e1')).toBe(false);
  });
});
