import { type Fault, Game, type NewGame, type Result } from '@souterrain/kernel';
import { type ToyEvent, type ToyState, type ToyView, toy } from './toy.ts';

export type ToyGame = Game<ToyState, ToyEvent, ToyView>;

export type ToyOptions = Partial<Pick<NewGame, 'seed' | 'variants' | 'dice'>>;

export function toySetup(seats: number, { seed = 'graine', variants = {}, dice = 'seeded' }: ToyOptions = {}): NewGame {
  return { seats: Array.from({ length: seats }, (_, i) => ({ name: `J${i + 1}`, choices: {} })), variants, seed, dice };
}

export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

export function faultOf(result: Result<unknown>): Fault {
  if (result.ok) throw new Error('a fault was expected');
  return result.fault;
}

export const startToy = (seats: number, options?: ToyOptions): ToyGame =>
  unwrap(Game.start(toy, toySetup(seats, options)));

/** Answers the open decisions in turn; each entry is what a log line would be. */
export function answer(game: ToyGame, ...entries: readonly string[]): void {
  for (const entry of entries) {
    const decision = game.open[0];
    if (!decision) throw new Error(`nobody is asked for ${entry}`);
    const picks = entry === '' ? [] : entry.split(' ');
    unwrap(game.answer({ seq: game.seq, seat: decision.seat, picks }));
  }
}

/** Picks in turn from what is offered, one number a decision, until the numbers run out or the game is over. */
export function answerByNumber(game: ToyGame, numbers: readonly number[]): void {
  for (const number of numbers) {
    const decision = game.open[0];
    if (!decision) return;
    const { min, max, options } = decision;
    const count = min + (number % (max - min + 1));
    const picks = Array.from({ length: count }, (_, i) => options[(number + i) % options.length]!.id);
    unwrap(game.answer({ seq: game.seq, seat: decision.seat, picks }));
  }
}
