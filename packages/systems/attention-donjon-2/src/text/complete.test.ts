import { ITEMS } from '@souterrain/crawl/content/index';
import { catalogued, PARAMS } from '@souterrain/crawl/text/testing/catalogued';
import {
  FAULTS,
  FRENCH_FAULTS,
  faultsIn,
  rawIn,
  sentencesIn,
  termsIn,
  unasked,
  unique,
} from '@souterrain/crawl/text/testing/faults';
import { listen } from '@souterrain/crawl/text/testing/listen';
import { LANGS, type Lang } from '@souterrain/words';
import { expect, test } from 'vitest';
import { attackOf } from '../combat/attacks.ts';
import { STATES } from '../combat/states/index.ts';
import { CREATURES, PERIPETIES, SCENARIOS } from '../content/index.ts';
import { profileNamed } from '../figures/profile.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { TALENTS } from '../heroes/talents/index.ts';
import { attentionDonjon2 as system } from '../index.ts';
import { itemFeatures } from '../items/effects/index.ts';
import { RANDOM_SCENARIO } from '../setup.ts';
import { catalogue as en } from './en/index.ts';
import { catalogue as fr } from './fr/index.ts';
import { words } from './index.ts';

const catalogues = { fr, en };
const scenarios = [...Object.keys(SCENARIOS), RANDOM_SCENARIO];
const heard = listen({ system, words, scenarios, games: 6 });

test.each(LANGS)('in %s, no prompt, option, line or term of a game comes out as its key', (lang) => {
  expect(rawIn(heard, { lang, words })).toEqual([]);
  expect(heard[lang].size).toBeGreaterThan(2000);
});

test.each(LANGS)('in %s, every question has its own sentence', (lang) => {
  expect(unasked(heard, catalogues[lang].prompts)).toEqual([]);
});

test('all that odds speak of is named, and met in games but for what depends on an aim', () => {
  const isOdds = (key: string): boolean => key.startsWith('cote-');
  const isAim = (key: string): boolean => key.startsWith('cote-pour-');
  const met = termsIn(heard).filter(isOdds);
  const named = Object.keys(fr.terms).filter(isOdds);
  expect(met.filter((key) => !named.includes(key))).toEqual([]);
  expect(named.filter((key) => !isAim(key) && !met.includes(key))).toEqual([]);
});

test('both languages say the same things', () => {
  for (const part of ['prompts', 'options', 'terms', 'events', 'talents'] as const)
    expect(Object.keys(en[part]).sort()).toEqual(Object.keys(fr[part]).sort());
});

/** What may be named in a sentence, met in a game or not. */
const NAMED = [
  ...[...STATES, ...SPECIALS, ...HERO_FEATURES, ...TALENTS, ...itemFeatures()].map(({ id }) => id),
  ...Object.values(ITEMS).flatMap(({ attacks = [] }) => attacks.map(({ id }) => id)),
  ...Object.keys(CREATURES).flatMap((id) => profileNamed(id).actions.map((line) => attackOf(line).id)),
  ...Object.values(SCENARIOS).flatMap(({ events }) => events.unexpected.map(({ id }) => id)),
  ...Object.keys(PERIPETIES),
];

test.each(LANGS)('in %s, whatever acts has a name', (lang) => {
  expect(unique(NAMED.filter((id) => words[lang].term(id, undefined) === id))).toEqual([]);
});

/** Values for what this edition alone asks. */
const OWN_PARAMS = {
  ...PARAMS,
  ...{
    effect: 'Dommages +1',
    faces: '6 3 1',
    with: 'benediction',
    added: -1,
    used: 1,
    lost: 2,
    surplus: 1,
    by: 'h1',
    mine: 'roi-coeur',
  },
};

const spoken = (lang: Lang): readonly string[] => [
  ...sentencesIn(heard, lang),
  ...catalogued({ system, words: words[lang], catalogue: catalogues[lang], params: OWN_PARAMS, rule: 'AD2-ORDRE-01' }),
];

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
