import { fold } from '../../notation/fold.ts';
import {
  type Action,
  CORE,
  type Effects,
  type NotationFault,
  type Parsed,
  parseAction,
  parseReaction,
  type Vocabulary,
} from '../../notation/index.ts';
import { characteristicNamed } from '../../notation/keywords.ts';
import { fitsMonster } from '../own-side.ts';
import { type Line, linesOf, PARTS } from './lines.ts';
import { type ProfileCode, type ProfileFault, VALUES, type WrittenProfile, type WrittenRule } from './written.ts';

type ParsedProfile =
  | { readonly ok: true; readonly value: WrittenProfile }
  | { readonly ok: false; readonly fault: ProfileFault };

class Refused extends Error {
  readonly fault: ProfileFault;
  constructor(fault: ProfileFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** AD2-MON-08: a whole profile, one line after the other; the first thing wrong with it refuses it. */
export function parseProfile(text: string, vocabulary: Vocabulary = CORE): ParsedProfile {
  try {
    return { ok: true, value: readProfile(text, vocabulary) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, fault: error.fault };
    throw error;
  }
}

function readProfile(text: string, vocabulary: Vocabulary): WrittenProfile {
  const { title, rest } = linesOf(text);
  const heading = readTitle(title);
  inOrder(rest);
  const of = (part: Line['part']): Line[] => rest.filter((line) => line.part === part);
  const traits = readTraits(of('traits'));
  const actions = of('action').map((line) => readAction(line, vocabulary));
  const reactions = of('reaction').map((line) => taken(line, parseReaction(line.text, vocabulary)));
  if (actions.length + reactions.length === 0) refuse('E_PROFILE_NO_ACTION', rest.at(-1) ?? title);
  return {
    ...heading,
    ...traits,
    actions,
    reactions: reactions satisfies readonly Effects[],
    rules: of('rule').map(readRule),
    tags: of('tags').flatMap(readTags),
  };
}

/** AD2-MON-02. */
function readTitle(line: Omit<Line, 'part'>): Pick<WrittenProfile, 'name' | 'level'> {
  const found = /^\s*(?<name>.*?\S)\s*\(\s*(?<level>[1-9]\d?)\s*\)\s*$/u.exec(line.text)?.groups;
  if (!found) return refuse('E_PROFILE_LEVEL', line, line.text.length);
  return { name: found.name!, level: Number(found.level) };
}

function inOrder(lines: readonly Line[]): void {
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    const late = before !== undefined && PARTS.indexOf(line.part) < PARTS.indexOf(before.part);
    if (late || (before?.part === 'tags' && line.part === 'tags')) unexpected(line);
  }
}

/** AD2-MON-05: characteristics, Santé, Armure and Déplacement, and nothing else. */
function readTraits(lines: readonly Line[]): Pick<WrittenProfile, 'traits' | 'values'> {
  const traits: Record<string, number | null> = {};
  const values: Record<string, number> = {};
  for (const line of lines)
    for (const { 0: written, 1: name = '', 2: value = '', index } of line.text.matchAll(/([^\s/]+)\s+(\d+|[-−–])/gu)) {
      const amount = /\d/.test(value) ? Number(value) : null;
      const id = fold(name);
      if (characteristicNamed(id)) traits[id] = amount;
      else if (Object.hasOwn(VALUES, id) && amount !== null) values[id] = amount;
      else refuse('E_PROFILE_TRAIT', line, index, written);
    }
  return { traits, values };
}

function readAction(line: Line, vocabulary: Vocabulary): Action {
  const action = taken(line, parseAction(line.text, vocabulary));
  if (!fitsMonster(action)) refuse('E_PROFILE_NOT_ENEMY', line);
  return action;
}

const RULE = /^\s*\*\s*(?<name>[^(:]*[^(:\s])\s*(?:\(\s*(?<tag>[^)]*[^)\s])\s*\))?\s*(?::\s*(?<reminder>.*\S))?\s*$/u;

/** AD2-MON-07. */
function readRule(line: Line): WrittenRule {
  const found = RULE.exec(line.text)?.groups;
  if (!found) return unexpected(line);
  return { name: found.name!, tag: found.tag ?? null, reminder: found.reminder ?? null };
}

function readTags(line: Line): string[] {
  const start = line.text.indexOf(':') + 1;
  let column = start + 1;
  return line.text
    .slice(start)
    .split(',')
    .map((tag) => {
      if (tag.trim() === '')
        notation(line, { code: 'E_EMPTY_TAG', offset: column - 1, column, found: '', expected: ['tag'] });
      column += tag.length + 1;
      return tag.trim();
    });
}

function taken<T>(line: Line, parsed: Parsed<T>): T {
  return parsed.ok ? parsed.value : notation(line, parsed.fault);
}

function unexpected(line: Line): never {
  return notation(line, { code: 'E_UNEXPECTED', offset: 0, column: 1, found: line.text.trim(), expected: ['end'] });
}

function notation({ number }: Line, fault: NotationFault): never {
  throw new Refused({ ...fault, line: number });
}

function refuse(code: ProfileCode, { number, text }: Omit<Line, 'part'>, offset = 0, found = text.trim()): never {
  throw new Refused({ code, line: number, column: offset + 1, found });
}
