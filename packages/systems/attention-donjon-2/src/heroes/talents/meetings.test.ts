import { takeTurn } from '@souterrain/crawl/rounds';
import { expect, test } from 'vitest';
import { jetOf, turnOf } from '../../../testing/combat.ts';
import { play } from '../../../testing/index.ts';
import { performing } from '../../../testing/jets.ts';

const low = (count: number): number[] => Array.from({ length: count }, () => 1);

test('[AD2-XBER-11][AD2-XBER-08] Bond meurtrier is a close attack of the Action standard: Frénésie may follow it', () => {
  const hero = { heroisme: 0, items: ['epee'], traits: { force: 3 }, talents: ['bond-meurtrier', 'frenesie'] };
  const { of } = play(
    {
      heroes: [{ ...hero, marks: ['enrage'] }],
      creatures: [{ id: 'ogre', at: [3, 3] }],
      state: { turn: turnOf('h1') },
    },
    (g, find) => takeTurn(g, find('h1')),
    {
      // Force 3 and Rage, with one more for the leap.
      dice: [low(6), low(5)],
      decisions: ['bond-meurtrier-ogre-1', 'case-2-2', 'attaquer-epee-ogre-1', 'frenesie-epee-ogre-1'],
    },
  );
  expect(of('jetAnnounced').map(({ dice }) => dice)).toEqual([6, 5]);
});

test('[AD2-XTRA-05][AD2-EFF-11] Point faible counts on the Proie alone among several targets', () => {
  const { of } = performing(
    {
      heroes: [{ heroisme: 0, proie: 'homme-rat', talents: ['point-faible'], traits: { force: 3 } }],
      creatures: [
        { id: 'ogre', at: [1, 1] },
        { id: 'leader-homme-rat', at: [1, 2] },
      ],
    },
    'ATT/CAC Force/Mêlée Défense : Dommages 2 [Cible supplémentaire]',
    {
      on: ['ogre-1'],
      dice: [[6, 1, 1]],
      decisions: ['garder', 'acheter-1', 'apres'],
    },
  );
  // Armure 1 both.
  expect(of('santeLost').map(({ figure, amount }) => [figure, amount])).toEqual([
    ['ogre-1', 1],
    ['leader-homme-rat-1', 2],
  ]);
});

test('[AD2-POKER-14][AD2-XIMP-02][AD2-XCRO-02] a 6 that Bénédiction makes, or takes away, decides whether Débrouillard forces', () => {
  const gambled = (faces: number[], decisions: string[], then: (number | number[])[]) =>
    jetOf(
      { heroes: [{ heroisme: 0, talents: ['debrouillard'], marks: ['benediction'], traits: { savoir: 1 } }] },
      { against: 9 },
      { dice: [faces, ...then], decisions: ['debrouillard', ...decisions] },
    ).of('pokerTried').length;
  expect(gambled([3, 2, 1], ['relancer-3', 'garder-6'], [6, [2, 2]])).toBe(1);
  expect(gambled([6, 2, 1], ['relancer-6', 'garder-5'], [5])).toBe(0);
});
