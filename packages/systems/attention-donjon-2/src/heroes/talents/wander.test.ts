import { DECK, pileOf, step } from '@souterrain/crawl';
import { wander } from '@souterrain/crawl/testing';
import { Prng } from '@souterrain/kernel';
import { watchedWorld } from '@souterrain/kernel/testing';
import { expect, test } from 'vitest';
import { type GivenHero, quiet, scene } from '../../../testing/index.ts';
import type { AD2State } from '../../state.ts';
import { attentionDonjon2 } from '../../system.ts';
import { TREES } from '../lists.ts';

const learnt = (lists: readonly string[]): string[] => [
  ...new Set(lists.flatMap((list) => TREES[list]!.map(({ id }) => id))),
];
const TRAITS = { agilite: 3, savoir: 4, mental: 3, force: 4, vigueur: 3, melee: 2, tir: 2, arcane: 2, soins: 1 };
const hero = (lists: readonly string[], items: readonly string[], at: readonly [number, number]): GivenHero => ({
  talents: learnt(lists),
  items: [...items],
  at,
  santeMax: 9,
  traits: TRAITS,
  proie: 'homme-rat',
  jokers: [],
});

/** Three heroes who know all that can be learnt, in two zones, against those who fight, shoot and cast. */
const fight = (): AD2State =>
  scene({
    drawing: ['........', '.aaabbb.', '.aaabbb.', '.aaabbb.', '........'].join('\n'),
    heroes: [
      hero(['felis', 'berserker', 'arcaniste'], ['arme-a-deux-mains', 'armure-legere'], [0, 0]),
      hero(['nains', 'croise', 'imperiaux'], ['epee', 'bouclier-de-bois', 'armure-moyenne'], [1, 0]),
      hero(['sylvae', 'traqueur', 'arcaniste'], ['arc-court'], [0, 2]),
    ],
    creatures: [
      { id: 'homme-rat', at: [2, 1] },
      { id: 'homme-rat', at: [3, 0] },
      { id: 'agrippeur', at: [3, 1] },
      { id: 'leader-homme-rat', at: [4, 1] },
      { id: 'mage-gobelin', at: [5, 2] },
      { id: 'ogre', at: [5, 0] },
    ],
    state: { generated: quiet(), scenario: 'calme', phase: 'preparation' },
  });

test.each(Array.from({ length: 12 }, (_, i) => i + 1))('any fight with every talent goes on, seed %i', (seed) => {
  const prng = Prng.seeded(String(seed), 'talents');
  const state = fight();
  const g = watchedWorld(attentionDonjon2, state);
  for (let steps = 0; steps < 60 && state.phase !== 'fin'; steps++) {
    wander(step(g), prng);
    const { deck } = state;
    expect(new Set([...deck.discard, ...deck.held, ...pileOf(deck)]).size).toBe(DECK.length);
    expect(deck.discard.length + deck.held.length + pileOf(deck).length).toBe(DECK.length);
  }
  expect(g.events.filter(({ type }) => type === 'jetSettled').length).toBeGreaterThan(0);
});
