import { copy, Game, Prng, SeededChance } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { above, anyHero, anyVariants, gameFrom, playOn } from '../../testing/wander.ts';
import type { C50State } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import type { Variants } from '../variants.ts';
import { view } from '../view.ts';

/** A game under way, and a redeal of the boundary it last crossed. */
function redealt(seed: string, chosen: Partial<Variants>, most: number) {
  const prng = Prng.seeded(seed, 'party');
  const heroes = Array.from({ length: 1 + prng.below(4) }, () => anyHero(prng));
  const game = gameFrom(above(1 + prng.below(50), heroes, { ...anyVariants(prng), ...chosen }), seed);
  playOn(game, Prng.seeded(seed, 'people'), most);
  const { state } = game.checkpoint;
  const before = copy(state);
  const seat = prng.below(heroes.length);
  const after = cinquanteEtages.redeal!(state, seat, new SeededChance(Prng.seeded(seed, 'redeal')));
  expect(state).toEqual(before);
  return { game, before, after };
}

const worldOf = (state: C50State) => ({ content: cinquanteEtages.content, state });

/** Everything on a floor, wherever it is. */
const holdings = ({ floors }: C50State) =>
  floors.map(({ cells, creatures }) => [[...cells].sort().join(''), Object.keys(creatures).length]);

test('[C50-Q-07][C50-GEN-01] a redeal in the fog changes nothing that anybody sees, nor what a floor holds', () => {
  let changed = 0;
  let foggy = 0;
  for (let n = 0; n < 60; n++) {
    const { before, after } = redealt(`donne ${n}`, { fog: 'on' }, n);
    for (const seat of [undefined, ...before.heroes.keys()])
      expect(view(worldOf(after), seat)).toEqual(view(worldOf(before), seat));
    expect(holdings(after)).toEqual(holdings(before));
    expect(after.floors.map(({ seen }) => seen)).toEqual(before.floors.map(({ seen }) => seen));
    if (before.floors.some(({ seen }) => seen.split('0').length > 10)) foggy++;
    if (after.floors.some(({ cells }, i) => cells !== before.floors[i]!.cells)) changed++;
  }
  expect(foggy).toBeGreaterThan(15);
  expect(changed).toBeGreaterThanOrEqual(foggy);
});

test('a redealt game is sound and plays on', () => {
  for (let n = 0; n < 40; n++) {
    const { game, after } = redealt(`suite ${n}`, { fog: 'on' }, n);
    expect(cinquanteEtages.isSound!({ ...cinquanteEtages.world(stub(after)) })).toBe(true);
    const { at } = game.checkpoint;
    const prng = Prng.seeded(`suite ${n}`, 'game').state;
    const other = Game.restore(cinquanteEtages, game.header, { at, state: after, prng }, game.log.slice(0, at));
    playOn(other, Prng.seeded(`suite ${n}`, 'others'), 80);
    expect(other.frozen).toBeUndefined();
  }
});

const stub = (state: C50State) => ({
  state,
  emit: () => {},
  over: (): never => {
    throw new Error('nothing is tried');
  },
});

test('without fog nothing is hidden: a redeal is the same position, in another copy', () => {
  const { before, after } = redealt('clair', { fog: 'off' }, 20);
  expect(after).toEqual(before);
});

test('a redeal depends on chance alone', () => {
  const [one, other] = [redealt('hasard', { fog: 'on' }, 12), redealt('hasard', { fog: 'on' }, 12)];
  expect(one.after).toEqual(other.after);
});

/** The hidden square of the stairs is as likely wherever they could be: it is not where they are. */
test('[C50-GEN-03] redealt stairs lie anywhere that the rules allow, and not where they lie', () => {
  const tries = Array.from({ length: 20 }, (_, n) => redealt(`escalier ${n}`, { fog: 'on' }, 12).before);
  const before = tries.find(({ floors }) => floors[0]?.seen[floors[0].stairs] === '0')!;
  const { stairs } = before.floors[0]!;
  const found = Array.from({ length: 200 }, (_, n) => {
    const chance = new SeededChance(Prng.seeded(`${n}`, 'redeal'));
    return cinquanteEtages.redeal!(before, 0, chance).floors[0]!.stairs;
  });
  expect(new Set(found).size).toBeGreaterThan(5);
  expect(found.filter((cell) => cell === stairs).length).toBeLessThan(100);
});
