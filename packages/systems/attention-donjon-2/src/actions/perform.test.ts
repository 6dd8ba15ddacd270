import { chooseAction } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { turnOf } from '../../testing/combat.ts';
import { framed, PAIR } from '../../testing/groups.ts';
import { quiet, type Scene } from '../../testing/index.ts';
import { performing, plain } from '../../testing/jets.ts';
import { play } from '../../testing/scene.ts';

const leader = (at: readonly [number, number] = [1, 1], more = {}) => ({ id: 'leader-homme-rat', at, ...more });
const strong = { ...plain, traits: { force: 3, melee: 2 } };
const fight = (...creatures: NonNullable<Scene['creatures']>): Scene => ({ heroes: [strong], creatures });
const bought = (ran: ReturnType<typeof performing>) => ran.of('reussiteSpent').map((e) => [e.bought, e.price, e.left]);

describe('a character’s own action', () => {
  test('[AD2-ORDRE-17][AD2-ORDRE-18][AD2-EFF-10] what a push kills first suffers no Dommages, and dies once', () => {
    const given: Scene = {
      drawing: framed('aaP', 'aaa'),
      legend: { P: { zone: 'a', feature: 'precipice' } },
      heroes: [strong],
      creatures: [{ id: 'homme-rat', at: [1, 0] }],
      state: { generated: quiet(), scenario: 'calme' },
    };
    const ran = performing(given, 'ATT/CAC Force Défense : Dommages 2 & Sonné [Repousser]', {
      on: ['homme-rat-1'],
      dice: [[6, 1, 1]],
      decisions: ['garder', 'acheter-1', 'avant', 'case-2-0'],
    });
    expect(ran.events.map(({ type }) => type)).toEqual([
      'actionDeclared',
      'jetAnnounced',
      'diceThrown',
      'jetSettled',
      'reussiteSpent',
      'figureMoved',
      'squareTriggered',
      'santeLost',
      'figureRemoved',
    ]);
    expect(ran.of('santeLost')).toMatchObject([{ amount: 1, by: 'precipice' }]);
  });

  test('[AD2-ORDRE-02] [AD2-ORDRE-04] it is declared with its targets; the Difficulté is fixed before any bonus', () => {
    const ran = performing(fight(leader()), 'Force/Mêlée Défense : Dommages 2', {
      on: ['leader-homme-rat-1'],
      dice: [[1, 1, 2]],
    });
    expect(ran.events.map(({ type }) => type)).toEqual(['actionDeclared', 'jetAnnounced', 'diceThrown', 'jetSettled']);
    expect(ran.of('actionDeclared')).toMatchObject([
      { figure: 'h1', action: 'essai', targets: ['leader-homme-rat-1'] },
    ]);
    expect(ran.of('jetSettled')).toMatchObject([{ difficulty: 5, base: 4, success: false }]);
    const easy = performing(fight(leader()), 'Force/Mêlée Défense-9 : Dommages 2', {
      on: ['leader-homme-rat-1'],
      dice: [[1, 1, 1]],
    });
    expect(easy.of('jetSettled')).toMatchObject([{ difficulty: 1, success: true }]);
  });

  test('[AD2-ORDRE-16] [AD2-REU-05] [AD2-REU-06] surplus Réussites are spent one at a time, until the player stops', () => {
    const line = 'Force/Mêlée Défense : Dommages 1 [Dommages +1, Sonné]';
    const dice = [[6, 6, 6]];
    const on = ['ogre-1'];
    const ogre = fight({ id: 'ogre', at: [1, 1] });
    const ran = performing(ogre, line, {
      on,
      dice,
      decisions: ['garder', 'acheter-1', 'acheter-2', 'acheter-1', 'apres'],
    });
    expect(bought(ran)).toEqual([
      ['Dommages +1', 1, 2],
      ['Sonné', 1, 1],
      ['Dommages +1', 1, 0],
    ]);
    // Dommages 1 + 2, Armure 1; AD2-REU-07: Sonné is not offered twice.
    expect(ran.find('ogre-1')).toMatchObject({ sante: 6, marks: [{ id: 'sonne' }] });
    expect(ran.asked[3]!.options.map(({ id }) => id)).toEqual(['acheter-1', 'terminer']);
    const less = performing(ogre, line, { on, dice: [[6, 6, 1]], decisions: ['garder', 'acheter-1', 'terminer'] });
    expect(less.value).toMatchObject({ left: 1, lost: 1 });
    expect(bought(less)).toEqual([['Dommages +1', 1, 1]]);
    // Only the player of the roller is asked.
    const [hero] = ogre.heroes!;
    const pair = performing({ ...ogre, heroes: [hero!, { ...plain, at: [0, 1] }] }, line, {
      on,
      dice,
      decisions: ['garder', 'acheter-2', 'terminer', 'apres'],
    });
    expect(new Set(pair.asked.map(({ seat }) => seat))).toEqual(new Set([0]));
  });

  test('[AD2-REU-14] a failure buys nothing', () => {
    const line = 'Force/Mêlée 11 : Dommages 1 [Dommages +1]';
    const ran = performing(fight(leader()), line, {
      on: ['leader-homme-rat-1'],
      dice: [[6, 6, 1]],
      decisions: ['garder'],
    });
    expect(ran.value).toMatchObject({ success: false, lost: 0 });
    expect(bought(ran)).toEqual([]);
  });

  test('[AD2-ORDRE-17] amounts are folded into the effect; a push comes before or after it, as the roller says', () => {
    const line = 'Force/Mêlée Défense : Dommages 2 [Repousser, Dommages +1]';
    const script = { on: ['ogre-1'], dice: [[6, 6, 1]] };
    const scene = fight({ id: 'ogre', at: [1, 0] });
    const order = (when: string) => {
      const decisions = ['garder', 'acheter-1', 'acheter-2', when, 'case-2-0'];
      const { events } = performing(scene, line, { ...script, decisions });
      return events.flatMap((e) => (e.type === 'figureMoved' || e.type === 'santeLost' ? [e.type] : []));
    };
    expect(order('avant')).toEqual(['figureMoved', 'santeLost']);
    expect(order('apres')).toEqual(['santeLost', 'figureMoved']);
    const { find } = performing(scene, line, {
      ...script,
      decisions: ['garder', 'acheter-1', 'acheter-2', 'avant', 'case-2-0'],
    });
    expect(find('ogre-1').sante).toBe(6);
  });

  test('[AD2-ORDRE-20] one throw for all those of an area; Réussites may raise the result to reach more', () => {
    const scene: Scene = {
      heroes: [{ ...plain, traits: { force: 2, melee: 1 } }],
      creatures: [
        { id: 'homme-rat', at: [1, 1] },
        { id: 'agrippeur', at: [2, 2] },
        { id: 'demon-des-fosses', at: [3, 3] },
      ],
    };
    const on = ['homme-rat-1', 'agrippeur-1', 'demon-des-fosses-1'];
    const line = 'AUR Force/Mêlée Physique+1 : Sonné';
    const stunned = (decisions: string[]) =>
      performing(scene, line, { on, dice: [[6, 1]], decisions: ['garder', ...decisions] }).value.affected.map(
        ({ id }) => id,
      );
    expect(stunned(['terminer'])).toEqual(['homme-rat-1', 'agrippeur-1']);
    expect(stunned(['atteindre-8'])).toEqual(on);
  });

  test('[AD2-NOT-18] the effect of one’s own action comes on a success; a failure does nothing', () => {
    const hit = (face: number) =>
      performing(fight({ id: 'ogre', at: [1, 1] }), 'Force 5 : Dommages 2 & Sonné', {
        on: ['ogre-1'],
        dice: [[face, 1, 1]],
      });
    expect(hit(5).find('ogre-1')).toMatchObject({ sante: 7, marks: [{ id: 'sonne' }] });
    expect(hit(4).find('ogre-1')).toMatchObject({ sante: 8, marks: [] });
  });

  test('[AD2-EFF-19] dice of an amount are thrown once, after the verdict and before Réussites are spent', () => {
    const line = 'Force/Mêlée Défense : Dommages d6 [Dommages +1]';
    const ran = performing(fight({ id: 'ogre', at: [1, 1] }), line, {
      on: ['ogre-1'],
      dice: [[6, 2, 1], 3],
      decisions: ['garder', 'acheter-1'],
    });
    expect(ran.find('ogre-1').sante).toBe(8 - (3 + 1 - 1));
    const area = 'AUR Force/Mêlée 4 : Dommages d6';
    const two = performing(fight(leader(), leader([2, 2])), area, {
      on: ['leader-homme-rat-1', 'leader-homme-rat-2'],
      dice: [[5, 2, 1], 3],
    });
    expect([two.find('leader-homme-rat-1').sante, two.find('leader-homme-rat-2').sante]).toEqual([2, 2]);
  });
});

