import type { Asked, AskedOption } from '@souterrain/kernel';
import type { Company, Labelled, SystemWords } from '@souterrain/words';
import type { C50Event } from '../events.ts';
import type { Catalogue, NameOf, Spot } from './catalogue.ts';
import { squareName } from './square.ts';

type Loose<T> = Readonly<Record<string, T | undefined>>;
type Say<Args extends readonly unknown[], T> = (...args: Args) => T;

/**
 * A catalogue as clients use it. Rules hand over plain strings, so this is where they meet the typed keys; a key that is
 * not in the catalogue is shown as it is, rather than stopping a game over a word.
 */
export function wordsFrom(catalogue: Catalogue): SystemWords<C50Event> {
  const { typeset, nobody } = catalogue;
  const prompts = catalogue.prompts as unknown as Loose<Say<[object], string>>;
  const options = catalogue.options as unknown as Loose<Loose<Say<[object, object], Labelled>>>;
  const lines = catalogue.events as unknown as Loose<Say<[C50Event, NameOf], string | undefined>>;
  const outcomes: Loose<Catalogue['outcomes']['victoire']> = catalogue.outcomes;
  const choices: Loose<{ label: string; values: Loose<Labelled> }> = catalogue.choices;
  const variants: Loose<{ label: string; values: Loose<string> }> = catalogue.variants;
  const terms: Loose<string> = catalogue.terms;
  const names: Loose<string> = catalogue.names;

  const nameIn =
    ({ names: seats }: Company): NameOf =>
    (seat) =>
      seats[seat] || nobody(seat);
  const labelled = ({ label, hint }: Labelled): Labelled =>
    hint === undefined ? { label: typeset(label) } : { label: typeset(label), hint: typeset(hint) };
  const asked = ({ seat, params }: Asked, company: Company) => {
    const name = nameIn(company);
    return { ...params, who: name(seat), name };
  };

  return {
    title: typeset(catalogue.title),
    pitch: typeset(catalogue.pitch),
    prompt: (decision, company) => typeset(prompts[decision.id]?.(asked(decision, company)) ?? decision.prompt),
    option: (decision, option, company) =>
      labelled(
        options[decision.id]?.[option.label]?.({ ...option.params, ...spotOf(option) }, asked(decision, company)) ?? {
          label: option.label,
        },
      ),
    term(label, params) {
      if (params?.potion !== undefined) return typeset(names[params.potion] ?? label);
      const word = terms[label] ?? names[label] ?? label;
      return typeset(params?.points === undefined ? word : `${word} (${params.points})`);
    },
    event(event, company) {
      const line = lines[event.type]?.(event, nameIn(company));
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
    outcome: (outcome, company) => typeset(outcomes[outcome.id]?.(outcome, nameIn(company)) ?? outcome.id),
  };
}

const spotOf = ({ at }: AskedOption): Spot => (at && 'cell' in at ? { square: squareName(at.cell) } : {});
