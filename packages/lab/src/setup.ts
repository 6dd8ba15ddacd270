import type { Setup, System } from '@souterrain/kernel';

/** The party every simulation starts from: the usual number of seats, each with the next value of every choice. */
export function defaultSetup({ seats, choices }: Pick<System, 'seats' | 'choices'>): Setup {
  const seat = (index: number) => ({
    name: `${index + 1}`,
    choices: Object.fromEntries(choices.map(({ id, values }) => [id, values[index % values.length]!])),
  });
  return { seats: Array.from({ length: seats.usual ?? seats.min }, (_, i) => seat(i)), variants: {} };
}
