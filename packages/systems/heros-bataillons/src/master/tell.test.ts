import { Game } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { herosBataillons } from '../index.ts';

function table(...picks: readonly string[]) {
  const seats = ['mj', 'garance'].map((heros) => ({ name: heros, choices: { heros } }));
  const started = Game.start(herosBataillons, { seed: 'secret', seats, variants: { mode: 'table' } });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const game = started.value;
  for (const pick of picks) {
    const answered = game.answer({ seq: game.seq, seat: game.open[0]!.seat, picks: [pick] });
    if (!answered.ok) throw new Error(`${pick}: ${JSON.stringify(answered.fault)}`);
  }
  return game;
}

const heard = (game: ReturnType<typeof table>, seat: number | undefined) =>
  game.stream(seat).events.map(({ type }) => type);

test('[HB-GM-19] a note is for the MJ until it is shown, and its screen is its own as long', () => {
  const game = table('note-secrete', 'dette');
  expect(game.isPrivate(0)).toBe(true);
  expect(game.isPrivate(1)).toBe(false);
  expect(heard(game, 0)).toContain('noteKept');
  expect(heard(game, 1)).not.toContain('noteKept');
  expect(heard(game, undefined)).not.toContain('noteKept');
  const shown = table('note-secrete', 'dette', 'montrer-un-jet', 'note-1');
  expect(shown.isPrivate(0)).toBe(false);
  expect(heard(shown, 1)).toContain('secretShown');
});

test('[HB-GM-10] adversaries who hide are in no line that a player reads', () => {
  const game = table('ouvrir-une-scene', 'libre-ruine', 'valider', 'faire-paraitre', 'loup', 'cache-oui', 'valider');
  expect(heard(game, 0)).toEqual(expect.arrayContaining(['beingAdded', 'foesBrought']));
  for (const seat of [1, undefined])
    for (const type of ['beingAdded', 'foesBrought', 'visibilitySet']) expect(heard(game, seat)).not.toContain(type);
});
