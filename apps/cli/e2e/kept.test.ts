import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readSave, type SaveFile, writeSave } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { BIN, environment, freshFolder, ROOT, souterrain, talkTo } from './command.ts';

const SYSTEM = 'cinquante-etages';
const ANSWERED = /\n> $/;

const saved = (path: string): SaveFile => {
  const read = readSave(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};

const play = (...args: string[]) =>
  talkTo(process.execPath, [BIN, 'play', SYSTEM, ...args], environment(freshFolder()));
type Talk = ReturnType<typeof play>;

/** Answers a question with its first option, and waits for the next one. */
async function answer(talk: Talk): Promise<void> {
  talk.type('1\n');
  await talk.until(ANSWERED);
}

async function begun(file: string): Promise<Talk> {
  const talk = play('--seed', 'essai', '--save', file);
  await talk.until(ANSWERED);
  await answer(talk);
  return talk;
}

test('one game is played once: whoever opens it again is told who plays it, and what to do', async () => {
  const file = join(freshFolder(), 'a.json');
  const first = await begun(file);
  const refused = souterrain(['play', SYSTEM, '--load', file], { input: '1\n' });
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toBe(
    `${file} est déjà en jeu dans un autre Souterrain (processus ${first.child.pid}, machine ${hostname()})\u00a0: quittez-le d’abord, ou donnez un autre fichier à --save. Si plus personne n’y joue, supprimez ${file}.lock.\n`,
  );
  expect(souterrain(['play', SYSTEM, '--load', file, '--lang', 'en']).stderr).toContain('is already being played');
  // What is said to do works: a copy is played elsewhere.
  const copy = join(freshFolder(), 'b.json');
  expect(souterrain(['play', SYSTEM, '--load', file, '--save', copy], { input: '1\n' }).status).toBe(0);
  expect([saved(file), saved(copy)].map(({ decisions }) => decisions.length)).toEqual([1, 2]);
  await answer(first);
  first.type('q\n');
  expect(await first.ended).toBe(0);
  expect(saved(file).decisions).toHaveLength(2);
  expect(souterrain(['play', SYSTEM, '--load', file]).status).toBe(0);
});

test('two games of one seed, begun at once, are two files', async () => {
  const folder = freshFolder();
  const talks = [1, 2, 3].map(() =>
    talkTo(process.execPath, [BIN, 'play', SYSTEM, '--seed', 'essai'], environment(folder)),
  );
  for (const talk of talks) await talk.until(ANSWERED);
  await Promise.all(talks.map(answer));
  for (const talk of talks) talk.type('q\n');
  expect(await Promise.all(talks.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  const files = readdirSync(join(folder, 'souterrain')).sort();
  expect(files).toEqual(['', '-2', '-3'].map((n) => `${SYSTEM}-essai${n}.json`).sort());
  for (const file of files) expect(saved(join(folder, 'souterrain', file)).decisions).toHaveLength(1);
});

test('two simulations into one folder keep all their games', async () => {
  const out = freshFolder();
  const simulate = () =>
    talkTo(
      process.execPath,
      [BIN, 'simulate', SYSTEM, '--games', '20', '--seed', 's', '--out', out],
      environment(freshFolder()),
    );
  expect(await Promise.all([simulate().ended, simulate().ended])).toEqual([0, 0]);
  const kept = readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8'));
  expect([kept.length, new Set(kept).size]).toEqual([40, 20]);
});

test('what another program writes is left as it is, and the game goes on beside it', async () => {
  const file = join(freshFolder(), 'a.json');
  const talk = await begun(file);
  const theirs = writeSave({ ...saved(file), decisions: [] });
  writeFileSync(file, theirs);
  talk.type('1\n');
  const beside = file.replace('a.json', 'a-2.json');
  await talk.until(new RegExp(`${file} a été changé par un autre programme.*continue dans ${beside}`));
  talk.type('q\n');
  expect(await talk.ended).toBe(0);
  expect(talk.said()).toContain(`--load ${beside}`);
  expect([readFileSync(file, 'utf8'), saved(beside).decisions.length]).toEqual([theirs, 2]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s keeps the game and gives its file back', async (signal) => {
  const file = join(freshFolder(), 'a.json');
  const talk = await begun(file);
  expect(existsSync(`${file}.lock`)).toBe(true);
  talk.child.kill(signal);
  expect(await talk.ended).toBe(0);
  expect(talk.said()).toContain('Partie gardée.');
  expect(readdirSync(join(file, '..'))).toEqual(['a.json']);
});

test('a game that was killed is played on', async () => {
  const file = join(freshFolder(), 'a.json');
  const talk = await begun(file);
  talk.child.kill('SIGKILL');
  await talk.ended;
  expect(existsSync(`${file}.lock`)).toBe(true);
  expect(souterrain(['play', SYSTEM, '--load', file], { input: '1\n' }).status).toBe(0);
  expect(readdirSync(join(file, '..'))).toEqual(['a.json']);
  expect(saved(file).decisions).toHaveLength(2);
});

test('whatever is told has been kept: a power cut loses none of it', () => {
  const folder = freshFolder();
  const told = join(folder, 'told');
  const env = { NODE_OPTIONS: `--import ${ROOT}apps/cli/e2e/power-cuts.mjs`, POWER_CUTS: told };
  const file = join(folder, 'a.json');
  const played = souterrain(['play', SYSTEM, '--seed', 'essai', '--save', file], { input: '1\n1\nu\n1\n', env });
  expect([played.status, played.stderr]).toEqual([0, '']);
  // One for the game that begins, one for each answer and for what was taken back.
  expect(readFileSync(told, 'utf8')).toBe('rename\n'.repeat(5));
});
