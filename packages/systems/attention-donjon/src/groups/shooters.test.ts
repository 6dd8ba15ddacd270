import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { groupTurn, plain, ROW } from '../../testing/groups.ts';
import { at, type Scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';

know(
  { id: 'appat', rule: 'AD1-TMAG-10', lures: true },
  {
    id: 'dernier-souffle',
    rule: 'AD1-SCEN-03',
    *turnEnd(g) {
      g.emit({ type: 'scenarioEnded', result: 'defaite', why: 'evenement', rules: [] });
    },
  },
);

type At = readonly [number, number];
const MISS = [1, 1];
const archer = (x: number, y: number, marks: readonly string[] = []) => ({
  id: 'gobelin-archer',
  at: [x, y] as At,
  marks,
});
const hero = (x: number, y: number, marks: readonly string[] = []) => ({ ...plain, at: [x, y] as At, marks });

describe('IA Tir', () => {
  test('[AD1-IA-08] too far even after a movement: it goes on towards the nearest target', () => {
    const heroes = [hero(10, 0), hero(0, 0)];
    const { of, find } = groupTurn({ drawing: framed('abcdefghijk'), heroes, creatures: [archer(4, 0)] });
    expect(of('actionSpent').map(({ action }) => action)).toEqual(['mouvement', 'mouvement']);
    expect(of('pathChosen')[0]).toMatchObject({ to: at([3, 0]), rules: ['AD1-IA-08', 'AD1-IA-15'] });
    expect(find('gobelin-archer-1').cell).toBe(at([2, 0]));
  });

  test('[AD1-IA-08] nobody can be come at: without a close attack it stays; with one it looks for a way', () => {
    const stays = (id: string) =>
      groupTurn({ drawing: framed('aa#bb'), heroes: [hero(4, 0)], creatures: [{ id, at: [0, 0] }] }).of('figureStayed');
    expect(stays('gobelin-archer')).toMatchObject([{ why: 'sans-cible', rules: ['AD1-IA-08'] }]);
    expect(stays('squelette-archer')).toMatchObject([{ why: 'sans-chemin', rules: ['AD1-IA-07'] }]);
  });

  test('[AD1-IA-08] in contact, it never steps out of its zone', () => {
    const given: Scene = { drawing: framed('aab'), heroes: [hero(0, 0)], creatures: [archer(1, 0)] };
    const { of } = groupTurn(given, { dice: [MISS] });
    expect(of('figureMoved')).toEqual([]);
    expect(of('rollAnnounced')).toMatchObject([{ difficulty: 4 }]);
  });

  test('[AD1-IA-08] nor to a square where somebody would be in contact again', () => {
    const given: Scene = { drawing: framed('aaa'), heroes: [hero(1, 0)], creatures: [archer(0, 0)] };
    expect(groupTurn(given, { dice: [MISS] }).of('figureMoved')).toEqual([]);
  });

  test('[AD1-IA-08] a comrade in contact is no reason to step aside', () => {
    const creatures = [archer(0, 0), { id: 'orque', at: [1, 0] as At }];
    const { of } = groupTurn({ drawing: framed('aaaa'), heroes: [hero(3, 0)], creatures }, { dice: [MISS] });
    expect(of('figureMoved')).toEqual([]);
    expect(of('rollAnnounced')).toMatchObject([{ difficulty: 2 }]);
  });

  test('[AD1-IA-04] [AD1-IA-08] with one Action left after Se Reprendre, it shoots in contact rather than step', () => {
    const given: Scene = { heroes: [hero(1, 0)], creatures: [archer(0, 0, ['secoue'])] };
    const { of } = groupTurn(given, { dice: [[1], [1]] });
    expect(of('figureMoved')).toEqual([]);
    expect(of('attackDeclared')).toHaveLength(1);
  });
});

describe('other figures of a group', () => {
  test('[AD1-MOVE-03] a wolf makes two movements for each of its two Actions', () => {
    const given: Scene = {
      drawing: framed('abcdefghi'),
      heroes: [hero(8, 0)],
      creatures: [{ id: 'loup', at: [0, 0] }],
    };
    const { of, find } = groupTurn(given);
    expect(of('actionSpent').map(({ action }) => action)).toEqual(['mouvement', 'mouvement']);
    expect(find('loup-1').cell).toBe(at([4, 0]));
  });

  test('of two squares beside its target, it leaves the one with lava', () => {
    const { find } = groupTurn(
      {
        drawing: framed('aLa', 'a#a'),
        legend: { L: { zone: 'a', feature: 'lave' } },
        heroes: [hero(2, 1)],
        creatures: [{ id: 'squelette', at: [0, 1] }],
      },
      { dice: [MISS] },
    );
    expect(find('squelette-1').cell).toBe(at([2, 0]));
  });

  test('[AD1-IA-05] an Inconscient hero is left alone while another is near, however far a third one is', () => {
    const heroes = [hero(1, 0, ['inconscient']), hero(3, 0), hero(8, 2)];
    const creatures = [{ id: 'squelette', at: [0, 0] as At }];
    const { of } = groupTurn({ drawing: ROW, heroes, creatures }, { dice: [MISS], decisions: ['case-4-0'] });
    expect(of('targetChosen')).toMatchObject([{ target: 'h2' }]);
  });

  test('[AD1-IA-01] without a tag, IA Mêlée; nobody is asked what an enemy does', () => {
    const { asked, of } = groupTurn({ heroes: [hero(3, 3)], creatures: [{ id: 'captive', at: [0, 0] }] });
    expect(asked).toEqual([]);
    expect(of('targetChosen')).toMatchObject([{ target: 'h1' }]);
  });

  test('[AD1-IA-12] a Plante carnivore attacks whom it reaches, not an easier target out of reach', () => {
    const heroes = [
      { ...hero(3, 0), traits: { melee: 6 } },
      { ...hero(6, 0), traits: { melee: 0 }, sante: 1 },
    ];
    const creatures = [{ id: 'plante-carnivore', at: [0, 0] as At }];
    const { of } = groupTurn({ drawing: ROW, heroes, creatures }, { dice: [[1, 1, 1]] });
    expect(of('attackDeclared')).toMatchObject([{ target: 'h1' }]);
  });

  test('[AD1-SCEN-03] once the scenario has ended, the next figure does not play', () => {
    const orcs = [
      { id: 'squelette', at: [1, 0] as At, marks: ['dernier-souffle'] },
      { id: 'squelette', at: [5, 5] as At },
    ];
    const { of } = groupTurn({ heroes: [hero(0, 0)], creatures: orcs }, { dice: [MISS] });
    expect(of('turnStarted').map(({ figure }) => figure)).toEqual(['squelette-1']);
  });

  test('[AD1-IA-13] with a target in reach, it takes no Pas de placement that needs an Esquive', () => {
    const moves = (x: number) => {
      const heroes = [hero(x, 1), hero(4, 1, ['appat'])];
      const creatures = [{ id: 'demon-des-fosses', at: [2, 1] as At }];
      const { of } = groupTurn(
        { drawing: ROW, heroes, creatures },
        { dice: [[1, 1, 1, 1, 1]], decisions: x === 1 ? [] : ['case-3-0'] },
      );
      expect(of('attackDeclared')).toMatchObject([{ target: 'h2' }]);
      return [of('figureMoved').length, of('dodgeNeeded').length];
    };
    // In contact with the first hero, then not.
    expect([moves(1), moves(0)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('[AD1-TMAG-10] the lure works on who comes in reach with one Movement action, not farther', () => {
    const target = (lured: number, other: number) => {
      const heroes = [hero(lured, 0, ['appat']), { ...hero(other, 0), sante: 1 }];
      const given: Scene = { drawing: framed('abcdefg'), heroes, creatures: [{ id: 'squelette', at: [3, 0] }] };
      return groupTurn(given, { dice: [MISS] })
        .of('targetChosen')
        .map((chosen) => chosen.target);
    };
    expect([target(1, 5), target(0, 5)]).toEqual([['h1'], ['h2']]);
  });
});
