import type { Rule } from './rule.ts';

/** A rule that is over: what one that finds nothing to ask returns, rather than a generator of its own. */
export const OVER: Rule<void> = nothing();
OVER.next();

function* nothing(): Rule<void> {}

/**
 * A rule that asks nothing: over as soon as it is called. A generator function written in place instead would be a new
 * shape each time it runs, kept with all it sees until the next full collection.
 */
export function atOnce(does: () => void): Rule<void> {
  does();
  return OVER;
}
