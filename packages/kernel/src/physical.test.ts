import { describe, expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { answer, faultOf, startToy, unwrap } from '../testing/toy-table.ts';
import { loadGame } from './load.ts';
import { throwDecision } from './physical.ts';

const agreed = { agreed: true };

describe('the question of a throw', () => {
  test('offers every face of the die, to the seat that throws', () => {
    const request = { kind: 'roll', seat: 1, count: 2, sides: 4, rule: 'TOY-ROLL' } as const;
    const { options, ...decision } = throwDecision({ request, results: [3] });
    expect(decision).toEqual({
      kind: 'ask',
      id: 'lancer-les-des',
      seat: 1,
      rule: 'TOY-ROLL',
      prompt: 'lancer-les-des',
      params: { number: 2, count: 2, sides: 4 },
      min: 1,
      max: 1,
    });
    expect(options).toEqual(
      [1, 2, 3, 4].map((face) => ({ id: String(face), label: 'face', value: face, params: { face } })),
    );
  });

  test('offers the cards that are left, each once', () => {
    const request = {
      kind: 'draw',
      seat: 0,
      deck: 'pioche',
      from: ['as', 'as', 'roi'],
      count: 3,
      rule: 'TOY-DRAW',
    } as const;
    const ids = (results: readonly string[]) => throwDecision({ request, results }).options.map((o) => o.id);
    expect(ids([])).toEqual(['as', 'roi']);
    expect(ids(['as'])).toEqual(['as', 'roi']);
    expect(ids(['as', 'as'])).toEqual(['roi']);
  });
});

describe('a game with real dice and cards', () => {
  const game = () => startToy(2, { dice: 'physical' });

  test('asks for each die, and the rules count the faces typed', () => {
    const table = game();
    answer(table, 'lancer');
    expect(table.open[0]).toMatchObject({ id: 'lancer-les-des', seat: 0, params: { number: 1, count: 2, sides: 6 } });
    answer(table, '6');
    expect(table.open[0]).toMatchObject({ params: { number: 2 } });
    answer(table, '5', 'passer', '4');
    expect(table.log).toEqual(['lancer', '6', '5', 'passer', '4']);
    expect(table.state.gold[0]).toBe(15);
  });

  test('asks which cards came, and cannot be told a card that is gone', () => {
    const table = game();
    answer(table, 'piocher', 'roi');
    expect(faultOf(table.answer({ seq: 2, seat: 0, picks: ['roi'] })).code).toBe('unknown-option');
    answer(table, 'as');
    expect(table.state.hands[0]).toEqual(['roi', 'as']);
    expect(table.log).toEqual(['piocher', 'roi', 'as']);
  });

  test('asks the cards of the seat that has just decided', () => {
    const table = game();
    answer(table, 'attendre', 'piocher');
    expect(table.open[0]).toMatchObject({ id: 'tirer-les-cartes', seat: 1 });
    const cardsFirst = startToy(2, { dice: 'physical' });
    answer(cardsFirst, 'piocher');
    expect(cardsFirst.open[0]!.seat).toBe(0);
  });

  test('refuses a face the die does not have', () => {
    const table = game();
    answer(table, 'lancer');
    expect(faultOf(table.answer({ seq: 1, seat: 0, picks: ['7'] })).code).toBe('unknown-option');
  });

  test('is saved in the middle of a throw and loaded where it stood', () => {
    const table = game();
    answer(table, 'lancer', '2');
    const { game: loaded } = unwrap(loadGame(toy, table.save()));
    expect(loaded.open).toEqual(table.open);
    answer(loaded, '3', 'relancer', '6', '6', '1');
    expect(loaded.state.gold[0]).toBe(13);
    expect(unwrap(loaded.fork(loaded.seq)).hash).toBe(loaded.hash);
  });

  test('lets a mistyped face be taken back only when the table agrees', () => {
    const table = game();
    answer(table, 'lancer', '2');
    expect(faultOf(table.undo(0))).toEqual({ code: 'undo-past-chance', params: { decision: 'lancer-les-des' } });
    const undone = unwrap(table.undo(0, agreed));
    expect(undone.log).toEqual(['lancer', '!undo 1']);
    answer(undone, '5', '5', 'passer', '1');
    expect(undone.state.gold[0]).toBe(11);
    expect(unwrap(undone.fork(undone.seq)).hash).toBe(undone.hash);
  });
});
