import { expect, test } from 'vitest';
import { freshly } from '../address.ts';
import { fieldsOf, type QuestionName } from '../questions.ts';
import { readForm } from '../reading.ts';
import { answer } from './answer.ts';
import type { Report } from './report.ts';

/** The answer to a question as its form first shows it, but for some fields. */
function reportOn(name: QuestionName, but: Readonly<Record<string, unknown>> = {}): Report {
  const read = readForm(fieldsOf(name), freshly(name).typed);
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
