import type { Setup, System } from '@souterrain/kernel';

/** The party every simulation starts from: as few seats as the system allows, the first value of every choice. */
export function defaultSetup({ seats, choices }: Pick<System, 'seats' | 'choices'>): Setup {
  const first = Object.fromEntries(choices.map((choice) => [choice.id, choice.values[0]]));
  return { seats: Array.from({ length: seats.min }, (_, i) => ({ name: `${i + 1}`, choices: first })), variants: {} };
}
