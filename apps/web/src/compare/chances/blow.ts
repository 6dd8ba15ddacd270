import type { BlowOdds } from './chances.ts';
import { duelOf, type Meeting } from './duel.ts';
import { firstEdition } from './first-edition.ts';
import { secondEdition } from './second-edition.ts';

/** What a blow is worth; undefined for whoever has nothing to strike with. */
export function blowOf(meeting: Meeting, poker: 'optimal' | 'never' = 'optimal'): BlowOdds | undefined {
  const duel = duelOf(meeting);
  if (meeting.edition === 'attention-donjon-2') return secondEdition(duel, poker);
  // AD1-POKER-07: groups gamble by their own rule.
  return firstEdition(duel, meeting.striker === 'hero' ? poker : 'group');
}
