import type { Option } from '@souterrain/kernel';

/** The index of the first of these ids that is offered; -1 when none is. */
export function firstOf(options: readonly Option[], ids: readonly string[]): number {
  for (const id of ids) {
    const index = options.findIndex((option) => option.id === id);
    if (index >= 0) return index;
  }
  return -1;
}

export const firstStarting = (options: readonly Option[], prefix: string): number =>
  options.findIndex((option) => option.id.startsWith(prefix));

/** The index of the best option by a score; -1 when none is above `least`. */
export function bestOf(options: readonly Option[], score: (option: Option) => number, least = 0): number {
  let best = -1;
  let bestScore = least;
  for (const [index, option] of options.entries()) {
    const value = score(option);
    if (value > bestScore) {
      best = index;
      bestScore = value;
    }
  }
  return best;
}
