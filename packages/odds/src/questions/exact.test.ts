import { expect, test } from 'vitest';
import { toDouble } from '../exact/fraction.ts';
import { answer } from './answers/index.ts';
import { exactAnswer } from './exact.ts';
import { fieldsOf, type QuestionName } from './questions.ts';
import { readFields, startOf } from './reading.ts';

function givenOf(name: QuestionName, but: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(name);
  const read = readFields(fields, startOf(fields));
  return { ...(read.ok && read.given), ...but };
}

test.each([
  ['attention-donjon/check', { poker: 'optimal' }, { lacks: 'endless-poker' }],
  ['attention-donjon/opposed', { poker: 'always' }, { lacks: 'endless-poker' }],
  ['attention-donjon/search', { poker: 'never' }, { lacks: 'fractions' }],
  ['cinquante-etages/duel', { creaturePv: 101 }, { lacks: 'low-pv', most: 100 }],
  ['des/expression', { text: '3d6!' }, { lacks: 'endless' }],
  ['des/expression', { text: '1000d6' }, { lacks: 'heavy' }],
] as const)('%s has no fractions: %j', (name, but, lacking) => {
  expect(exactAnswer({ name, given: givenOf(name, but) })).toEqual(lacking);
});

test.each([
  ['attention-donjon/check', { poker: 'never', bonus: 1, cursed: true }],
  ['attention-donjon/opposed', { poker: 'never', defenderBlessed: true }],
  ['attention-donjon-2/check', { skill: -1 }],
  ['attention-donjon-2/enemy', { armour: 1, sante: 4 }],
  ['cinquante-etages/duel', { pv: 3, creaturePv: 4, openingDamage: 7, brokenValue: 3 }],
  ['heros-bataillons/check', { advantages: 1 }],
  ['heros-bataillons/attack', { attackers: 2 }],
  ['heros-bataillons/spell', { end: 1, vol: 0 }],
  ['des/expression', { text: '4d{-1,0,0,1,1,2}>=2' }],
  ['des/expression', { text: '3d6 vs 2d8' }],
] as const)('%s has fractions beside its first figures: %j', (name, but) => {
  const given = givenOf(name, but);
  const exact = exactAnswer({ name, given });
  const reply = answer({ name, given });
  if ('lacks' in exact || 'fault' in reply) throw new Error('no answer');
  const { figures, series } = reply.report;
  Object.entries(exact.figures).forEach(([value, fraction], at) => {
    expect(toDouble(fraction)).toBeCloseTo(figures[at]!.value, 12);
    expect(reply.report.values[value]).toBe(figures[at]!.value);
  });
  exact.series.forEach(({ low, ways }, at) => {
    const { distribution } = series[at]!;
    expect([low, ways.length]).toEqual([distribution.low, distribution.chances.length]);
  });
});
