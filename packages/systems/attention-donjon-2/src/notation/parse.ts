import type { Action, Effects, Outcome } from './action.ts';
import { type Expectation, NotationFailure, type NotationFault } from './fault.ts';
import { readEffects } from './parse-effects.ts';
import { readCost, readMode, readName, readTags } from './parse-label.ts';
import { readOptions } from './parse-options.ts';
import { readTest } from './parse-test.ts';
import { Reader } from './reader.ts';
import { CORE, type Vocabulary } from './vocabulary.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: NotationFault };

/** AD2-NOT-01: one line of notation. */
export const parseAction = (line: string, vocabulary: Vocabulary = CORE): Parsed<Action> =>
  attempt(() => readAction(new Reader(line, vocabulary)));

/** AD2-NOT-34: « Réaction/Esquive : effects », which is not an action. */
export const parseReaction = (line: string, vocabulary: Vocabulary = CORE): Parsed<Effects> =>
  attempt(() => readReaction(new Reader(line, vocabulary)));

function attempt<T>(read: () => T): Parsed<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof NotationFailure) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** AD2-NOT-02, AD2-NOT-32: from left to right, without backtracking. AD2-NOTV-05: name, attack and range before the test. */
function readAction(reader: Reader): Action {
  const cost = readCost(reader);
  const name = readName(reader);
  const tags = readTags(reader);
  const mode = readMode(reader);
  const test = readTest(reader);
  // AD2-NOT-05: an enemy action has no cost mark.
  if (cost !== 'standard' && reader.symbol() === '(') reader.fail('E_UNEXPECTED', ['":"']);
  const outcome = readOutcome(reader);
  const options = readOptions(reader);
  // AD2-NOTX-28.
  if (!reader.atEnd()) reader.fail('E_UNEXPECTED', options.length === 0 ? ['options', 'end'] : ['end']);
  return { cost, name, tags, ...mode, ...test, outcome, options };
}

function readOutcome(reader: Reader): Outcome | null {
  const outcome = reader.takeSymbol('(') ? readEnemy(reader) : readOwn(reader);
  // AD2-NOT-18, AD2-NOTX-20: parentheses and colon exclude each other.
  if (outcome !== null && (reader.symbol() === '(' || reader.symbol() === ':'))
    reader.fail('E_TWO_OUTCOMES', ['options', 'end']);
  return outcome;
}

const readOwn = (reader: Reader): Outcome | null =>
  reader.takeSymbol(':') ? { kind: 'own', effects: readEffects(reader) } : null;

/** AD2-NOT-17, AD2-ENN-04: exactly two lists, failure first (AD2-NOTV-01). */
function readEnemy(reader: Reader): Outcome {
  const failure = readEffects(reader);
  // AD2-NOTX-09.
  if (reader.symbol() === ')') reader.fail('E_ENEMY_NEEDS_TWO_EFFECTS', ['"/"']);
  reader.close('/', JOINTS);
  const success = readEffects(reader);
  // AD2-NOTX-10.
  if (reader.symbol() === '/') reader.fail('E_ENEMY_NEEDS_TWO_EFFECTS', ['")"']);
  reader.close(')', JOINTS);
  return { kind: 'enemy', failure, success };
}

const JOINTS: readonly Expectation[] = ['"&"', '"|"'];

function readReaction(reader: Reader): Effects {
  if (!reader.takeWord('Réaction')) reader.fail('E_UNEXPECTED', ['"Réaction"']);
  if (!reader.takeSymbol('/')) reader.fail('E_UNEXPECTED', ['"/"']);
  if (!reader.takeWord('Esquive')) reader.fail('E_UNEXPECTED', ['"Esquive"']);
  if (!reader.takeSymbol(':')) reader.fail('E_UNEXPECTED', ['":"']);
  const effects = readEffects(reader);
  if (!reader.atEnd()) reader.fail('E_UNEXPECTED', ['end']);
  return effects;
}
