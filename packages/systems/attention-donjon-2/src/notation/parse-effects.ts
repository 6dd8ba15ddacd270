import type { Effect, Effects } from './action.ts';
import type { FaultCode } from './fault.ts';
import { fold } from './fold.ts';
import { HEALABLE } from './keywords.ts';
import { amountFollows, readAmount, takeSign } from './parse-amount.ts';
import type { Reader } from './reader.ts';
import type { EffectName } from './vocabulary.ts';

/** What a dash is where it cannot stand for « no effect ». */
type DashFault = Extract<FaultCode, 'E_DASH_NOT_ALONE' | 'E_EMPTY_EFFECT'>;

/** AD2-NOT-22, AD2-NOTV-02: a dash alone, or effects. */
export function readEffects(reader: Reader): Effects {
  if (!atDash(reader)) return readChoice(reader, 'E_DASH_NOT_ALONE');
  const dash = reader.take();
  if (reader.symbol() === '&' || reader.symbol() === '|') reader.fail('E_DASH_NOT_ALONE', ['effect'], dash);
  return [];
}

/** AD2-NOT-21: & binds tighter than |. */
export function readChoice(reader: Reader, dash: DashFault): Effects {
  const alternatives = [readConjunction(reader, dash)];
  while (reader.takeSymbol('|')) alternatives.push(readConjunction(reader, dash));
  return alternatives;
}

/** AD2-NOTV-03: joined effects. */
function readConjunction(reader: Reader, dash: DashFault): Effect[] {
  const effects = [readEffect(reader, dash)];
  while (reader.takeSymbol('&')) effects.push(readEffect(reader, dash));
  if (atDash(reader)) reader.fail(dash, ['effect']);
  return effects;
}

const atDiceChange = (reader: Reader): boolean =>
  (reader.symbol() === '+' || reader.symbol() === '-') && reader.integer(1) !== undefined && reader.word(2) === 'd';

const atDash = (reader: Reader): boolean => reader.symbol() === '-' && !atDiceChange(reader);

/** AD2-NOT-27: what an argument says of it. */
function readEffect(reader: Reader, dash: DashFault): Effect {
  if (atDiceChange(reader)) return readDiceChange(reader);
  // AD2-NOTX-13.
  if (atDash(reader)) reader.fail(dash, ['effect']);
  const name = takeName(reader);
  if (name === undefined) return reader.fail(absence(reader), ['effect']);
  if (name.shape === 'valued') return readValued(reader, name);
  // AD2-NOTX-19.
  if (amountFollows(reader)) reader.fail('E_VALUE_FORBIDDEN', []);
  if (name.shape === 'state') return { kind: 'state', id: name.id, rounds: readRounds(reader) };
  if (name.shape === 'removal') return { kind: 'removal', removed: readRemoved(reader) };
  if (name.shape === 'extra-target') return { kind: 'extra-target', effects: readExtraEffects(reader) };
  refuseArgument(reader);
  return { kind: 'plain', id: name.id };
}

/** AD2-NOTV-09. */
function readDiceChange(reader: Reader): Effect {
  const sign = takeSign(reader) ?? '+';
  const dice = reader.integer() ?? 0;
  reader.take();
  reader.take();
  return { kind: 'dice', sign, dice };
}

/** AD2-NOT-28: one to three words, the longest registered name wins. */
function takeName(reader: Reader): EffectName | undefined {
  for (const length of [3, 2, 1]) {
    const words = Array.from({ length }, (_, ahead) => reader.word(ahead));
    const name = words.includes(undefined) ? undefined : reader.vocabulary.effects.get(words.join(' '));
    if (name === undefined) continue;
    for (let taken = 0; taken < length; taken++) reader.take();
    return name;
  }
  return undefined;
}

/** AD2-NOTX-24: a word, but no name; AD2-NOTX-11, AD2-NOTX-12: nothing where an effect should be. */
function absence(reader: Reader): FaultCode {
  if (reader.word() !== undefined) return 'E_UNKNOWN_EFFECT';
  const closed = [')', ']', '/', ',', '&', '|'].includes(reader.symbol() ?? '');
  return closed || reader.atEnd() ? 'E_EMPTY_EFFECT' : 'E_UNEXPECTED';
}

function readValued(reader: Reader, { id }: EffectName): Effect {
  const amount = readAmount(reader);
  refuseArgument(reader);
  return { kind: 'valued', id, amount };
}

/** AD2-EFF-20: a parenthesis after a name that takes no argument. */
function refuseArgument(reader: Reader): void {
  if (reader.symbol() === '(') reader.fail('E_UNEXPECTED', []);
}

function readRounds(reader: Reader): number | null {
  if (!reader.takeSymbol('(')) return null;
  const rounds = reader.integer() ?? 0;
  if (rounds === 0) reader.fail('E_DURATION', ['duration']);
  reader.take();
  if (!reader.takeWord('Round') && !reader.takeWord('Rounds')) reader.fail('E_DURATION', ['"Rounds"']);
  reader.close(')');
  return rounds;
}

/** AD2-NOTX-26: it says what it removes. */
function readRemoved(reader: Reader): string {
  if (!reader.takeSymbol('(') || reader.symbol() === ')') reader.fail('E_ARGUMENT_REQUIRED', ['state']);
  const removed = reader.takeWord(HEALABLE) ? fold(HEALABLE) : takeStateName(reader);
  reader.close(')');
  return removed;
}

function takeStateName(reader: Reader): string {
  const start = reader.peek();
  const name = takeName(reader);
  if (name === undefined || name.shape !== 'state') return reader.fail('E_UNKNOWN_EFFECT', ['state'], start);
  return name.id;
}

function readExtraEffects(reader: Reader): Effects | null {
  if (!reader.takeSymbol('(')) return null;
  const effects = readChoice(reader, 'E_EMPTY_EFFECT');
  reader.close(')', ['"&"', '"|"']);
  return effects;
}
