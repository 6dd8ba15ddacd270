import type { GameEvent } from '@souterrain/kernel';
import type { Company, SystemWords } from '@souterrain/words';

/** One line people read, and the event that « Pourquoi ? » explains. */
export interface JournalLine {
  readonly text: string;
  readonly event: GameEvent;
}

/** The events worth a line, in words. */
export function journalOf(events: readonly GameEvent[], words: SystemWords, company: Company): JournalLine[] {
  return events.flatMap((event) => {
    const text = words.event(event, company);
    return text === undefined ? [] : [{ text, event }];
  });
}
