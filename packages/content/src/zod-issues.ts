import type { z } from 'zod';
import type { Path } from './read-yaml.ts';

export interface Found {
  readonly path: Path;
  readonly message: string;
}

type ZodIssue = z.core.$ZodIssue;

/** What is wrong with a value; nothing when it is right. */
export function foundIn(schema: z.ZodType, value: unknown): readonly Found[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.flatMap(found);
}

const pathOf = (path: readonly PropertyKey[]): Path => path.map((step) => (typeof step === 'symbol' ? '' : step));

/** One fault for each unknown key, placed on the key itself; of a union, those of the branch with the fewest. */
function found(issue: ZodIssue): readonly Found[] {
  const path = pathOf(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: `unknown field: ${key}` }));
  if (issue.code !== 'invalid_union') return [{ path, message: issue.message }];
  const branches = issue.errors.map((errors) => errors.flatMap(found)).filter((branch) => depthOf(branch) > 0);
  const nearest = branches.sort((a, b) => a.length - b.length || depthOf(b) - depthOf(a))[0];
  if (nearest) return nearest.map((f) => ({ path: [...path, ...f.path], message: f.message }));
  return [{ path, message: issue.message }];
}

/** A branch whose faults are all at its root was not meant. */
const depthOf = (branch: readonly Found[]): number => Math.max(0, ...branch.map((f) => f.path.length));
