import { describe, expect, test } from 'vitest';
import { exactly } from '../distribution.ts';
import { chanceWhere, type Fraction, toDouble } from '../exact/fraction.ts';
import { evaluate } from './evaluate.ts';
import { evaluateExactly } from './exact.ts';
import { parse } from './parse.ts';

function questionOf(text: string) {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.code}`);
  return parsed.question;
}

const over = (numerator: bigint, denominator: bigint): Fraction => ({ numerator, denominator });

describe('fractions of expressions', () => {
  test.each([
    ['4d{-1,0,0,1,1,2}>=2', over(779n, 1296n)],
    ['4d6>=4', over(15n, 16n)],
    ['2d20kl1<=12', over(21n, 25n)],
    ['1d20+5>=15', over(11n, 20n)],
    ['(1d6r1)>=4', over(3n, 5n)],
    ['1d6ro<3>=4', over(2n, 3n)],
    ['(1d6-4)*(1d4-2)>=1', over(7n, 24n)],
    ['max(1d6,1d4)<=2', over(1n, 6n)],
    ['-1d6>=-2', over(1n, 3n)],
  ])('%s', (text, success) => {
    expect(evaluateExactly(questionOf(text))).toMatchObject({ success });
  });

  test('one against the other, whichever starts lower', () => {
    expect(evaluateExactly(questionOf('2d6 vs 2d6'))).toMatchObject({ tie: over(73n, 648n), win: over(575n, 1296n) });
    // Of 36 throws 15, 10, 6 and 3 are above 7, 8, 9 and 10; 6, 5, 4 and 3 are equal.
    expect(evaluateExactly(questionOf('2d6 vs 1d4+6'))).toMatchObject({
      win: over(17n, 72n),
      tie: over(1n, 8n),
      lose: over(23n, 36n),
    });
    expect(evaluateExactly(questionOf('1d4 vs 1d4+9'))).toMatchObject({ win: over(0n, 1n), lose: over(1n, 1n) });
    expect(evaluateExactly(questionOf('1d4+9 vs 1d4'))).toMatchObject({ win: over(1n, 1n), lose: over(0n, 1n) });
  });

  test.each(['8d6kh3+2', '3d8-2d6', '(5d6>=5)+(2d4<=1)', 'min(2d6,1d12)*3', '40d6'])('%s as in doubles', (text) => {
    const doubles = evaluate(questionOf(text));
    const exact = evaluateExactly(questionOf(text));
    if (doubles.kind !== 'total' || exact.kind !== 'total') throw new Error(text);
    expect(exact.distribution.ways.reduce((sum, ways) => sum + ways, 0n)).toBe(exact.distribution.of);
    exact.distribution.ways.forEach((_, at) => {
      const total = exact.distribution.low + at;
      const chance = toDouble(chanceWhere(exact.distribution, (other) => other === total));
      expect(Math.abs(chance - exactly(doubles.distribution, total))).toBeLessThan(1e-13);
    });
  });

  test('what never ends and what would take too long are refused', () => {
    expect(evaluateExactly(questionOf('3d6!'))).toEqual({ kind: 'endless' });
    expect(evaluateExactly(questionOf('1d6 vs (2d6!>=5)+1'))).toEqual({ kind: 'endless' });
    expect(evaluateExactly(questionOf('1000d6'))).toEqual({ kind: 'heavy' });
    expect(evaluateExactly(questionOf('2d6!>=7'))).toMatchObject({ kind: 'total' });
  });
});
