import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, souterrain } from './command.ts';

test('systems lists the four systems, in words and in JSON', () => {
  const { status, stdout } = souterrain(['systems']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^cinquante-etages +Cinquante Étages \(1 à 4 joueurs\)$/m);
  const list = JSON.parse(souterrain(['systems', '--json']).stdout);
  expect(list.map(({ status: state }: { status: string }) => state)).toEqual(Array(4).fill('playable'));
  expect(list[0]).toMatchObject({ id: 'cinquante-etages', status: 'playable', seats: { min: 1, max: 4 } });
});

test('simulate gives one hash whatever the number of jobs, and another for another seed', () => {
  const simulate = (...more: string[]) => {
    const { status, stdout, stderr } = souterrain(['simulate', 'cinquante-etages', '--games', '40', '--json', ...more]);
    expect([status, stderr]).toEqual([0, '']);
    return JSON.parse(stdout);
  };
  const one = simulate('--seed', 'a', '--jobs', '1');
  const two = simulate('--seed', 'a', '--jobs', '2');
  expect(Object.keys(one)).toEqual([
    'system',
    'version',
    'games',
    'seed',
    'outcomes',
    'decisions',
    'seconds',
    'decisionsPerSecond',
    'hash',
  ]);
  expect({ ...two, seconds: 0, decisionsPerSecond: 0 }).toEqual({ ...one, seconds: 0, decisionsPerSecond: 0 });
  expect(Object.values<number>(one.outcomes).reduce((a, b) => a + b)).toBe(40);
  expect(simulate('--seed', 'b').hash).not.toBe(one.hash);
});

test('simulate plays with a bot that the system brings', () => {
  const hashOf = (bot: string) => {
    const asked = ['simulate', 'cinquante-etages', '--games', '2', '--seed', 'a', '--json', '--bot', bot];
    return JSON.parse(souterrain(asked).stdout).hash;
  };
  expect(hashOf('greedy')).not.toBe(hashOf('random'));
});

test('simulate prints a table without a bar in a pipe', () => {
  const { stdout, stderr } = souterrain(['simulate', 'cinquante-etages', '--games', '3', '--seed', 'a']);
  expect(stdout).toMatch(/^games +3$/m);
  expect(stdout).toMatch(/^outcomes\.\S+ +\d+ \(\d+,\d\u202F%\)$/m);
  expect(stderr).toBe('');
});

test('rules shows a rule with its ruling and its check, in either language', () => {
  const french = souterrain(['rules', 'c50-move-07']).stdout;
  expect(french).toMatch(/^C50-MOVE-07 {2}Direction initiale au choix\n/);
  expect(french).toContain('Décision\u00A0:');
  const english = souterrain(['rules', 'C50-MOVE-07', '--lang', 'en']).stdout;
  expect(english).toMatch(/^C50-MOVE-07 {2}Free initial direction\n/);
  expect(english).toMatch(/\nRuling:\n[\s\S]*\nCheck:\n/);
});

test('rules lists a section, a system, and all systems', () => {
  expect(souterrain(['rules', 'C50-MOVE']).stdout.split('\n')[0]).toBe('C50-MOVE-01  Un D10 par tour');
  expect(souterrain(['rules', 'C50-Q']).stdout).toMatch(/^C50-Q-01 {2}/);
  expect(souterrain(['rules', 'cinquante-etages', '--lang', 'en']).stdout).toMatch(/^ {2}C50-MOVE +\d+ {2}Movement$/m);
  const all = souterrain(['rules']).stdout;
  for (const title of ['Cinquante Étages', 'Attention Donjon', 'Héros & Bataillons']) expect(all).toContain(title);
});

test('rules writes JSON: one rule, a section, a system', () => {
  const listed = (...args: readonly string[]): { id: string; title: { en: string } }[] =>
    JSON.parse(souterrain(['rules', ...args, '--json']).stdout);
  expect(listed('c50-move-01')).toMatchObject([{ id: 'C50-MOVE-01', title: { fr: 'Un D10 par tour' } }]);
  expect(listed('C50-MOVE').every(({ id }) => id.startsWith('C50-MOVE-'))).toBe(true);
  expect(listed('cinquante-etages').length).toBeGreaterThan(listed('C50-MOVE').length);
  expect(souterrain(['rules', 'zz', '--json']).status).toBe(2);
});

test('rules --where says where the sources apply a rule, as they stand', () => {
  const lines = souterrain(['rules', 'c50-move-19', '--where']).stdout.trimEnd().split('\n');
  const places = lines.map((line) => /^(?<file>\S+):(?<line>\d+) {2}(?<text>.+)$/.exec(line)!.groups!);
  expect(places.map(({ file }) => file)).toContain('packages/systems/cinquante-etages/src/floors/grid.ts');
  for (const { file, line, text } of places) {
    expect(readFileSync(join(ROOT, file!), 'utf8').split('\n')[Number(line) - 1]!.trim()).toBe(text);
    expect(text).toContain('C50-MOVE-19');
  }
  const told = JSON.parse(souterrain(['rules', 'C50-MOVE-19', '--where', '--json']).stdout);
  expect(told).toEqual(places.map(({ file, line, text }) => ({ id: 'C50-MOVE-19', file, line: Number(line), text })));
});

test('rules --where names each rule of a section, and refuses what is no rule', () => {
  const section = souterrain(['rules', 'C50-MOVE', '--where']).stdout;
  expect(section).toMatch(/^C50-MOVE-01\npackages\/\S+:\d+ {2}.+\n/);
  expect(section).toMatch(/^C50-MOVE-24$/m);
  const unknown = souterrain(['rules', 'c50-move-7', '--where']);
  expect([unknown.status, unknown.stdout]).toEqual([2, '']);
  expect(unknown.stderr).toContain('Vouliez-vous dire «\u00A0C50-MOVE-07\u00A0»');
  const nothing = souterrain(['rules', '--where', '--lang', 'en']);
  expect([nothing.status, nothing.stderr]).toEqual([2, 'The argument <id> is missing.\n']);
});

test('rules --coverage counts the rules that tests and cases name', () => {
  const { stdout, stderr } = souterrain(['rules', '--coverage']);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^cinquante-etages\u00A0: \d+ règles, \d+ couvertes?, \d+ prévues?$/m);
  expect(stdout).toMatch(/^heros-bataillons\u00A0: \d+ règles, \d+ couvertes, \d+ prévues?$/m);
});
