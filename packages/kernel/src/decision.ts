import { Done, Wait } from './done.ts';
import { EngineError } from './errors.ts';
import type { OddsSummary } from './odds.ts';
import type { Answer, Card, Rule, RuleRef } from './rule.ts';
import type { Params, TextKey } from './text.ts';

/** A place at the table, counted from 0. */
export type SeatId = number;

/** Where an option can be clicked on a board. */
export type Place =
  | { readonly figure: string }
  | { readonly cell: readonly [x: number, y: number] }
  | { readonly zone: string }
  | { readonly door: string }
  | { readonly card: Card }
  | { readonly item: string }
  | { readonly die: number };

/** All that is said of an option. */
export interface AskedOption {
  /** Logged, so stable and distinct within its decision; kebab-case, never an index. */
  readonly id: string;
  readonly label: TextKey;
  readonly params?: Params | undefined;
  readonly at?: Place | undefined;
  /** What taking it costs, where a system counts actions: a text key. */
  readonly cost?: TextKey | undefined;
  /** Of little weight: laid out after the others. */
  readonly minor?: true | undefined;
}

/** All that is said of a question. */
export interface Asked<C extends AskedOption = AskedOption> {
  readonly id: string;
  readonly seat: SeatId;
  /** Why am I asked? */
  readonly rule: RuleRef;
  readonly prompt: TextKey;
  readonly params?: Params;
  readonly options: readonly C[];
  readonly min: number;
  readonly max: number;
}

/** An option as the rule holds it: clients get what `offer` makes of it. */
export interface Option<T = unknown> extends AskedOption {
  /** What it is worth, worked out when somebody asks. */
  readonly odds?: (() => OddsSummary) | undefined;
  /** What the rule receives; never leaves the process. */
  readonly value: T;
}

export interface Decision<T = unknown> extends Asked<Option<T>> {
  readonly kind: 'ask';
  /** Answered aloud: where several are asked at once, this one hides nothing from the others. */
  readonly aloud?: true;
}

export interface AskAllRequest {
  readonly kind: 'askAll';
  /** One per seat, in seat order: answers are hidden until all are in. */
  readonly decisions: readonly Decision[];
}

export interface Question<T> {
  readonly id: string;
  readonly seat: SeatId;
  readonly rule: RuleRef;
  readonly options: readonly Option<T>[];
  /** The text key of the prompt, where it is not the id of the decision. */
  readonly prompt?: TextKey;
  readonly params?: Params;
  readonly aloud?: true;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** An option whose label is its id and whose value is given. */
export function option<T>(
  id: string,
  value: T,
  more?: Partial<Pick<Option<T>, 'label' | 'params' | 'at' | 'odds'>>,
): Option<T> {
  if (more === undefined) return { id, label: id, value };
  // Written out: spreading `more` takes three times as long, and most of a game is options.
  const { label = id, params, at, odds } = more;
  if (odds !== undefined) return { id, label, value, params, at, odds };
  if (at === undefined) return params === undefined ? { id, label, value } : { id, label, value, params };
  return params === undefined ? { id, label, value, at } : { id, label, value, params, at };
}

/** One seat picks one option. A lone option is taken without asking. */
export function ask<T>(question: Question<T>): Rule<T> {
  const { id, options } = question;
  if (options.length === 1) return new Done(options[0]!.value);
  if (options.length === 0) throw new EngineError(`${id} offers no option`);
  return new Wait(decisionOf(question, 1, 1), valueIn as (answer: Answer) => T);
}

const valueIn = (answer: Answer): unknown => (answer as Option).value;

/** The request itself, for a rule that always has a choice to offer and asks at every turn: `yield` it, and read the option. */
export const asking = <T>(question: Question<T>): Decision<T> => decisionOf(question, 1, 1);

/** One seat picks between `min` and `max` distinct options. */
export function* askSome<T>(question: Question<T>, { min, max }: Bounds): Rule<readonly T[]> {
  const { options } = question;
  if (min > options.length) throw new EngineError(`${question.id} asks for ${min} of ${options.length} options`);
  if (max <= 0) return [];
  if (min === options.length) return options.map((o) => o.value);
  const picked = yield decisionOf(question, min, Math.min(max, options.length));
  const list = (Array.isArray(picked) ? picked : [picked]) as readonly Option<T>[];
  return list.map((o) => o.value);
}

/** Several seats pick one option each, revealed together. Seats with a lone option are not asked. */
export function* askAll<T>(questions: readonly Question<T>[]): Rule<readonly T[]> {
  const empty = questions.find((q) => q.options.length === 0);
  if (empty) throw new EngineError(`${empty.id} offers no option`);
  const asked = questions.filter((q) => q.options.length > 1);
  const picks = new Map<Question<T>, T>();
  if (asked.length > 0) {
    const answers = yield { kind: 'askAll', decisions: asked.map((q) => decisionOf(q, 1, 1)) };
    asked.forEach((q, i) => {
      picks.set(q, (answers as readonly Option<T>[])[i]!.value);
    });
  }
  return questions.map((q) => (picks.has(q) ? picks.get(q)! : q.options[0]!.value));
}

function decisionOf<T>(question: Question<T>, min: number, max: number): Decision<T> {
  const { id, seat, rule, prompt, params, options, aloud } = question;
  if (aloud)
    return { kind: 'ask', id, seat, rule, prompt: prompt ?? id, ...(params && { params }), options, min, max, aloud };
  if (params === undefined) return { kind: 'ask', id, seat, rule, prompt: prompt ?? id, options, min, max };
  return { kind: 'ask', id, seat, rule, prompt: prompt ?? id, params, options, min, max };
}