test('[AD2-ORDRE-20] an amount bought is for all those of an area, for the first target otherwise', () => {
  const two = ['leader-homme-rat-1', 'leader-homme-rat-2'];
  const left = (range: string) => {
    const { find } = performing(fight(leader(), leader([2, 2])), `${range} Force/Mêlée 4 : Dommages 2 [Dommages +1]`, {
      on: two,
      dice: [[6, 2, 1]],
      decisions: ['garder', 'acheter-1'],
    });
    return two.map((id) => find(id).sante);
  };
  expect([left('AUR'), left('CAC')]).toEqual([
    [2, 2],
    [2, 3],
  ]);
});

test('[AD2-ORDRE-04] the cost is paid and the Difficulté fixed before any bonus is declared', () => {
  const given: Scene = {
    drawing: PAIR,
    heroes: [{ ...plain, at: [2, 0], items: ['epee'], jokers: ['joker-1'] }],
    creatures: [{ id: 'gobelin', at: [3, 0] }],
    state: { turn: turnOf('h1') },
  };
  const ran = play(given, (g, find) => chooseAction(g, find('h1')), {
    decisions: ['attaquer-epee-gobelin-1', 'passer'],
    dice: [[1, 1]],
  });
  const window = ran.asked.find(({ id }) => id === 'avant-le-jet');
  expect(window!.params).toMatchObject({ difficulty: 5 });
  const order = ran.events.map(({ type }) => type).filter((type) => type === 'actionSpent' || type === 'jetAnnounced');
  expect(order).toEqual(['actionSpent', 'jetAnnounced']);
  expect(ran.state.turn).toMatchObject({ actions: 1, standard: true });
});
