import { LIMITS, type Limit, type NotationFault, parse } from '@souterrain/odds/notation';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OddsWords } from './words.ts';

const REFUSED = [
  '',
  '4d',
  '4d6>>4',
  '4d6 5',
  '(4d6',
  'max 4',
  '4d{1',
  '0d6',
  '4d6kh5',
  '1d1!',
  '4d6!!',
  '4d6!kh1',
  '1d6 vs',
];

function faultOf(text: string): NotationFault {
  const parsed = parse(text);
  if (parsed.ok) throw new Error(`${text} was read`);
  return parsed.fault;
}

/** Every sentence, its holes filled as they really are. */
function sentences(words: OddsWords): string[] {
  const { help } = words;
  const limits = Object.keys(LIMITS).map(
    (what): NotationFault => ({ code: 'out-of-range', at: 0, end: 1, what: what as Limit, got: 1e9, min: 1, max: 5 }),
  );
  return [
    help.odds,
    help.expression,
    help.question,
    help.plot,
    help.exact,
    words.exactPv(100),
    words.noExact('cinquante-etages duel'),
    ...Object.values(words.inexact),
    help.grammar,
    ...Object.values(help.questions),
    ...Object.values(help.flags),
    words.unknownQuestion('chek', 'check'),
    ...[...REFUSED.map(faultOf), ...limits].map((fault) => words.faultAt(3, words.fault(fault))),
    ...[0, 1e-6, 0.5, 0.999999, 1].map(words.chance),
    words.spread(-1.5, 2),
    words.figure('a', 'b'),
    words.described({ label: 'a', low: -2, high: 3, mean: 1 }),
    words.plotted('a.svg'),
    words.unsaid(0.1),
    ...(['>=', '<=', '>', '<', '='] as const).flatMap((sign) => [
      words.judged('count', { sign, than: 4 }),
      words.judged('compare', { sign, than: -4 }),
      words.counted({ sign, than: 4 }),
    ]),
    ...[1, 2].map((sixes) => words.gamble({ net: -1, sixes, gamble: 1, value: 0.5, kept: 0.25 })),
    ...Object.values(words.titles),
    ...Object.values(words.byPoker),
    ...Object.values(words).filter((value) => typeof value === 'string'),
  ];
}

describe('the French of chances', () => {
  const all = sentences(fr).map((text) => text.replace(/>= <= > < =|3d6!/g, '').replace(/ {2,}.*/g, ''));

  test('has its no-break spaces: thin before ! ? ; and % and wide before :', () => {
    expect(all.filter((text) => / [!?;:»]|« |\d %/.test(text))).toEqual([]);
    expect(all.filter((text) => /[a-zé)»][!?;]/.test(text))).toEqual([]);
  });

  test('has curly apostrophes', () => {
    expect(all.filter((text) => text.includes("'"))).toEqual([]);
  });
});

test('no sentence of either language is empty or has a hole', () => {
  for (const words of [fr, en])
    expect(sentences(words).filter((text) => text === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
});

test.each([
  [0, '0\u202F%', '0%'],
  [1e-6, '<\u00A00,01\u202F%', '< 0.01%'],
  [0.00005, '0,01\u202F%', '0.01%'],
  [1 / 3, '33,33\u202F%', '33.33%'],
  [1 - 1e-6, '>\u00A099,99\u202F%', '> 99.99%'],
  [1, '100\u202F%', '100%'],
])('a chance of %d never looks like certainty unless it is', (chance, french, english) => {
  expect([fr.chance(chance), en.chance(chance)]).toEqual([french, english]);
});

test.each([
  [
    '4d6>>4',
    '«\u00A0>\u00A0» ne convient pas, attendu\u00A0: un nombre entier.',
    '">" does not fit, expected: a whole number.',
  ],
  [
    '(4d6',
    'l’expression s’arrête, attendu\u00A0: +, - ou *, une comparaison (>=, <=, >, <, =) ou «\u00A0)\u00A0».',
    'the expression stops, expected: +, - or *, a comparison (>=, <=, >, <, =) or ")".',
  ],
  [
    '1000000000d6',
    'le nombre de dés va de 1 à 1\u202F000, reçu 1\u202F000\u202F000\u202F000.',
    'the number of dice goes from 1 to 1,000, got 1,000,000,000.',
  ],
  ['1d1!', '«\u00A0!\u00A0» relancerait le dé sans fin.', '"!" would throw the die for ever.'],
])('%s is refused in both languages', (text, french, english) => {
  const fault = faultOf(text);
  expect([fr.fault(fault), en.fault(fault)]).toEqual([french, english]);
});
