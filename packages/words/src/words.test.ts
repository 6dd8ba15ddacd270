import type { Decision, ErrorCode } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { faultText } from './faults.ts';
import { LANGS } from './lang.ts';
import { physicalWords } from './physical.ts';
import { number, pluralEn, pluralFr, printable, quoted, signed } from './typography.ts';

const PARAMS = {
  got: 'x',
  expected: 'y',
  decision: 'd',
  seat: 1,
  open: 2,
  what: 'classe',
  at: 3,
  known: '1',
  reason: 'r',
};
const CODES: readonly ErrorCode[] = [
  'unknown-option',
  'undo-past-chance',
  'save-mismatch',
  'bad-setup',
  'save-corrupt',
];

describe('faults', () => {
  test.each(CODES)('%s is one whole sentence in both languages', (code) => {
    const sentences = LANGS.map((lang) => faultText(lang, { code, params: PARAMS }));
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-ZÀ-Ý«"].*\.$/);
      expect(sentence).not.toContain('undefined');
      expect(sentence).not.toContain('${');
    }
    expect(new Set(sentences).size).toBe(LANGS.length);
  });

  test('name what is wrong', () => {
    const fault = {
      code: 'unknown-option',
      params: { decision: 'direction', got: 'haut', expected: 'est, sud' },
    } as const;
    expect(faultText('fr', fault)).toBe('«\u00A0haut\u00A0» n’est pas proposé ici (direction)\u00A0: est, sud.');
    expect(faultText('en', fault)).toBe('"haut" is not offered here (direction): est, sud.');
    const role = { code: 'bad-setup', params: { what: 'mj', got: 0, min: 1, max: 1 } } as const;
    expect(faultText('fr', role)).toBe('Cette partie demande «\u00A0mj\u00A0» 1 fois, reçu 0.');
    expect(faultText('en', role)).toBe('This game needs "mj" 1 time, got 0.');
  });
});

test('a pack that a save needs is told by its name, and by its version on both sides', () => {
  const [mine, here] = ['1.0.0 (abc)', '1.1.0 (def)'];
  const said = [
    { got: mine, known: here },
    { got: mine, known: '—' },
    { got: '—', known: here },
  ].map((params) => LANGS.map((lang) => faultText(lang, { code: 'save-pack', params: { pack: 'crypte', ...params } })));
  expect(said).toEqual([
    [
      'Cette partie se joue avec le contenu «\u00A0crypte\u00A0» 1.0.0 (abc)\u202F; ici, c’est 1.1.0 (def).',
      'This game is played with the pack "crypte" 1.0.0 (abc); here it is 1.1.0 (def).',
    ],
    [
      'Cette partie se joue avec le contenu «\u00A0crypte\u00A0» 1.0.0 (abc), qui n’est pas ici.',
      'This game is played with the pack "crypte" 1.0.0 (abc), which is not here.',
    ],
    [
      'Cette partie ne se joue pas avec le contenu «\u00A0crypte\u00A0» 1.1.0 (def).',
      'This game is not played with the pack "crypte" 1.1.0 (def).',
    ],
  ]);
  const wrong = [{ reason: 'altered' }, { path: 'creatures.hydre.pv' }].map((params) =>
    faultText('en', { code: 'save-pack', params: { pack: 'crypte', ...params } }),
  );
  expect(wrong).toEqual([
    'This save was altered: the pack "crypte" that it carries is no longer the one that was played.',
    'This save cannot be played: the pack "crypte" that it carries does not fit (creatures.hydre.pv).',
  ]);
});

describe('real dice', () => {
  const die = (sides: number, count = 1): Decision => ({
    kind: 'ask',
    id: 'lancer-les-des',
    seat: 0,
    rule: 'C50-MOVE-02',
    prompt: 'lancer-les-des',
    params: { number: 1, count, sides },
    options: [],
    min: 1,
    max: 1,
  });

  test('[C50-MOVE-02] a ten-sided die says how its 0 is read', () => {
    expect(physicalWords.fr.prompt(die(10))).toBe('Un D10 à lancer\u00A0: quelle face\u202F? (0 = 10)');
    expect(physicalWords.en.prompt(die(20, 2))).toBe('A D20 to roll (1/2): which face?');
  });

  test('[AD2-BONUS-09] a D3 says how a D6 is read', () => {
    expect(physicalWords.en.prompt(die(3))).toBe('A D3 to roll: which face? (D6, 1-2 = 1, 3-4 = 2, 5-6 = 3)');
    expect(physicalWords.fr.prompt(die(3))).toContain('quelle face\u202F? (D6, 1-2 = 1, 3-4 = 2, 5-6 = 3)');
  });
});

test('typography', () => {
  expect(quoted('a')).toBe('«\u00A0a\u00A0»');
  expect([signed(-2), signed(0), number(-3)]).toEqual(['−2', '+0', '−3']);
  expect([pluralFr(1, 'point', 'points'), pluralFr(0, 'point', 'points')]).toEqual(['point', 'point']);
  expect(pluralEn(0, 'point', 'points')).toBe('points');
  expect(printable('\u001b[2Ja\tb')).toBe('[2Jab');
});
