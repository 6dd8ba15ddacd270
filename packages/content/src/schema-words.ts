export type Lang = 'fr' | 'en';

/** What a schema says of a value that is none of its own, to somebody who writes YAML by hand. */
export interface SchemaWords {
  readonly missing: string;
  unknownField(name: string): string;
  /** What was expected and what is there instead. */
  expected(expected: readonly string[], got: string): string;
  atLeast(count: string, of: Measured): string;
  atMost(count: string, of: Measured): string;
  form(pattern: string): string;
  readonly wrong: string;
  /** A text that is no YAML, and what its reader says of it. */
  noYaml(why: string): string;
  /** Kinds of values, by the name that schemas give them. */
  readonly kinds: Readonly<Record<Kind, string>>;
}

export type Measured = 'number' | 'text' | 'list';
export type Kind = 'string' | 'number' | 'int' | 'boolean' | 'list' | 'fields' | 'null';

const NBSP = '\u00A0';
const THIN = '\u202F';

const either = (things: readonly string[], or: string): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${or} ${things.at(-1)}`;

const fr: SchemaWords = {
  missing: 'ce champ manque',
  unknownField: (name) => `champ inconnu${NBSP}: ${name}`,
  expected: (expected, got) => `attendu${NBSP}: ${either(expected, 'ou')}${THIN}; reçu${NBSP}: ${got}`,
  atLeast: (count, of) =>
    ({ number: `au moins ${count}`, text: 'un texte qui ne soit pas vide', list: `au moins ${count} dans la liste` })[
      of
    ],
  atMost: (count, of) =>
    ({ number: `au plus ${count}`, text: `au plus ${count} signes`, list: `au plus ${count} dans la liste` })[of],
  form: (pattern) => `la forme attendue est ${pattern}`,
  wrong: 'cette valeur ne convient pas',
  noYaml: (why) => `ce YAML ne se lit pas (${why})`,
  kinds: {
    string: 'un texte',
    number: 'un nombre',
    int: 'un nombre entier',
    boolean: 'true ou false',
    list: 'une liste',
    fields: 'des champs',
    null: 'null',
  },
};

const en: SchemaWords = {
  missing: 'this field is missing',
  unknownField: (name) => `unknown field: ${name}`,
  expected: (expected, got) => `expected ${either(expected, 'or')}; got ${got}`,
  atLeast: (count, of) =>
    ({ number: `at least ${count}`, text: 'a text that is not empty', list: `at least ${count} in the list` })[of],
  atMost: (count, of) =>
    ({ number: `at most ${count}`, text: `at most ${count} characters`, list: `at most ${count} in the list` })[of],
  form: (pattern) => `the expected form is ${pattern}`,
  wrong: 'this value does not fit',
  noYaml: (why) => `this YAML cannot be read (${why})`,
  kinds: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    list: 'a list',
    fields: 'fields',
    null: 'null',
  },
};

export const schemaWords: Readonly<Record<Lang, SchemaWords>> = { fr, en };
