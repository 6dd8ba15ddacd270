import { randomBot } from '@souterrain/bots';
import {
  type Decision,
  type OddsSummary,
  type Option,
  Prng,
  playOut,
  SeededChance,
  type Sum,
} from '@souterrain/kernel';
import { type Company, LANGS, type Lang } from '@souterrain/words';
import { expect, test } from 'vitest';
import { type Given, given } from '../../testing/index.ts';
import type { C50Event } from '../events.ts';
import type { C50State } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { VARIANTS, variantsOf } from '../variants.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueIn as enIn } from './en/index.ts';
import { catalogueIn as frIn } from './fr/index.ts';
import { wordsOf } from './index.ts';

const { content } = cinquanteEtages;
const words = wordsOf(content);
const catalogues: Readonly<Record<Lang, Catalogue>> = { fr: frIn(content), en: enIn(content) };
const company: Company = { names: ['Aldric', 'Mathilde', 'Ysolde', 'Hugo'] };

/** Everything that random games ask and tell. */
interface Heard {
  readonly asked: Map<string, readonly [Decision, Option]>;
  readonly told: Map<string, C50Event>;
  readonly summed: Map<string, Sum>;
  /** By what is offered beside it: odds differ by what could be used. */
  readonly weighed: Map<string, OddsSummary>;
  readonly outcomes: Set<string>;
}

function listen(heard: Heard, state: C50State, seed: string): void {
  const { outcome } = playOut(cinquanteEtages, state, {
    chance: new SeededChance(Prng.seeded(seed, 'game')),
    policy: randomBot(Prng.seeded(seed, 'people')),
    onDecision: (decision) => {
      for (const option of decision.options) {
        heard.asked.set(`${decision.id} ${option.id}`, [decision, option]);
        const beside = `${option.label} ${decision.options.filter(({ params }) => !params?.attack).map(({ id }) => id)}`;
        if (option.odds && !heard.weighed.has(beside)) heard.weighed.set(beside, option.odds());
      }
    },
    onEvent: (event) => {
      heard.told.set(words.en.event(event, company) ?? event.type, event);
      for (const sum of event.sums ?? []) heard.summed.set(sum.label + sum.terms.map((t) => t.label).join(), sum);
    },
  });
  heard.outcomes.add(outcome.id);
}

const SCROLLS = ['foudre', 'etincelle', 'rayon-noir', 'soin', 'peau-de-pierre', 'pas-regle', 'fumee'] as const;
const MAP = '~...c...\n.^..m..c\n..f.....\n.#..c...\n..~..^..\nc..m..f.\n........\n...c...>';

/** Several heroes laden with everything, among all kinds of squares. */
const party = (floor: number): Given => ({
  floor,
  map: MAP,
  creatures: [
    { id: 'gobelin', at: [1, 0], pv: 3 },
    { id: 'orque', at: [6, 6] },
  ],
  guardian: { id: floor === 50 ? 'maitre-du-cinquantieme' : 'liche', pv: 4, car: 1 },
  heroes: (['mage', 'rodeur', 'guerrier', 'mage'] as const).map((classe, seat) => ({
    classe,
    at: seat < 2 ? [0, 3] : [3, 3],
    for: 3 * seat,
    end: 12,
    int: 16,
    cha: 4 * seat,
    pv: 20,
    points: 2,
    gold: 400,
    armours: ['tunique', 'cuir-cloute'],
    shields: 1,
    scrolls: [...SCROLLS],
    spells: classe === 'mage' ? ['etincelle', 'dard-de-givre', 'jet-d-acide', 'boule-de-feu'] : [],
    potions: seat === 3 ? ['grande-potion', 'potion-de-soin', 'potion-de-soin'] : ['grande-potion', 'potion-de-soin'],
  })),
});

const FLOORS = [5, 15, 25, 33, 44, 50, 50];
const MOST_GAMES = 120;

/** Plays until everything the catalogue knows has been said, or for long enough to call the rest unsaid. */
function hear(): Heard {
  const heard: Heard = {
    asked: new Map(),
    told: new Map(),
    summed: new Map(),
    weighed: new Map(),
    outcomes: new Set(),
  };
  listen(heard, cinquanteEtages.setup({ seats: [{ name: 'Aldric', choices: {} }], variants: {} }), 'partie');
  for (let i = 0; i < MOST_GAMES && (i < FLOORS.length || unsaid(heard).length > 0); i++) {
    // The i-th reading of every question, so that each reading is played somewhere.
    const variants = variantsOf(Object.fromEntries(VARIANTS.map(({ id, values }) => [id, values[i % values.length]!])));
    const state = given(party(FLOORS[i % FLOORS.length]!), variants);
    // C50-Q-21: the way to it, a spell forgotten then a floor left, is too long for chance.
    state.heroes[0]!.forgotten.push('colere-du-vide');
    listen(heard, state, `groupe ${i}`);
  }
  return heard;
}

function unsaid(heard: Heard): readonly string[] {
  const said = new Set([...saidKeys(heard)]);
  return knownKeys(catalogues.fr).filter((key) => !said.has(key));
}

