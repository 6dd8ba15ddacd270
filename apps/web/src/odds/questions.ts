/** A number, some numbers, a switch, one of some words, or free text. `start` is what a form shows first. */
export type Field =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly start: number | undefined }
  | { readonly kind: 'numbers'; readonly min: number; readonly max: number; readonly start: readonly number[] }
  | { readonly kind: 'switch'; readonly against?: string }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly start: string }
  | { readonly kind: 'text'; readonly start: string };

export type Fields = Readonly<Record<string, Field>>;

const dice = { kind: 'number', min: 0, max: 40, start: 4 } as const;
const difficulty = { kind: 'number', min: 0, max: 60, start: 2 } as const;
const none = { kind: 'number', min: 0, max: 60, start: 0 } as const;
const poker = { kind: 'choice', of: ['optimal', 'never', 'always'], start: 'optimal' } as const;
const bestOrNone = { kind: 'choice', of: ['optimal', 'never'], start: 'optimal' } as const;
const mode = { kind: 'choice', of: ['ordinary', 'blessed', 'cursed'], start: 'ordinary' } as const;
const blessing = {
  blessed: { kind: 'switch', against: 'cursed' },
  cursed: { kind: 'switch', against: 'blessed' },
} as const;
const pv = { kind: 'number', min: 1, max: 200, start: 20 } as const;
const figure = { kind: 'number', min: 0, max: 60, start: 4 } as const;
const perhaps = { ...none, start: undefined } as const;

const fighters = {
  pv,
  damage: figure,
  atk: none,
  armour: none,
  charisma: { ...figure, start: 10 },
  creaturePv: pv,
  creatureDamage: { ...figure, start: 3 },
  creatureAtk: none,
  creatureArmour: none,
} as const;

/** Every question of the page, a table being one too. Names are those of the command's options. */
export const QUESTIONS = {
  des: { expression: { text: { kind: 'text', start: '4d6>=4' } } },
  'attention-donjon': {
    check: { dice, difficulty, bonus: none, ...blessing, poker },
    opposed: {
      attacker: dice,
      defender: { ...dice, start: 3 },
      minimum: difficulty,
      ...blessing,
      defenderBlessed: { kind: 'switch', against: 'defenderCursed' },
      defenderCursed: { kind: 'switch', against: 'defenderBlessed' },
      poker,
    },
    attack: {
      dice,
      difficulty,
      damageDice: { ...dice, start: 5 },
      endurance: { ...difficulty, start: 3 },
      sante: { kind: 'number', min: 1, max: 30, start: 2 },
      shaken: { kind: 'switch' },
      aim: { kind: 'choice', of: ['touch', 'wounds', 'kill'], start: 'touch' },
      poker,
    },
    search: { dice, difficulty, aim: { kind: 'choice', of: ['find', 'two', 'cards'], start: 'find' }, poker },
    'check-table': { mode, poker: bestOrNone },
    'opposed-table': { mode, minimum: difficulty, poker: bestOrNone },
  },
  'attention-donjon-2': {
    check: {
      dice: { ...dice, max: 20, start: 3 },
      skill: { kind: 'number', min: -20, max: 20, start: 0 },
      difficulty: { ...difficulty, start: 6 },
      ...blessing,
      lucky: { kind: 'switch' },
      unlucky: { kind: 'switch' },
      poker,
    },
    'check-table': { ...blessing, lucky: { kind: 'switch' }, unlucky: { kind: 'switch' }, poker: bestOrNone },
  },
  'cinquante-etages': {
    duel: {
      value: { ...figure, start: 12 },
      creatureValue: { ...figure, start: 10 },
      ...fighters,
      ranged: { kind: 'switch' },
      openingValue: perhaps,
      openingDamage: perhaps,
      openingAtk: perhaps,
      brokenValue: perhaps,
      brokenDamage: perhaps,
      brokenAtk: perhaps,
    },
    'duel-table': fighters,
  },
  'heros-bataillons': {
    check: { attribute: { kind: 'number', min: -20, max: 40, start: 12 }, advantages: none, disadvantages: none },
    attack: {
      weapons: { kind: 'numbers', min: 1, max: 100, start: [6, 8] },
      attackers: { kind: 'number', min: 1, max: 20, start: 1 },
      favours: none,
      difficulties: none,
      alwaysDiminished: { kind: 'switch' },
      armour: none,
      end: figure,
      for: { ...figure, start: 8 },
    },
    spell: {
      power: { kind: 'choice', of: ['mineur', 'majeur', 'miraculeux'], start: 'majeur' },
      end: figure,
      vol: { ...figure, start: 3 },
      for: { ...figure, start: 8 },
    },
    'check-table': {},
    'attack-table': { armour: none },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Fields>>>>;

export type Topic = keyof typeof QUESTIONS;
type NameOf<T extends Topic> = T extends T ? `${T}/${keyof (typeof QUESTIONS)[T] & string}` : never;
/** `attention-donjon/check` and the like. */
export type QuestionName = NameOf<Topic>;

type KeysOf<T> = T extends T ? keyof T & string : never;
type FieldsIn<T extends Topic> = T extends T ? (typeof QUESTIONS)[T][keyof (typeof QUESTIONS)[T]] : never;
/** A name means one thing wherever it is used, so that it has one label. */
export type FieldName = KeysOf<FieldsIn<Topic>>;

type Value<F> = F extends { kind: 'number'; start: undefined }
  ? number | undefined
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'numbers' }
      ? readonly number[]
      : F extends { kind: 'choice'; of: readonly (infer Word)[] }
        ? Word
        : F extends { kind: 'text' }
          ? string
          : boolean;

/** What a question is given once its fields are read. */
export type Given<T extends Topic, Q extends keyof (typeof QUESTIONS)[T]> = {
  readonly [Name in keyof (typeof QUESTIONS)[T][Q]]: Value<(typeof QUESTIONS)[T][Q][Name]>;
};

export const TOPICS = Object.keys(QUESTIONS) as readonly Topic[];

export const questionsOf = (topic: Topic): readonly QuestionName[] =>
  Object.keys(QUESTIONS[topic]).map((question) => `${topic}/${question}` as QuestionName);

export const topicOf = (name: QuestionName): Topic => name.split('/')[0] as Topic;

export function fieldsOf(name: QuestionName): Fields {
  const [topic, question] = name.split('/') as [Topic, string];
  return (QUESTIONS[topic] as Readonly<Record<string, Fields>>)[question]!;
}
