import { describe, expect, test } from 'vitest';
import { type ToyState, toy } from '../testing/toy.ts';
import { answer, faultOf, startToy, toySetup } from '../testing/toy-table.ts';
import type { ErrorCode, Fault, Result } from './errors.ts';
import { EngineError } from './errors.ts';
import { Game } from './game.ts';
import { loadGame } from './load.ts';
import type { SaveFile } from './save.ts';
import { readSave, writeSave } from './save-text.ts';

const save = (change: Partial<SaveFile<ToyState>> = {}): SaveFile => ({ ...startToy(1).save(), ...change });
const picking = (...picks: readonly string[]) => startToy(1).answer({ seq: 0, seat: 0, picks });

function discarding(picks: readonly string[]): Result<unknown> {
  const game = startToy(1);
  answer(game, 'piocher', 'haut', 'jeter');
  return game.answer({ seq: game.seq, seat: 0, picks });
}

function after(
  entries: readonly string[],
  then: (game: ReturnType<typeof startToy>) => Result<unknown>,
): Result<unknown> {
  const game = startToy(2, { variants: { panne: 'oui' } });
  answer(game, ...entries);
  return then(game);
}

const over = ['attendre', 'attendre', 'haut', 'bas', 'attendre', 'attendre', 'bas'];

/** One way to meet every code of the closed list: a new code does not compile until it has one. */
const WAYS: Readonly<Record<ErrorCode, () => Result<unknown>>> = {
  'unknown-option': () => picking('voler'),
  'duplicate-option': () => {
    const game = startToy(1);
    answer(game, 'piocher', 'haut', 'jeter');
    const card = game.open[0]!.options[0]!.id;
    return game.answer({ seq: game.seq, seat: 0, picks: [card, card] });
  },
  'too-few-options': () => picking(),
  'too-many-options': () => discarding(['as', 'roi', 'dame']),
  'wrong-seat': () => startToy(2).answer({ seq: 0, seat: 1, picks: ['attendre'] }),
  'decision-taken': () => after(['attendre'], (game) => game.answer({ seq: 0, seat: 0, picks: ['attendre'] })),
  'game-over': () => after([...over, ...over], (game) => game.answer({ seq: game.seq, seat: 0, picks: ['attendre'] })),
  'game-frozen': () => after([], (game) => game.answer({ seq: 0, seat: 0, picks: ['casser'] })),
  'undo-nothing': () => startToy(1).undo(0),
  'undo-past-chance': () => after(['lancer'], (game) => game.undo(0)),
  'undo-past-other': () => after(['attendre'], (game) => game.undo(1)),
  'bad-setup': () => Game.start(toy, toySetup(0)),
  'bad-variant': () => Game.start(toy, toySetup(1, { variants: { panne: 'parfois' } })),
  'save-unreadable': () => readSave('{'),
  'save-foreign': () => readSave('{}'),
  'save-newer': () => readSave('{"format":"souterrain/99"}'),
  'save-corrupt': () => readSave(writeSave(save()).replace('joujou', 'bijou')),
  'save-system': () => loadGame(toy, save({ system: 'dames' })),
  'save-version': () => loadGame(toy, save({ version: '7' })),
  'save-pack': () => loadGame(toy, save({ packs: [{ id: 'monstres', version: '1.0.0', hash: 'abc' }] })),
  'save-mismatch': () => loadGame(toy, save({ decisions: ['voler'], checkpoint: null })),
};

describe('every code of the closed list can be met', () => {
  test.each(Object.entries(WAYS))('%s', (code, way) => {
    const fault: Fault = faultOf(way());
    expect(fault.code).toBe(code);
    for (const value of Object.values(fault.params)) expect(['string', 'number']).toContain(typeof value);
  });
});

test('a fault of ours keeps its cause and what it reports', () => {
  const cause = new Error('why');
  const error = new EngineError('what', { seed: 'graine' }, cause);
  expect(error).toMatchObject({ name: 'EngineError', message: 'what', report: { seed: 'graine' }, cause });
  expect('cause' in new EngineError('what')).toBe(false);
});
