import type { Term } from '@souterrain/kernel';

interface Counted {
  /** What the offers are judged by: one of them adds a point to it. */
  readonly terms: Term[];
  /** How many offers there can be. */
  readonly most: number;
}

/** AD2-ORDRE-10: the offers of a moment; what changes nothing alone is one where it does with enough of the others. */
export function together<T>(list: () => readonly T[], { terms, most }: Counted): readonly T[] {
  let offers = list();
  for (let others = 1; others < most && offers.length < most; others++) {
    // As if so many others were taken already.
    terms.push({ label: 'ensemble', value: others, rule: 'AD2-ORDRE-10' });
    const more = list();
    terms.pop();
    if (more.length > others && more.length > offers.length) offers = more;
  }
  return offers;
}
