import type { RuleId } from '@souterrain/catalog';
import { type Decision, type Params, Prng, playOut, SeededChance, type System } from '@souterrain/kernel';
import { type ByLang, LANGS, type Lang, type SystemWords } from '@souterrain/words';
import { expect, test } from 'vitest';
import { isOpening, openingWords } from '../src/text/opening.ts';
import { catalogued, PARAMS } from '../src/text/testing/catalogued.ts';
import {
  FAULTS,
  FRENCH_FAULTS,
  faultsIn,
  rawIn,
  sentencesIn,
  termsIn,
  unasked,
  unique,
} from '../src/text/testing/faults.ts';
import { COMPANY, labelled, listen } from '../src/text/testing/listen.ts';
import { scenariosOf } from './greedy.ts';

const PARTS = ['prompts', 'options', 'terms', 'events', 'talents'] as const;

interface Edition {
  readonly system: System;
  readonly words: ByLang<SystemWords>;
  readonly catalogues: ByLang<Readonly<Record<(typeof PARTS)[number], object>>>;
  /** What may be named in a sentence, met in a game or not. */
  readonly named: readonly string[];
  /** A rule that asks questions. */
  readonly rule: RuleId;
  /** Values for what this edition alone asks. */
  readonly params?: Params;
  /** Odds that no game played at random shows. */
  isUnmet?(odds: string): boolean;
}

/** An edition has words for all it says, whole and well set in both languages. */
export function testsWords({ system, words, catalogues, named, rule, params, isUnmet = () => false }: Edition): void {
  const heard = listen({ system, words, scenarios: scenariosOf(system), games: 6 });
  const spoken = (lang: Lang): readonly string[] => [
    ...sentencesIn(heard, lang),
    ...catalogued({ system, words: words[lang], catalogue: catalogues[lang], params: { ...PARAMS, ...params }, rule }),
  ];

  test.each(LANGS)('in %s, no prompt, option, line or term of a game comes out as its key', (lang) => {
    expect(rawIn(heard, { lang, words })).toEqual([]);
    expect(heard[lang].size).toBeGreaterThan(2000);
  });

  test.each(LANGS)('in %s, every question has its own sentence', (lang) => {
    expect(unasked(heard, catalogues[lang].prompts)).toEqual([]);
  });

  test('all that odds speak of is named, and met in games where it may be', () => {
    const isOdds = (key: string): boolean => key.startsWith('cote-');
    const met = termsIn(heard).filter(isOdds);
    const known = Object.keys(catalogues.fr.terms).filter(isOdds);
    expect(met.filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !isUnmet(key) && !met.includes(key))).toEqual([]);
  });

  test('both languages say the same things', () => {
    for (const part of PARTS)
      expect(Object.keys(catalogues.en[part]).sort()).toEqual(Object.keys(catalogues.fr[part]).sort());
  });

  test.each(LANGS)('in %s, the few words that come first ask the first question as all of them do', (lang) => {
    const [first, ...others] = openingsOf(system);
    expect(first?.options.length).toBeGreaterThan(0);
    const opening = openingWords(lang);
    for (const decision of [first!, ...others]) {
      expect(opening.prompt(decision, COMPANY)).toBe(words[lang].prompt(decision, COMPANY));
      for (const option of decision.options)
        expect(labelled(opening.option(decision, option, COMPANY))).toEqual(
          labelled(words[lang].option(decision, option, COMPANY)),
        );
    }
    expect(opening.prompt(first!, { names: [] })).toBe(words[lang].prompt(first!, { names: [] }));
  });

  test.each(LANGS)('in %s, whatever acts has a name', (lang) => {
    expect(unique(named.filter((id) => words[lang].term(id, undefined) === id))).toEqual([]);
  });

  test.each(LANGS)('in %s, no hole nor stray space is left in a sentence', (lang) => {
    expect(faultsIn(spoken(lang), FAULTS.hole)).toEqual([]);
  });

  test.each(LANGS)('in %s, people are named, never « vous », and apostrophes and minus signs are real ones', (lang) => {
    expect(faultsIn(spoken(lang), FAULTS.address)).toEqual([]);
    expect(faultsIn(spoken(lang), FAULTS.sign)).toEqual([]);
  });

  test('French sets its no-break spaces', () => {
    for (const fault of FRENCH_FAULTS) expect(faultsIn(spoken('fr'), fault)).toEqual([]);
  });
}

/** The first question of a game, and those like it that follow. */
function openingsOf(system: System): readonly Decision[] {
  const asked: Decision[] = [];
  const people = Prng.seeded('ouverture', 'people');
  const seats = COMPANY.names.map((name) => ({ name, choices: {} }));
  playOut(system, system.setup({ seats, variants: {} }), {
    chance: new SeededChance(Prng.seeded('ouverture', 'game')),
    policy: {
      choose(decision) {
        if (asked.length === 0 || isOpening(decision)) asked.push(decision);
        return people.below(decision.options.length);
      },
      chooseSome: ({ min }) => Array.from({ length: min }, (_, i) => i),
    },
  });
  return asked;
}
