import type { Option } from '@souterrain/kernel';

/** The index of the first option that is wanted most, by id; -1 when none of them is there. */
export function firstOf(options: readonly Option[], wanted: readonly string[]): number {
  for (const id of wanted) {
    const index = options.findIndex((option) => option.id === id);
    if (index >= 0) return index;
  }
  return -1;
}

/** The index of the option worth most, the first of them on a tie; -1 when none is worth more than `least`. */
export function bestOf(options: readonly Option[], worthOf: (option: Option) => number, least = 0): number {
  let best = -1;
  let most = least;
  for (const [index, option] of options.entries()) {
    const worth = worthOf(option);
    if (worth > most) {
      most = worth;
      best = index;
    }
  }
  return best;
}

export const textOf = ({ params }: Option, name: string): string => String(params?.[name] ?? '');

export const numberOf = ({ params }: Option, name: string): number => Number(params?.[name] ?? 0);
