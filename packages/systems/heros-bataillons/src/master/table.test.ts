import { Game, Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { herosBataillons } from '../index.ts';

const seat = (heros: string) => ({ name: heros, choices: { heros } });
const setup = (seed: string, ...heros: readonly string[]) => ({
  seed,
  seats: heros.map(seat),
  variants: { mode: 'table' },
});

function start(...given: Parameters<typeof setup>) {
  const started = Game.start(herosBataillons, setup(...given));
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  return started.value;
}

/** People who never leave the table, and send half of the forms they open. */
function playOn(game: ReturnType<typeof start>, { seed, count }: { seed: string; count: number }) {
  const prng = Prng.seeded(seed, 'people');
  for (let n = 0; n < count; n++) {
    const { min, max, options, seat: asked } = game.open[0] ?? { options: [] };
    if (asked === undefined) throw game.frozen ?? new Error('nobody is asked');
    const ids = options.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const sent = ids[0] === 'valider' && prng.below(2) === 0;
    const left = sent
      ? ['valider']
      : ids.filter((id) => id !== 'terminer' || ids.length < 4 || !ids.includes('corriger'));
    const wanted = Math.min(left.length, min! + prng.below(max! - min! + 1));
    const picks = Array.from({ length: wanted }, () => left.splice(prng.below(left.length), 1)[0]!);
    const answered = game.answer({ seq: game.seq, seat: asked, picks });
    if (!answered.ok) throw game.frozen ?? new Error(JSON.stringify(answered.fault));
    if (game.outcome) return;
  }
}

describe('a table with an MJ', () => {
  test('[HB-GM-01] has one MJ seat and a seat for each hero', () => {
    expect(start('a', 'mj', 'garance', 'odon').open[0]).toMatchObject({ id: 'mj', seat: 0 });
    expect(start('a', 'odon', 'mj').open[0]).toMatchObject({ id: 'mj', seat: 1 });
    for (const heros of [['garance', 'odon'], ['mj'], ['mj', 'mj', 'odon'], ['mj', 'adversaires']])
      expect(Game.start(herosBataillons, setup('a', ...heros)).ok).toBe(false);
    const elsewhere = { ...setup('a', 'mj', 'odon'), variants: { mode: 'escarmouche' } };
    expect(Game.start(herosBataillons, elsewhere).ok).toBe(false);
  });

  test('[HB-GM-01] [HB-GM-17] whatever the seats decide, every rule comes to its end, and players are told no secret', () => {
    const seeds = [...'abcdefghijkl'];
    let fights = 0;
    for (const seed of seeds) {
      const game = start(seed, 'mj', 'garance', 'ysoline');
      for (let part = 0; part < 10 && !game.outcome; part++) {
        playOn(game, { seed: `${seed}${part}`, count: 60 });
        const { table, secrets } = game.view(0);
        const players = JSON.stringify(game.view(1).beings);
        for (const id of table.hidden) expect(players).not.toContain(`"${id}"`);
        for (const { id, shown } of secrets)
          for (const secret of shown ? [] : game.view(1).secrets.filter((one) => one.id === id))
            expect(secret).toMatchObject({ text: '', roll: null });
      }
      fights += game.events.filter(({ type }) => type === 'combatStarted').length;
    }
    expect(fights).toBeGreaterThan(0);
  });
});
