import { type HBEvent, herosBataillons } from '@souterrain/heros-bataillons';
import { wordsOf } from '@souterrain/heros-bataillons/text';
import { expect, test } from 'vitest';
import type { SceneProps } from '../../adaptor.ts';
import { thrown } from './thrown.ts';

const scene = {
  view: { beings: [{ id: 'ermite-sauvage-3', side: 'adversaires' }], players: [] },
  words: wordsOf(herosBataillons.content).fr,
  company: { names: ['Aldric'] },
  lang: 'fr',
} as unknown as SceneProps<never, HBEvent>;

const dice = (event: object) => thrown(event as HBEvent, scene);

test('[HB-MAG-28] the dice of a spell are on the table, with the highest', () => {
  const cast = dice({ type: 'spellCast', being: 'ermite-sauvage-3', faces: [2, 4], max: 4, tot: 6 });
  expect(cast?.dice.map(({ face, owner }) => [face, owner])).toEqual([
    [2, 'foe'],
    [4, 'foe'],
  ]);
  expect(cast).toMatchObject({ total: { value: 4 }, verdict: 'MAX 4, TOT 6' });
});

test('[HB-SOLO-03][HB-SOLO-04][HB-SOLO-08][HB-SOLO-09] so are those of a delve', () => {
  expect(dice({ type: 'surpriseRolled', face: 2, total: 3, initiative: 'normal' })?.verdict).toBe(
    'personne n’est surpris',
  );
  expect(dice({ type: 'reactionRolled', faces: [3, 5], reaction: 'mefiant' })?.total).toEqual({
    value: 8,
    gap: 'méfiantes',
  });
  expect(dice({ type: 'wanderingRolled', face: 1, comes: true })?.verdict).toBe('quelque chose vient');
  expect(dice({ type: 'treasureRolled', face: 2, found: 'or' })?.verdict).toBe('Or');
});
