import type { Decision, Option } from './decision.ts';
import { fail, ok, type Result } from './errors.ts';

/** True when exactly one option is picked: the rule then receives it bare, not in a list. */
export const single = (decision: Decision): boolean => decision.min === 1 && decision.max === 1;

/** The options a client names by id, or the fault that says what is wrong with its answer. */
export function pick(decision: Decision, ids: readonly string[]): Result<readonly Option[]> {
  const { id: asked, min, max } = decision;
  if (ids.length < min) return fail('too-few-options', { decision: asked, got: ids.length, min });
  if (ids.length > max) return fail('too-many-options', { decision: asked, got: ids.length, max });
  const picked: Option[] = [];
  for (const id of ids) {
    const found = decision.options.find((o) => o.id === id);
    if (!found)
      return fail('unknown-option', {
        decision: asked,
        got: id,
        expected: decision.options.map((o) => o.id).join(', '),
      });
    if (picked.includes(found)) return fail('duplicate-option', { decision: asked, got: id });
    picked.push(found);
  }
  return ok(picked);
}
