import type { GameEvent } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import { askingWordsOf, labelledBy, tellersOf } from './ask.ts';
import { before } from './before.ts';
import type { Catalogue, Tell } from './catalogue.ts';
import type { Lexicon } from './lexicon.ts';

type Line = (event: GameEvent, tell: Tell) => string | undefined;

/** A catalogue as clients use it. */
export function wordsOf<E extends GameEvent, V>(catalogue: Catalogue<E, V>, lexicon: Lexicon): SystemWords<E> {
  const { typeset } = catalogue;
  const lines = catalogue.events as unknown as Readonly<Record<string, Line | undefined>>;
  const labelled = labelledBy(catalogue);
  const tellOf = tellersOf(catalogue, lexicon);
  const { choice, variant } = before({ catalogue, lexicon, name: tellOf({ names: [] }).name });
  return {
    ...askingWordsOf(catalogue, lexicon),
    title: typeset(catalogue.title),
    pitch: typeset(catalogue.pitch),
    event(event, company) {
      const line = lines[event.type]?.(event, tellOf(company));
      return line === undefined ? undefined : typeset(line);
    },
    choice: (id, value) => labelled(choice(id, value)),
    variant: (id, value) => labelled(variant(id, value)),
    outcome: ({ id }) => typeset(catalogue.outcomes[id as 'victoire' | 'defaite'] ?? id),
  };
}
