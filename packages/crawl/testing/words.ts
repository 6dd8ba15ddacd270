import type { RuleId } from '@souterrain/catalog';
import type { Params, System } from '@souterrain/kernel';
import { type ByLang, LANGS, type Lang, type SystemWords } from '@souterrain/words';
import { expect, test } from 'vitest';
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
import { listen } from '../src/text/testing/listen.ts';
import { scenariosOf } from './greedy.ts';

const PARTS = ['prompts', 'labels', 'terms', 'events', 'talents'] as const;

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
