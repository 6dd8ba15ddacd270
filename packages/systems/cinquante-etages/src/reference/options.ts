import type { Option } from '@souterrain/kernel';

/** The index of the first of these ids that is offered, or -1. */
export function firstOf(options: readonly Option[], ids: readonly string[]): number {
  for (const id of ids) {
    const index = options.findIndex((o) => o.id === id);
    if (index >= 0) return index;
  }
  return -1;
}

/** The index of the option worth most, the first one where several are. */
export function bestOf(options: readonly Option[], worth: (option: Option) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, option] of options.entries()) {
    const value = worth(option);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  return best;
}
