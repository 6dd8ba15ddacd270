import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { ask, option } from './decision.ts';
import type { Rule } from './rule.ts';
import { type Hooks, openWindow } from './window.ts';

interface Windows {
  readonly afterRoll: { total: number };
  readonly beforeRoll: { total: number };
}

const hook = (name: string, change: (total: number) => number): Hooks<string[], Windows> => ({
  *afterRoll(seen, context): Rule<void> {
    seen.push(name);
    context.total = change(context.total);
  },
});

test('hooks act one after the other in the order given, on one context', () => {
  const seen: string[] = [];
  const context = { total: 3 };
  const hooks = [hook('double', (n) => n * 2), hook('plus-un', (n) => n + 1)];
  run(openWindow(seen, { window: 'afterRoll', context, hooks }));
  run(openWindow(seen, { window: 'afterRoll', context, hooks: hooks.toReversed() }));
  expect(seen).toEqual(['double', 'plus-un', 'plus-un', 'double']);
  expect(context.total).toBe(16);
});

test('a hook of another window stays out', () => {
  const seen: string[] = [];
  run(openWindow(seen, { window: 'beforeRoll', context: { total: 1 }, hooks: [hook('double', (n) => n * 2)] }));
  expect(seen).toEqual([]);
});

test('a hook may ask, and the next one waits for the answer', () => {
  const seen: string[] = [];
  const context = { total: 5 };
  const asking: Hooks<string[], Windows> = {
    *afterRoll(_, open) {
      const options = [option('garder', open.total), option('annuler', 0)];
      open.total = yield* ask({ id: 'benir', seat: 0, rule: 'TOY-WINDOW', options });
    },
  };
  const hooks = [asking, hook('plus-un', (n) => n + 1)];
  const { asked } = run(openWindow(seen, { window: 'afterRoll', context, hooks }), { decisions: ['annuler'] });
  expect(asked.map((d) => d.id)).toEqual(['benir']);
  expect(context.total).toBe(1);
});
