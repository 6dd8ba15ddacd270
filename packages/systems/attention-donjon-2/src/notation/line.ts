import type { Action } from './action.ts';
import { parseAction } from './parse.ts';

/** A line that the rules themselves write: it is an error of ours when it does not parse. */
export function lineOf(text: string): Action {
  const parsed = parseAction(text);
  if (!parsed.ok) throw new Error(`${text} is no action`);
  return parsed.value;
}
