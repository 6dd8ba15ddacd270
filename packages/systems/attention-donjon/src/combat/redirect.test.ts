import { describe, expect, test } from 'vitest';
import { blow } from '../../testing/combat.ts';
import type { Scene } from '../../testing/index.ts';

const guard = { heroisme: 0, talents: ['defenseur'] };
const guarded: Scene = {
  heroes: [
    { heroisme: 0, at: [2, 1] },
    { ...guard, at: [3, 3] },
    { ...guard, at: [3, 2] },
  ],
  creatures: [{ id: 'orque', at: [2, 2] }],
};
const struck = (given: Scene, decisions: string[]) =>
  blow(
    given,
    { by: 'orque-1', on: 'h1', with: 'hache' },
    {
      dice: [
        [4, 5, 2],
        [1, 1, 1, 1],
      ],
      decisions,
    },
  );

describe('who takes the blow', () => {
  test('[AD1-DMG-17] [AD1-CROI-17] where one lets it fall, the next is asked', () => {
    const { asked, of } = struck(guarded, ['laisser', 'proteger']);
    expect(asked).toMatchObject([
      { id: 'defenseur', seat: 1 },
      { id: 'defenseur', seat: 2 },
    ]);
    expect(of('attackRedirected')).toMatchObject([{ from: 'h1', target: 'h3' }]);
    expect(struck(guarded, ['laisser', 'laisser']).of('attackRedirected')).toEqual([]);
  });

  test('[AD1-CROI-17] nobody protects the other side', () => {
    const { asked } = blow(
      guarded,
      { by: 'h1', on: 'orque-1', with: 'mains-nues' },
      {
        dice: [[4, 5], [1]],
      },
    );
    expect(asked).toEqual([]);
  });
});
