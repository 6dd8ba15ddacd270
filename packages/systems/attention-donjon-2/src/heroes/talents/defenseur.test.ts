import { hasMark } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { blow, endure } from '../../../testing/combat.ts';
import { type GivenHero, play, type Scene } from '../../../testing/index.ts';
import { breed } from '../../../testing/know.ts';

const PLAIN: GivenHero = { heroisme: 0 };
breed('deflagrateur', { actions: ['Déflagration ATT/AUR Agilité 5 (Dommages 3/-)'], english: ['Blast'] });

describe('Défenseur', () => {
  const guarded: Scene = {
    heroes: [
      { ...PLAIN, items: ['armure-legere'] },
      { ...PLAIN, at: [1, 0], talents: ['defenseur'], items: ['armure-moyenne'] },
    ],
    creatures: [{ id: 'orque', at: [0, 1] }],
  };
  const cleaver = { by: 'orque-1', on: 'h1', with: 'hachoir' };

  test('[AD2-XCRO-11] he takes the Dommages with his own Armure, and the ally nothing', () => {
    const { find } = blow(guarded, cleaver, { dice: [[1, 2]], decisions: ['proteger'] });
    expect([find('h1').sante, find('h2').sante]).toEqual([6, 5]);
    const left = blow(guarded, cleaver, { dice: [[1, 2]], decisions: ['laisser'] });
    expect([left.find('h1').sante, left.find('h2').sante]).toEqual([4, 6]);
  });

  test('[AD2-XCRO-11] states stay with the ally', () => {
    const web: Scene = { ...guarded, creatures: [{ id: 'agrippeur', at: [0, 1] }] };
    const { find } = blow(
      web,
      { by: 'agrippeur-1', on: 'h1', with: 'etreinte' },
      { dice: [[1, 2]], decisions: ['proteger'] },
    );
    expect([hasMark(find('h1'), 'immobilise'), hasMark(find('h2'), 'immobilise')]).toEqual([true, false]);
  });

  test('[AD2-XCRO-11][AD2-ORDRE-18] even when he dies of the blow', () => {
    const last: Scene = {
      ...guarded,
      heroes: [guarded.heroes![0]!, { ...guarded.heroes![1]!, sante: 1, heroismeMax: 0 }],
      creatures: [{ id: 'agrippeur', at: [0, 1] }],
    };
    const strike = { by: 'agrippeur-1', on: 'h1', with: 'etreinte' };
    const { find, events } = blow(last, strike, { dice: [[1, 2]], decisions: ['proteger'] });
    expect([find('h1').sante, find('h2').status]).toEqual([6, 'mort']);
    expect(events.map(({ type }) => type)).toEqual([
      'enemyActed',
      'jetAnnounced',
      'diceThrown',
      'jetSettled',
      'onceUsed',
      'santeLost',
      'figureRemoved',
      'itemsLaid',
      'markGained',
    ]);
    expect(find('h1').marks).toEqual([{ id: 'immobilise', until: { in: 'removed' } }]);
  });

  test('[AD2-XCRO-11][AD2-ENN-11] points that the ally’s Réussites cancelled stay cancelled, before his own Armure counts', () => {
    // Success effect 4, less Armure 1 for the ally; one point is cancelled.
    const line = 'ATT/CAC Agilité 5 (Dommages 6/Dommages 4)';
    const { find, of } = endure(
      guarded,
      { line, by: 'orque-1' },
      { dice: [[6, 1]], decisions: ['garder', 'annuler-un-dommage', 'proteger'] },
    );
    expect(of('santeLost')).toMatchObject([{ figure: 'h2', amount: 1, sante: 5 }]);
    expect(find('h1').sante).toBe(6);
  });

  test('[AD2-XCRO-11][AD2-ENN-17] fallen for another in a blast, he is not touched by it himself', () => {
    const heroes = [guarded.heroes![0]!, { ...guarded.heroes![1]!, sante: 1, heroismeMax: 0 }];
    const ran = blow(
      { ...guarded, heroes, creatures: [{ id: 'deflagrateur', at: [0, 1] }] },
      { by: 'deflagrateur-1', on: 'h1', with: 'deflagration' },
      { dice: [[1, 2]], decisions: ['cible-h1', 'proteger'] },
    );
    expect(ran.of('enemyActed').map(({ figure }) => figure)).toEqual(['h1']);
    expect(ran.of('figureRemoved').map(({ figure }) => figure)).toEqual(['h2']);
  });

  test('[AD2-XCRO-11] once a Round for free, a second time for his Réaction, no third; never far away', () => {
    const ready = { ...guarded, heroes: [guarded.heroes![0]!, { ...guarded.heroes![1]!, reactions: 2 }] };
    const state = play(ready, function* () {}).state;
    const once = blow(state, cleaver, { dice: [[1, 2]], decisions: ['proteger'] });
    expect(once.of('reactionSpent')).toEqual([]);
    const twice = blow(state, cleaver, { dice: [[1, 2]], decisions: ['proteger'] });
    expect(twice.of('reactionSpent')).toMatchObject([{ figure: 'h2', left: 1 }]);
    // Another Réaction does not buy a third.
    expect(blow(state, cleaver, { dice: [[1, 2]] }).asked).toEqual([]);
    const far: Scene = {
      ...guarded,
      drawing: ['......', '.aabb.', '.aabb.', '......'].join('\n'),
      heroes: [guarded.heroes![0]!, { ...guarded.heroes![1]!, at: [3, 0] }],
    };
    expect(blow(far, cleaver, { dice: [[1, 2]] }).asked).toEqual([]);
  });

  test('[AD2-XCRO-11] only while he is active, and only against an attack', () => {
    const held = { ...guarded, heroes: [guarded.heroes![0]!, { ...guarded.heroes![1]!, marks: ['paralyse'] }] };
    expect(blow(held, cleaver, { dice: [[1, 2]] }).asked).toEqual([]);
    const trap = { line: 'DST 1 Agilité 5 (Dommages 3/-)', by: 'orque-1' };
    expect(endure(guarded, trap, { dice: [[1, 2]] }).asked).toEqual([]);
    expect(
      endure(guarded, { ...trap, line: `ATT/${trap.line}` }, { dice: [[1, 2]], decisions: ['laisser'] }).asked,
    ).toHaveLength(1);
  });
});
