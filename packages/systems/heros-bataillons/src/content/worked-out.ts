import type { Content, WithContent } from './types.ts';

/** What follows from a content alone, worked out once for each: a content never changes. */
export function perContent<T>(workOut: (g: WithContent) => T): (g: WithContent) => T {
  const known = new WeakMap<Content, T>();
  return ({ content }) => {
    let found = known.get(content);
    if (found === undefined) {
      found = workOut({ content });
      known.set(content, found);
    }
    return found;
  };
}
