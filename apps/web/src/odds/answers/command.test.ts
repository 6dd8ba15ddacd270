import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freshly } from '../address.ts';
import { fieldsOf, type QuestionName, questionsOf, TOPICS } from '../questions.ts';
import { ON, readForm } from '../reading.ts';
import { answer } from './answer.ts';
import type { Report } from './report.ts';

const COMMAND = fileURLToPath(new URL('../../../../cli/bin/souterrain.mjs', import.meta.url));

interface Told {
  readonly distribution?: readonly { readonly total: number; readonly chance: number }[];
  readonly [figure: string]: unknown;
}

async function told(...args: readonly string[]): Promise<Told> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'odds', ...args, '--json']);
  return JSON.parse(stdout) as Told;
}

const optionOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A question as its form first shows it, with every switch that may be on beside the others, as options of the command. */
function asked(name: QuestionName): { report: Report; args: readonly string[] } {
  const fields = fieldsOf(name);
  const typed: Record<string, string> = { ...freshly(name).typed };
  for (const [field, { kind }] of Object.entries(fields))
    if (kind === 'switch' && !/cursed/i.test(field)) typed[field] = ON;
  const read = readForm(fields, typed);
  if (!read.ok) throw new Error(JSON.stringify(read.troubles));
  const reply = answer({ name, given: read.given });
  if (!('report' in reply)) throw new Error(reply.fault.code);
  const args = Object.entries(fields).flatMap(([field, { kind }]) => {
    const text = typed[field];
    if (text === undefined) return [];
    return kind === 'switch' ? [optionOf(field)] : [optionOf(field), ...text.split(' ')];
  });
  return { report: reply.report, args: [...name.split('/'), ...args] };
}

/** What the command calls the figure that the page shows first. */
const FIRST: Readonly<Record<string, string>> = {
  'attention-donjon/attack': 'hit',
  'attention-donjon/search': 'found',
  'cinquante-etages/duel': 'wins',
  'heros-bataillons/attack': 'critical',
  'heros-bataillons/spell': 'demoralised',
};

const asksTheCommand = (name: QuestionName): boolean => !name.endsWith('-table') && !name.startsWith('des/');

test.each(TOPICS.flatMap(questionsOf).filter(asksTheCommand))('%s answers what the command answers', async (name) => {
  const { report, args } = asked(name);
  const said = await told(...args);
  expect(report.figures[0]!.value).toBe(said[FIRST[name] ?? 'success']);
  if (!said.distribution) return;
  const { low, chances } = report.series[0]!.distribution;
  for (const { total, chance } of said.distribution) expect(chances[total - low]).toBe(chance);
});

test('an expression answers what the command answers', async () => {
  const text = '4d{-1,0,0,1,1,2}>=2';
  const reply = answer({ name: 'des/expression', given: { text } });
  expect(reply).toMatchObject({ report: { figures: [{ value: (await told(text)).success }] } });
});
