import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, answerByNumber, startToy, type ToyGame, unwrap } from '../testing/toy-table.ts';
import type { Branch } from './branch.ts';
import { SeededChance } from './chance.ts';
import { hashState } from './hash.ts';
import { Prng } from './prng.ts';

const chance = (seed = 'branche') => new SeededChance(Prng.seeded(seed, 'game'));

type ToyBranch = ReturnType<ToyGame['branch']>;

/** Answers by number until the game is over or the numbers run out. */
function playBranch(branch: ToyBranch, numbers: readonly number[]): void {
  for (const number of numbers) {
    const decision = branch.open[0];
    if (!decision) return;
    const { min, max, options } = decision;
    const count = min + (number % (max - min + 1));
    const picks = Array.from({ length: count }, (_, i) => options[(number + i) % options.length]!.id);
    unwrap(branch.answer(decision.seat, picks));
  }
}

const asked = ({ open }: Pick<Branch<unknown, never>, 'open'>) =>
  open.map(({ id, seat, options }) => ({ id, seat, options: options.map((o) => o.id) }));

const NUMBERS = fc.array(fc.nat({ max: 59 }), { maxLength: 40 });

describe('a branch', () => {
  test('stands where its game stands, plays on, and the game never knows', () => {
    const seats = fc.integer({ min: 1, max: 3 });
    const dice = fc.constantFrom('seeded', 'physical' as const);
    fc.assert(
      fc.property(seats, dice, NUMBERS, NUMBERS, (count, how, before, after) => {
        const game = startToy(count, { dice: how as 'seeded' });
        answerByNumber(game, before);
        const { hash, seq } = game;
        const events = game.events.length;
        const branch = game.branch(chance());
        expect(hashState(branch.state)).toBe(hash);
        expect(asked(branch)).toEqual(asked(game));
        expect(branch.outcome).toEqual(game.outcome);
        playBranch(branch, after);
        expect([game.hash, game.seq, game.events.length]).toEqual([hash, seq, events]);
      }),
      { numRuns: 100 },
    );
  });

  test('has the chance it is given, and the same chance gives the same end', () => {
    const game = startToy(1);
    answer(game, 'attendre', 'bas');
    const after = (seed: string) => {
      const branch = game.branch(chance(seed));
      playBranch(branch, [1, 0, 1, 1, 0, 1, 1, 0, 1]);
      return branch.state;
    };
    expect(after('a')).toEqual(after('a'));
    expect(after('a')).not.toEqual(after('b'));
  });

  test('keeps the dice that have fallen since the last boundary', () => {
    const game = startToy(1);
    answer(game, 'lancer');
    const branch = game.branch(chance('autre'));
    unwrap(branch.answer(0, ['passer']));
    answer(game, 'passer');
    // Two dice had fallen; the third falls anew.
    expect(Math.abs(branch.state.gold[0]! - game.state.gold[0]!)).toBeLessThanOrEqual(3);
  });

  test('of a game where dice were taken back has the new dice', () => {
    const game = startToy(1);
    answer(game, 'lancer');
    const undone = unwrap(game.undo(0, { agreed: true }));
    answer(undone, 'lancer');
    const branch = undone.branch(chance());
    expect(hashState(branch.state)).toBe(undone.hash);
    expect(asked(branch)).toEqual(asked(undone));
  });

  test('knows what was answered in secret and waits for the others', () => {
    const game = startToy(2);
    answer(game, 'attendre', 'attendre', 'haut');
    const branch = game.branch(chance());
    expect(asked(branch)).toEqual([{ id: 'voter', seat: 1, options: ['haut', 'bas', 'passer'] }]);
    unwrap(branch.answer(1, ['bas']));
    expect(branch.state.gold).toEqual([3, 1]);
  });

  test('refuses an answer that is not offered', () => {
    const branch = startToy(1).branch(chance());
    expect(branch.answer(0, ['voler'])).toMatchObject({ ok: false, fault: { code: 'unknown-option' } });
    expect(branch.answer(1, ['attendre'])).toMatchObject({ ok: false, fault: { code: 'wrong-seat' } });
  });
});

test('undo far back, further than the boundaries at hand, gives the game as it was', () => {
  const game = startToy(3);
  answerByNumber(
    game,
    Array.from({ length: 60 }, (_, i) => (i % 3) * 5),
  );
  let back = game;
  while (back.log.length > 1) {
    back = unwrap(back.undo(back.history.at(-1)!.seat, { agreed: true }));
    const last = back.log.at(-1)!;
    const straight = unwrap(back.fork(back.seq));
    expect([back.hash, back.events.length], last).toEqual([straight.hash, straight.events.length]);
    if (back.log.every((entry) => entry.startsWith('!'))) break;
  }
});
