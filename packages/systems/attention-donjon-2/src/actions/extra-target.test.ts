import { describe, expect, test } from 'vitest';
import { framed, PAIR, ROW } from '../../testing/groups.ts';
import type { Scene } from '../../testing/index.ts';
import { performing, plain } from '../../testing/jets.ts';
import { fallen } from '../../testing/scene.ts';

const strong = { ...plain, traits: { force: 3, melee: 2 } };
const fight = (...creatures: NonNullable<Scene['creatures']>): Scene => ({ heroes: [strong], creatures });

describe('Cible supplémentaire', () => {
  const ROAR = 'Vigueur Volonté : Secoué [Cible supplémentaire]';
  const crowd: Scene = {
    drawing: PAIR,
    heroes: [{ ...plain, at: [0, 0] }],
    creatures: [
      { id: 'leader-homme-rat', at: [1, 0] },
      { id: 'homme-rat', at: [2, 2] },
      { id: 'guerrier-homme-serpent', at: [2, 0] },
    ],
  };

  test('[AD2-EFF-11] [AD2-Q-25] one more target near, of a characteristic no higher; or that the result reaches', () => {
    const on = ['leader-homme-rat-1'];
    const shaken = (ran: ReturnType<typeof performing>) =>
      ran.state.figures.filter(({ marks }) => marks.some(({ id }) => id === 'secoue')).map(({ id }) => id);
    const ran = performing(crowd, ROAR, { on, dice: [[6, 1]], decisions: ['garder', 'acheter-1'] });
    expect(shaken(ran)).toEqual(['leader-homme-rat-1', 'homme-rat-1']);
    const wide = performing({ ...crowd, variants: { extraTargetLimit: 'reached' } }, ROAR, {
      on,
      dice: [[6, 1]],
      decisions: ['garder', 'acheter-1', 'cible-guerrier-homme-serpent-1'],
    });
    expect(shaken(wide)).toEqual(['leader-homme-rat-1', 'guerrier-homme-serpent-1']);
    // Never the same twice: with nobody left nothing more is for sale.
    const twice = performing(crowd, ROAR, { on, dice: [[6, 6]], decisions: ['garder', 'acheter-1'] });
    expect(twice.asked.map(({ id }) => id)).toEqual(['coup-de-poker', 'reussites']);
  });

  test('[AD2-EFF-11] near somebody affected, in the actor’s sight; its own reach is not checked again', () => {
    const beside = (drawing: string, at: readonly [number, number], hero: readonly [number, number] = [0, 0]) =>
      performing(
        {
          drawing,
          heroes: [{ ...plain, at: hero }],
          creatures: [
            { id: 'leader-homme-rat', at: [3, 0] },
            { id: 'homme-rat', at },
          ],
        },
        `DST 1 ${ROAR}`,
        { on: ['leader-homme-rat-1'], dice: [[6, 1]], decisions: ['garder', 'acheter-1'] },
      ).value.affected.map(({ id }) => id);
    const NEAR = ['leader-homme-rat-1', 'homme-rat-1'];
    expect(beside(ROW, [5, 2])).toEqual(NEAR);
    // Two zones from the actor, in contact with the first target's square alone.
    expect(beside(framed('aaabcc', 'aaabcc'), [4, 1])).toEqual(NEAR);
    expect(() => beside(ROW, [8, 0])).toThrow();
    expect(() => beside(framed('aaabb.', '...bb.', '....bb'), [5, 2])).toThrow();
    const friends = { ...crowd, heroes: [...crowd.heroes!, { ...plain, at: [1, 1] as const }] };
    const ran = performing(friends, ROAR, {
      on: ['leader-homme-rat-1'],
      dice: [[6, 6]],
      decisions: ['garder', 'acheter-1'],
    });
    expect(ran.find('h2').marks).toEqual([]);
  });

  test('[AD2-EFF-11] an extra target suffers what the argument says, without other purchases', () => {
    const line = 'Force/Mêlée Défense : Dommages 2 [Dommages +1, Cible supplémentaire (Dommages 1)]';
    const scene = fight({ id: 'ogre', at: [1, 1] }, { id: 'ogre', at: [2, 2] });
    const ran = performing(scene, line, {
      on: ['ogre-1'],
      dice: [[6, 6, 1]],
      decisions: ['garder', 'acheter-1', 'acheter-2', 'apres'],
    });
    expect([ran.find('ogre-1').sante, ran.find('ogre-2').sante]).toEqual([6, 8]);
    expect(ran.of('dommagesStopped')).toMatchObject([{ figure: 'ogre-2' }]);
    // Without an argument, the action's own effect alone; never somebody dead.
    const plainly = (given: Parameters<typeof performing>[0], decisions: string[]) =>
      performing(given, 'Force/Mêlée Défense : Dommages 3 [Dommages +1, Cible supplémentaire]', {
        on: ['ogre-1'],
        dice: [[6, 6, 1]],
        decisions: ['garder', ...decisions],
      });
    const both = plainly(scene, ['acheter-1', 'acheter-2', 'apres']);
    expect([both.find('ogre-1').sante, both.find('ogre-2').sante]).toEqual([5, 6]);
    const one = plainly(fallen(scene, 'ogre-2'), ['acheter-1', 'acheter-1']);
    expect(one.asked[1]!.options.map(({ id }) => id)).toEqual(['acheter-1', 'terminer']);
  });
});
