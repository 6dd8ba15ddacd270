import { ITEMS } from '@souterrain/crawl/content/index';
import { type Decision, type Option, Prng, playOut, SeededChance } from '@souterrain/kernel';
import { LANGS, type Lang } from '@souterrain/words';
import { expect, test } from 'vitest';
import { STATES } from '../combat/states/index.ts';
import { CREATURES, PERIPETIES, SCENARIOS } from '../content/index.ts';
import type { AD1Event } from '../events.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { TALENTS } from '../heroes/talents/index.ts';
import { attentionDonjon } from '../index.ts';
import { itemFeatures } from '../items/effects/index.ts';
import { RANDOM_SCENARIO } from '../setup.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogue as en } from './en/index.ts';
import { catalogue as fr } from './fr/index.ts';
import { words } from './index.ts';

const catalogues: Readonly<Record<Lang, Catalogue>> = { fr, en };
const company = { names: ['Aldric', 'Mathilde', 'Ysolde'] };
const SEEDS = 6;

/** What was said, and what it was said of: no id of it may be left in the sentence. */
interface Said {
  readonly key: string;
  readonly of: unknown;
  readonly texts: readonly (string | undefined)[];
}

const said: Record<Lang, Map<string, Said>> = { fr: new Map(), en: new Map() };

function hear(key: string, of: unknown, speak: (lang: Lang) => readonly (string | undefined)[]): void {
  if (said.fr.has(key)) return;
  for (const lang of LANGS) said[lang].set(key, { key, of, texts: speak(lang) });
}

const labelled = ({ label, hint }: { label: string; hint?: string }) => [label, hint];

function hearDecision(decision: Decision): void {
  const { id, prompt, params = {}, options } = decision;
  hear(`question ${id} ${JSON.stringify(params)}`, { prompt, params }, (l) => [words[l].prompt(decision, company)]);
  for (const o of options) hearOption(decision, o);
}

function hearOption(decision: Decision, o: Option): void {
  const { label, params = {} } = o;
  const key = `option ${decision.id}/${label} ${Object.values(params).join()}`;
  hear(key, { label, params }, (l) => labelled(words[l].option(decision, o, company)));
  if (o.cost !== undefined) hearTerm(o.cost);
  hearOdds(`${decision.id}/${label}`, o);
}

const weighed = new Map<string, number>();
const MOST_WEIGHED = 5;

/** Of each kind of option, a few: the words are the same every time. */
function hearOdds(kind: string, { odds }: Option): void {
  const times = weighed.get(kind) ?? 0;
  if (!odds || times === MOST_WEIGHED) return;
  weighed.set(kind, times + 1);
  const { prospects, resources, aims, amount } = odds();
  for (const { label } of [...prospects, ...resources, ...aims, ...(amount ? [amount] : [])]) hearTerm(label);
}

function hearEvent(event: AD1Event): void {
  const { rules: _, sums = [], ...of } = event;
  hear(`event ${JSON.stringify(of)}`, of, (l) => [words[l].event(event, company)]);
  for (const { label, terms } of sums) for (const each of [label, ...terms.map((t) => t.label)]) hearTerm(each);
}

const hearTerm = (label: string): void => hear(`term ${label}`, label, (l) => [words[l].term(label, undefined)]);

