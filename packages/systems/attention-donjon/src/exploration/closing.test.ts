import type { Meeting } from '@souterrain/crawl';
import { removeFigure } from '@souterrain/crawl/health';
import { describe, expect, test } from 'vitest';
import { at, play, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';

const meeting = (more: Partial<Meeting> = {}): Meeting => ({
  id: 3,
  zones: ['scene-a'],
  treasure: 'cherche',
  from: 0,
  room: 'scene',
  over: false,
  ...more,
});

function given(more: Partial<Meeting> = {}): AD1State {
  const state = scene({
    creatures: [
      { id: 'orque', at: [3, 3] },
      { id: 'orque', at: [4, 4] },
    ],
    heroes: [{}, {}],
  });
  const groups = state.groups.map((group) => ({ ...group, encounter: 3 }));
  return { ...state, groups, meetings: [meeting(more)] };
}

const gone = (state: AD1State, id: string, how: 'mort' | 'parti', script: Parameters<typeof play>[2] = {}) =>
  play(state, (g, find) => removeFigure(g, find(id), { how, by: find('h1'), rules: ['AD1-TRES-01'] }), script);

describe('the end of a Rencontre', () => {
  test('[AD1-TRES-01] [AD1-TRES-02] it is over when its last figure leaves, killed or fled, and its treasure opens', () => {
    const state = given();
    expect(gone(state, 'orque-1', 'mort').of('meetingEnded')).toEqual([]);
    const { of } = gone(state, 'orque-2', 'parti');
    expect(of('meetingEnded')).toMatchObject([{ meeting: 3 }]);
    expect(of('treasureOpened')).toMatchObject([{ treasure: { zones: ['scene-a'], type: null, failures: 0 } }]);
  });

  test('[AD1-EQUIP-07] the last orc dead, the axe that was thrown comes back', () => {
    const axe = { id: 'p1', base: 'hache-de-lancer', place: 'porte', thrownBy: 'h1' } as const;
    const state = { ...given(), piles: [{ cell: at([3, 3]), items: [axe], deniers: 0 }] };
    gone(state, 'orque-1', 'mort');
    expect(state.piles).toHaveLength(1);
    const { find } = gone(state, 'orque-2', 'mort');
    expect(find('h1').hero!.sheet.items.map(({ base }) => base)).toEqual(['hache-de-lancer']);
    expect(state.piles).toEqual([]);
  });

  test('[AD1-TRES-23] a figure in reserve keeps it open', () => {
    const state = given();
    state.figures.find((f) => f.id === 'orque-2')!.status = 'reserve';
    expect(gone(state, 'orque-1', 'mort').of('meetingEnded')).toEqual([]);
  });

  test('[AD1-TRES-13] none, or of an imposed type', () => {
    const end = (treasure: Meeting['treasure']) => {
      const state = given({ treasure });
      gone(state, 'orque-1', 'mort');
      return gone(state, 'orque-2', 'mort').of('treasureOpened');
    };
    expect(end('aucun')).toEqual([]);
    expect(end('consommable')).toMatchObject([{ treasure: { type: 'consommable' } }]);
  });

  test('[AD1-TRES-04] [AD1-TRES-13] an automatic treasure is drawn without a roll by who removed the last figure', () => {
    const state = given({ treasure: 'auto' });
    gone(state, 'orque-1', 'mort');
    const { of, events, find } = gone(state, 'orque-2', 'mort', { cards: [['2-coeur'], ['3-coeur']] });
    expect(of('treasureOpened')).toEqual([]);
    expect(events.some((e) => e.type === 'diceRolled')).toBe(false);
    expect(find('h1').hero!.sheet.items).toHaveLength(1);
  });
});
