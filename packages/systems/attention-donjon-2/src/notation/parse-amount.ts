import type { Amount, Further, Quantity, Sign } from './action.ts';
import { SIDES, variableNamed } from './keywords.ts';
import type { Reader } from './reader.ts';

export function readAmount(reader: Reader): Amount {
  const sign = takeSign(reader);
  const first = readQuantity(reader);
  const rest: Further<Quantity>[] = [];
  for (let next = takeSign(reader); next !== null; next = takeSign(reader))
    rest.push({ sign: next, term: readQuantity(reader) });
  return { sign, first, rest };
}

export function takeSign(reader: Reader): Sign | null {
  const sign = reader.symbol();
  if (sign !== '+' && sign !== '-') return null;
  reader.take();
  return sign;
}

/** AD2-NOTV-04, AD2-NOTV-12: a number, a variable or dice; AD2-NOTX-18: not nothing. */
function readQuantity(reader: Reader): Quantity {
  const start = reader.peek();
  const number = reader.integer();
  if (number !== undefined) reader.take();
  if (reader.word() === 'd' && reader.integer(1) !== undefined) {
    if (number === 0) reader.fail('E_VALUE_REQUIRED', ['amount'], start);
    reader.take();
    return { count: number ?? 1, sides: readSides(reader) };
  }
  if (number !== undefined) return number;
  const variable = variableNamed(reader.word() ?? '');
  if (variable === undefined) return reader.fail('E_VALUE_REQUIRED', ['amount']);
  reader.take();
  return variable;
}

/** AD2-BONUS-09: the dice that exist. */
function readSides(reader: Reader): number {
  const sides = reader.integer() ?? 0;
  if (!SIDES.includes(sides)) reader.fail('E_UNEXPECTED', ['die']);
  reader.take();
  return sides;
}

/** True where an amount begins, its sign included. */
export function amountFollows(reader: Reader): boolean {
  const ahead = reader.symbol() === '+' || reader.symbol() === '-' ? 1 : 0;
  const word = reader.word(ahead) ?? '';
  return (
    reader.integer(ahead) !== undefined ||
    variableNamed(word) !== undefined ||
    (word === 'd' && reader.integer(ahead + 1) !== undefined)
  );
}
