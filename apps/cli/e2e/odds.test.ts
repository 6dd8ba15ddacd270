import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, inTerminal, souterrain } from './command.ts';

const json = (...args: readonly string[]) => {
  const { status, stdout, stderr } = souterrain(['odds', ...args, '--json']);
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
};

test('an expression gives a table and its bars, in French and in English', () => {
  const french = souterrain(['odds', '2d6']);
  expect(french).toMatchObject({ status: 0, stderr: '' });
  expect(french.stdout).toContain('total (moyenne 7,00, écart type 2,42)');
  expect(french.stdout).toMatch(/^ {2}total {3}chance {2}au moins$/m);
  expect(french.stdout).toMatch(/^ {6}7 {2}16,67\u202F% {3}58,33\u202F% {2}█{39,40}$/m);
  expect(souterrain(['odds', '2d6', '--lang', 'en']).stdout).toMatch(/^ {6}7 {2}16\.67% {4}58\.33% {2}█{39,40}$/m);
});

test('a comparison says what it was read as', () => {
  expect(souterrain(['odds', '4d6>=4']).stdout).toMatch(/au moins un dé à 4 ou plus {2}93,75/);
  expect(souterrain(['odds', '(4d6)>=14']).stdout).toMatch(/total de 14 ou plus {2}55,63/);
  expect(souterrain(['odds', '4d{-1,0,0,1,1,2}>=2', '--lang', 'en']).stdout).toMatch(/total of 2 or more {2}60\.11%/);
});

test('an expression as JSON', () => {
  expect(json('1d20<=12')).toEqual({
    expression: '1d20<=12',
    kind: 'count',
    success: 0.6,
    distribution: [
      { total: 0, chance: 0.4, atLeast: 1 },
      { total: 1, chance: 0.6, atLeast: 0.6 },
    ],
    mean: 0.6,
    deviation: expect.closeTo(Math.sqrt(0.24), 12),
  });
  expect(json('2d6', 'vs', '2d6')).toMatchObject({ kind: 'versus', tie: expect.closeTo(146 / 1296, 12) });
});

test('what does not parse is shown with a mark under the place', () => {
  const french = souterrain(['odds', '4d6 >> 4']);
  expect([french.status, french.stdout]).toEqual([2, '']);
  expect(french.stderr).toBe(
    'Caractère 6\u00A0: «\u00A0>\u00A0» ne convient pas, attendu\u00A0: un nombre entier.\n  4d6 >> 4\n       ^\n',
  );
  const english = souterrain(['odds', '2 + 1000000000d6', '--lang', 'en']);
  expect(english.stderr).toBe(
    'Character 5: the number of dice goes from 1 to 1,000, got 1,000,000,000.\n  2 + 1000000000d6\n      ^^^^^^^^^^\n',
  );
  expect(english.status).toBe(2);
});

test.each([
  [['attention-donjon', 'check', '--dice', '4'], /^Il manque l’option --difficulty\.$/],
  [['attention-donjon', 'check', '--dice', '4', '--difficulty', '2', '--blessed', '--cursed'], /--blessed et --cursed/],
  [['attention-donjon', 'check', '--dice', '999', '--difficulty', '2'], /--dice attend un nombre entier de 0 à 40/],
  [
    ['attention-donjon', 'check', '--dice', '2', '--difficulty', '2', '--poker', 'x'],
    /--poker ne connaît pas.*optimal/,
  ],
  [['attention-donjon', 'chek'], /Question inconnue.*check/],
  [['atention-donjon', 'check'], /Système inconnu.*attention-donjon/],
  [['heros-bataillons', 'check', '--attribute', '9', '--plot', 'x.svg'], /n’a pas de graphique/],
])('odds %j is bad usage', (args, message) => {
  const { status, stdout, stderr } = souterrain(['odds', ...args]);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.trimEnd()).toMatch(message);
});

test('the questions of Attention Donjon', () => {
  const check = json('attention-donjon', 'check', '--dice', '4', '--difficulty', '2', '--poker', 'never');
  expect(check).toMatchObject({ system: 'attention-donjon', question: 'check', dice: 4, difficulty: 2 });
  expect(check.success).toBeCloseTo(779 / 1296, 12);
  expect(check.distribution[0]).toMatchObject({ total: 0, atLeast: 1 });
  expect(check.byPoker.optimal).toBeGreaterThanOrEqual(Math.max(check.byPoker.never, check.byPoker.always));
  const blessed = json(
    'attention-donjon',
    'check',
    '--dice',
    '4',
    '--difficulty',
    '2',
    '--poker',
    'never',
    '--blessed',
  );
  expect(blessed.success).toBeCloseTo(958 / 1296, 12);
  const opposed = json('attention-donjon', 'opposed', '--attacker', '1', '--defender', '0', '--poker', 'never');
  expect(opposed.success).toBeCloseTo(1 / 6, 12);
});

test('the questions of the other systems', () => {
  const check = json(
    'attention-donjon-2',
    'check',
    '--dice',
    '1',
    '--skill',
    '-2',
    '--difficulty',
    '4',
    '--poker',
    'never',
  );
  expect(check.success).toBeCloseTo(1 / 6, 12);
  const hero = ['--pv', '5', '--value', '10', '--damage', '5', '--charisma', '0'];
  const creature = ['--creature-pv', '5', '--creature-value', '10', '--creature-damage', '5'];
  const duel = json('cinquante-etages', 'duel', ...hero, ...creature);
  expect(duel.wins + duel.loses + duel.unsettled).toBeCloseTo(1, 12);
  expect(duel.wins).toBeLessThan(duel.loses);
  const under = json('heros-bataillons', 'check', '--attribute', '12', '--advantages', '1');
  expect(under.success).toBeCloseTo(1 - (8 / 20) ** 2, 12);
});

test('a plot is a titled drawing in the language asked for', () => {
  const file = join(freshFolder(), 'plot.svg');
  const { status, stdout } = souterrain(['odds', '2d6 vs 1d6+3', '--plot', file, '--lang', 'en']);
  expect(status).toBe(0);
  expect(stdout).toContain(`plot written to ${file}`);
  const svg = readFileSync(file, 'utf8');
  expect(svg).toMatch(/^<svg [^>]*role="img" lang="en"/);
  expect(svg).toContain('<title id="title">2d6 vs 1d6 + 3</title>');
  expect(svg).toMatch(/<desc id="description">the first wins: \d+\.\d\d%\./);
  const nowhere = souterrain(['odds', '2d6', '--plot', join(file, 'below.svg')]);
  expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringMatching(/^Impossible d’écrire .*below\.svg/)]);
});

test('the help explains the notation and every number of a duel', () => {
  expect(souterrain(['odds', '--help']).stdout).toContain('4d6>=4                 combien de dés montrent 4 ou plus');
  const duel = souterrain(['odds', 'cinquante-etages', 'duel', '--help', '--lang', 'en']).stdout;
  for (const flag of ['--pv', '--charisma', '--creature-armour', '--ranged', '--opening-damage', '--broken-damage'])
    expect(duel).toContain(flag);
});

test.runIf(process.platform === 'linux')('a terminal shows the title in bold', async () => {
  const talk = inTerminal(['odds', '3d6'], freshFolder());
  await talk.until(/\[1m3d6/);
  await talk.until(/█/);
  expect(await talk.ended).toBe(0);
});
