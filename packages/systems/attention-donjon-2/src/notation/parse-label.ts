import type { Action, Cost, Range } from './action.ts';
import { fold } from './fold.ts';
import { ATTACK, COST_MARKS, RANGES, REQUIRED, RESERVED } from './keywords.ts';
import type { Reader } from './reader.ts';

/** AD2-NOT-05, AD2-NOTV-11. */
export function readCost(reader: Reader): Cost {
  for (const cost of ['bonus', 'complexe', 'reaction'] as const)
    if (reader.symbol() === COST_MARKS[cost]) {
      reader.take();
      return cost;
    }
  return 'standard';
}

/** AD2-NOT-32: a name runs up to the first reserved word or bracket. */
export function readName(reader: Reader): string | null {
  const first = reader.peek();
  if (first.kind === 'quoted') {
    reader.take();
    return first.text;
  }
  const words = readWords(reader, RESERVED);
  return words.length === 0 ? null : words.join(' ');
}

/** AD2-NOT-06: brackets after the name, or opening the line. */
export function readTags(reader: Reader): readonly string[] {
  if (!reader.takeSymbol('[')) return [];
  const tags: string[] = [];
  do {
    const tag = readWords(reader, new Set([REQUIRED])).join(' ');
    if (tag === '') reader.fail('E_EMPTY_TAG', ['tag']);
    tags.push(reader.vocabulary.tags.get(fold(tag)) ?? tag);
  } while (reader.takeSymbol(','));
  reader.close(']', ['","']);
  return tags;
}

function readWords(reader: Reader, stops: ReadonlySet<string>): string[] {
  const words: string[] = [];
  for (let token = reader.peek(); token.kind === 'word' && !stops.has(fold(token.text)); token = reader.peek()) {
    words.push(token.text);
    reader.take();
  }
  return words;
}

/** AD2-NOTV-06: a range without ATT is no attack. */
export function readMode(reader: Reader): Pick<Action, 'attack' | 'range'> {
  const attack = reader.takeWord(ATTACK);
  let range: Range | null = null;
  if (!attack || reader.takeSymbol('/')) {
    range = readRange(reader);
    if (attack && range === null) reader.fail('E_MODE', ['range']);
  }
  if (!attack && range === null) return { attack, range };
  if (followsMode(reader)) reader.fail('E_MODE', ['attribute']);
  // AD2-NOT-10: ATT without a range means ATT/CAC.
  return { attack, range: range ?? { kind: 'cac' } };
}

function readRange(reader: Reader): Range | null {
  if (reader.takeWord(RANGES.cac)) return { kind: 'cac' };
  // AD2-NOT-11, AD2-NOTV-10: DST alone means DST 1.
  if (reader.takeWord(RANGES.dst)) return { kind: 'dst', zones: readZones(reader) ?? 1 };
  // AD2-NOT-12, AD2-NOTV-08: AUR alone means AUR 0.
  if (reader.takeWord(RANGES.aur)) return { kind: 'aur', zones: readZones(reader) ?? 0 };
  return null;
}

function readZones(reader: Reader): number | undefined {
  const zones = reader.integer();
  if (zones !== undefined) reader.take();
  return zones;
}

/** AD2-NOTX-23: a second mode, a second reach, a reach for CAC. */
function followsMode(reader: Reader): boolean {
  if (reader.integer() !== undefined || ['/', '+', '-'].includes(reader.symbol() ?? '')) return true;
  return [ATTACK, ...Object.values(RANGES)].some((keyword) => fold(keyword) === reader.word());
}
