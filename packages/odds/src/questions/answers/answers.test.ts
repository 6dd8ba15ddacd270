import { expect, test } from 'vitest';
import { fieldsOf, type QuestionName } from '../questions.ts';
import { readFields, startOf } from '../reading.ts';
import type { Report } from '../report.ts';
import { answer } from './index.ts';

/** The answer to a question as its form first shows it, but for some fields. */
function reportOn(name: QuestionName, but: Readonly<Record<string, unknown>> = {}): Report {
  const fields = fieldsOf(name);
  const read = readFields(fields, startOf(fields));
  const reply = answer({ name, given: { ...(read.ok && read.given), ...but } });
  if ('report' in reply) return reply.report;
  throw new Error(reply.fault.code);
}

const chance = (name: QuestionName, but: Readonly<Record<string, unknown>>): number =>
  reportOn(name, but).figures[0]!.value;

/** A cell by what heads its row and its column. */
function cell(report: Report, row: string, column: string): number {
  const { rows, columns, cells } = report.grid!;
  return cells[rows.marks.indexOf(row)]![columns.marks.indexOf(column)]!;
}

test.each([
  ['ordinary', {}],
  ['blessed', { blessed: true }],
  ['cursed', { cursed: true }],
])('tables of %s checks hold what each check answers', (mode, blessing) => {
  for (const poker of ['optimal', 'never']) {
    const checks = reportOn('attention-donjon/check-table', { mode, poker });
    for (const [dice, difficulty] of [
      [1, 0],
      [4, 2],
      [12, 8],
    ] as const)
      expect(cell(checks, String(dice), String(difficulty))).toBeCloseTo(
        chance('attention-donjon/check', { dice, difficulty, poker, ...blessing }),
        12,
      );
  }
});

test.each(['optimal', 'never'])('the table of opposed checks holds what each answers, with %s gambles', (poker) => {
  const but = { attacker: 5, defender: 3, poker, cursed: true, defenderCursed: true };
  expect(cell(reportOn('attention-donjon/opposed-table', { mode: 'cursed', poker }), '5', '3')).toBeCloseTo(
    chance('attention-donjon/opposed', but),
    12,
  );
});

test('the table of the second edition goes by what the Difficulté has above the Compétence', () => {
  const table = reportOn('attention-donjon-2/check-table');
  for (const skill of [-1, 0, 3])
    expect(cell(table, '3', '5')).toBeCloseTo(
      chance('attention-donjon-2/check', { dice: 3, skill, difficulty: 5 + skill }),
      12,
    );
});

test('the table of duels changes the characteristics alone', () => {
  const but = { pv: 9, creatureArmour: 1 };
  expect(cell(reportOn('cinquante-etages/duel-table', but), '12', '8')).toBe(
    chance('cinquante-etages/duel', { ...but, value: 12, creatureValue: 8 }),
  );
});

test('tables of Héros & Bataillons: an advantage helps, and one more attacker strikes harder', () => {
  const checks = reportOn('heros-bataillons/check-table');
  expect(cell(checks, '12', 'advantage')).toBe(chance('heros-bataillons/check', { attribute: 12, advantages: 1 }));
  expect(cell(checks, '12', 'disadvantage')).toBe(
    chance('heros-bataillons/check', { attribute: 12, disadvantages: 1 }),
  );
  const attacks = reportOn('heros-bataillons/attack-table');
  expect(cell(attacks, 'd6', '1')).toBeCloseTo(3.5, 12);
  expect(cell(attacks, 'd6', '2')).toBeCloseTo(161 / 36, 12);
});

test('a duel: what is not said of the first exchange or of a broken weapon is as before, but bare hands do no damage', () => {
  const duel = 'cinquante-etages/duel';
  expect(chance(duel, { openingDamage: 9 })).toBe(chance(duel, { openingDamage: 9, openingValue: 12, openingAtk: 0 }));
  expect(chance(duel, { openingDamage: 9 })).toBeGreaterThan(chance(duel, {}));
  expect(chance(duel, { brokenDamage: 0 })).toBe(chance(duel, { brokenValue: 12 }));
  expect(chance(duel, { brokenDamage: 4 })).toBeGreaterThan(chance(duel, { brokenDamage: 0 }));
});

test('the play asked for comes first, and every play is named among the values', () => {
  const { figures, values } = reportOn('attention-donjon/check', { poker: 'never' });
  expect(figures.map(({ label }) => label)).toEqual(
    ['never', 'optimal', 'always'].map((play) => ({ of: 'success', play })),
  );
  expect(values.success).toBe(figures[0]!.value);
  expect(values.byPoker).toEqual({
    never: figures[0]!.value,
    optimal: figures[1]!.value,
    always: figures[2]!.value,
  });
});

/** What programs read: these names are part of `souterrain odds --json`. */
test.each([
  ['attention-donjon/check', 'success byPoker distribution mean deviation advice'],
  ['attention-donjon/opposed', 'success byPoker distribution mean deviation'],
  ['attention-donjon/attack', 'hit affected killed meanLost distribution'],
  ['attention-donjon/search', 'found two cards'],
  ['attention-donjon-2/check', 'success byPoker distribution mean deviation'],
  ['attention-donjon-2/enemy', 'resisted unharmed down meanLost meanLostByPoker distribution mean deviation'],
  ['cinquante-etages/duel', 'wins loses unsettled exchanges distribution mean deviation creature'],
  ['heros-bataillons/check', 'success totalSuccess bitterFailure'],
  ['heros-bataillons/attack', 'critical falls meanDamage distribution mean deviation'],
  ['heros-bataillons/spell', 'demoralised dies best sum cost'],
  ['des/expression', 'expression kind success distribution mean deviation'],
] as const)('%s gives %s', (name, values) => {
  expect(Object.keys(reportOn(name).values).join(' ')).toBe(values);
});

test('an expression that cannot be read gives its fault; a bare total is judged by nothing', () => {
  expect(answer({ name: 'des/expression', given: { text: '4d' } })).toMatchObject({ fault: { code: 'unexpected' } });
  expect(reportOn('des/expression', { text: '3d6' })).toMatchObject({ figures: [], values: { kind: 'total' } });
});
