import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSave } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { freshFolder, inTerminal } from './command.ts';

/** How the line editor of a terminal writes the prompt: a board may hold the same sign. */
const PROMPT = /\[0J> /;

const onLinux = process.platform === 'linux';

const savedIn = (folder: string) => {
  const [name = ''] = readdirSync(join(folder, 'souterrain'));
  const read = readSave(readFileSync(join(folder, 'souterrain', name), 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};

test.runIf(onLinux)('a person plays in a terminal: class, choices, why, help, quit', async () => {
  const folder = freshFolder();
  const talk = inTerminal(['play', 'cinquante-etages', '--seed', 'essai'], folder);
  await talk.until(/Quelle classe pour Aldric\u202F\?/);
  await talk.until(PROMPT);
  talk.type('9\r');
  await talk.until(/«\u00A09\u00A0» n’est pas un de ces choix/);
  await talk.until(PROMPT);
  talk.type('mage\r');
  await talk.until(/Étage 1/);
  await talk.until(PROMPT);
  expect(talk.said()).toContain('\u001b[1m');
  talk.type('1\r');
  await talk.until(PROMPT);
  talk.type('p\r');
  await talk.until(/C50-[A-Z]+-\d\d/);
  await talk.until(PROMPT);
  talk.type('?\r');
  await talk.until(/garder la partie et quitter/);
  await talk.until(PROMPT);
  talk.type('q\r');
  await talk.until(/Pour reprendre\u00A0: souterrain play cinquante-etages --load/);
  expect(await talk.ended).toBe(0);
  expect(savedIn(folder)).toMatchObject({ seats: [{ choices: { classe: 'mage' } }], decisions: [expect.any(String)] });
});

test.runIf(onLinux)('whoever has no wish gets somebody nobody plays yet', async () => {
  const folder = freshFolder();
  const talk = inTerminal(['play', 'attention-donjon', '--players', '2', '--seed', 'essai'], folder);
  for (const player of ['Aldric', 'Ysolde']) {
    await talk.until(new RegExp(`Quel héros pour ${player}\u202F\\?`));
    await talk.until(PROMPT);
    talk.type('\r');
  }
  await talk.until(/Le nid/);
  await talk.until(PROMPT);
  talk.type('q\r');
  expect(await talk.ended).toBe(0);
  const [first, second] = savedIn(folder).seats.map(({ choices }) => choices.heros);
  expect(second).not.toBe(first);
});

test.runIf(onLinux)('a decision that no die has followed is taken back', async () => {
  const folder = freshFolder();
  const talk = inTerminal(['play', 'cinquante-etages', '--class', 'guerrier', '--seed', 'abc'], folder);
  await talk.until(PROMPT);
  talk.type('1\r');
  // With this seed the first move ends against a wall: a rebound is asked before any other die.
  await talk.until(/Un mur/);
  await talk.until(PROMPT);
  talk.type('u\r');
  await talk.until(/Décision annulée/);
  await talk.until(PROMPT);
  talk.type('q\r');
  expect(await talk.ended).toBe(0);
  expect(savedIn(folder).decisions).toEqual([]);
});

test.runIf(onLinux)('Ctrl+C and Ctrl+D keep the game and leave without an error', async () => {
  for (const key of ['\u0003', '\u0004']) {
    const folder = freshFolder();
    const talk = inTerminal(['play', 'cinquante-etages', '--class', 'guerrier', '--lang', 'en'], folder);
    await talk.until(/Floor 1/);
    await talk.until(PROMPT);
    talk.type('1\r');
    await talk.until(PROMPT);
    talk.type(key);
    await talk.until(/Game kept\. To resume/);
    expect(await talk.ended).toBe(0);
    expect(savedIn(folder).decisions).toHaveLength(1);
  }
});

test.runIf(onLinux)('a simulation shows a bar on a terminal', async () => {
  const talk = inTerminal(['simulate', 'cinquante-etages', '--games', '20', '--seed', 'a'], freshFolder());
  await talk.until(/\d+\/20 parties/);
  await talk.until(/hash.* [0-9a-f]{16}/);
  expect(await talk.ended).toBe(0);
});

test.runIf(onLinux)('Ctrl+C ends a long simulation and gives the cursor back', async () => {
  const talk = inTerminal(['simulate', 'cinquante-etages', '--games', '1000000'], freshFolder());
  await talk.until(/\d+\/1000000 parties/);
  talk.type('\u0003');
  expect(await talk.ended).toBe(130);
  expect(talk.said().lastIndexOf('\u001b[?25h')).toBeGreaterThan(talk.said().lastIndexOf('\u001b[?25l'));
});
