import { describe, expect, test } from 'vitest';
import { alone, performing, plain } from '../../testing/jets.ts';
import type { GivenCreature, Scene } from '../../testing/scene.ts';

const among = (...creatures: readonly GivenCreature[]): Scene => ({ heroes: [plain], creatures: [...creatures] });
const ogre: GivenCreature = { id: 'ogre', at: [1, 1] };
const statue: GivenCreature = { id: 'statue-gardienne', at: [1, 0] };

describe('Réussites spent on the result of an area', () => {
  const rat: GivenCreature = { id: 'rat-geant', at: [1, 1] };
  /** Difficultés 4, 8, 7 and 8, met by a result of 6. */
  const uneven = among(
    rat,
    { id: 'troll', at: [2, 2] },
    { id: 'ours-des-cavernes', at: [3, 3] },
    { id: 'golem-de-pierre', at: [4, 4] },
  );
  const on = uneven.creatures!.map(({ id }) => `${id}-1`);
  const shout = (decisions: string[], line = 'AUR Force Physique+1 : Sonné [Immobilisé]') => {
    const ran = performing(uneven, line, { on, dice: [[6, 6]], decisions: ['garder', ...decisions] });
    const offers = ran.asked.slice(1).map(({ options }) => options.map(({ id }) => id));
    const spent = ran.of('reussiteSpent').map(({ bought, price, left }) => [bought, price, left]);
    return { ...ran, offers, spent, touched: ran.value.affected.map(({ id }) => id) };
  };

  test('[AD2-ORDRE-20] each pays for the lowest Difficulté still above it', () => {
    const ran = shout(['atteindre-7', 'atteindre-8'], 'AUR Force Physique+1 : Sonné');
    expect(ran.offers).toEqual([
      ['atteindre-7', 'terminer'],
      ['atteindre-8', 'terminer'],
    ]);
    expect(ran.spent).toEqual([
      ['resultat', 1, 1],
      ['resultat', 1, 0],
    ]);
    expect(ran.touched).toEqual(on);
  });

  test('[AD2-ORDRE-20] [AD2-ORDRE-16] what went to the result buys nothing else', () => {
    const ran = shout(['atteindre-7', 'acheter-1']);
    expect(ran.offers[1]).toEqual(['acheter-1', 'atteindre-8', 'terminer']);
    expect(ran.touched).toEqual(['rat-geant-1', 'ours-des-cavernes-1']);
    expect(ran.value.left).toBe(0);
  });

  test('[AD2-ORDRE-20] a Difficulté is paid for whole, or not offered', () => {
    const far = among(rat, { id: 'troll', at: [2, 2] });
    const targets = ['rat-geant-1', 'troll-1'];
    const reach = (dice: number[], decisions: string[]) =>
      performing(far, 'AUR Force Physique+1 : Sonné', {
        on: targets,
        dice: [dice],
        decisions: ['garder', ...decisions],
      });
    expect(reach([6, 1], []).value).toMatchObject({ affected: [{ id: 'rat-geant-1' }], left: 1 });
    const two = reach([6, 6], ['atteindre-8']);
    expect(two.asked[1]!.options[0]).toMatchObject({ id: 'atteindre-8', params: { price: 2, difficulty: 8 } });
    expect(two.of('reussiteSpent')).toMatchObject([{ price: 2, left: 0 }]);
    expect(two.value.affected.map(({ id }) => id)).toEqual(targets);
  });
});

describe('an option of which one part would do nothing', () => {
  const buys = (given: Scene, option: string, { on, side = [] }: { on: string; side?: string[] }) =>
    performing(given, `Force Physique : Sonné [${option}]`, {
      on: [on],
      dice: [[6, 1]],
      decisions: ['garder', 'acheter-1', ...side],
    })
      .find(on)
      .marks.map(({ id }) => id);

  test('[AD2-EFF-11] [AD2-NOT-21] with nobody near, it is sold for its other side, or for what is joined to it', () => {
    const held = ['sonne', 'immobilise'];
    expect(buys(among(ogre), 'Cible supplémentaire | Immobilisé', { on: 'ogre-1', side: ['effet-2'] })).toEqual(held);
    expect(buys(among(ogre), 'Cible supplémentaire & Immobilisé', { on: 'ogre-1' })).toEqual(held);
  });

  test('[AD2-XMOUV-05] [AD2-NOT-21] so is a push of whoever cannot be pushed', () => {
    const held = ['sonne', 'immobilise'];
    const on = 'statue-gardienne-1';
    expect(buys(among(statue), 'Repousser | Immobilisé', { on, side: ['effet-2'] })).toEqual(held);
    expect(buys(among(statue), 'Repousser & Immobilisé', { on })).toEqual(held);
  });

  test('[AD2-EFF-10] an action on oneself has nobody to push', () => {
    const ran = performing(alone({ sante: 3 }), 'Savoir 2 : Soins 1 [Repousser]', {
      dice: [[6, 2]],
      decisions: ['garder'],
    });
    expect(ran.asked.map(({ id }) => id)).toEqual(['coup-de-poker']);
  });
});
