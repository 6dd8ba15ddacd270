import { expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { answer, startToy, unwrap } from '../testing/toy-table.ts';
import { loadGame } from './load.ts';

test('a seat that passes by itself is not asked, and the pass is logged', () => {
  const game = startToy(1);
  game.setAutoPass(0, 'relancer', true);
  answer(game, 'lancer');
  expect(game.log).toEqual(['lancer', 'passer']);
  expect(game.open[0]!.id).toBe('voter');
});

test('it is asked again once that is switched off', () => {
  const game = startToy(1);
  game.setAutoPass(0, 'relancer', true);
  game.setAutoPass(0, 'relancer', false);
  answer(game, 'lancer');
  expect(game.open[0]!.id).toBe('relancer');
});

test('the other seats and the other decisions are still asked', () => {
  const game = startToy(2);
  game.setAutoPass(1, 'relancer', true);
  answer(game, 'lancer');
  expect(game.open).toMatchObject([{ id: 'relancer', seat: 0 }]);
  game.setAutoPass(0, 'agir', true);
  answer(game, 'passer', 'lancer');
  expect(game.open.map((d) => d.id)).toEqual(['voter', 'voter']);
  answer(game, 'haut', 'haut');
  expect(game.open).toMatchObject([{ id: 'agir', seat: 0 }]);
});

test('it passes a secret vote as soon as the vote opens', () => {
  const game = startToy(2);
  game.setAutoPass(0, 'voter', true);
  answer(game, 'attendre', 'attendre');
  expect(game.open.map((d) => d.seat)).toEqual([1]);
  expect(game.log).toEqual(['attendre', 'attendre']);
  answer(game, 'haut');
  expect(game.log).toEqual(['attendre', 'attendre', 'passer', 'haut']);
});

test('when everybody passes nobody is asked', () => {
  const game = startToy(2);
  for (const seat of [0, 1]) game.setAutoPass(seat, 'voter', true);
  answer(game, 'attendre', 'attendre');
  expect(game.log.slice(2)).toEqual(['passer', 'passer']);
  expect(game.open).toMatchObject([{ id: 'agir', seat: 0 }]);
});

test('passes are replayed from the log, whatever the seats have set since', () => {
  const game = startToy(1);
  game.setAutoPass(0, 'relancer', true);
  answer(game, 'lancer', 'haut', 'lancer');
  const { game: loaded, warning } = unwrap(loadGame(toy, game.save()));
  expect(warning).toBeUndefined();
  expect(loaded.hash).toBe(game.hash);
  const follower = startToy(1);
  follower.setAutoPass(0, 'relancer', true);
  expect(follower.follow(game.log)).toBeUndefined();
  expect(follower.hash).toBe(game.hash);
});
