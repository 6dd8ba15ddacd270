import { describe, expect, test } from 'vitest';
import { atTable, command } from '../../testing/index.ts';
import type { HBEvent } from '../events.ts';
import type { HBState } from '../state.ts';
import { hideFrom } from './hide.ts';
import { tellTo } from './tell.ts';

const MASTER = 1;
const HERO = 0;
const hidden = () => command({ foes: [{}] }, { decisions: ['appeler-un-test', 'esprit', 'e1', 'valider'], dice: [13] });
const told = (state: HBState, events: readonly HBEvent[], seat: number | undefined) =>
  events.flatMap((event) => tellTo(state, event, seat) ?? []);

describe('a hidden roll', () => {
  test('[HB-GM-19] players see that there was one, and no figure of it', () => {
    const { state, events } = hidden();
    const checked = (seat: number | undefined) => told(state, events, seat).find(({ type }) => type === 'checked');
    expect(checked(MASTER)).toMatchObject({ faces: [13], kept: 13, value: 10 });
    for (const seat of [HERO, undefined])
      expect(checked(seat)).toMatchObject({ being: 'e1', hidden: true, faces: [], kept: 0, value: 0 });
    expect(hideFrom(state, HERO).secrets).toEqual([
      { id: expect.any(Number), kind: 'jet', text: '', roll: null, shown: false },
    ]);
    expect(hideFrom(state, HERO).table.lastCheck).toBeNull();
    expect(hideFrom(state, MASTER)).toEqual(state);
  });

  test('[HB-GM-02] [HB-GM-19] any roll can be hidden beforehand, with its stakes', () => {
    const { state, events } = command(
      {},
      { decisions: ['appeler-un-test', 'esprit', 'jet-cache', 'enjeu-alerte', 'valider'], dice: [5] },
    );
    const called = (seat: number) => told(state, events, seat).find(({ type }) => type === 'checkCalled');
    expect(called(MASTER)).toMatchObject({ stake: 'alerte' });
    expect(called(HERO)).toMatchObject({ hidden: true, stake: '', gain: '' });
    expect(hideFrom(state, HERO).secrets).toMatchObject([{ roll: null }]);
  });

  test('[HB-GM-19] heroes roll openly', () => {
    const { state, of } = command({}, { decisions: ['appeler-un-test', 'esprit', 'valider'], dice: [5] });
    expect([of('checked')[0]?.hidden, state.secrets]).toEqual([false, []]);
  });

  test('[HB-GM-19] the MJ may show it, and the end of the session tells all', () => {
    const { state } = hidden();
    const { id } = state.secrets[0]!;
    const shown = command(structuredClone(state), { decisions: ['montrer-un-jet', `jet-${id}`] }).state;
    expect(hideFrom(shown, HERO).secrets).toMatchObject([{ roll: { kept: 13 }, shown: true }]);
    const over = command(state, { decisions: ['terminer', 'victoire'] });
    expect(over.of('secretShown')).toMatchObject([{ secret: id }]);
    expect(over.state).toMatchObject({ phase: 'fin', result: 'victoire', secrets: [{ shown: true }] });
  });
});

describe('what the MJ keeps', () => {
  test('[HB-GM-19] a note is nobody else’s until it is shown, and is written once', () => {
    const { state, events } = command({}, { decisions: ['note-secrete', 'trahison'] });
    expect(told(state, events, HERO)).toEqual([]);
    expect(JSON.stringify(hideFrom(state, HERO))).not.toContain('trahison');
    const { id } = state.secrets[0]!;
    const shown = command(state, { decisions: ['montrer-un-jet', `note-${id}`] }).state;
    expect(hideFrom(shown, HERO).secrets).toMatchObject([{ text: 'trahison' }]);
  });

  test('[HB-GM-01] one MJ who sees everything; without one there is nothing to hide', () => {
    const { state, events } = command({}, { decisions: ['faire-paraitre', 'ogre', 'cache-oui', 'valider'] });
    expect(told(state, events, HERO)).toEqual([]);
    expect(told(state, events, MASTER)).toHaveLength(events.length);
    const open = { ...atTable(), master: null };
    expect(hideFrom(open, HERO)).toEqual(open);
  });
});
