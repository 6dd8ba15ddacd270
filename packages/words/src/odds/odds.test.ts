import { LIMITS, type Limit, type NotationFault, parse } from '@souterrain/odds/notation';
import { describe, expect, test } from 'vitest';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { labelText, type OddsWords } from './words.ts';

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
  const limits = Object.keys(LIMITS).map(
    (what): NotationFault => ({ code: 'out-of-range', at: 0, end: 1, what: what as Limit, got: 1e9, min: 1, max: 5 }),
  );
  return [
    ...[...REFUSED.map(faultOf), ...limits].map((fault) => words.faultAt(3, words.fault(fault))),
    words.unsaid(0.1),
    ...(['>=', '<=', '>', '<', '='] as const).flatMap((sign) => [
      words.judged('count', { sign, than: 4 }),
      words.judged('compare', { sign, than: -4 }),
      words.judged('counted', { sign, than: 4 }),
    ]),
    ...[1, 2].map((sixes) => words.gamble({ net: -1, sixes, gamble: 1, value: 0.5, kept: 0.25 })),
    ...Object.values(words.topics),
    ...Object.values(words.questions),
    ...Object.values(words.counted),
    ...Object.values(words.plays),
    ...Object.values(words.notes),
    words.chance,
    words.atLeast,
    words.advice,
  ];
}

describe('the French of chances', () => {
  const all = sentences(fr);

  test('has its no-break spaces: thin before ! ? ; and % and wide before :', () => {
    expect(all.filter((text) => / [!?;:»]|« |\d %/.test(text))).toEqual([]);
    expect(all.filter((text) => /[a-zé)»][!?;:]/.test(text))).toEqual([]);
  });

  test('has curly apostrophes', () => {
    expect(all.filter((text) => text.includes("'"))).toEqual([]);
  });
});

test('no sentence of either language is empty or has a hole', () => {
  for (const words of [fr, en])
    expect(sentences(words).filter((text) => text === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
});

test('a figure is named with the play it depends on', () => {
  expect(labelText({ of: 'success', play: 'never' }, fr)).toBe('réussite (sans Coup de poker)');
  expect(labelText({ of: 'hit' }, en)).toBe('hits');
  expect(labelText({ judged: 'compare', passing: { sign: '<', than: -2 } }, fr)).toBe('total de moins de −2');
  expect(labelText({ text: '3d6' }, fr)).toBe('3d6');
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
