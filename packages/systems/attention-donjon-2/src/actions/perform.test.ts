import { chooseAction } from '@souterrain/crawl/rounds/choose-action';
import { describe, expect, test } from 'vitest';
import { turnOf } from '../../testing/combat.ts';
import { framed, PAIR, ROW } from '../../testing/groups.ts';
import type { Scene } from '../../testing/index.ts';
import { alone, performing, plain } from '../../testing/jets.ts';
import { fallen, play } from '../../testing/scene.ts';

const leader = (at: readonly [number, number] = [1, 1], more = {}) => ({ id: 'leader-homme-rat', at, ...more });
const strong = { ...plain, traits: { force: 3, melee: 2 } };
const fight = (...creatures: NonNullable<Scene['creatures']>): Scene => ({ heroes: [strong], creatures });
const bought = (ran: ReturnType<typeof performing>) => ran.of('reussiteSpent').map((e) => [e.bought, e.price, e.left]);

describe('a character’s own action', () => {
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

describe('what Réussites may buy', () => {
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

  test('[AD2-NOT-23] [AD2-REU-07] an option costs one Réussite and may be bought again, a state is not', () => {
    const line = 'Force/Mêlée Défense : Dommages 2 [Dommages +1, Sonné]';
    const buying = (dice: number[], decisions: string[]) =>
      performing(fight({ id: 'ogre', at: [1, 1] }), line, {
        on: ['ogre-1'],
        dice: [dice],
        decisions: ['garder', ...decisions],
      });
    // Santé 8, Armure 1.
    const twice = buying([6, 6, 1], ['acheter-1', 'acheter-1']);
    expect([twice.find('ogre-1').sante, twice.find('ogre-1').marks]).toEqual([8 - 3, []]);
    const each = buying([6, 6, 1], ['acheter-1', 'acheter-2', 'apres']);
    expect(each.find('ogre-1')).toMatchObject({ sante: 8 - 2, marks: [{ id: 'sonne' }] });
    // The +1 to the result is never among them.
    expect(each.asked[1]!.options.map(({ id }) => id)).toEqual(['acheter-1', 'acheter-2', 'terminer']);
    const three = buying([6, 6, 6], ['acheter-1', 'acheter-1', 'acheter-1']);
    expect(three.find('ogre-1').sante).toBe(8 - 4);
    const mixed = buying([6, 6, 6], ['acheter-2', 'acheter-1', 'acheter-1', 'apres']);
    expect(mixed.find('ogre-1')).toMatchObject({ sante: 8 - 3, marks: [{ id: 'sonne' }] });
    expect(mixed.asked[2]!.options.map(({ id }) => id)).toEqual(['acheter-1', 'terminer']);
  });

  test('[AD2-NOT-24] a price and a limit: of four Réussites two are left unused', () => {
    const healer = alone({ sante: 1, traits: { savoir: 4 } });
    const line = 'Savoir 5 : - [2R Soins 1 max 1]';
    const ran = performing(healer, line, { dice: [[6, 6, 6, 6]], decisions: ['garder', 'acheter-1'] });
    expect([ran.value.left, bought(ran), ran.find('h1').sante]).toEqual([2, [['Soins 1', 2, 2]], 2]);
    // With one Réussite it cannot be paid for.
    const poor = performing(healer, line, { dice: [[6, 1, 1, 1]], decisions: ['garder'] });
    expect([poor.value.left, poor.find('h1').sante]).toEqual([1, 1]);
  });

  test('[AD2-NOT-26] an amount bought adds to the action’s own, as one source, or makes it', () => {
    const hit = (line: string) =>
      performing(fight({ id: 'ogre', at: [1, 1] }), `Force/Mêlée Défense : ${line}`, {
        on: ['ogre-1'],
        dice: [[6, 6, 1]],
        decisions: ['garder', 'acheter-1', 'acheter-1'],
      }).of('santeLost');
    // One source of 3 against Armure 1.
    for (const line of ['Dommages 1 [Dommages 1]', 'Dommages 1 [Dommages +1]'])
      expect(hit(line)).toMatchObject([{ amount: 2, sante: 6 }]);
    expect(hit('- [Dommages 1]')).toMatchObject([{ amount: 1 }]);
    const healed = performing(alone({ sante: 1 }), 'Savoir 5 : - [Soins 1]', {
      dice: [[6, 6]],
      decisions: ['garder', 'acheter-1', 'acheter-1'],
    });
    expect(healed.of('healed')).toMatchObject([{ amount: 2, sante: 3 }]);
  });

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

  test('[AD2-NOT-18] the effect of one’s own action comes on a success; a failure does nothing', () => {
    const hit = (face: number) =>
      performing(fight({ id: 'ogre', at: [1, 1] }), 'Force 5 : Dommages 2 & Sonné', {
        on: ['ogre-1'],
        dice: [[face, 1, 1]],
      });
    expect(hit(5).find('ogre-1')).toMatchObject({ sante: 7, marks: [{ id: 'sonne' }] });
    expect(hit(4).find('ogre-1')).toMatchObject({ sante: 8, marks: [] });
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

  test('[AD2-EFF-10] [AD2-XMOUV-05] a push is bought once, and never on whoever cannot be pushed', () => {
    const line = 'Force/Mêlée Défense : - [Repousser]';
    const offers = (id: string, marks: string[] = []) =>
      performing(fight({ id, at: [1, 0], marks }), line, {
        on: [`${id}-1`],
        dice: [[6, 6, 1]],
        decisions: id === 'ogre' && marks.length === 0 ? ['garder', 'acheter-1', 'case-2-0'] : ['garder'],
      }).asked.filter(({ id: asked }) => asked === 'reussites');
    expect(offers('ogre')).toHaveLength(1);
    expect(offers('statue-gardienne')).toEqual([]);
    expect(offers('ogre', ['petrifie'])).toEqual([]);
  });

  test('[AD2-EFF-14] the Action spent is given back, once a turn', () => {
    const line = '>Se reprendre Mental/Résistance 5 : Retirer (Secoué) [2R Action gratuite max 1]';
    const inTurn = alone({ marks: ['secoue'] }, { state: { turn: turnOf('h1', { actions: 1, bonus: true }) } });
    const script = { how: 'bonus', dice: [6], decisions: [] };
    const given = { ...inTurn, heroes: [{ ...plain, traits: { mental: 3 }, marks: ['sonne'] }] };
    const ran = performing(given, line, { ...script, dice: [[6, 6]], decisions: ['garder', 'acheter-1'] });
    expect(ran.state.turn).toMatchObject({ actions: 2, bonus: false });
    const again = { ...given, state: ran.state } as Scene;
    expect(again.state).toBe(ran.state);
    const second = performing(ran.state, line, { ...script, dice: [[6, 6]], decisions: ['garder'] });
    expect(second.of('actionRefunded')).toEqual([]);
  });
});
