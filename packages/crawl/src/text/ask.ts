import type { Asked, AskedOption } from '@souterrain/kernel';
import type { AskingWords, Company, Labelled } from '@souterrain/words';
import type { Asking, Tell } from './catalogue.ts';
import type { Lexicon } from './lexicon.ts';
import { namesOf } from './names.ts';
import { one } from './offers.ts';
import { tellerOf } from './tell.ts';

const NONE = {};

export const labelledBy =
  ({ typeset }: Pick<Asking, 'typeset'>) =>
  ({ label, hint }: Labelled): Labelled =>
    hint === undefined ? { label: typeset(label) } : { label: typeset(label), hint: typeset(hint) };

export const tellersOf = (catalogue: Asking, lexicon: Lexicon): ((company: Company) => Tell) =>
  tellerOf({ catalogue, lexicon, names: namesOf(lexicon, catalogue.grammar.lang) });

/** Questions as clients ask them; a key nobody wrote a word for is shown as it is, rather than stopping a game. */
export function askingWordsOf(catalogue: Asking, lexicon: Lexicon): AskingWords {
  const { typeset } = catalogue;
  const labelled = labelledBy(catalogue);
  const tellOf = tellersOf(catalogue, lexicon);
  const { name } = tellOf({ names: [] });

  const asked = ({ seat, params }: Asked, company: Company) => {
    const tell = tellOf(company);
    return { ...tell, who: tell.seat(seat), params: params ?? NONE };
  };

  /** What an option points at, in words. */
  function spot({ at }: AskedOption, tell: Tell): string | undefined {
    if (!at) return undefined;
    if ('figure' in at) return tell.figure(at.figure);
    // « −3;0 ».
    if ('cell' in at) return `${at.cell[0]};${at.cell[1]}`.replaceAll('-', '−');
    if ('card' in at) return name(String(at.card));
    return undefined;
  }

  return {
    prompt(decision, company) {
      const said = catalogue.prompts[decision.id] ?? name(decision.prompt);
      return typeset(typeof said === 'string' ? said : said(asked(decision, company)));
    },
    option(decision, option, company) {
      const { id, label, params = NONE, cost } = option;
      const base = asked(decision, company);
      const at = spot(option, base);
      const said =
        catalogue.labels[`${decision.id}/${label}`] ??
        catalogue.labels[label] ??
        (at === undefined ? name(label) : `${name(label)} (${at})`);
      if (typeof said === 'string') return labelled(one(said));
      if (typeof said === 'object') return labelled(one(...said));
      return labelled(
        said({ ...base, option: { id, params, cost }, at, type: catalogue.types[cost ?? ''], colon: catalogue.colon }),
      );
    },
    term: (label) => typeset(name(label)),
  };
}
