import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../editions.ts';
import { PAIRS } from '../pairs.ts';
import { blowOf } from './blow.ts';
import { duelOf, type Meeting, struckWith } from './duel.ts';

const CREATURES = ['homme-rat', 'orque', 'ogre', 'squelette-archer'] as const;
const meetings = EDITIONS.flatMap((edition) =>
  PAIRS.flatMap(({ id: pair }) =>
    CREATURES.flatMap((creature) =>
      (['hero', 'creature'] as const).map((striker): Meeting => ({ edition, pair, creature, striker })),
    ),
  ),
);

describe('a blow', () => {
  test('is worth something, and never more than there is to lose', () => {
    for (const meeting of meetings) {
      const odds = blowOf(meeting)!;
      expect(odds.hits, JSON.stringify(meeting)).toBeGreaterThan(0);
      expect(odds.kills).toBeLessThanOrEqual(odds.wounds + 1e-12);
      expect(odds.meanLost).toBeLessThanOrEqual(odds.sante);
    }
  });

  test.each(meetings.filter(({ pair, creature }) => pair === 'felis-berserker' && creature === 'ogre'))(
    'is what many throws come to: $edition, $striker',
    (meeting) => {
      // The first answer to every question: nobody gambles but groups.
      const { meanLost } = blowOf(meeting, 'never')!;
      const duel = duelOf(meeting);
      const prng = Prng.seeded('coups', 'game');
      const facesOf = (count: number) => Array.from({ length: count }, () => prng.die(6));
      let lost = 0;
      const blows = 600;
      for (let i = 0; i < blows; i++) lost += Math.min(duel.sante, struckWith(duel, facesOf).lost);
      expect(Math.abs(lost / blows - meanLost)).toBeLessThan(0.15);
    },
  );
});
