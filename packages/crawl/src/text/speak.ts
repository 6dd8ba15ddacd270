import type { Decision, GameEvent, Option } from '@souterrain/kernel';
import type { Company, Labelled, SystemWords } from '@souterrain/words';
import { before } from './before.ts';
import type { Catalogue, Tell } from './catalogue.ts';
import type { Lexicon } from './lexicon.ts';
import { namesOf } from './names.ts';
import { tellerOf } from './tell.ts';

type Line = (event: GameEvent, tell: Tell) => string | undefined;
const NONE = {};

/** A catalogue as clients use it; a key nobody wrote a word for is shown as it is, rather than stopping a game. */
export function wordsOf<E extends GameEvent, V>(catalogue: Catalogue<E, V>, lexicon: Lexicon): SystemWords<E> {
  const { lang, typeset } = catalogue;
  const lines = catalogue.events as unknown as Readonly<Record<string, Line | undefined>>;
  const tellOf = tellerOf({ catalogue, lexicon, names: namesOf(lexicon, lang) });
  const { name } = tellOf({ names: [] });

  const asked = ({ seat, params }: Decision, company: Company) => {
    const tell = tellOf(company);
    return { ...tell, who: tell.seat(seat), params: params ?? NONE };
  };

  /** What an option points at, in words. */
  function spot({ at }: Option, tell: Tell): string | undefined {
    if (!at) return undefined;
    if ('figure' in at) return tell.figure(at.figure);
    if ('cell' in at) return `${at.cell[0]};${at.cell[1]}`;
    if ('card' in at) return name(String(at.card));
    return undefined;
  }

  const labelled = ({ label, hint }: Labelled): Labelled =>
    hint === undefined ? { label: typeset(label) } : { label: typeset(label), hint: typeset(hint) };
  const { choice, variant } = before({ catalogue, lexicon, name });

  return {
    title: typeset(catalogue.title),
    pitch: typeset(catalogue.pitch),
    prompt: (decision, company) =>
      typeset(catalogue.prompts[decision.id]?.(asked(decision, company)) ?? name(decision.prompt)),
    option(decision, option, company) {
      const said = catalogue.options[`${decision.id}/${option.label}`] ?? catalogue.options[option.label];
      const base = asked(decision, company);
      const at = spot(option, base);
      return labelled(
        said?.({ ...base, option: { id: option.id, params: option.params ?? NONE, cost: option.cost }, at }) ?? {
          label: at === undefined ? name(option.label) : `${name(option.label)} (${at})`,
        },
      );
    },
    event(event, company) {
      const line = lines[event.type]?.(event, tellOf(company));
      return line === undefined ? undefined : typeset(line);
    },
    term: (label) => typeset(name(label)),
    choice: (id, value) => labelled(choice(id, value)),
    variant: (id, value) => labelled(variant(id, value)),
    outcome: ({ id }) => typeset(catalogue.outcomes[id as 'victoire' | 'defaite'] ?? id),
  };
}
