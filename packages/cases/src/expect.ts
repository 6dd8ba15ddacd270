import type { GameEvent, Outcome, Request } from '@souterrain/kernel';
import { at, equal, matches } from './match.ts';
import type { Expectation, ExpectedAsk } from './schema.ts';

/** One expectation that failed: where in `expect`, what it said, what the game gave. */
export interface Failure {
  readonly at: string;
  readonly expected: unknown;
  readonly got: unknown;
}

export interface Ran {
  readonly events: readonly GameEvent[];
  readonly state: unknown;
  readonly stop: Request | undefined;
  readonly outcome: Outcome | undefined;
  /** What the given was worth, where no game was played. */
  readonly gives?: object;
}

export function failuresOf(expect: Expectation, ran: Ran): Failure[] {
  return [
    ...wholeList(expect.events, ran.events),
    ...inOrder(expect.includes ?? [], ran.events),
    ...absent(expect.excludes ?? [], ran.events),
    ...values(expect.state ?? {}, ran.state),
    ...(expect.asks ? waiting(expect.asks, ran.stop) : []),
    ...(expect.outcome === undefined ? [] : ended(expect.outcome, ran.outcome)),
    ...worth(expect.gives, ran.gives),
  ];
}

function wholeList(expected: Expectation['events'], got: readonly GameEvent[]): Failure[] {
  if (!expected) return [];
  const length = Math.max(expected.length, got.length);
  return Array.from({ length }, (_, i) => ({ at: `events.${i}`, expected: expected[i], got: got[i] }))
    .filter((pair) => pair.expected === undefined || !matches(pair.expected, pair.got))
    .map((pair) => ({ ...pair, got: pair.got && brief(pair.got, pair.expected) }));
}

/** An event without the arithmetic and the rules that the expectation does not name: what differs stays in sight. */
function brief(event: GameEvent, expected: object = {}): object {
  const kept = Object.entries(event).filter(([key]) => (key !== 'sums' && key !== 'rules') || key in expected);
  return Object.fromEntries(kept);
}

function inOrder(expected: readonly { type: string }[], got: readonly GameEvent[]): Failure[] {
  let from = 0;
  for (const [i, event] of expected.entries()) {
    const found = got.findIndex((e, k) => k >= from && matches(event, e));
    if (found < 0) return [{ at: `includes.${i}`, expected: event, got: near(event, got.slice(from)) }];
    from = found + 1;
  }
  return [];
}

/** The events of the type that was missed; failing that, the types that came. */
function near(expected: { type: string }, left: readonly GameEvent[]): unknown[] {
  const alike = left.filter(({ type }) => type === expected.type);
  return alike.length > 0 ? alike.map((event) => brief(event, expected)) : left.map(({ type }) => type);
}

const absent = (types: readonly string[], got: readonly GameEvent[]): Failure[] =>
  types.flatMap((type, i) => {
    const event = got.find((e) => e.type === type);
    return event ? [{ at: `excludes.${i}`, expected: type, got: brief(event) }] : [];
  });

/** True when a path may lead to nothing: what should hold it is there. */
const leads = (state: unknown, path: string): boolean => {
  const steps = path.split('.').slice(1, -1);
  return steps.length === 0 || at(state, steps.join('.')) instanceof Object;
};

const values = (paths: Readonly<Record<string, unknown>>, state: unknown): Failure[] =>
  Object.entries(paths)
    .map(([path, expected]) => ({ at: `state.${path}`, expected, got: at(state, path) }))
    .filter(({ at, expected, got }) => !equal(expected, got) || (got === undefined && !leads(state, at)));

function waiting(expected: ExpectedAsk, stop: Request | undefined): Failure[] {
  const named = Object.keys(expected) as (keyof ExpectedAsk)[];
  const open = asked(stop);
  const fits = open.some((one) => named.every((key) => equal(expectedText(expected, key), one[key])));
  return fits ? [] : [{ at: 'asks', expected, got: open.length > 1 ? open : (open[0] ?? null) }];
}

const expectedText = (expected: ExpectedAsk, key: keyof ExpectedAsk): unknown =>
  key === 'options' ? expected.options?.map(String) : expected[key];

/** What a stop waits for, in the terms of `asks`. */
function asked(stop: Request | undefined): Partial<Record<keyof ExpectedAsk, unknown>>[] {
  if (!stop) return [];
  if (stop.kind === 'roll') return [{ roll: `${stop.count}d${stop.sides}`, seat: stop.seat }];
  if (stop.kind === 'draw') return [{ draw: stop.deck }];
  const decisions = stop.kind === 'ask' ? [stop] : stop.decisions;
  return decisions.map(({ id, seat, options }) => ({ id, seat, options: options.map((o) => o.id) }));
}

function ended(expected: NonNullable<Expectation['outcome']>, got: Outcome | undefined): Failure[] {
  const wanted = typeof expected === 'string' ? { id: expected } : expected;
  return matches(wanted, got) ? [] : [{ at: 'outcome', expected, got: got ?? null }];
}

const worth = (expected: Expectation['gives'], got: object | undefined): Failure[] =>
  equal(expected, got) ? [] : [{ at: 'gives', expected, got: got ?? null }];
