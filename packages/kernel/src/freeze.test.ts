import { expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { answer, faultOf, startToy, unwrap } from '../testing/toy-table.ts';
import { EngineError } from './errors.ts';
import { Game } from './game.ts';
import { loadGame } from './load.ts';
import type { Header } from './save.ts';

const broken = () => {
  const game = startToy(2, { variants: { panne: 'oui' } });
  answer(game, 'lancer', 'passer');
  const before = game.hash;
  const fault = faultOf(game.answer({ seq: 2, seat: 1, picks: ['casser'] }));
  return { game, before, fault };
};

test('a rule that throws freezes the table and discards the step', () => {
  const { game, before, fault } = broken();
  expect(fault).toEqual({ code: 'game-frozen', params: { reason: 'the toy broke' } });
  expect(game.frozen).toBeInstanceOf(EngineError);
  expect(game.hash).toBe(before);
  expect(game.state.gold[1]).toBe(0);
  expect(game.open).toEqual([]);
  expect(faultOf(game.answer({ seq: 3, seat: 1, picks: ['attendre'] })).code).toBe('game-frozen');
});

test('its report holds what is needed to break it again', () => {
  const { game } = broken();
  const report = game.frozen!.report as unknown as { header: Header; decisions: readonly string[]; action: string };
  expect(report.action).toBe('casser');
  const again = unwrap(
    Game.replay(toy, { ...JSON.parse(JSON.stringify(report.header)), decisions: report.decisions, hashes: [] }),
  );
  expect(again.frozen?.message).toBe('the toy broke');
  expect(again.hash).toBe(game.hash);
  expect(game.frozen!.cause).toBeInstanceOf(EngineError);
});

test('what was decided before is still saved, and the break can be undone', () => {
  const { game } = broken();
  const save = game.save();
  expect(save.decisions).toEqual(['lancer', 'passer', 'casser']);
  expect(unwrap(loadGame(toy, save)).game.frozen?.message).toBe('the toy broke');
  const undone = unwrap(game.undo(1));
  expect(undone.frozen).toBeUndefined();
  answer(undone, 'attendre');
  expect(undone.state.gold[1]).toBe(1);
});

test('a thrown value that is no error is told too', () => {
  const odd = {
    ...toy,
    apply: () => {
      throw 'plain words';
    },
  };
  const game = unwrap(Game.start(odd, startToy(1).header));
  expect(faultOf(game.answer({ seq: 0, seat: 0, picks: ['attendre'] })).params.reason).toBe('plain words');
});

test('another table goes on', () => {
  broken();
  const other = startToy(1);
  answer(other, 'attendre');
  expect(other.frozen).toBeUndefined();
});
