import { expect, test } from 'vitest';
import { souterrain } from './command.ts';

const env = { SOUTERRAIN_DRAFTS: '1' };
const listed = (json: string): readonly string[] => JSON.parse(json).map(({ id }: { id: string }) => id);

test('a system under construction is offered to whoever asks for drafts, and to nobody else', () => {
  const four = ['cinquante-etages', 'attention-donjon', 'attention-donjon-2', 'heros-bataillons'];
  expect(listed(souterrain(['systems', '--json']).stdout)).toEqual(four);
  expect(listed(souterrain(['systems', '--json'], { env }).stdout)).toEqual([...four, 'le-puits']);
  expect(souterrain(['play', 'le-puits']).status).toBe(2);
});

test('it is played in a terminal from first question to last, by people and by bots', () => {
  const args = ['play', 'le-puits', '--players', '2', '--seed', 'essai'];
  const { status, stdout } = souterrain(args, { env, input: 'remonter\n'.repeat(9) });
  expect(status).toBe(0);
  expect(stdout).toMatch(/Margelle\s+1o/);
  expect(stdout).toMatch(/Ysolde remonte avec \d pièces?\./);
  expect(stdout).toMatch(/l’emporte avec/);
  const games = souterrain(['simulate', 'le-puits', '--games', '20', '--bot', 'greedy', '--seed', 's', '--json'], {
    env,
  });
  expect(JSON.parse(games.stdout)).toMatchObject({ games: 20 });
});
