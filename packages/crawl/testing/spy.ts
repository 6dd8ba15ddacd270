import type { Feature } from '../src/world/features.ts';

/** What is told when a member of a feature did something: `rage.dice`. */
export type Heard = (what: string) => void;

export interface Ear {
  readonly heard: Heard;
  /** Grows with every event: a rule that emits has done something. */
  readonly events: () => number;
}

type Method = (...args: unknown[]) => unknown;

/**
 * Makes features tell when they matter. A number counts when it is not 0, an offer or an action when it is taken, a rule
 * when it asks or changes something. To be called before any rule runs, since the registry copies features once.
 */
export function spyOn(features: readonly Pick<Feature, 'id'>[], ear: Ear): void {
  for (const feature of features) {
    const members = feature as unknown as Record<string, unknown>;
    for (const [name, member] of Object.entries(members))
      if (typeof member === 'function')
        members[name] = told(member as Method, () => ear.heard(`${feature.id}.${name}`), { name, ear });
  }
}

const isRule = (value: unknown): value is Generator =>
  typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;

function told(method: Method, tell: () => void, { name, ear }: { name: string; ear: Ear }): Method {
  return function (this: unknown, ...args) {
    const before = ear.events();
    const result = method.apply(this, args);
    if (isRule(result)) return followed(result, tell, { ear, given: args.at(-1) });
    if (Array.isArray(result)) return result.map((each) => whenTaken(each, { name, tell }));
    if (ear.events() !== before || matters(name, result)) tell();
    return result;
  };
}

/** `economy` and `allows` matter when they refuse, a limit always; the others when they give. */
const REFUSALS = ['economy', 'allows'];
const LIMITS = ['paradeLimit', 'diceLimit'];

function matters(name: string, result: unknown): boolean {
  if (REFUSALS.includes(name)) return result === false;
  if (LIMITS.includes(name)) return true;
  return result !== undefined && result !== null && result !== 0 && result !== false;
}

/** A rule matters when it asks, when something happens, or when it gives back something else than it was given. */
function* followed(
  rule: Generator,
  tell: () => void,
  { ear, given }: { readonly ear: Ear; readonly given: unknown },
): Generator {
  const before = ear.events();
  let turn = rule.next();
  if (!turn.done) tell();
  while (!turn.done) turn = rule.next(yield turn.value);
  if (ear.events() !== before || ![undefined, false, given].includes(turn.value)) tell();
  return turn.value;
}

const BY_BEING_THERE = ['attacks', 'options'];

/** An offer is an option whose value runs; an action runs by itself; attacks and what Réussites buy count by being there. */
function whenTaken(each: unknown, { name, tell }: { name: string; tell: () => void }): unknown {
  const given = each as { readonly value?: unknown; readonly run?: unknown };
  const running = (run: Method): Method =>
    function (this: unknown, ...args) {
      tell();
      return run.apply(this, args);
    };
  if (typeof given.run === 'function') return { ...given, run: running(given.run as Method) };
  if (typeof given.value === 'function') return { ...given, value: running(given.value as Method) };
  if (BY_BEING_THERE.includes(name)) tell();
  return each;
}
