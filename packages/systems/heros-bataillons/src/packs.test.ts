import { Game, type Pack, packHash } from '@souterrain/kernel';
import { playAtRandom } from '@souterrain/kernel/testing';
import { expect, test } from 'vitest';
import { SHIPPED } from './content/index.ts';
import { createSystem, herosBataillons } from './system.ts';
import { wordsOf } from './text/index.ts';

const { creatures, heroes, items } = herosBataillons.content;

function packOf(id: string, entries: Readonly<Record<string, object>>): Pack {
  const pack = { id, version: '1.0.0', hash: '' };
  return { ...entries, pack: { ...pack, hash: packHash({ ...entries, pack }) } } as Pack;
}

/** A beast as strong as all others together, a hero, and another price for a sword. */
const own = packOf('essai', {
  creatures: { ogresse: { ...creatures.troll, id: 'ogresse', name: { fr: 'Ogresse', en: 'Ogress' } } },
  heroes: { ursule: { ...heroes.garance, id: 'ursule', name: { fr: 'Ursule', en: 'Ursula' } } },
  items: { epee: { ...items.epee, price: 7 } },
});
const system = createSystem([...SHIPPED, own]);
const setup = { seed: 'paquet', seats: [{ name: 'A', choices: { heros: 'ursule' } }], variants: {} };

test('a system is played with the packs it is made from, and the same packs make the same system', () => {
  expect(createSystem(SHIPPED)).toBe(herosBataillons);
  expect(createSystem([...SHIPPED, own])).toBe(system);
  expect([system.content.items.epee!.price, herosBataillons.content.items.epee!.price]).toEqual([7, 20]);
  expect(system.choices[0]!.values).toContain('ursule');
  expect(herosBataillons.choices[0]!.values).not.toContain('ursule');
  expect(Game.start(herosBataillons, setup).ok).toBe(false);
  expect(playAtRandom(system, setup).outcome).toBeDefined();
});

test('what does not come with the system is carried by its saves', () => {
  expect(herosBataillons.carried).toEqual([]);
  expect(system.carried).toEqual([own]);
});

test('its words name what its packs hold', () => {
  expect(wordsOf(system.content).fr.term('ogresse', undefined)).toBe('Ogresse');
  expect(wordsOf(herosBataillons.content).fr.term('ogresse', undefined)).toBe('ogresse');
  expect(wordsOf(system.content).en.choice('heros', 'ursule').label).toBe('Ursula');
});

test('games of two sets of packs, played in turn, are what they are alone', () => {
  const start = (of: typeof system, heros: string) => {
    const started = Game.start(of, { ...setup, seats: [{ name: 'A', choices: { heros } }] });
    if (!started.ok) throw new Error(JSON.stringify(started.fault));
    return started.value;
  };
  const step = (game: ReturnType<typeof start>): boolean => {
    const [open] = game.open;
    if (!open || game.log.length > 60) return false;
    const picks = open.options.slice(0, Math.max(1, open.min)).map(({ id }) => id);
    return game.answer({ seq: game.seq, seat: open.seat, picks }).ok;
  };
  const alone = [start(system, 'ursule'), start(herosBataillons, 'garance')].map((game) => {
    while (step(game));
    return game.hash;
  });
  const [one, two] = [start(system, 'ursule'), start(herosBataillons, 'garance')];
  for (let going = true; going; ) {
    const went = [step(one), step(two)];
    going = went.includes(true);
  }
  expect([one.hash, two.hash]).toEqual(alone);
});
