import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { parse } from './parse.ts';

const faultOf = (text: string) => {
  const parsed = parse(text);
  if (parsed.ok) throw new Error(`${text} was read`);
  return parsed.fault;
};

describe('what does not fit is shown where it stands, with what would have', () => {
  test.each([
    ['', 0, '', ['value']],
    ['4d', 2, '', ['sides']],
    ['4dx', 2, 'x', ['sides']],
    ['4d6>>4', 4, '>', ['number']],
    ['4d6>=', 5, '', ['number']],
    ['4d6 5', 4, '5', ['operator', 'comparison', 'vs', 'end']],
    ['4d6>=4+2', 6, '+', ['vs', 'end']],
    ['1d6 vs 1d6 vs 1d6', 11, 'vs', ['operator', 'comparison', 'end']],
    ['(4d6', 4, '', ['operator', 'comparison', ')']],
    ['(4d6>=3', 7, '', [')']],
    ['4d6)', 3, ')', ['operator', 'comparison', 'vs', 'end']],
    ['max 4', 4, '4', ['(']],
    ['max(4', 5, '', ['operator', 'comparison', ',', ')']],
    ['4d{1,2', 6, '', ['}', ',']],
    ['4d{1,}', 5, '}', ['number']],
    ['4d{}', 3, '}', ['number']],
    ['2 + ragots', 4, 'r', ['value']],
    ['2 + bonjour', 4, 'bonjour', ['value']],
    ['1.5', 1, '.', ['operator', 'comparison', 'vs', 'end']],
    ['4d6 🎲', 4, '🎲', ['operator', 'comparison', 'vs', 'end']],
  ])('%s', (text, at, found, expected) => {
    expect(faultOf(text)).toEqual({ code: 'unexpected', at, end: at + found.length, found, expected });
  });
});

describe('absurd sizes are refused with what was asked', () => {
  test.each([
    ['1000000000d6', 'dice', 0, 1e9, 1],
    ['0d6', 'dice', 0, 0, 1],
    ['4d100000', 'sides', 2, 100_000, 1],
    ['4d0', 'sides', 2, 0, 1],
    ['4d6 + 99999999', 'number', 6, 99_999_999, 0],
    ['1d1000ro1', 'sides-rerolled', 6, 1000, 1],
    ['1000d1000', 'totals', 0, 999_001, 1],
    ['300d20*4d20', 'totals', 6, 478_801, 1],
    ['1d{0,1000000}', 'totals', 0, 1_000_001, 1],
    ['100d100kh50', 'steps', 0, 100 * 100 * 100 * 50 * 4951, 1],
    ['max(500d20,500d20)', 'steps', 0, 11 * 9501 ** 2, 1],
    ['((999d20)>1)+((999d20)>1)', 'steps', 12, 18_982 ** 2 + 4, 1],
    [`1d{${'1,'.repeat(LIMITS.faces)}1}`, 'faces', 2 + 2 * LIMITS.faces, LIMITS.faces + 1, 1],
    [`${'('.repeat(60)}1${')'.repeat(60)}`, 'depth', 51, 51, 0],
    [`${'-'.repeat(60)}1`, 'depth', 51, 51, 0],
    ['1+'.repeat(300), 'length', 500, 600, 1],
  ] as const)('%s', (text, what, at, got, min) => {
    expect(faultOf(text)).toMatchObject({ code: 'out-of-range', what, at, got, min });
  });

  test('the largest pools are read', () => {
    for (const text of ['1000d20', '20d1000', '200d100', '100d100kh1', '10d20kh5', '50d6!', '50d200ro1>=3'])
      expect([text, parse(text)]).toMatchObject([text, { ok: true }]);
  });
});

test.each([
  ['4d6kh5', { code: 'too-many-kept', at: 3, end: 5, got: 5, dice: 4 }],
  ['4d6dl4', { code: 'too-many-kept', at: 3, end: 5, got: 4, dice: 4 }],
  ['1d6!>=1', { code: 'endless', at: 3, end: 4, modifier: '!' }],
  ['1d1!', { code: 'endless', at: 3, end: 4, modifier: '!' }],
  ['1d6r<=6', { code: 'endless', at: 3, end: 4, modifier: 'r' }],
  ['1d6!r<6', { code: 'endless', at: 4, end: 5, modifier: 'r' }],
  ['4d6kh3dl1', { code: 'repeated', at: 6, end: 8, modifier: 'dl' }],
  ['4d6r1ro2', { code: 'repeated', at: 5, end: 7, modifier: 'ro' }],
  ['4d6!!', { code: 'repeated', at: 4, end: 5, modifier: '!' }],
  ['4d6!kh3', { code: 'not-together', at: 4, end: 6, modifier: 'kh', other: '!' }],
  ['4d6kh3!', { code: 'not-together', at: 6, end: 7, modifier: '!', other: 'kh, kl, dh, dl' }],
])('%s is refused where it is wrong', (text, fault) => {
  expect(faultOf(text)).toEqual(fault);
});
