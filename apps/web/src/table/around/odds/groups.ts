import type { OddsSummary, OfferedOption } from '@souterrain/kernel';
import type { Known } from './use-odds.ts';

/** Options that are worth exactly the same: a single row tells of them all. */
export interface Group {
  readonly options: readonly OfferedOption[];
  readonly odds: OddsSummary;
}

/** In the order of the question, each group where its first option stands. */
export function groupsOf(options: readonly OfferedOption[], known: Known): readonly Group[] {
  const groups = new Map<string, { options: OfferedOption[]; odds: OddsSummary }>();
  for (const option of options) {
    const odds = known.get(option);
    if (!odds) continue;
    const alike = JSON.stringify(odds);
    const group = groups.get(alike);
    if (group) group.options.push(option);
    else groups.set(alike, { options: [option], odds });
  }
  return [...groups.values()];
}
