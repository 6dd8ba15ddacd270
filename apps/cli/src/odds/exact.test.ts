import { describe, expect, test } from 'vitest';
import { souterrain } from '../../e2e/command.ts';
import { withExact } from './exact.ts';
import type { Spoken } from './spoken.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { lackingText } from './words/words.ts';

const half = { numerator: 1n, denominator: 2n };
const long = { numerator: 10n ** 20n, denominator: 10n ** 20n + 1n };
const coin = { low: 0, ways: [1n, 1n], of: 2n };
const SAID: Spoken = {
  title: 'a coin',
  figures: [
    ['heads', '50%'],
    ['tails', '50%'],
  ],
  series: [{ label: 'heads', distribution: { low: 0, chances: Float64Array.of(0.5, 0.5) } }],
  notes: [],
  json: { heads: 0.5 },
};

describe('fractions beside chances', () => {
  test('one figure is a string in JSON, and the others stay as they are', () => {
    const said = withExact(SAID, { figures: { heads: half }, series: [coin] }, en);
    expect(said.figures).toEqual([
      ['heads', '50% (1/2)'],
      ['tails', '50%'],
    ]);
    expect(said.series[0]?.exact).toBe(coin);
    expect(said.notes).toEqual([]);
    expect(said.json).toEqual({
      heads: 0.5,
      exact: '1/2',
      exactDistributions: [
        [
          { total: 0, exact: '1/2' },
          { total: 1, exact: '1/2' },
        ],
      ],
    });
  });

  test('long fractions are left to JSON, several are named', () => {
    const said = withExact(SAID, { figures: { heads: half, tails: long }, series: [] }, en);
    expect(said.figures[1]).toEqual(['tails', '50%']);
    expect(said.notes).toEqual([en.longFractions]);
    expect(said.json).toEqual({ heads: 0.5, exact: { heads: '1/2', tails: `${10n ** 20n}/${10n ** 20n + 1n}` } });
  });
});

test.each([
  ['attention-donjon/search', { lacks: 'fractions' }, /attention-donjon search.*--exact/],
  ['cinquante-etages/duel', { lacks: 'low-pv', most: 100 }, /--exact.*--creature-pv.* 100\.$/],
  ['attention-donjon/check', { lacks: 'endless-poker' }, /--exact.*--poker never/],
] as const)('%s without fractions: %j', (question, lacking, message) => {
  for (const words of [fr, en]) expect(lackingText(lacking, question, words)).toMatch(message);
});

const DUEL = ['--pv', '1', '--value', '9', '--damage', '0', '--charisma', '60'];
const CREATURE = ['--creature-pv', '1', '--creature-value', '8', '--creature-damage', '0'];

test.each([
  [['4d{-1,0,0,1,1,2}>=2'], '779/1296'],
  [['2d6', 'vs', '2d6'], { win: '575/1296', tie: '73/648', lose: '575/1296' }],
  [['attention-donjon', 'check', '--dice', '4', '--difficulty', '2', '--poker', 'never'], '779/1296'],
  [['attention-donjon', 'opposed', '--attacker', '2', '--defender', '1', '--poker', 'never'], '35/108'],
  [['attention-donjon-2', 'check', '--dice', '1', '--skill', '-2', '--difficulty', '4', '--poker', 'never'], '1/6'],
  [
    ['cinquante-etages', 'duel', ...DUEL, ...CREATURE],
    { wins: '209/381', loses: '172/381', unsettled: '0/1', exchanges: '400/381' },
  ],
  [
    ['heros-bataillons', 'check', '--attribute', '12', '--advantages', '1'],
    { success: '21/25', totalSuccess: '39/400', bitterFailure: '1/400' },
  ],
])('odds %j --exact --json', (args, exact) => {
  const { status, stdout, stderr } = souterrain(['odds', ...args, '--exact', '--json']);
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout).exact).toEqual(exact);
});

test('a fraction stands beside its chance, and what has none is bad usage', () => {
  const shown = souterrain(['odds', '4d{-1,0,0,1,1,2}>=2', '--exact']);
  expect(shown.stdout).toContain('total de 2 ou plus  60,11\u202F% (779/1296)');
  expect(shown.stdout).toMatch(/ 8 {3}0,08\u202F% {4}0,08\u202F% {4}1\/1296 /);
  const refused = souterrain(['odds', 'attention-donjon', 'check', '--dice', '4', '--difficulty', '2', '--exact']);
  expect([refused.status, refused.stdout, refused.stderr]).toEqual([2, '', `${fr.lacking['endless-poker']}\n`]);
  expect(souterrain(['odds', '3d6!', '--exact', '--lang', 'en']).stderr).toBe(`${en.lacking.endless}\n`);
});
