import { type Decision, type Option, Prng, playOut, SeededChance } from '@souterrain/kernel';
import { LANGS, type Lang } from '@souterrain/words';
import { expect, test } from 'vitest';
import type { HBEvent } from '../events.ts';
import { ABILITIES, herosBataillons } from '../index.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogue as en } from './en/index.ts';
import { catalogue as fr } from './fr/index.ts';
import { wordsOf } from './index.ts';
import { contentName } from './names.ts';
import { SPEAKERS } from './speakers.ts';

const catalogues: Readonly<Record<Lang, Catalogue>> = { fr, en };
const words = wordsOf(herosBataillons.content);
const company = { names: ['Aldric', 'Mathilde', 'Ysolde'] };
const SEEDS = 8;

/** What was said, and what it was said of: no id of it may be left in the sentence. */
interface Said {
  readonly of: unknown;
  readonly texts: readonly (string | undefined)[];
}

const said: Record<Lang, Map<string, Said>> = { fr: new Map(), en: new Map() };
const asked = new Set<string>();

function hear(key: string, of: unknown, speak: (lang: Lang) => readonly (string | undefined)[]): void {
  if (said.fr.has(key)) return;
  for (const lang of LANGS) said[lang].set(key, { of, texts: speak(lang) });
}

const labelled = ({ label, hint }: { label: string; hint?: string }) => [label, hint];

function hearDecision(decision: Decision): void {
  const { id, prompt, params = {}, options } = decision;
  asked.add(prompt.replace(/^vote-/, ''));
  hear(`question ${id} ${JSON.stringify(params)}`, { prompt, params }, (l) => [words[l].prompt(decision, company)]);
  for (const o of options) hearOption(decision, o);
}

function hearOption(decision: Decision, o: Option): void {
  const { label, params = {} } = o;
  const key = `option ${decision.id}/${label} ${Object.values(params).join()}`;
  hear(key, { label, params }, (l) => labelled(words[l].option(decision, o, company)));
}

function hearEvent(event: HBEvent): void {
  const { rules: _, sums = [], ...of } = event;
  hear(`event ${JSON.stringify(of)}`, of, (l) => [words[l].event(event, company)]);
  if ('why' in event && typeof event.why === 'string') hearTerm(event.why);
  for (const { label, terms } of sums) for (const each of [label, ...terms.map((t) => t.label)]) hearTerm(each);
}

const hearTerm = (label: string): void => hear(`term ${label}`, label, (l) => [words[l].term(label, undefined)]);

