import { expect, test } from 'vitest';
import { tidy } from './fixture.ts';

const HEAD = `
export type Rule<T> = Generator<string, T, number>;
export function* hit(): Rule<boolean> { return (yield 'roll') > 3; }
interface Hooks { before?(): Rule<void>; each(visit: (n: number) => void): void; map<T>(make: () => T): T }
`;

const SILENT = [
  'yield* hit();',
  'if (yield* hit()) ok = false;',
  'const later = hit(); yield* later;',
  'return yield* ok ? hit() : hit();',
  'if (hooks.before) yield* hooks.before();',
  'if (hooks.before?.()) ok = true;',
  'yield* hooks.map(hit);',
  'hooks.each((n) => { ok = n > 1; });',
  'hooks.each((n) => n + 1), ok = true;',
];

const DROPPED = [
  ['hit();', '1'],
  ['void hit();', '6'],
  ['ok && hit();', '7'],
  ['ok ? hit() : 0;', '6'],
  ['(hit(), ok);', '2'],
  ['ok = (hit(), ok);', '7'],
  ['hooks.before?.();', '1'],
  ['for (hit(); ok; ) ok = false;', '6'],
] as const;

const CONDITIONS = [
  ['if (hit()) ok = false;', '5'],
  ['ok = !hit();', '7'],
  ['return hit() ? 1 : 2;', '8'],
  ['while (hit()) ok = false;', '8'],
] as const;

const IGNORED = ['hooks.each(hit);', 'hooks.each(() => hit());', 'hooks.each(function* () { yield "x"; });'];

/** Each is the body of a rule in a file of its own, of one project: it is read once. */
const BODIES = [...SILENT, ...DROPPED.map(([text]) => text), ...CONDITIONS.map(([text]) => text), ...IGNORED];
const fileOf = (text: string) => `packages/one/src/a${BODIES.indexOf(text)}.ts`;
const rule = (text: string) => `${HEAD}export function* turn(hooks: Hooks, ok: boolean): Rule<unknown> {\n${text}\n}\n`;
const { findings } = tidy('floating', Object.fromEntries(BODIES.map((text) => [fileOf(text), rule(text)])));
const body = (text: string) =>
  findings.filter((one) => one.startsWith(`${fileOf(text)}:`)).map((one) => one.replace(fileOf(text), 'a.ts'));

test.each(SILENT)('%s is silent', (text) => {
  expect(body(text)).toEqual([]);
});

test.each(DROPPED)('%s drops a rule', (text, col) => {
  expect(body(text)).toEqual([`a.ts:6:${col} floating: this rule is called and dropped: is a yield* missing?`]);
});

test.each(CONDITIONS)('%s takes a rule for a condition', (text, col) => {
  expect(body(text)).toEqual([`a.ts:6:${col} floating: this rule is taken for a condition: is a yield* missing?`]);
});

test.each(IGNORED)('%s hands a rule to a caller that ignores it', (text) => {
  expect(body(text)).toEqual(['a.ts:6:12 floating: this rule is handed to a caller that ignores what it returns']);
});
