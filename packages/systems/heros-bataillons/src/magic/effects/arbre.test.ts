import { expect, test } from 'vitest';
import { play, scene } from '../../../testing/index.ts';
import { witherTree } from './arbre.ts';

test('[HB-SCH-08] [HB-MAG-29] a tree that goes leaves in the open those who stood behind it, and them alone', () => {
  const tree = { id: 'arbre-h1-a', tag: 'couvert', side: 'heros' } as const;
  const pillar = { id: 'pilier', tag: 'couvert' } as const;
  const state = scene({ heroes: [{ position: tree.id }, { position: pillar.id }] });
  state.scene!.zones[0]!.positions = [tree, pillar];
  const { find } = play(state, function* (g) {
    witherTree(g, 'a', tree.id);
  });
  expect([find('h1').position, find('h2').position]).toEqual([null, pillar.id]);
  expect(state.scene!.zones[0]!.positions).toEqual([pillar]);
});
