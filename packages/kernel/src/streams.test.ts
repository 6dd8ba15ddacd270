import { expect, test } from 'vitest';
import { answer, startToy, unwrap } from '../testing/toy-table.ts';
import { Game } from './game.ts';

const told = (game: Game, seat: number | undefined) =>
  game.stream(seat).events.flatMap((event) => ('cards' in event ? [(event.cards as string[]).join(' ')] : []));

test('each seat hears what it may hear, a spectator what anybody may', () => {
  const game = startToy(2);
  answer(game, 'piocher', 'piocher');
  const hands = game.state.hands.map((hand) => hand.join(' '));
  expect(told(game as Game, 0)).toEqual([hands[0], ' ']);
  expect(told(game as Game, 1)).toEqual([' ', hands[1]]);
  expect(told(game as Game, undefined)).toEqual([' ', ' ']);
  expect(game.stream(0).events.map(({ type }) => type)).toEqual(game.events.map(({ type }) => type));
});

test('what an event was told as is never told again in another way', () => {
  const game = startToy(2);
  answer(game, 'piocher');
  const before = [...game.stream(1).events];
  answer(game, 'attendre', 'bas', 'bas', 'montrer');
  expect(game.stream(1).events.slice(0, before.length)).toEqual(before);
  for (const [i, event] of before.entries()) expect(game.stream(1).events[i]).toBe(event);
});

test('a stream says what was heard before each answer', () => {
  const game = startToy(1);
  answer(game, 'attendre', 'bas', 'attendre', 'piocher');
  const { events, before } = game.stream(0);
  expect(before.map((from, i) => events.slice(from, before[i + 1]).map(({ type }) => type))).toEqual([
    ['earned', 'passedOn'],
    ['voted'],
    ['earned', 'passedOn', 'voted'],
    ['drew', 'passedOn'],
  ]);
});

test('an undo takes back what was heard, and a replay tells the same again', () => {
  const game = startToy(2);
  answer(game, 'piocher', 'attendre');
  const undone = unwrap(game.undo(1));
  for (const seat of [0, 1, undefined]) {
    expect(undone.stream(seat)).toEqual(unwrap(game.fork(1)).stream(seat));
    expect(undone.stream(seat).events).toEqual(game.stream(seat).events.slice(0, game.stream(seat).before[1]));
    const { decisions, hashes, ...header } = game.save();
    const again = unwrap(Game.replay(game.system, { ...header, decisions, hashes }));
    expect(again.stream(seat)).toEqual(game.stream(seat));
  }
});
