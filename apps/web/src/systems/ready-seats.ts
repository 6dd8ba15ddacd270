import type { SeatSetup } from '@souterrain/kernel';
import type { Adaptor } from './adaptor.ts';

/** A seat for each name, with the next of those who are ready to play. */
export function readySeats(
  { system, ready }: Pick<Adaptor, 'system' | 'ready'>,
  names: readonly string[],
): SeatSetup[] {
  const { id } = system.choices[0]!;
  return names.map((name, i) => ({ name, choices: { [id]: ready[i % ready.length]! } }));
}
