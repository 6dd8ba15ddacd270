import type { SeatSetup } from '@souterrain/kernel';
import type { Adaptor } from './adaptor.ts';

type Playable = Pick<Adaptor, 'system' | 'ready'>;

/** What a seat of that number starts with: the next of those who are ready to play, where a seat chooses anything. */
export function readyChoices({ system: { choices }, ready }: Playable, seat: number): SeatSetup['choices'] {
  const [first] = choices;
  return first ? { [first.id]: ready[seat % ready.length]! } : {};
}

/** A seat for each name, with the next of those who are ready to play. */
export const readySeats = (adaptor: Playable, names: readonly string[]): SeatSetup[] =>
  names.map((name, i) => ({ name, choices: readyChoices(adaptor, i) }));
