import { describe, expect, test } from 'vitest';
import { type Distribution, exactly } from '../distribution.ts';
import { type Answer, evaluate } from './evaluate.ts';
import { parse } from './parse.ts';

function answerTo<Kind extends Answer['kind']>(text: string, kind: Kind): Extract<Answer, { kind: Kind }> {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.code} at ${parsed.fault.at}`);
  const answer = evaluate(parsed.question);
  expect(answer.kind).toBe(kind);
  return answer as Extract<Answer, { kind: Kind }>;
}

const six = [1, 2, 3, 4, 5, 6];
const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);

/** Every throw of dice that may differ. */
const throwsOf = (...dice: readonly (readonly number[])[]): number[][] =>
  dice.reduce<number[][]>((all, die) => all.flatMap((faces) => die.map((face) => [...faces, face])), [[]]);

/** How each total comes out of equally likely throws, each throw looked at on its own. */
function expectTotals(distribution: Distribution, thrown: readonly number[][], total: (faces: number[]) => number) {
  const ways = new Map<number, number>();
  for (const faces of thrown) ways.set(total(faces), (ways.get(total(faces)) ?? 0) + 1);
  for (const [value, count] of ways) expect(exactly(distribution, value)).toBeCloseTo(count / thrown.length, 12);
  expect(sum([...distribution.chances])).toBeCloseTo(1, 12);
}

const worths = [-1, 0, 0, 1, 1, 2];
const highest = (count: number) => (faces: number[]) => sum(faces.toSorted((a, b) => b - a).slice(0, count));
const lowest = (count: number) => (faces: number[]) => sum(faces.toSorted((a, b) => a - b).slice(0, count));

describe('totals, as every throw gives them', () => {
  test.each<readonly [string, readonly (readonly number[])[], (faces: number[]) => number]>([
    ['4d6', [six, six, six, six], sum],
    ['4d{-1,0,0,1,1,2}', [worths, worths, worths, worths], sum],
    ['3dF', Array(3).fill([-1, 0, 1]), sum],
    ['4d6kh1', [six, six, six, six], highest(1)],
    ['4d6kh3', [six, six, six, six], highest(3)],
    ['4d6kl2', [six, six, six, six], lowest(2)],
    ['4d6dh1', [six, six, six, six], lowest(3)],
    ['4d6dl1', [six, six, six, six], highest(3)],
    ['3d{-1,0,0,1,1,2}kl2', [worths, worths, worths], lowest(2)],
    ['2d6r1', Array(2).fill([2, 3, 4, 5, 6]), sum],
    ['2d6ro<3', [six, six, six, six], ([a, b, c, d]) => (a! < 3 ? b! : a!) + (c! < 3 ? d! : c!)],
    ['2d6ro<=2kh1', [six, six, six, six], ([a, b, c, d]) => Math.max(a! < 3 ? b! : a!, c! < 3 ? d! : c!)],
    ['2d6+3', [six, six], (faces) => sum(faces) + 3],
    ['1d6-1d4', [six, [1, 2, 3, 4]], ([a, b]) => a! - b!],
    ['1d6*1d6', [six, six], ([a, b]) => a! * b!],
    ['(1d6-4)*(1d4-2)', [six, [1, 2, 3, 4]], ([a, b]) => (a! - 4) * (b! - 2)],
    ['-d6*2', [six], ([a]) => -a! * 2],
    ['max(1d6,1d4,2)', [six, [1, 2, 3, 4]], ([a, b]) => Math.max(a!, b!, 2)],
    ['min(1d6,1d4+1)', [six, [1, 2, 3, 4]], ([a, b]) => Math.min(a!, b! + 1)],
    ['(1d6>=5)*1d4', [six, [1, 2, 3, 4]], ([a, b]) => (a! >= 5 ? b! : 0)],
    [
      '(2d6>=5)+(2d6<=1)',
      [six, six, six, six],
      ([a, b, c, d]) => sum([a! >= 5, b! >= 5, c! <= 1, d! <= 1].map(Number)),
    ],
  ])('%s', (text, dice, total) => {
    expectTotals(answerTo(text, 'total').distribution, throwsOf(...dice), total);
  });
});

describe('one rule of comparison: numbered dice are counted, all else is judged as a total', () => {
  test('4d6>=4 counts the dice that show 4 or more', () => {
    const { distribution, success } = answerTo('4d6>=4', 'count');
    expectTotals(distribution, throwsOf(six, six, six, six), (faces) => faces.filter((face) => face >= 4).length);
    expect(success).toBeCloseTo(15 / 16, 12);
  });

  test.each([
    ['1d20<=12', 'count', 12 / 20],
    ['4d6=6', 'count', 1 - (5 / 6) ** 4],
    ['3d6>5', 'count', 1 - (5 / 6) ** 3],
    ['3d6<2', 'count', 1 - (5 / 6) ** 3],
    ['2d6r1>=6', 'count', 1 - (4 / 5) ** 2],
    ['(2d6)>=7', 'compare', 21 / 36],
    ['2d6+1>=8', 'compare', 21 / 36],
    ['2d6kh1>=6', 'compare', 11 / 36],
    ['2d20kl1<=12', 'compare', 1 - (8 / 20) ** 2],
    ['(4d6>=4)>=2', 'compare', 11 / 16],
    ['2dF=0', 'compare', 3 / 9],
    // AD1: ways of four dice to reach two successes, out of 6^4.
    ['4d{-1,0,0,1,1,2}>=2', 'compare', 779 / 1296],
  ] as const)('%s', (text, kind, success) => {
    expect(answerTo(text, kind).success).toBeCloseTo(success, 12);
  });

  test('the total that is judged is shown, not the verdict', () => {
    expectTotals(answerTo('(2d6)>=7', 'compare').distribution, throwsOf(six, six), sum);
  });
});

describe('explosions', () => {
  test('a die that shows its highest face is thrown again and added', () => {
    const { distribution, unsaid } = answerTo('1d6!', 'total');
    for (let total = 1; total <= 40; total++) {
      const again = Math.floor(total / 6);
      expect(exactly(distribution, total)).toBeCloseTo(total % 6 === 0 ? 0 : 6 ** -(again + 1), 14);
    }
    expect(unsaid).toBeLessThan(1e-15);
  });

  test('explosions on other faces, after a reroll', () => {
    const { distribution } = answerTo('1d6r1!>=5', 'total');
    // Faces 2 to 6; 5 and 6 explode: 7 is 5 and 2, then 8 is 5 and 3 or 6 and 2.
    expect(exactly(distribution, 4)).toBeCloseTo(1 / 5, 14);
    expect(exactly(distribution, 7)).toBeCloseTo(1 / 25, 14);
    expect(exactly(distribution, 8)).toBeCloseTo(2 / 25, 14);
  });

  test('dice that explosions add are counted too', () => {
    const { distribution } = answerTo('1d6!>=4', 'total');
    expect(exactly(distribution, 5)).toBeCloseTo(1 / 36, 14);
    const counted = answerTo('1d6!>=6>=5', 'count').distribution;
    expect(exactly(counted, 0)).toBeCloseTo(4 / 6, 14);
    expect(exactly(counted, 1)).toBeCloseTo(1 / 6 + (1 / 6) * (4 / 6), 14);
    const two = answerTo('2d6!>=6>=5', 'count').distribution;
    expect(exactly(two, 0)).toBeCloseTo((4 / 6) ** 2, 14);
  });

  test('what is cut off is told', () => {
    expect(answerTo('1d6!>=2', 'total').unsaid).toBeCloseTo((5 / 6) ** 61, 12);
    expect(answerTo('2d6', 'total').unsaid).toBe(0);
  });
});

test('opposed pools: the first above, equal, below', () => {
  const { win, tie, lose } = answerTo('2d6 vs 1d6+3', 'versus');
  const thrown = throwsOf(six, six, six).map(([a, b, c]) => Math.sign(a! + b! - c! - 3));
  const share = (sign: number) => thrown.filter((s) => s === sign).length / thrown.length;
  expect([win, tie, lose]).toEqual([1, 0, -1].map((sign) => expect.closeTo(share(sign), 12)));
  const counted = answerTo('1d6>=4 vs 1d6>=5', 'versus');
  expect(counted).toMatchObject({ win: expect.closeTo(1 / 3, 12), tie: expect.closeTo(1 / 2, 12) });
});
