import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Comparison, type Dice, type Expression, isCounted, type Question } from './expression.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';

const comparison: fc.Arbitrary<Comparison> = fc.record({
  sign: fc.constantFrom('>=', '<=', '>', '<', '='),
  than: fc.integer({ min: -30, max: 30 }),
});

const faces: fc.Arbitrary<Dice['faces']> = fc.oneof(
  fc.record({ kind: fc.constant('numbered' as const), sides: fc.integer({ min: 2, max: 20 }) }),
  fc.record({
    kind: fc.constant('worths' as const),
    worths: fc.array(fc.integer({ min: -3, max: 9 }), { minLength: 1, maxLength: 6 }),
  }),
);

const plain: fc.Arbitrary<Dice> = fc.record({
  kind: fc.constant('dice' as const),
  count: fc.integer({ min: 1, max: 6 }),
  faces,
});

const dice: fc.Arbitrary<Dice> = fc.oneof(
  plain,
  // A face that no die of these tests shows: neither throws for ever.
  plain.map((d): Dice => ({ ...d, reroll: { when: { sign: '>', than: 50 }, once: true } })),
  plain.map((d): Dice => ({ ...d, explode: { sign: '=', than: 50 } })),
  fc
    .tuple(plain, fc.constantFrom('highest' as const, 'lowest' as const))
    .map(([d, which]): Dice => ({ ...d, keep: { which, dice: d.count } })),
);

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3 },
    dice,
    fc.record({ kind: fc.constant('number' as const), value: fc.integer({ min: -9, max: 9 }) }),
    tie('expression')
      .filter((of) => of.kind !== 'number')
      .map((of): Expression => ({ kind: 'negate', of })),
    fc.record({
      kind: fc.constant('arithmetic' as const),
      sign: fc.constantFrom('+', '-', '*'),
      left: tie('expression'),
      right: tie('expression'),
    }),
    fc.record({
      kind: fc.constant('pick' as const),
      which: fc.constantFrom('max', 'min'),
      of: fc.array(tie('expression'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('count' as const), dice: dice.filter(isCounted), passing: comparison }),
    fc.record({ kind: fc.constant('compare' as const), of: tie('expression'), passing: comparison }),
  ),
}));

const question: fc.Arbitrary<Question> = fc.oneof(
  expression,
  fc.record({ kind: fc.constant('versus' as const), left: expression, right: expression }),
);

test('what is printed reads back as the same question', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const parsed = parse(print(asked));
      if (!parsed.ok) fc.pre(parsed.fault.code === 'out-of-range');
      else expect(parsed.question).toEqual(asked);
    }),
    { numRuns: 500 },
  );
});

test('spaces and letter case change nothing', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const text = print(asked);
      const loose = text.toUpperCase().replace(/[^0-9A-Z<>=]/g, ' $& ');
      expect(parse(loose).ok).toBe(parse(text).ok);
      expect(parse(text.replaceAll(' ', '')).ok).toBe(parse(text).ok);
    }),
  );
});

test('no text at all makes the reader throw, and a fault lies within the text', () => {
  const pieces = [
    'd',
    '6',
    '4',
    'kh',
    'dl',
    '!',
    'r',
    'ro',
    '>=',
    '(',
    ')',
    '{',
    '}',
    ',',
    '+',
    '-',
    '*',
    'vs',
    'max',
    'F',
  ];
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(fc.constantFrom(...pieces, '%', ' ', '9', 'x', '~'), { maxLength: 20 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const parsed = parse(typed);
      if (parsed.ok) return;
      const { at, end } = parsed.fault;
      expect(at).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThanOrEqual(at);
      expect(end).toBeLessThanOrEqual(typed.length);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['4d6', '4d6'],
  ['d20', '1d20'],
  ['D%', '1d100'],
  ['4dF', '4d{-1,0,1}'],
  ['4d6k3', '4d6kh3'],
  ['4d6d1', '4d6kh3'],
  ['4d6dl1', '4d6kh3'],
  ['4d6dh', '4d6kl3'],
  ['2d20kl', '2d20kl1'],
  ['3d6!', '3d6!=6'],
  ['3d6!>=5', '3d6!>=5'],
  ['3d6!>=5>=4', '3d6!>=5>=4'],
  ['2d6r', '2d6r=1'],
  ['2d6r1', '2d6r=1'],
  ['2d6ro<3', '2d6ro<3'],
  ['2d6!r6', '2d6r=6!=6'],
  ['4d6≥4', '4d6>=4'],
  ['(4d6)>=14', '(4d6)>=14'],
  ['((4d6))>=14', '(4d6)>=14'],
  ['(4d6)+2', '4d6 + 2'],
  ['1d20+5>=15', '1d20 + 5>=15'],
  ['1-(2-3)', '1 - (2 - 3)'],
  ['1-2-3', '1 - 2 - 3'],
  ['(1+2)×3', '(1 + 2) * 3'],
  ['--d6', '--1d6'],
  ['MAX(d6,2d4)', 'max(1d6, 2d4)'],
  ['4d6>=4 vs 3d6>=4', '4d6>=4 vs 3d6>=4'],
])('%s is %s', (typed, spelt) => {
  const parsed = parse(typed);
  expect(parsed).toMatchObject({ ok: true });
  if (parsed.ok) expect(print(parsed.question)).toBe(spelt);
});
