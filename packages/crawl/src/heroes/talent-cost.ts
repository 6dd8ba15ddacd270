import type { Sheet } from '../state.ts';
import type { Lists } from './lists.ts';
import { type Level, TALENT_COST } from './trees.ts';

type Learnt = Pick<Sheet, 'origin'> & { readonly talents: readonly string[] };

/** Talents that a hero did not pay for: those of its origin, and those that come with others. */
export const givenTo = ({ origins, featureOf }: Lists, { origin, talents }: Learnt): ReadonlySet<string> =>
  new Set([...(origins[origin]?.innate ?? []), ...talents.flatMap((id) => featureOf(id)?.gives ?? [])]);

/** AD1-IMPE-03, AD1-IMPE-09: talents of level 1 of any career that cost nothing. */
export const freeTalents = ({ origins, featureOf }: Lists, { origin, talents }: Learnt): number =>
  (origins[origin]?.eclectic ? 1 : 0) + talents.filter((id) => featureOf(id)?.eclectic).length;

/** XP that talents of a new hero cost. */
export function paidFor(lists: Lists, { origin, talents }: Learnt): number {
  let free = freeTalents(lists, { origin, talents });
  let paid = 0;
  for (const id of talents) {
    const own = lists.trees[origin]?.find((node) => node.id === id);
    if (own) paid += TALENT_COST[own.level];
    else if (free > 0) free--;
    else paid += TALENT_COST[levelInCareers(lists, id)];
  }
  return paid;
}

function levelInCareers({ careers, trees }: Lists, id: string): Level {
  for (const career in careers) for (const node of trees[career] ?? []) if (node.id === id) return node.level;
  return 1;
}
