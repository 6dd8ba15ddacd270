import { makeMove } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { PAIR } from '../../testing/groups.ts';
import { at, play, type Scene } from '../../testing/index.ts';
import { plain } from '../../testing/jets.ts';
import { breed } from '../../testing/know.ts';

breed('nuee-sans-reflexes', { traits: { reflexes: null } });

describe('a monster that walks away', () => {
  const given = (variants = {}, reactions = 1): Scene => ({
    drawing: PAIR,
    heroes: [{ ...plain, at: [2, 0], traits: { force: 2, melee: 1 }, items: ['epee'], reactions }],
    creatures: [
      { id: 'homme-rat', at: [1, 0] },
      { id: 'homme-rat', at: [2, 1] },
    ],
    variants,
  });
  const walk = (scenery: Scene, script: Parameters<typeof play>[2] = {}) =>
    play(scenery, (g, find) => makeMove(g, find('homme-rat-1'), { to: at([5, 2]), kind: 'classique' }), script);

  test('[AD2-XESQ-17] [AD2-Q-17] heroes beside it may strike with their Réaction, against Réflexes; or nothing happens', () => {
    const dead = walk(given(), { dice: [[3, 1]], decisions: ['attaquer-epee'] });
    expect(dead.of('jetSettled')).toMatchObject([{ difficulty: 4, base: 4, success: true }]);
    expect(dead.find('homme-rat-1').status).toBe('mort');
    const missed = walk(given(), { dice: [[2, 1]], decisions: ['attaquer-epee'] });
    expect([missed.value, missed.find('h1').reactions]).toEqual([true, 0]);
    expect(walk(given(), { decisions: ['passer'] }).value).toBe(true);
    expect(walk(given({ monsterLeaving: 'nothing' })).asked).toEqual([]);
  });

  test('[AD2-XESQ-17] several heroes strike in the order the players choose, until it is hurt', () => {
    const [hero] = given().heroes!;
    const scenery = { ...given(), heroes: [hero!, { ...hero!, at: [1, 1] as const }] };
    const second = walk(scenery, { dice: [[3, 1]], decisions: ['cible-h2', 'attaquer-epee'] });
    expect([second.find('h1').reactions, second.find('h2').reactions]).toEqual([1, 0]);
    expect(second.find('homme-rat-1').status).toBe('mort');
    const both = walk(scenery, {
      dice: [
        [2, 1],
        [3, 1],
      ],
      decisions: ['cible-h2', 'attaquer-epee', 'attaquer-epee'],
    });
    expect(both.of('reactionSpent').map(({ figure }) => figure)).toEqual(['h2', 'h1']);
    const passed = walk(scenery, { decisions: ['cible-h2', 'passer', 'passer'] });
    expect([passed.value, passed.of('reactionSpent')]).toEqual([true, []]);
  });

  test('[AD2-XROUND-10] one Réaction a Round: of two monsters that leave, one alone is struck at', () => {
    expect(walk(given({}, 0)).asked).toEqual([]);
    const both = play(
      given(),
      function* (g, find) {
        yield* makeMove(g, find('homme-rat-1'), { to: at([5, 2]), kind: 'classique' });
        yield* makeMove(g, find('homme-rat-2'), { to: at([5, 1]), kind: 'classique' });
      },
      { dice: [[2, 1]], decisions: ['attaquer-epee'] },
    );
    expect(both.of('reactionSpent')).toMatchObject([{ figure: 'h1', left: 0 }]);
    expect(both.asked.map(({ params }) => params?.target)).toEqual(['homme-rat-1']);
    expect(both.find('homme-rat-2').cell).toBe(at([5, 1]));
  });

  test('[AD2-XESQ-17] Réflexes, not Défense, by a close attack of whoever is in contact and able to act', () => {
    const zombie: Scene = { ...given(), creatures: [{ id: 'zombie', at: [1, 0] }] };
    const leaves = (scenery: Scene, script: Parameters<typeof play>[2] = {}) =>
      play(scenery, (g, find) => makeMove(g, find('zombie-1'), { to: at([5, 2]), kind: 'classique' }), script);
    const hit = leaves(zombie, { dice: [[2, 1]], decisions: ['attaquer-epee'] });
    expect(hit.of('jetSettled')).toMatchObject([{ difficulty: 3, base: 3, success: true }]);
    const [hero] = given().heroes!;
    const knife = { ...zombie, heroes: [{ ...hero!, items: ['dague'] }] };
    const ways = leaves(knife, { decisions: ['passer'] }).asked[0]!.options;
    expect(ways.map(({ id }) => id)).toEqual(['attaquer-dague', 'attaquer-mains-nues', 'passer']);
    const apart = { ...hero!, at: [0, 2] as const };
    expect(leaves({ ...zombie, heroes: [apart] }).asked).toEqual([]);
    expect(leaves({ ...zombie, heroes: [{ ...hero!, marks: ['paralyse'] }, apart] }).asked).toEqual([]);
  });

  test('[AD2-XESQ-17][AD2-JET-16] nobody strikes at what has no Réflexes', () => {
    const mist: Scene = { ...given(), creatures: [{ id: 'nuee-sans-reflexes', at: [1, 0] }] };
    const { asked, events } = play(mist, (g, find) =>
      makeMove(g, find('nuee-sans-reflexes-1'), { to: at([5, 2]), kind: 'classique' }),
    );
    expect(asked).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['dodgeNeeded', 'figureMoved']);
  });

  test('[AD2-XESQ-17] wounded, it stays', () => {
    const ogre: Scene = { ...given(), creatures: [{ id: 'ogre', at: [1, 0] }] };
    const ran = play(ogre, (g, find) => makeMove(g, find('ogre-1'), { to: at([5, 2]), kind: 'classique' }), {
      dice: [[5, 1]],
      decisions: ['attaquer-epee'],
    });
    expect([ran.value, ran.find('ogre-1').cell, ran.find('ogre-1').sante]).toEqual([false, at([1, 0]), 7]);
  });
});