function listen(seed: string, heroes: number, scenario: string): void {
  const people = Prng.seeded(seed, 'people');
  const isMade = people.below(3) === 0;
  const seats = company.names.slice(0, heroes).map((name) => ({ name, choices: isMade ? { heros: 'nouveau' } : {} }));
  const state = attentionDonjon.setup({ seats, variants: { scenario, campagne: 'oui' } });
  playOut(attentionDonjon, state, {
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

for (const scenario of [...Object.keys(SCENARIOS), RANDOM_SCENARIO])
  for (let i = 0; i < SEEDS; i++) for (const heroes of [1, 3]) listen(`${scenario} ${heroes} ${i}`, heroes, scenario);

/** Every string of a value, however deep. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const isId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text);

/** Some ids are words: « Nuée de chauves-souris ». */
function isWord(id: string, lang: Lang): boolean {
  const name = words[lang].term(id, undefined);
  return name !== id && name.toLowerCase().includes(id);
}

/** A sentence that is a key, or that holds an id of what it speaks of. */
const isRaw = (text: string, of: unknown, lang: Lang): boolean =>
  stringsOf(of).some(
    (s) =>
      (s === text && !/^\d+$/.test(s)) ||
      (isId(s) && text.includes(s) && !isWord(s, lang) && !/[\w-]/.test(around(text, s))),
  );

const around = (text: string, part: string): string => {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 1), at) + text.slice(at + part.length, at + part.length + 1);
};

const sentences = (lang: Lang): readonly string[] =>
  [...said[lang].values()].flatMap(({ texts }) => texts.filter((text) => text !== undefined));

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

test.each(LANGS)('in %s, no prompt, option, line or term of a game comes out as its key', (lang) => {
  const raw = [...said[lang].values()].flatMap(({ key, of, texts }) =>
    texts.flatMap((text) => (text !== undefined && isRaw(text, of, lang) ? [`${key}: ${text}`] : [])),
  );
  expect(raw).toEqual([]);
  expect(said[lang].size).toBeGreaterThan(2000);
});

test.each(LANGS)('in %s, every question has its own sentence', (lang) => {
  const asked = [...said[lang].keys()].flatMap((key) => (key.startsWith('question ') ? [key.split(' ')[1]!] : []));
  expect(unique(asked).filter((id) => catalogues[lang].prompts[id] === undefined)).toEqual([]);
});

test('all that odds speak of is named, and met in games', () => {
  const isOdds = (key: string): boolean => key.startsWith('cote-');
  const met = [...said.fr.keys()].flatMap((key) =>
    isOdds(key.replace('term ', '')) ? [key.replace('term ', '')] : [],
  );
  expect(met.sort()).toEqual(Object.keys(fr.terms).filter(isOdds).sort());
});

test('both languages say the same things', () => {
  for (const part of ['prompts', 'options', 'terms', 'events'] as const)
    expect(Object.keys(en[part]).sort()).toEqual(Object.keys(fr[part]).sort());
});

/** What may be named in a sentence, met in a game or not. */
const NAMED = [
  ...[...STATES, ...SPECIALS, ...HERO_FEATURES, ...TALENTS, ...itemFeatures()].map(({ id }) => id),
  ...[...Object.values(CREATURES), ...Object.values(ITEMS)].flatMap(({ attacks = [] }) => attacks.map(({ id }) => id)),
  ...Object.values(SCENARIOS).flatMap(({ events }) => events.unexpected.map(({ id }) => id)),
  ...Object.keys(PERIPETIES),
];

test.each(LANGS)('in %s, whatever acts has a name', (lang) => {
  expect(unique(NAMED.filter((id) => words[lang].term(id, undefined) === id))).toEqual([]);
});

/** A value for every param of every question and option, so that the rare ones are spoken too. */
const PARAMS = {
  ...{ figure: 'orque-1', target: 'h2', to: 'h2', before: 'g-orque', who: 'h1', group: 'g-orque', profile: 'orque' },
  ...{
    item: 'dague',
    attack: 'dague',
    wound: 'bras-casse',
    state: 'secoue',
    talent: 'rage',
    list: 'nains',
    trait: 'force',
  },
  ...{ card: 'dame-pique', rank: 'valet', suit: 'pique', purpose: 'attaque', reason: 'route', by: 'benediction' },
  ...{
    level: 'difficile',
    esquive: 'difficile',
    why: 'contact',
    what: 'a-terre',
    gets: 'dague',
    gives: '',
  },
  ...{
    tile: 'temple',
    door: 'porte-r0-1',
    zone: 'r0-a',
    peripetie: 'fantome',
    action: 'fouiller-la-niche',
    choice: 'refuser',
  },
  ...{
    actions: 2,
    count: 1,
    dice: 2,
    difficulty: 2,
    total: 1,
    left: 1,
    shot: 1,
    reaction: 1,
    seuil: 1,
    value: 4,
    xp: 1,
  },
  ...{ deniers: 3, price: 3, rarity: 8, cost: 2, face: 1, sixes: 1, quarters: 1, sante: 3, heroisme: 3, treasure: 1 },
};

function catalogued(lang: Lang): readonly string[] {
  const asked = { kind: 'ask', seat: 0, rule: 'AD1-TURN-14', params: PARAMS, options: [], min: 1, max: 1 } as const;
  const prompts = Object.keys(catalogues[lang].prompts).map((id) =>
    words[lang].prompt({ ...asked, id, prompt: id }, company),
  );
  const options = Object.keys(catalogues[lang].options).flatMap((key) => {
    const [id, label] = key.includes('/') ? (key.split('/') as [string, string]) : ['action', key];
    const option = { id: label, label, params: PARAMS, at: { figure: 'h1' }, cost: 'bonus', value: null };
    return labelled(words[lang].option({ ...asked, id, prompt: id }, option, company)).filter((t) => t !== undefined);
  });
  const { variants, choices } = attentionDonjon;
  const setup = [
    ...variants.flatMap(({ id, values }) => [undefined, ...values].map((v) => words[lang].variant(id, v))),
    ...choices.flatMap(({ id, values }) => [undefined, ...values].map((v) => words[lang].choice(id, v))),
  ].flatMap((each) => labelled(each).filter((t) => t !== undefined));
  const outcomes = ['victoire', 'defaite'].map((id) => words[lang].outcome({ id, winners: [0], scores: [3] }, company));
  return [words[lang].title, words[lang].pitch, ...prompts, ...options, ...setup, ...outcomes];
}

const faults = (lang: Lang, fault: RegExp): readonly string[] =>
  unique([...sentences(lang), ...catalogued(lang)].filter((text) => fault.test(text)));

test.each(LANGS)('in %s, no hole nor stray space is left in a sentence', (lang) => {
  expect(faults(lang, /undefined|null|NaN|\[object|^$|^ | $| {2}|[.!?]\.|\(\)/)).toEqual([]);
});

test.each(LANGS)('in %s, people are named, never « vous », and apostrophes and minus signs are real ones', (lang) => {
  expect(faults(lang, /\b(vous|votre|vos|you|your)\b/i)).toEqual([]);
  expect(faults(lang, /'|(^|[\s(;])-\d/)).toEqual([]);
});

test('French sets its no-break spaces', () => {
  expect(faults('fr', / [!?:;»]|« |\w[!?»]/)).toEqual([]);
  expect(faults('fr', /[^\u00A0]: /)).toEqual([]);
});
