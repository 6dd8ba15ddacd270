import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSave } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { freshFolder, inTerminal } from './command.ts';

const onLinux = process.platform === 'linux';

const savedIn = (folder: string) => {
  const [name = ''] = readdirSync(join(folder, 'souterrain'));
  const read = readSave(readFileSync(join(folder, 'souterrain', name), 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};

test.runIf(onLinux)('a person plays in a terminal: class, choices, why, undo, quit', async () => {
  const folder = freshFolder();
  const talk = inTerminal(['play', 'cinquante-etages', '--seed', 'essai'], folder);
  await talk.until(/Quelle classe pour Joueur 1\u202F\?[\s\S]*> /);
  talk.type('mage\r');
  await talk.until(/Étage 1[\s\S]*> /);
  expect(talk.said()).toContain('\u001b[1m');
  talk.type('1\r');
  await talk.until(/\n> /);
  talk.type('p\r');
  await talk.until(/C50-[A-Z]+-\d\d[\s\S]*> /);
  talk.type('?\r');
  await talk.until(/garder la partie et quitter[\s\S]*> /);
  talk.type('q\r');
  await talk.until(/Pour reprendre\u00A0: souterrain play cinquante-etages --load/);
  expect(await talk.ended).toBe(0);
  expect(savedIn(folder)).toMatchObject({ seats: [{ choices: { classe: 'mage' } }], decisions: [expect.any(String)] });
});

test.runIf(onLinux)('Ctrl+C and Ctrl+D keep the game and leave without an error', async () => {
  for (const key of ['\u0003', '\u0004']) {
    const folder = freshFolder();
    const talk = inTerminal(['play', 'cinquante-etages', '--class', 'guerrier', '--lang', 'en'], folder);
    await talk.until(/Floor 1[\s\S]*> /);
    talk.type('1\r');
    await talk.until(/\n> /);
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
