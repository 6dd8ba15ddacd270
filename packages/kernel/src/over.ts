import type { Rule } from './rule.ts';

/** A rule that is over: what one that finds nothing to ask returns, rather than a generator of its own. */
export const OVER: Rule<void> = nothing();
OVER.next();

function* nothing(): Rule<void> {}
