import type { ReussiteOption } from './action.ts';
import { MOST, REUSSITE } from './keywords.ts';
import { readChoice } from './parse-effects.ts';
import type { Reader } from './reader.ts';

/** AD2-NOT-23, AD2-NOT-25: final brackets, or the same list after « Réussite : ». */
export function readOptions(reader: Reader): readonly ReussiteOption[] {
  if (reader.takeSymbol('[')) {
    const options = readList(reader);
    reader.close(']', ['","']);
    return options;
  }
  if (!reader.takeWord(REUSSITE)) return [];
  if (!reader.takeSymbol(':')) reader.fail('E_UNEXPECTED', ['":"']);
  return readList(reader);
}

/** AD2-NOTV-07; AD2-NOTX-21: one at least. */
function readList(reader: Reader): ReussiteOption[] {
  if (reader.symbol() === ']' || reader.atEnd()) reader.fail('E_EMPTY_OPTIONS', ['effect']);
  const options = [readOption(reader)];
  while (reader.takeSymbol(',')) options.push(readOption(reader));
  return options;
}

function readOption(reader: Reader): ReussiteOption {
  const price = readPrice(reader);
  // AD2-NOT-31: an option must buy something.
  const effects = readChoice(reader, 'E_EMPTY_EFFECT');
  return { price, effects, most: readMost(reader) };
}

/** AD2-NOT-24, AD2-NOTV-14: nR, one Réussite when nothing is written. */
function readPrice(reader: Reader): number {
  const price = reader.integer();
  if (price === undefined) return 1;
  if (price === 0 || reader.word(1) !== 'r') reader.fail('E_OPTION_COST', ['price']);
  reader.take();
  reader.take();
  return price;
}

function readMost(reader: Reader): number | null {
  if (!reader.takeWord(MOST)) return null;
  const most = reader.integer() ?? 0;
  if (most === 0) reader.fail('E_OPTION_MAX', ['count']);
  reader.take();
  return most;
}
