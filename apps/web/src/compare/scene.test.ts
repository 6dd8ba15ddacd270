import { expect, test } from 'vitest';
import { PAIRS, SHARED_ENCOUNTERS } from './pairs.ts';
import { readScene, USUAL, writeScene } from './scene.ts';

test('an address holds a scene, and gives it back', () => {
  const scene = {
    party: ['felis-berserker', 'nains-croise'],
    encounter: 'ogre-solitaire',
    fights: 50,
    seed: 'à l’aube',
  };
  expect(readScene(`?${new URLSearchParams(writeScene(scene))}`)).toEqual(scene);
});

test('what an address says wrong is as usual', () => {
  expect(readScene('?compare=')).toEqual(USUAL);
  expect(readScene('?compare=&party=dragons&encounter=rien&fights=-3&seed=')).toEqual(USUAL);
  expect(readScene('?compare=&fights=1e9').fights).toBe(5000);
});

test('heroes of one Origine and one Carrière are paired, and both editions have what is met', () => {
  expect(PAIRS.map(({ id }) => id)).toEqual([
    'felis-berserker',
    'imperiaux-croise',
    'nains-berserker',
    'sylvae-traqueur',
    'nains-croise',
  ]);
  expect(SHARED_ENCOUNTERS.length).toBeGreaterThan(20);
  expect(SHARED_ENCOUNTERS).not.toContain('geole-de-la-captive');
});
