/** A number, a switch, one of some words, or several numbers, as an option of the command line gives it. */
export type Flag =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly else?: number | 'nothing' }
  | { readonly kind: 'numbers'; readonly min: number; readonly max: number }
  | { readonly kind: 'switch'; readonly against?: string }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly else?: string };

export type Flags = Readonly<Record<string, Flag>>;

const MOST_DICE = 40;
const dice = { kind: 'number', min: 0, max: MOST_DICE } as const;
const difficulty = { kind: 'number', min: 0, max: 60 } as const;
const poker = { kind: 'choice', of: ['optimal', 'never', 'always'], else: 'optimal' } as const;
const none = { kind: 'number', min: 0, max: 60, else: 0 } as const;
const blessing = {
  blessed: { kind: 'switch', against: 'cursed' },
  cursed: { kind: 'switch' },
} as const;

const pv = { kind: 'number', min: 1, max: 200 } as const;
const figure = { kind: 'number', min: 0, max: 60 } as const;
const otherFigure = { ...figure, else: 'nothing' } as const;

/** Every question about a system, with its numbers. What has no `else` must be given; option names are these, with hyphens. */
export const QUESTIONS = {
  'attention-donjon': {
    check: { dice, difficulty, bonus: none, ...blessing, poker },
    opposed: {
      attacker: dice,
      defender: dice,
      minimum: { ...difficulty, else: 2 },
      ...blessing,
      defenderBlessed: { kind: 'switch', against: 'defenderCursed' },
      defenderCursed: { kind: 'switch' },
      poker,
    },
    attack: {
      dice,
      difficulty,
      damageDice: dice,
      endurance: difficulty,
      sante: { kind: 'number', min: 1, max: 30 },
      shaken: { kind: 'switch' },
      aim: { kind: 'choice', of: ['touch', 'wounds', 'kill'], else: 'touch' },
      poker,
    },
    search: { dice, difficulty, aim: { kind: 'choice', of: ['find', 'two', 'cards'], else: 'find' }, poker },
  },
  'attention-donjon-2': {
    check: {
      dice: { ...dice, max: 20 },
      skill: { kind: 'number', min: -20, max: 20 },
      difficulty,
      ...blessing,
      lucky: { kind: 'switch' },
      unlucky: { kind: 'switch' },
      poker,
    },
  },
  'cinquante-etages': {
    duel: {
      pv,
      value: figure,
      damage: figure,
      atk: none,
      armour: none,
      charisma: figure,
      creaturePv: pv,
      creatureValue: figure,
      creatureDamage: figure,
      creatureAtk: none,
      creatureArmour: none,
      ranged: { kind: 'switch' },
      openingValue: otherFigure,
      openingDamage: otherFigure,
      openingAtk: otherFigure,
      brokenValue: otherFigure,
      brokenDamage: otherFigure,
      brokenAtk: otherFigure,
    },
  },
  'heros-bataillons': {
    check: { attribute: { kind: 'number', min: -20, max: 40 }, advantages: none, disadvantages: none },
    attack: {
      weapons: { kind: 'numbers', min: 1, max: 100 },
      attackers: { kind: 'number', min: 1, max: 20, else: 1 },
      favours: none,
      difficulties: none,
      alwaysDiminished: { kind: 'switch' },
      armour: none,
      end: figure,
      for: figure,
    },
    spell: {
      power: { kind: 'choice', of: ['mineur', 'majeur', 'miraculeux'] },
      end: figure,
      vol: figure,
      for: figure,
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Flags>>>>;

export type SystemId = keyof typeof QUESTIONS;
type QuestionOf<S extends SystemId> = S extends S ? `${S} ${keyof (typeof QUESTIONS)[S] & string}` : never;
/** `attention-donjon check` and the like. */
export type QuestionName = QuestionOf<SystemId>;

type FlagsOf<S extends SystemId> = S extends S ? (typeof QUESTIONS)[S][keyof (typeof QUESTIONS)[S]] : never;
type NameOf<F> = F extends F ? keyof F & string : never;
/** A name means one thing in all questions that use it, so that it is explained once. */
export type FlagName = NameOf<FlagsOf<SystemId>>;

type Value<F> = F extends { kind: 'number'; else: 'nothing' }
  ? number | undefined
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'numbers' }
      ? readonly number[]
      : F extends { kind: 'choice'; of: readonly (infer Word)[] }
        ? Word
        : boolean;

/** What a question is given once its options are read. */
export type Given<S extends SystemId, Q extends keyof (typeof QUESTIONS)[S]> = {
  readonly [Name in keyof (typeof QUESTIONS)[S][Q]]: Value<(typeof QUESTIONS)[S][Q][Name]>;
};

/** `creaturePv` is written `--creature-pv`. */
export const optionOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
