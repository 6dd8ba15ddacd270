import type { Setup, System } from '@souterrain/kernel';

/** The party simulations start from: the usual number of seats unless told, each with the next value of every choice. */
export function defaultSetup(
  { seats, choices }: Pick<System, 'seats' | 'choices'>,
  {
    count = seats.usual ?? seats.min,
    variants = {},
  }: { readonly count?: number; readonly variants?: Setup['variants'] } = {},
): Setup {
  const seat = (index: number) => ({
    name: `${index + 1}`,
    choices: Object.fromEntries(choices.map(({ id, values }) => [id, values[index % values.length]!])),
  });
  return { seats: Array.from({ length: count }, (_, i) => seat(i)), variants };
}