/** What games say, in the keys of a catalogue. */
function saidKeys({ asked, told, summed, weighed, outcomes }: Heard): ReadonlySet<string> {
  return new Set([
    ...[...asked.values()].map(([d, o]) => `${d.id} > ${o.label}`),
    ...[...told.values()].map((e) => `event ${e.type}`),
    ...[...summed.values()].flatMap((s) => [s.label, ...s.terms.map((t) => t.label)]).map((l) => `term ${l}`),
    ...[...weighed.values()].flatMap(labelsOf).map((l) => `term ${l}`),
    ...[...outcomes].map((id) => `outcome ${id}`),
  ]);
}

const labelsOf = ({ prospects, resources, aims, amount }: OddsSummary): readonly string[] =>
  [...prospects, ...resources, ...aims, ...(amount ? [amount] : [])].map(({ label }) => label);

/** Characteristics that are never rolled, yet that sheets name. */
const UNROLLED = ['end', 'cha'];

const knownKeys = ({ options, events, terms, outcomes }: Catalogue): readonly string[] => [
  ...Object.entries(options).flatMap(([id, labels]) => Object.keys(labels).map((label) => `${id} > ${label}`)),
  ...Object.keys(events).map((type) => `event ${type}`),
  ...['soin', ...Object.keys(terms)].filter((label) => !UNROLLED.includes(label)).map((label) => `term ${label}`),
  ...Object.keys(content.potions).map((id) => `term cote-${id}`),
  ...Object.keys(outcomes).map((id) => `outcome ${id}`),
];

const heard = hear();

test.each(LANGS)('in %s, the catalogue holds what games say, no less and no more', (lang) => {
  expect([...saidKeys(heard)].sort()).toEqual([...knownKeys(catalogues[lang])].sort());
  expect(Object.keys(catalogues[lang].prompts).sort()).toEqual(Object.keys(catalogues[lang].options).sort());
});

function everything(lang: Lang): readonly string[] {
  const said = words[lang];
  const { names, terms } = catalogues[lang];
  const labelled = ({ label, hint }: { label: string; hint?: string }) =>
    hint === undefined ? [label] : [label, hint];
  const outcome = { winners: [0, 2], scores: [6120, 737, 1000, 0] };
  return [
    said.title,
    said.pitch,
    ...[...heard.asked.values()].flatMap(([d, o]) => [
      said.prompt(d, company),
      ...labelled(said.option(d, o, company)),
    ]),
    ...[...heard.told.values()].flatMap((e) => said.event(e, company) ?? []),
    ...[...heard.summed.values()].flatMap((s) => s.terms.map((t) => said.term(t.label, t.params))),
    ...[...Object.keys(names), ...Object.keys(terms)].map((key) => said.term(key, undefined)),
    ...['soin', 'etincelle'].map((id) => said.term(`parchemin-${id}`, undefined)),
    ...VARIANTS.flatMap(({ id, values }) => [undefined, ...values].flatMap((v) => labelled(said.variant(id, v)))),
    ...cinquanteEtages.choices.flatMap(({ id, values }) =>
      [undefined, ...values].flatMap((v) => labelled(said.choice(id, v))),
    ),
    ...['victoire', 'defaite'].map((id) => said.outcome({ id, ...outcome }, company)),
  ];
}

const SAID = { fr: everything('fr'), en: everything('en') };
const offending = (lang: Lang, fault: RegExp) => [...new Set(SAID[lang].filter((text) => fault.test(text)))];

test.each(LANGS)('in %s, no key, hole or stray space is left in a sentence', (lang) => {
  expect(SAID[lang].length).toBeGreaterThan(1000);
  expect(offending(lang, /undefined|NaN|\[object|^$|^ | $| {2}|\.\./)).toEqual([]);
  expect(offending(lang, /[a-z]-(d-)?[a-z]+-[a-z]/)).toEqual([]);
});

test.each(LANGS)('in %s, people are named, never « vous »', (lang) => {
  expect(offending(lang, /\b(vous|votre|vos|tu|you|your)\b/i)).toEqual([]);
});

test.each(LANGS)('in %s, apostrophes and minus signs are real ones', (lang) => {
  expect(offending(lang, /'/)).toEqual([]);
  expect(offending(lang, /(^|[^\w’])-\d/)).toEqual([]);
});

test('French sets its no-break spaces', () => {
  expect(offending('fr', /[^\u202F][!?;]/)).toEqual([]);
  expect(offending('fr', /[^\u00A0]:/)).toEqual([]);
  expect(offending('fr', /«[^\u00A0]|[^\u00A0]»/)).toEqual([]);
});

test('no French in English', () => {
  const kept = /[Rr]éussites?|Rôdeur|Cinquante Étages/g;
  const left = SAID.en.map((text) => text.replace(kept, ''));
  const french = /[À-ÖØ-öø-ÿ«»\u00A0\u202F]|\b(le|la|les|un|une|des|du|et|ou|avec|pour|sur|dans|est|pas|au|aux|ne)\b/;
  expect(left.filter((text) => french.test(text))).toEqual([]);
});

test('no English in French', () => {
  expect(offending('fr', /\b(the|and|of|with|to|is|has|from|for|by|no|yes|turn|floor)\b/)).toEqual([]);
});

test('a seat without a name still has one', () => {
  const [decision] = [...heard.asked.values()].find(([d]) => d.id === 'donner-quoi')!;
  expect(words.fr.prompt({ ...decision, seat: 2 }, { names: ['Aldric', 'Mathilde', ''] })).toContain('Place 3');
  expect(words.en.prompt({ ...decision, seat: 3 }, { names: [] })).toContain('Seat 4');
});
