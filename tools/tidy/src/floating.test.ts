import { expect, test } from 'vitest';
import { tidy } from './fixture.ts';

const HEAD = `
export type Rule<T> = Generator<string, T, number>;
export function* hit(): Rule<boolean> { return (yield 'roll') > 3; }
interface Hooks { before?(): Rule<void>; each(visit: (n: number) => void): void; map<T>(make: () => T): T }
`;

const body = (text: string) =>
  tidy('floating', {
    'packages/one/src/a.ts': `${HEAD}export function* turn(hooks: Hooks, ok: boolean): Rule<unknown> {\n${text}\n}\n`,
  }).findings;

test.each([
  'yield* hit();',
  'if (yield* hit()) ok = false;',
  'const later = hit(); yield* later;',
  'return yield* ok ? hit() : hit();',
  'if (hooks.before) yield* hooks.before();',
  'if (hooks.before?.()) ok = true;',
  'yield* hooks.map(hit);',
  'hooks.each((n) => { ok = n > 1; });',
  'hooks.each((n) => n + 1), ok = true;',
])('%s is silent', (text) => {
  expect(body(text)).toEqual([]);
});

test.each([
  ['hit();', '1'],
  ['void hit();', '6'],
  ['ok && hit();', '7'],
  ['ok ? hit() : 0;', '6'],
  ['(hit(), ok);', '2'],
  ['ok = (hit(), ok);', '7'],
  ['hooks.before?.();', '1'],
  ['for (hit(); ok; ) ok = false;', '6'],
])('%s drops a rule', (text, col) => {
  expect(body(text)).toEqual([
    `packages/one/src/a.ts:6:${col} floating: this rule is called and dropped: is a yield* missing?`,
  ]);
});

test.each([
  ['if (hit()) ok = false;', '5'],
  ['ok = !hit();', '7'],
  ['return hit() ? 1 : 2;', '8'],
  ['while (hit()) ok = false;', '8'],
])('%s takes a rule for a condition', (text, col) => {
  expect(body(text)).toEqual([
    `packages/one/src/a.ts:6:${col} floating: this rule is taken for a condition: is a yield* missing?`,
  ]);
});

test.each(['hooks.each(hit);', 'hooks.each(() => hit());', 'hooks.each(function* () { yield "x"; });'])(
  '%s hands a rule to a caller that ignores it',
  (text) => {
    expect(body(text)).toEqual([
      'packages/one/src/a.ts:6:12 floating: this rule is handed to a caller that ignores what it returns',
    ]);
  },
);
