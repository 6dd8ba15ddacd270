import type { Asked, AskedOption } from '@souterrain/kernel';
import type { AskingWords, Company } from '@souterrain/words';
import type { Content } from '../content/types.ts';
import type { Catalogue } from './catalogue.ts';
import type { Tell } from './spoken.ts';
import { capital, tellerOf } from './tell.ts';

const NONE = {};

/** Questions as clients ask them; a key nobody wrote a word for is shown as it is, rather than stopping a game. */
export function askWith(catalogue: Catalogue, content: Content): AskingWords {
  const { typeset } = catalogue;
  const tellOf = tellerOf(catalogue, content);
  const { name: nameOf } = tellOf({ names: [] });

  const said = (text: string): string => typeset(capital(text));
  const asked = ({ seat, params = NONE }: Asked, company: Company) => {
    const tell = tellOf(company);
    const of = (param: string): string => tell.name(String((params as Record<string, unknown>)[param] ?? ''));
    return { ...tell, who: tell.seat(seat), params, of };
  };

  /** HB-SOLO-22: a vote is the same question, asked of each. */
  const isVote = ({ id }: Asked): boolean => id.startsWith('vote-');
  const questionOf = (decision: Asked): string => (isVote(decision) ? decision.id.slice(5) : decision.id);

  function spot({ at }: AskedOption, tell: Tell): string | undefined {
    if (!at) return undefined;
    if ('figure' in at) return tell.name(at.figure);
    if ('zone' in at) return tell.name(String(at.zone));
    return undefined;
  }

  return {
    prompt(decision, company) {
      const sentence = catalogue.prompts[decision.prompt] ?? catalogue.prompts[questionOf(decision)];
      const question = sentence?.(asked(decision, company)) ?? tellOf(company).name(decision.prompt);
      return said(isVote(decision) ? catalogue.vote(capital(question)) : question);
    },
    option(decision, option, company) {
      const own = `${questionOf(decision)}/${option.label}`;
      const sentence = catalogue.options[own] ?? catalogue.options[option.label];
      const base = asked(decision, company);
      const at = spot(option, base);
      const its = (param: string): string => base.name(String(option.params?.[param] ?? ''));
      const plain = base.name(option.label);
      const offered = { ...base, its, at };
      const label = said(sentence?.(offered) ?? (at && !plain.includes(at) ? `${plain} (${at})` : plain));
      const hint =
        aboutOf(option, { catalogue, content, tell: base }) ??
        (catalogue.hints[own] ?? catalogue.hints[option.label])?.(offered);
      return hint ? { label, hint: typeset(hint) } : { label };
    },
    term: (label) => typeset(nameOf(label)),
  };
}

/** Options that a hero lives with, by label: what param says which. */
const CHOSEN: Readonly<Record<string, string>> = {
  talent: 'talent',
  apprendre: 'talent',
  capacite: 'ability',
  ecole: 'school',
  forme: 'form',
};

/** What an option gives, to be read before it is taken; nothing for those that say it themselves. */
function aboutOf(
  { label, params }: AskedOption,
  { catalogue: { effects, lang }, content, tell }: { catalogue: Catalogue; content: Content; tell: Tell },
): string | undefined {
  if (label === 'trousse') return tell.list(content.kits[String(params?.kit)]?.items.map(({ base }) => base) ?? []);
  const id = String(params?.[CHOSEN[label] ?? '']);
  return content.talents[id]?.effect?.[lang] ?? effects[id];
}
