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
  /** Dice as they stand at the event: single ones may have been thrown again (AD2-ORDRE-09). */
  readonly standing: readonly number[];
  /** False when a later event of the Jet tells more of its dice. */
  readonly latest: boolean;
  /** What is added to the best die, and the Difficulté announced. */
  readonly added: number;
  readonly difficulty: number | undefined;
}

const TELLS = new Set(['diceThrown', 'dieRethrown', 'pokerTried', 'jetSettled']);

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
    standing: standingAt(story.slice(0, story.lastIndexOf(event) + 1)),
    latest: !story.slice(story.lastIndexOf(event) + 1).some(({ type }) => TELLS.has(type)),
    added: announced?.added ?? 0,
    difficulty: announced?.difficulty,
  };
}

function standingAt(story: readonly AD2Event[]): readonly number[] {
  let dice: number[] = [];
  // AD2-POKER-04: a Coup de poker throws the dice of before it again, but for their 1s.
  let before: readonly number[] = [];
  for (const one of story) {
    if (one.type === 'diceThrown') dice = [...one.faces];
    if (one.type === 'dieRethrown' && dice.includes(one.from)) dice[dice.indexOf(one.from)] = one.kept;
    if (one.type !== 'pokerTried') continue;
    if (!one.again) before = dice;
    dice = [...before.filter((face) => face === 1), ...one.faces];
  }
  return dice;
}
