import { expect, test } from 'vitest';
import { fieldsOf, hyphenated, questionsOf, TOPICS } from './questions.ts';
import { ON, readField, readFields, startOf } from './reading.ts';

test.each(TOPICS.flatMap(questionsOf))('%s can be read as it first is', (name) => {
  const fields = fieldsOf(name);
  expect(readFields(fields, startOf(fields))).toMatchObject({ ok: true });
});

test('numbers out of bounds, words unknown and switches at odds are told, each at its field', () => {
  const typed = { dice: '99', difficulty: 'x', bonus: '0', blessed: ON, cursed: ON, poker: 'maybe' };
  expect(readFields(fieldsOf('attention-donjon/check'), typed)).toEqual({
    ok: false,
    troubles: {
      dice: { code: 'out-of-range', min: 0, max: 40 },
      difficulty: { code: 'not-a-number', min: 0, max: 60 },
      blessed: { code: 'not-together' },
      cursed: { code: 'not-together' },
      poker: { code: 'unknown-word' },
    },
  });
});

test('a number may have either minus sign, and some may stay empty', () => {
  const { skill } = fieldsOf('attention-donjon-2/check');
  expect([readField(skill!, '-2'), readField(skill!, '−2')]).toEqual([{ value: -2 }, { value: -2 }]);
  expect(readField(skill!, '')).toHaveProperty('trouble');
  expect(readField(fieldsOf('cinquante-etages/duel').openingValue!, '')).toEqual({ value: undefined });
});

test('several numbers are read however they are parted', () => {
  const { weapons } = fieldsOf('heros-bataillons/attack');
  expect(readField(weapons!, '6, 8;10 12')).toEqual({ value: [6, 8, 10, 12] });
  for (const text of ['', '6 x', '0', Array(21).fill('6').join(' ')])
    expect(readField(weapons!, text)).toHaveProperty('trouble');
});

test('a name is written with hyphens', () => {
  expect(hyphenated('creaturePv')).toBe('creature-pv');
});
