import type { Asked, AskedOption } from '@souterrain/kernel';
import type { AskingWords, Company, Labelled } from '@souterrain/words';
import type { Asking, NameOf, Spot } from './catalogue.ts';
import type { ItemKey } from './keys.ts';
import { squareName } from './square.ts';

export type Loose<T> = Readonly<Record<string, T | undefined>>;
export type Say<Args extends readonly unknown[], T> = (...args: Args) => T;

export const nameIn =
  ({ names: seats }: Company, { nobody }: Pick<Asking, 'nobody'>): NameOf =>
  (seat) =>
    seats[seat] || nobody(seat);

export const labelledBy =
  ({ typeset }: Pick<Asking, 'typeset'>) =>
  ({ label, hint }: Labelled): Labelled =>
    hint === undefined ? { label: typeset(label) } : { label: typeset(label), hint: typeset(hint) };

/**
 * Questions as clients ask them. Rules hand over plain strings, so this is where they meet the typed keys; a key that is
 * not in the catalogue is shown as it is, rather than stopping a game over a word.
 */
export function askingWordsOf(catalogue: Asking): AskingWords {
  const { typeset } = catalogue;
  const prompts = catalogue.prompts as unknown as Loose<Say<[object], string>>;
  const options = catalogue.options as unknown as Loose<Loose<Say<[object, object], Labelled>>>;
  const terms: Loose<string> = catalogue.terms;
  const names: Loose<string> = catalogue.names;
  const labelled = labelledBy(catalogue);
  const asked = ({ seat, params }: Asked, company: Company) => {
    const name = nameIn(company, catalogue);
    return { ...params, who: name(seat), name };
  };

  return {
    prompt: (decision, company) => typeset(prompts[decision.id]?.(asked(decision, company)) ?? decision.prompt),
    option: (decision, option, company) =>
      labelled(
        options[decision.id]?.[option.label]?.({ ...option.params, ...spotOf(option) }, asked(decision, company)) ?? {
          label: option.label,
        },
      ),
    term(label, params) {
      if (params?.potion !== undefined) return typeset(names[params.potion] ?? label);
      const word = terms[label] ?? names[label] ?? (isScroll(label, names) ? catalogue.item(label) : label);
      return typeset(params?.points === undefined ? word : `${word} (${params.points})`);
    },
  };
}

const SCROLL = 'parchemin-';

const isScroll = (key: string, names: Loose<string>): key is ItemKey =>
  key.startsWith(SCROLL) && key.slice(SCROLL.length) in names;

const spotOf = ({ at }: AskedOption): Spot => (at && 'cell' in at ? { square: squareName(at.cell) } : {});
