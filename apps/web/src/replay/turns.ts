import type { GameEvent, Stream } from '@souterrain/kernel';

/** Where a turn, a round or a floor begins: at which decision, and what the journal calls it. */
export interface Turn {
  readonly at: number;
  readonly heading: string;
}

/** The headings of the journal, by the decision after which they stand. */
export function turnsOf(
  { events, before }: Stream,
  headingOf: (event: GameEvent) => string | undefined,
): readonly Turn[] {
  const turns: Turn[] = [];
  let at = 0;
  for (const [index, event] of events.entries()) {
    while (at < before.length && before[at]! <= index) at++;
    const heading = headingOf(event);
    if (heading === undefined) continue;
    const last = turns.at(-1);
    if (last?.at === at) turns[turns.length - 1] = { at, heading: `${last.heading} · ${heading}` };
    else turns.push({ at, heading });
  }
  return turns;
}

/** The turn that a decision belongs to; -1 before the first. */
export const turnAt = (turns: readonly Turn[], at: number): number => turns.findLastIndex((turn) => turn.at <= at);