function listen(seed: string, heroes: readonly string[], variants: Readonly<Record<string, string>>): void {
  const people = Prng.seeded(seed, 'people');
  const seats = heroes.map((heros, i) => ({ name: company.names[i]!, choices: { heros } }));
  playOut(herosBataillons, herosBataillons.setup({ seats, variants }), {
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

for (let i = 0; i < SEEDS; i++) {
  for (const mode of ['escarmouche', 'bataille', 'exploration']) {
    listen(`${mode} ${i}`, ['garance', 'tibalt', 'ysoline'], { mode });
    listen(`${mode} new ${i}`, ['nouveau', 'nouveau'], {
      mode,
      forms: 'learnt',
      attributs: i % 2 ? 'des' : 'repartition',
    });
  }
  listen(`sides ${i}`, ['odon', 'adversaires'], { mode: 'escarmouche' });
  listen(`table ${i}`, ['mj', 'ysoline', 'odon'], { mode: 'table' });
}

/** Every string of a value, however deep. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const isId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)+$|^[a-z]\d+$/.test(text);

/** Some ids are words: « Tour de passe-passe ». */
const isWord = (id: string, lang: Lang): boolean =>
  catalogues[lang].terms[id] === id ||
  (contentName(herosBataillons.content, id, lang)?.toLowerCase().includes(id) ?? false);

/** A sentence that is a key, or that holds an id of what it speaks of. */
const isRaw = (text: string, of: unknown, lang: Lang): boolean =>
  stringsOf(of).some(
    (s) =>
      (s === text && !/^\d*$/.test(s) && !isWord(s, lang)) ||
      (isId(s) && !isWord(s, lang) && new RegExp(`(?<![\\p{L}\\d-])${s}(?![\\p{L}\\d-])`, 'u').test(text)),
  );

test.each(LANGS)('in %s, no prompt, option, line or term of a game comes out as its key', (lang) => {
  const raw = [...said[lang]].flatMap(([key, { of, texts }]) =>
    texts.flatMap((text) => (text !== undefined && isRaw(text, of, lang) ? [`${key}: ${text}`] : [])),
  );
  expect(raw).toEqual([]);
  expect(said[lang].size).toBeGreaterThan(2000);
});

test.each(LANGS)('in %s, every question has its own sentence', (lang) => {
  expect([...asked].filter((prompt) => catalogues[lang].prompts[prompt] === undefined)).toEqual([]);
});

test.each([
  ['adversaire-4', 'Adversaire 4', 'Foe 4'],
  ['z2', 'Zone 2', 'Zone 2'],
  ['epee-12', 'Épée', 'Sword'],
  ['gobelin-4', 'Gobelin 4', 'Goblin 4'],
  ['aider-h2', 'aider Place 2', 'help Seat 2'],
  ['ouverture-gobelin-3', 'ouverture contre Gobelin 3', 'opening against Goblin 3'],
  ['h1-dague-et-dague-12', 'Dague et Dague', 'Dagger and Dagger'],
  [
    'improvisation-porte-z1-z2',
    'improvisation : porte entre Zone 1 et Zone 2',
    'improvisation: door between Zone 1 and Zone 2',
  ],
])('%s is named by its parts', (id, french, english) => {
  expect(words.fr.term(id, undefined).replaceAll('\u00A0', ' ')).toBe(french);
  expect(words.en.term(id, undefined)).toBe(english);
});

test('no two things say the same key', () => {
  const keys = SPEAKERS.flatMap(({ id, name, names = {}, words: said }) => [
    ...(name === undefined ? [] : [id]),
    ...Object.keys(names),
    ...Object.entries({ ...said?.fr }).flatMap(([part, table]) => Object.keys(table).map((key) => `${part} ${key}`)),
  ]);
  expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
});

test('both languages say the same things', () => {
  for (const part of ['prompts', 'options', 'hints', 'terms', 'events', 'games'] as const)
    expect(Object.keys(en[part]).sort()).toEqual(Object.keys(fr[part]).sort());
});

test.each(LANGS)(
  '[HB-CRE-06] [HB-HERO-02] [HB-MAG-08] in %s, every talent, ability, school and form is told before it is taken',
  (lang) => {
    const { effects } = catalogues[lang];
    const { talents, schools } = herosBataillons.content;
    for (const { id, effect } of Object.values(talents)) expect(effect?.[lang], id).toBeTruthy();
    for (const id of [...Object.keys(schools), ...ABILITIES.map((one) => one.id)]) expect(effects[id], id).toBeTruthy();
    const hints = [...said[lang]].filter(([key]) =>
      /^option (talent-de-depart|capacite|ecole|forme|trousse)\/(?!tirer)/.test(key),
    );
    for (const [key, { texts }] of hints) expect(texts[1], key).toBeTruthy();
    expect(hints.length).toBeGreaterThan(40);
  },
);

function settings(lang: Lang): readonly string[] {
  const { variants, choices } = herosBataillons;
  return [
    ...variants.flatMap(({ id, values }) => [undefined, ...values].map((v) => words[lang].variant(id, v))),
    ...choices.flatMap(({ id, values }) => [undefined, ...values].map((v) => words[lang].choice(id, v))),
  ].flatMap((each) => labelled(each).filter((t) => t !== undefined));
}

test.each(LANGS)('in %s, every choice made before the game has words', (lang) => {
  const { variants, choices } = herosBataillons;
  const ids = [...variants, ...choices].flatMap(({ id, values }) => [id, ...values]).filter((id) => isId(id));
  expect(settings(lang).filter((text) => ids.includes(text) || /^[a-z]+[A-Z]/.test(text))).toEqual([]);
});

const outcomes = (lang: Lang): readonly string[] =>
  ['victoire', 'defaite', 'nul'].map((id) => words[lang].outcome({ id, winners: [], scores: [] }, company));

const faults = (lang: Lang, fault: RegExp): readonly string[] => {
  const { title, pitch } = words[lang];
  const heard = [...said[lang].values()].flatMap(({ texts }) => texts.filter((text) => text !== undefined));
  return [
    ...new Set([title, pitch, ...heard, ...settings(lang), ...outcomes(lang)].filter((text) => fault.test(text))),
  ];
};

test.each(LANGS)('in %s, no hole nor stray space is left in a sentence', (lang) => {
  expect(faults(lang, /undefined|null|NaN|\[object|^$|^ | $| {2}|[.!?]\.|\(\)|: ?[.,)]/)).toEqual([]);
});

test.each(LANGS)('in %s, people are named, never « vous », and apostrophes and minus signs are real ones', (lang) => {
  expect(faults(lang, /(?<!-)\b(vous|votre|vos|you|your)\b/i)).toEqual([]);
  expect(faults(lang, /'|(^|[\s(;])-\d/)).toEqual([]);
});

test('French sets its no-break spaces', () => {
  expect(faults('fr', / [!?:;»]|« |\w[!?»]/)).toEqual([]);
  expect(faults('fr', /[^\u00A0]: /)).toEqual([]);
});
