import type { Rule } from '@souterrain/kernel';
import type { Verb } from '../../content/types.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Context, VerbName } from '../../world/verbs.ts';

/** Verbs in order, each finished before the next. */
export function* perform(g: Crawl, verbs: readonly Verb[], context: Context): Rule<void> {
  for (const verb of verbs) {
    const name = Object.keys(verb).find((key): key is VerbName => key in g.verbs)!;
    const act = g.verbs[name] as (g: Crawl, verb: Verb, context: Context) => Rule<void>;
    yield* act(g, verb, context);
  }
}
