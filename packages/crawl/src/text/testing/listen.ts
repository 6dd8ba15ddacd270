import {
  type Decision,
  type GameEvent,
  type Option,
  Prng,
  playOut,
  SeededChance,
  type System,
} from '@souterrain/kernel';
import { type ByLang, type Company, LANGS, type Lang, type SystemWords } from '@souterrain/words';

/** What was said, and what it was said of: no id of it may be left in the sentence. */
export interface Said {
  readonly key: string;
  readonly of: unknown;
  readonly texts: readonly (string | undefined)[];
}

export type Heard = ByLang<ReadonlyMap<string, Said>>;

export const COMPANY: Company = { names: ['Aldric', 'Mathilde', 'Ysolde'] };

export interface Listening {
  readonly system: System;
  readonly words: ByLang<SystemWords>;
  readonly scenarios: readonly string[];
  /** Games of each scenario, for one hero and for three. */
  readonly games: number;
}

export const labelled = ({ label, hint }: { label: string; hint?: string }) => [label, hint];

const MOST_WEIGHED = 5;

/** All that is said in games played at random: questions, options, odds, lines, terms. */
export function listen({ system, words, scenarios, games }: Listening): Heard {
  const said: Record<Lang, Map<string, Said>> = { fr: new Map(), en: new Map() };
  const weighed = new Map<string, number>();
  for (const scenario of scenarios)
    for (let i = 0; i < games; i++)
      for (const heroes of [1, 3]) play(scenario, { heroes, seed: `${scenario} ${heroes} ${i}` });
  return said;

  function hear(key: string, of: unknown, speak: (lang: Lang) => readonly (string | undefined)[]): void {
    if (said.fr.has(key)) return;
    for (const lang of LANGS) said[lang].set(key, { key, of, texts: speak(lang) });
  }

  function hearDecision(decision: Decision): void {
    const { id, prompt, params = {}, options } = decision;
    hear(`question ${id} ${JSON.stringify(params)}`, { prompt, params }, (l) => [words[l].prompt(decision, COMPANY)]);
    for (const o of options) hearOption(decision, o);
  }

  function hearOption(decision: Decision, o: Option): void {
    const { label, params = {} } = o;
    const key = `option ${decision.id}/${label} ${Object.values(params).join()}`;
    hear(key, { label, params }, (l) => labelled(words[l].option(decision, o, COMPANY)));
    if (o.cost !== undefined) hearTerm(o.cost);
    hearOdds(`${decision.id}/${label}`, o);
  }

  /** Of each kind of option, a few: the words are the same every time. */
  function hearOdds(kind: string, { odds }: Option): void {
    const times = weighed.get(kind) ?? 0;
    if (!odds || times === MOST_WEIGHED) return;
    weighed.set(kind, times + 1);
    const { prospects, resources, aims, amount } = odds();
    for (const { label } of [...prospects, ...resources, ...aims, ...(amount ? [amount] : [])]) hearTerm(label);
  }

  function hearEvent(event: GameEvent): void {
    const { rules: _, sums = [], ...of } = event;
    hear(`event ${JSON.stringify(of)}`, of, (l) => [words[l].event(event, COMPANY)]);
    for (const { label, terms } of sums) for (const each of [label, ...terms.map((t) => t.label)]) hearTerm(each);
  }

  function hearTerm(label: string): void {
    hear(`term ${label}`, label, (l) => [words[l].term(label, undefined)]);
  }

  function play(scenario: string, { heroes, seed }: { heroes: number; seed: string }): void {
    const people = Prng.seeded(seed, 'people');
    const isMade = people.below(3) === 0;
    const seats = COMPANY.names.slice(0, heroes).map((name) => ({ name, choices: isMade ? { heros: 'nouveau' } : {} }));
    playOut(system, system.setup({ seats, variants: { scenario, campagne: 'oui' } }), {
      chance: new SeededChance(Prng.seeded(seed, 'game')),
      policy: {
        choose: ({ options }) => people.below(options.length),
        chooseSome({ options, min, max }) {
          const left = options.map((_, i) => i);
          const count = min + people.below(max - min + 1);
          return Array.from({ length: count }, () => left.splice(people.below(left.length), 1)[0]!);
        },
      },
      onDecision: hearDecision,
      onEvent: hearEvent,
    });
  }
}
