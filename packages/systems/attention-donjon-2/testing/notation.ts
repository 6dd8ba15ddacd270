import { type Action, CORE, type Parsed, parseAction, recordOf, unknownSkill } from '../src/notation/index.ts';

/** What the parser makes of a line, as the catalogue writes it: a record, or a code and its column. */
export function reading(line: string): object {
  const parsed = parseAction(line);
  if (!parsed.ok) return { code: parsed.fault.code, column: parsed.fault.column };
  return recordOf(parsed.value, { warnings: unknownSkill(parsed.value, CORE) });
}

export const actionOf = (line: string): Action => accepted(parseAction(line));

export function accepted<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Error(`${parsed.fault.code} at column ${parsed.fault.column}`);
}
