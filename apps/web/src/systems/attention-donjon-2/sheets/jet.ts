import type { AD2Event } from '@souterrain/attention-donjon-2';

/** What happened around the dice of one Jet. */
export interface JetStory {
  readonly purpose: string | undefined;
  readonly settled: boolean;
  readonly poker: boolean;
  /** 1s that the Coup de poker keeps (AD2-POKER-04). */
  readonly kept: readonly number[];
  readonly blessed: boolean;
  readonly cursed: boolean;
}

/** The events of a Jet, from its announcement to its verdict, around one of them. */
export function jetAround(event: AD2Event, events: readonly AD2Event[]): JetStory {
  const at = events.lastIndexOf(event);
  let from = at;
  while (from > 0 && events[from]?.type !== 'jetAnnounced') from--;
  let to = Math.max(at, from);
  while (to < events.length - 1 && events[to]?.type !== 'jetSettled' && events[to + 1]?.type !== 'jetAnnounced') to++;
  const story = at < 0 ? [event] : events.slice(from, to + 1);
  const announced = story.find((one) => one.type === 'jetAnnounced');
  const poker = story.findIndex(({ type }) => type === 'pokerTried');
  const before = story.slice(0, Math.max(poker, 0));
  const first = before.findLast((one) => one.type === 'diceThrown');
  const has = (how: string) => story.some((one) => one.type === 'jetChanged' && one.how === how);
  return {
    purpose: announced?.purpose,
    settled: story.some(({ type }) => type === 'jetSettled'),
    poker: poker >= 0,
    kept: first?.faces.filter((face) => face === 1) ?? [],
    blessed: has('beni'),
    cursed: has('maudit'),
  };
}
