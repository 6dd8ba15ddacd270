import type { Context } from '../context.ts';
import type { Status } from '../failure.ts';
import { withExact } from './exact.ts';
import type { Given, QUESTIONS, SystemId } from './flags.ts';
import type { Output, Report } from './report.ts';
import { show } from './show.ts';
import type { OddsWords } from './words/words.ts';

/** The questions of one system, answered. */
export type Answers<S extends SystemId> = {
  readonly [Q in keyof (typeof QUESTIONS)[S]]: (given: Given<S, Q>, words: OddsWords) => Report;
};

type Answer = (given: object, words: OddsWords) => Report;

const ANSWERS: { readonly [S in SystemId]: () => Promise<{ readonly answers: Answers<S> }> } = {
  'attention-donjon': () => import('./attention-donjon.ts'),
  'attention-donjon-2': () => import('./attention-donjon-2.ts'),
  'cinquante-etages': () => import('./cinquante-etages.ts'),
  'heros-bataillons': () => import('./heros-bataillons.ts'),
};

interface Asked {
  readonly system: string;
  readonly question: string;
  /** As read by the parser from the flags of that very question. */
  readonly given: object;
}

export async function systemOdds(asked: Asked, output: Output, context: Context): Promise<Status> {
  const { system, question, given } = asked;
  const { odds: words } = context.words;
  const { answers } = await ANSWERS[system as SystemId]();
  const answer = (answers as unknown as Readonly<Record<string, Answer>>)[question]!;
  const exact = output.exact && (await import('./exact-answers.ts')).exactAnswer(asked, words);
  const plain = answer(given, words);
  const report = exact ? withExact(plain, exact, words) : plain;
  show({ ...report, json: { system, question, ...given, ...report.json } }, output, context);
  return 0;
}
