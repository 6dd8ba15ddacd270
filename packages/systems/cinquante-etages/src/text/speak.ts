import type { Labelled, SystemWords } from '@souterrain/words';
import type { C50Event } from '../events.ts';
import { askingWordsOf, type Loose, labelledBy, nameIn, type Say } from './ask.ts';
import type { Catalogue, NameOf } from './catalogue.ts';

/** A catalogue as clients use it. */
export function wordsOf(catalogue: Catalogue): SystemWords<C50Event> {
  const { typeset } = catalogue;
  const lines = catalogue.events as unknown as Loose<Say<[C50Event, NameOf], string | undefined>>;
  const outcomes: Loose<Catalogue['outcomes']['victoire']> = catalogue.outcomes;
  const choices: Loose<{ label: string; values: Loose<Labelled> }> = catalogue.choices;
  const variants: Loose<{ label: string; values: Loose<string> }> = catalogue.variants;
  const labelled = labelledBy(catalogue);
  return {
    ...askingWordsOf(catalogue),
    title: typeset(catalogue.title),
    pitch: typeset(catalogue.pitch),
    event(event, company) {
      const line = lines[event.type]?.(event, nameIn(company, catalogue));
      return line === undefined ? undefined : typeset(line);
    },
    choice(id, value) {
      const choice = choices[id];
      return labelled((value === undefined ? choice : choice?.values[value]) ?? { label: value ?? id });
    },
    variant(id, value) {
      const variant = variants[id];
      return { label: typeset((value === undefined ? variant?.label : variant?.values[value]) ?? value ?? id) };
    },
    outcome: (outcome, company) => typeset(outcomes[outcome.id]?.(outcome, nameIn(company, catalogue)) ?? outcome.id),
  };
}
