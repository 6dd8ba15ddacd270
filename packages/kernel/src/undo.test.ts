import { describe, expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { answer, faultOf, startToy, unwrap } from '../testing/toy-table.ts';
import { Game } from './game.ts';
import { loadGame } from './load.ts';
import { Prng } from './prng.ts';

const agreed = { agreed: true };

describe('undo is free', () => {
  test('for the last decision of a seat, and leaves no mark', () => {
    const game = startToy(2);
    const before = game.hash;
    answer(game, 'attendre');
    const undone = unwrap(game.undo(0));
    expect(undone.log).toEqual([]);
    expect(undone.hash).toBe(before);
    expect(undone.open).toMatchObject([{ id: 'agir', seat: 0 }]);
  });

  test('again and again, and the dice to come do not move', () => {
    const game = startToy(1);
    answer(game, 'lancer', 'passer', 'bas', 'attendre');
    const back = unwrap(unwrap(game.undo(0)).undo(0));
    expect(back.log).toEqual(['lancer', 'passer']);
    answer(back, 'bas', 'lancer');
    const straight = startToy(1);
    answer(straight, 'lancer', 'passer', 'bas', 'lancer');
    expect(back.checkpoint).toEqual(straight.checkpoint);
    expect(back.hash).toBe(straight.hash);
  });
});

describe('undo is refused', () => {
  test('when nothing has been decided', () => {
    expect(faultOf(startToy(1).undo(0)).code).toBe('undo-nothing');
    expect(faultOf(startToy(1).undo(0, agreed)).code).toBe('undo-nothing');
  });

  test.each([
    ['a die', ['lancer'], 'agir'],
    ['a card', ['piocher'], 'agir'],
    ['a reveal', ['montrer'], 'agir'],
    ['a die thrown again', ['lancer', 'relancer'], 'relancer'],
  ] as const)('past %s', (_, entries, decision) => {
    const game = startToy(1);
    answer(game, ...entries);
    expect(faultOf(game.undo(0))).toEqual({ code: 'undo-past-chance', params: { decision } });
    expect(game.undoFault(0)?.code).toBe('undo-past-chance');
  });

  test('past the decision of another seat', () => {
    const game = startToy(2);
    answer(game, 'attendre', 'attendre');
    expect(faultOf(game.undo(0))).toEqual({ code: 'undo-past-other', params: { seat: 1 } });
  });
});

describe('the whole table may agree', () => {
  test('to undo a die: it is logged, and other dice come', () => {
    const game = startToy(1);
    answer(game, 'lancer');
    const undone = unwrap(game.undo(0, agreed));
    expect(undone.log).toEqual(['!undo 1']);
    expect(undone.history).toMatchObject([{ decision: '!undo', picks: ['!undo 1'] }]);
    expect(undone.open).toMatchObject([{ id: 'agir' }]);
    const golds = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const fresh = startToy(1, { seed });
      answer(fresh, 'lancer');
      const again = unwrap(fresh.undo(0, agreed));
      answer(fresh, 'passer');
      answer(again, 'lancer', 'passer');
      golds.add(again.state.gold[0]! - fresh.state.gold[0]!);
    }
    expect([...golds].some((difference) => difference !== 0)).toBe(true);
  });

  test('to undo the decision of another seat, with a reseed too', () => {
    const game = startToy(2);
    answer(game, 'attendre', 'attendre');
    const undone = unwrap(game.undo(0, agreed));
    expect(undone.log).toEqual(['attendre', '!undo 1']);
    expect(undone.open).toMatchObject([{ seat: 1 }]);
  });

  test('and every such undo brings a stream of its own', () => {
    let game = startToy(3);
    for (const [seat, undo] of ['!undo 1 1', '!undo 1 2'].entries()) {
      answer(game, 'lancer');
      game = unwrap(game.undo(seat, agreed));
      answer(game, 'attendre');
      expect(game.checkpoint.prng).toEqual(Prng.seeded('graine', undo).state);
    }
  });

  test('and undos in a row are logged as one of several decisions', () => {
    let game = startToy(2);
    answer(game, 'piocher', 'piocher');
    game = unwrap(game.undo(1, agreed));
    game = unwrap(game.undo(0, agreed));
    expect(game.log).toEqual(['!undo 2']);
    expect(unwrap(Game.replay(game.system, game.save())).hash).toBe(game.hash);
  });

  test('but the undo itself is not undone', () => {
    const game = startToy(1);
    answer(game, 'lancer');
    const undone = unwrap(game.undo(0, agreed));
    expect(faultOf(undone.undo(0, agreed)).code).toBe('undo-nothing');
    answer(undone, 'attendre');
    const back = unwrap(undone.undo(0));
    expect(back.log).toEqual(['!undo 1']);
  });

  test('and the game is saved, loaded and replayed with its undos', () => {
    const game = startToy(1);
    answer(game, 'attendre', 'haut', 'lancer');
    const undone = unwrap(game.undo(0, agreed));
    answer(undone, 'lancer', 'relancer', 'piocher');
    const { game: loaded, warning } = unwrap(loadGame(toy, undone.save()));
    expect(warning).toBeUndefined();
    expect(loaded.log).toEqual(undone.log);
    expect(loaded.hash).toBe(undone.hash);
    expect(unwrap(undone.fork(5)).log).toEqual(undone.log.slice(0, 5));
  });
});
