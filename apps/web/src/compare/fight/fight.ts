import { greedyPolicy as first } from '@souterrain/attention-donjon/greedy';
import { greedyPolicy as second } from '@souterrain/attention-donjon-2/greedy';
import type { Figure } from '@souterrain/crawl';
import type { Crawl } from '@souterrain/crawl/world';
import { type Policy, Prng, playOut, SeededChance } from '@souterrain/kernel';
import type { EditionId } from '../editions.ts';
import type { Scene } from '../scene.ts';
import { arenaOf } from './arena.ts';
import type { Fought } from './tally.ts';

/** The bot of each edition: both are made of the same wishes, in the terms of their rules. */
const PLAYERS: Readonly<Record<EditionId, Policy<Crawl>>> = {
  'attention-donjon': first,
  'attention-donjon-2': second,
};

/** Fight number `index` of a scene, from its own seed: the same every time, alone or among others. */
export function fight(edition: EditionId, scene: Scene, index: number): Fought {
  const arena = arenaOf(edition, scene);
  const state = arena.setup({ seats: [], variants: {} });
  const chance = new SeededChance(Prng.seeded(`${scene.seed}/${index}`, 'game'));
  const { outcome } = playOut(arena, state, { chance, policy: PLAYERS[edition] });
  const heroes = state.figures.filter(({ hero }) => hero !== null);
  const full = heroes.reduce((sum, { santeMax }) => sum + santeMax, 0);
  const left = heroes.reduce((sum, hero) => sum + santeOf(hero), 0);
  return {
    won: outcome.id === 'victoire',
    lost: 1 - left / full,
    dead: heroes.filter(({ status }) => status === 'mort').length,
    rounds: state.round,
  };
}

const santeOf = ({ status, sante }: Figure): number => (status === 'mort' ? 0 : Math.max(0, sante));
