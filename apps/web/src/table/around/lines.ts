import type { GameEvent } from '@souterrain/kernel';
import type { Company, Lang, SystemWords } from '@souterrain/words';
import type { SystemPanels } from '../../systems/adaptor.ts';
import type { Undone } from '../sitting.ts';

export interface Line {
  readonly index: number;
  /** What the line tells; undefined where the table took decisions back. */
  readonly event: GameEvent | undefined;
  readonly text: string;
}

/** Lines under one heading, oldest first. */
export interface Group {
  readonly heading: string;
  /** What the heading tells. */
  readonly event: GameEvent | undefined;
  readonly key: number;
  readonly lines: readonly Line[];
}

interface Speaker {
  readonly panels: SystemPanels;
  readonly words: SystemWords;
  readonly company: Company;
  readonly lang: Lang;
  readonly undone: readonly Undone[];
  sayUndone(count: number): string;
}

/** The last groups of the journal, as many as hold `limit` lines; only those are put into words. */
export function lastGroups(
  events: readonly GameEvent[],
  limit: number,
  speaker: Speaker,
): { groups: Group[]; more: boolean } {
  const { panels, words, company, lang, undone, sayUndone } = speaker;
  const groups: Group[] = [];
  let lines: Line[] = [];
  let count = 0;
  const takenBack = (at: number) => {
    for (const one of undone)
      if (one.at === at) lines.unshift({ index: at - 0.5, event: undefined, text: sayUndone(one.count) });
  };
  takenBack(events.length);
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index]!;
    const text = words.event(event, company);
    const opens = text !== undefined && panels.opensTurn?.(event);
    const heading = opens ? text.replace(/\.$/, '') : panels.heading(event, company, lang);
    if (text !== undefined && heading === undefined) {
      lines.unshift({ index, event, text });
      count++;
    }
    takenBack(index);
    if (heading === undefined) continue;
    if (lines.length > 0 || groups.length === 0) groups.push({ heading, event, key: index, lines });
    lines = [];
    if (count >= limit) return { groups, more: index > 0 };
  }
  if (lines.length > 0) groups.push({ heading: '', event: undefined, key: -1, lines });
  return { groups, more: false };
}

/** A sentence cut at the names of players: every other part is one of them. */
export function apartByName(text: string, names: readonly string[]): readonly string[] {
  const known = names.filter((name) => name !== '').map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (known.length === 0) return [text];
  // The longest first: « Anne-Lise » is not « Anne ».
  const any = known.sort((a, b) => b.length - a.length).join('|');
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, 'u'));
}
