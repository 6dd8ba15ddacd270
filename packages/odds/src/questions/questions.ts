import type { Fields, Value } from './field.ts';
import { SYSTEM_QUESTIONS } from './system-questions.ts';
import { TABLES } from './tables.ts';

/** All that can be asked: any dice, then situations of the systems and tables of them. */
export const QUESTIONS = {
  'des/expression': { text: { kind: 'text', start: '4d6>=4' } },
  ...SYSTEM_QUESTIONS,
  ...TABLES,
} as const satisfies Readonly<Record<string, Fields>>;

/** `attention-donjon/check` and the like. */
export type QuestionName = keyof typeof QUESTIONS;
export type SystemQuestion = keyof typeof SYSTEM_QUESTIONS;
export type Topic = QuestionName extends `${infer T}/${string}` ? T : never;

type KeysOf<T> = T extends T ? keyof T & string : never;
/** A name means one thing wherever it is used, so that it has one label and one explanation. */
export type FieldName = KeysOf<(typeof QUESTIONS)[QuestionName]>;
export type SystemField = KeysOf<(typeof SYSTEM_QUESTIONS)[SystemQuestion]>;

/** What a question is given once its fields are read. */
export type Given<Q extends QuestionName> = {
  readonly [Name in keyof (typeof QUESTIONS)[Q]]: Value<(typeof QUESTIONS)[Q][Name]>;
};

/** A question whose fields have been read. */
export interface Asked {
  readonly name: QuestionName;
  readonly given: Readonly<Record<string, unknown>>;
}

const NAMES = Object.keys(QUESTIONS) as readonly QuestionName[];

export const topicOf = (name: QuestionName): Topic => name.split('/')[0] as Topic;

export const TOPICS: readonly Topic[] = [...new Set(NAMES.map(topicOf))];

export const questionsOf = (topic: Topic): readonly QuestionName[] => NAMES.filter((name) => topicOf(name) === topic);

export const fieldsOf = (name: QuestionName): Fields => QUESTIONS[name];

/** `creaturePv` is written `creature-pv`, in links as on a command line. */
export const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
