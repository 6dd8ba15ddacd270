import { everyTreasure, everyWound, finds } from '@souterrain/crawl/testing';
import { Prng } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { anyVariants } from '../../testing/wander.ts';
import { explorer } from '../../testing/wander-explorer.ts';
import { EFFECTS, escorting, isSlain, sideBySide, tries, weakens } from '../../testing/wander-lines.ts';
import { steeredState } from '../../testing/wander-party.ts';
import { armed, DUELS, isMaimed, STARTS } from '../../testing/wander-starts.ts';
import { variantsOf } from '../variants.ts';

const MOST_GAMES = 400;
const MOST_DUELS = 60;
const MOST_DECISIONS = 250;

test('steered parties touch every talent, line, item, state, creature, péripétie, decision, event and reading', () => {
  const { listen, steering, isMissing, missing } = explorer();
  for (const { type, first } of everyTreasure())
    listen(scene(), { seed: `${type} ${first}`, most: 50, first, only: finds(type) });
  for (const effect of EFFECTS) listen(sideBySide(), { seed: effect, most: 50, only: tries(effect) });
  listen(sideBySide(), { seed: 'perte', most: 50, only: weakens });
  listen(escorting(), { seed: 'escorte', most: 10, only: isSlain });
  for (const first of everyWound()) listen(armed(), { seed: first, most: 10, first, only: isMaimed });
  for (let year = 0; year < 12; year++) listen(STARTS.inTown(1 + (year % 3)), { seed: `ville ${year}`, most: 300 });
  for (let i = 0; i < 5; i++) {
    listen(STARTS.anyDungeon(), { seed: `hasard ${i}`, most: 20 });
    listen(STARTS.wornDeck(), { seed: `usure ${i}`, most: 30 });
    listen(STARTS.inReserve(), { seed: `reserve ${i}`, most: 10 });
  }
  for (const [n, start] of DUELS.entries())
    for (let i = 0; i < MOST_DUELS && start.shows.some(isMissing); i++)
      listen(STARTS.duel(start), { seed: `duel ${n} ${i}`, most: 100, ...(start.first && { first: start.first }) });
  for (let game = 0; game < MOST_GAMES && missing().length > 0; game++) {
    const seed = `exhaustif/${game}`;
    const prng = Prng.seeded(seed, 'party');
    const variants = variantsOf(anyVariants(prng));
    listen(steeredState({ prng, steer: steering(prng), variants }), { seed, most: MOST_DECISIONS });
  }
  expect(missing()).toEqual([]);
}, 180_000);
