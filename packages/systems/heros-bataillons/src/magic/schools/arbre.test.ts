import { expect, test } from 'vitest';
import { perform, play, scene } from '../../../testing/index.ts';
import { countRounds } from '../../time/lasting.ts';
import { witherTree } from '../endings.ts';

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

test('[HB-SCH-08] [HB-MAG-43] a second tree in the same zone only lasts longer, elsewhere it is another one', () => {
  const state = scene({ heroes: [{ hero: { schools: ['sauvage'] } }] });
  const plant = (zone: string, power: string, faces: readonly number[]) =>
    perform(state, `sort-sauvage-toucher-${power}`, { dice: [faces], decisions: [`arbre-${zone}`] });
  plant('a', 'mineur', [4]);
  plant('a', 'majeur', [4, 5]);
  plant('b', 'mineur', [4]);
  expect(state.scene!.zones.map(({ positions }) => positions.map(({ id }) => id))).toEqual([
    ['arbre-h1-a'],
    ['arbre-h1-b'],
    [],
  ]);
  expect(state.beings[0]!.marks).toMatchObject([
    { id: 'arbre-h1-a', until: { left: 2 } },
    { id: 'arbre-h1-b', until: { left: 1 } },
  ]);
});

test('[HB-MAG-29] a tree of a place that was left ends there', () => {
  const state = scene({ heroes: [{ hero: { schools: ['sauvage'] } }] });
  perform(state, 'sort-sauvage-toucher-mineur', { dice: [4], decisions: ['arbre-b'] });
  state.scene = null;
  const { find, of } = play(state, function* (g) {
    countRounds(g, 'h1');
  });
  expect(find('h1').marks).toEqual([]);
  expect(of('positionWithered')).toEqual([]);
});
