import type { Rule } from './rule.ts';

/**
 * A window is a typed point where talents, items and states may act. `W` maps each window of a system to what is
 * open in it; hooks are rules, so they may ask.
 */
export type Hooks<G, W> = { readonly [K in keyof W]?: (g: G, context: W[K]) => Rule<void> };

/** Asks the hooks in the order given: the system states that order, with its catalogue id. */
export function* openWindow<G, W, K extends keyof W>(
  g: G,
  at: { readonly window: K; readonly context: W[K]; readonly hooks: readonly Hooks<G, W>[] },
): Rule<void> {
  for (const hooks of at.hooks) {
    const hook = hooks[at.window];
    if (hook) yield* hook(g, at.context);
  }
}
