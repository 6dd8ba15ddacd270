import {
  type Decision,
  Drive,
  EngineError,
  type GameEvent,
  type Request,
  type Rule,
  type System,
  type World,
  worldOf,
} from '@souterrain/kernel';
import { Reader, type Script } from './script.ts';

/** A world over a state, with every event it saw. */
export function watchedWorld<S, E extends GameEvent, W extends World<S, E>>(
  system: Pick<System<S, E, unknown, W>, 'world' | 'apply'>,
  state: S,
): W & { readonly events: E[] } {
  const events: E[] = [];
  return Object.assign(worldOf(system, state, { onEvent: (event) => events.push(event) }), { events });
}

export interface Ran<T> {
  readonly value: T;
  /** Every decision that was asked, in order. */
  readonly asked: readonly Decision[];
}

/** Runs one rule to its end. An unscripted request fails, and so does a script with something left. */
export function run<T>(rule: Rule<T>, script: Script = {}): Ran<T> {
  const reader = new Reader(script);
  let turn = rule.next();
  while (!turn.done) {
    const answer = answerOf(reader, turn.value);
    if (answer === undefined) throw new EngineError(`unscripted ${describe(turn.value)}`, { request: turn.value });
    turn = rule.next(answer);
  }
  reader.finish();
  return { value: turn.value, asked: reader.asked };
}

export interface Followed<E> {
  readonly events: readonly E[];
  /** What the game waits for once the script has run out; undefined when the game is over. */
  readonly stop: Request | undefined;
  readonly asked: readonly Decision[];
}

/** Runs whole steps from a state until the script has run out or the game is over. */
export function followScript<S, E extends GameEvent>(system: System<S, E>, state: S, script: Script): Followed<E> {
  const reader = new Reader(script);
  const events: E[] = [];
  const drive = new Drive(system, state, { chance: reader, onEvent: (e) => events.push(e) });
  let stop = drive.begin();
  for (;;) {
    while (stop) {
      const answer = answerOf(reader, stop);
      if (answer === undefined) {
        reader.finish();
        return { events, stop, asked: reader.asked };
      }
      stop = drive.resume(answer);
    }
    if (system.outcome(state)) break;
    stop = drive.begin();
  }
  reader.finish();
  return { events, stop: undefined, asked: reader.asked };
}

function answerOf(reader: Reader, request: Request) {
  if (request.kind === 'ask') return reader.decide(request);
  if (request.kind === 'roll') return reader.roll(request);
  if (request.kind === 'draw') return reader.draw(request);
  const answers = request.decisions.map((d) => reader.decide(d));
  return answers.includes(undefined) ? undefined : (answers as never);
}

function describe(request: Request): string {
  if (request.kind === 'ask') return `decision ${request.id}: ${request.options.map((o) => o.id).join(', ')}`;
  if (request.kind === 'roll') return `roll of ${request.count}d${request.sides} (${request.rule})`;
  if (request.kind === 'draw') return `draw of ${request.count} from ${request.deck} (${request.rule})`;
  return `decisions of ${request.decisions.length} seats`;
}
