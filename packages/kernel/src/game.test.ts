import { describe, expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { answer, faultOf, startToy, unwrap } from '../testing/toy-table.ts';
import { Game } from './game.ts';

describe('answers', () => {
  test('move the game on and return the events that followed', () => {
    const game = startToy(2);
    const events = unwrap(game.answer({ seq: 0, seat: 0, picks: ['attendre'] }));
    expect(events).toEqual([
      { type: 'earned', seat: 0, gold: 1, rules: ['TOY-WAIT'] },
      { type: 'passedOn', rules: ['TOY-TURN'] },
    ]);
    expect(game.events).toEqual(events);
    expect(game.log).toEqual(['attendre']);
    expect(game.open).toMatchObject([{ id: 'agir', seat: 1 }]);
  });

  test('that are refused change nothing', () => {
    const game = startToy(2);
    const before = [game.hash, game.seq, game.open] as const;
    const refused = [
      game.answer({ seq: 0, seat: 0, picks: ['voler'] }),
      game.answer({ seq: 0, seat: 1, picks: ['attendre'] }),
      game.answer({ seq: 1, seat: 0, picks: ['attendre'] }),
      game.answer({ seq: 0, seat: 0, picks: [] }),
      game.answer({ seq: 0, seat: 0, picks: ['attendre', 'lancer'] }),
    ];
    expect(refused.map((r) => faultOf(r).code)).toEqual([
      'unknown-option',
      'wrong-seat',
      'decision-taken',
      'too-few-options',
      'too-many-options',
    ]);
    expect([game.hash, game.seq, game.open]).toEqual(before);
  });

  test('sent twice are refused the second time', () => {
    const game = startToy(1);
    const given = { seq: 0, seat: 0, picks: ['attendre'] };
    unwrap(game.answer(given));
    expect(faultOf(game.answer(given))).toEqual({ code: 'decision-taken', params: { got: 0, open: 1 } });
  });

  test('of none and of several options are logged as ids and replayed', () => {
    const game = startToy(1);
    answer(game, 'piocher', 'haut', 'jeter', '');
    expect(game.log).toEqual(['piocher', 'haut', 'jeter', '']);
    const hand = [...new Set(game.state.hands[0])];
    expect(unwrap(game.fork(4)).hash).toBe(game.hash);
    const other = unwrap(game.fork(3));
    answer(other, hand.join(' '));
    expect(other.state.hands[0]!.length).toBe(2 - hand.length);
  });
});

describe('simultaneous answers', () => {
  const voting = () => {
    const game = startToy(2);
    answer(game, 'attendre', 'attendre');
    return game;
  };

  test('stay secret until all are in, then enter the log in seat order', () => {
    const game = voting();
    expect(game.open.map((d) => d.seat)).toEqual([0, 1]);
    expect(unwrap(game.answer({ seq: 2, seat: 1, picks: ['bas'] }))).toEqual([]);
    expect(game.log).toEqual(['attendre', 'attendre']);
    expect(game.open.map((d) => d.seat)).toEqual([0]);
    const events = unwrap(game.answer({ seq: 2, seat: 0, picks: ['haut'] }));
    expect(events).toEqual([{ type: 'voted', votes: ['haut', 'bas'], rules: ['TOY-VOTE'] }]);
    expect(game.log).toEqual(['attendre', 'attendre', 'haut', 'bas']);
  });

  test('cannot be changed while the others think', () => {
    const game = voting();
    unwrap(game.answer({ seq: 2, seat: 1, picks: ['bas'] }));
    expect(faultOf(game.answer({ seq: 2, seat: 1, picks: ['haut'] })).code).toBe('wrong-seat');
  });
});

describe('checkpoints', () => {
  test('are taken at every step boundary and hold the whole game', () => {
    const game = startToy(2);
    expect(game.checkpoint).toMatchObject({ at: 0, state: game.state });
    answer(game, 'lancer');
    expect(game.checkpoint.at).toBe(0);
    answer(game, 'passer');
    expect(game.checkpoint.at).toBe(2);
    expect(game.checkpoint.state).toEqual(game.state);
    expect(game.checkpoint.state).not.toBe(game.state);
  });

  test('of a game that is over restore it over', () => {
    const game = startToy(1);
    const state = { ...game.state, round: 5 };
    const over = Game.restore(toy, game.header, { at: 0, state, prng: [1, 2, 3, 4] });
    expect(over.outcome?.id).toBe('fin');
    expect(over.open).toEqual([]);
    expect(over.checkpoint.state).toEqual(state);
  });

  test('do not move with the game that goes on', () => {
    const game = startToy(2);
    const { checkpoint } = game;
    const before = JSON.stringify(checkpoint);
    answer(game, 'attendre', 'piocher', 'haut', 'bas');
    expect(JSON.stringify(checkpoint)).toBe(before);
  });
});

describe('forks', () => {
  test('share the past and not the future', () => {
    const game = startToy(2);
    answer(game, 'lancer', 'passer', 'attendre');
    const fork = unwrap(game.fork(2));
    expect(fork.log).toEqual(['lancer', 'passer']);
    expect(fork.state.gold[0]).toBe(game.state.gold[0]);
    answer(fork, 'montrer');
    expect(fork.log).toEqual(['lancer', 'passer', 'montrer']);
    expect(game.log).toEqual(['lancer', 'passer', 'attendre']);
    expect(fork.hash).not.toBe(game.hash);
  });

  test('at the end are the game itself, dice to come included', () => {
    const game = startToy(2);
    answer(game, 'lancer', 'passer');
    const fork = unwrap(game.fork(game.seq));
    answer(game, 'lancer', 'relancer');
    answer(fork, 'lancer', 'relancer');
    expect(fork.hash).toBe(game.hash);
  });
});

test('a view shows a seat what the system lets it see', () => {
  const game = startToy(2);
  answer(game, 'piocher');
  expect(game.view(0).hand).toHaveLength(2);
  expect(game.view(1).hand).toEqual([]);
  expect(game.view(undefined).hand).toEqual([]);
});

test('the past tells who decided what, and which events came of it', () => {
  const game = startToy(2);
  answer(game, 'attendre', 'lancer', 'passer');
  expect(game.history.map(({ seat, decision, picks, firstEvent }) => [seat, decision, picks, firstEvent])).toEqual([
    [0, 'agir', ['attendre'], 0],
    [1, 'agir', ['lancer'], 2],
    [1, 'relancer', ['passer'], 2],
  ]);
});
