import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { groupTurn, PAIR } from '../../testing/groups.ts';
import { plain } from '../../testing/jets.ts';
import { breed } from '../../testing/know.ts';

const EFFECT = 'Agilité/Esquive 5 (Dommages 2/-)';
breed('souffleur', { actions: [`Souffle AUR ${EFFECT}`], english: ['Breath'] });
breed('cracheur', { actions: [`Crachat DST 0 ${EFFECT}`], english: ['Spit'] });

describe('actions that stop at the border of a zone', () => {
  test.each(['souffleur', 'cracheur'])(
    '[AD2-NOT-11][AD2-NOT-12][AD2-IA-07] in contact across it, a %s enters the zone before it acts',
    (id) => {
      const given = {
        drawing: PAIR,
        heroes: [{ ...plain, at: [3, 1] as const }],
        creatures: [{ id, at: [2, 1] as const }],
      };
      const ran = groupTurn(given, { dice: [[5, 5]] });
      expect(ran.events.map(({ type }) => type)).toEqual([
        'groupTurnStarted',
        'turnStarted',
        'turnsOpened',
        'targetChosen',
        'pathChosen',
        'actionSpent',
        'figureMoved',
        'turnFlagged',
        'actionSpent',
        'turnFlagged',
        'turnFlagged',
        'enemyActed',
        'jetAnnounced',
        'diceThrown',
        'jetSettled',
        'turnsClosed',
        'turnEnded',
      ]);
      expect(ran.of('figureMoved')).toMatchObject([{ from: cellAt(2, 1), to: cellAt(3, 0), how: 'classique' }]);
      expect(ran.of('actionSpent').map(({ action }) => action)).toEqual(['mouvement', 'standard']);
    },
  );

  test('[AD2-NOT-12][AD2-IA-04] whoever is in contact beyond it does not hold back a creature that he cannot be touched by', () => {
    const heroes = [
      { ...plain, at: [3, 1] as const },
      { ...plain, at: [0, 1] as const },
    ];
    const beyond = groupTurn({
      drawing: PAIR,
      heroes: [heroes[0]!],
      creatures: [{ id: 'souffleur', at: [2, 1], marks: ['sonne'] }],
    });
    // One Action: it moves, and has none left to act with.
    expect(beyond.of('actionSpent').map(({ action }) => action)).toEqual(['mouvement']);
    const both = groupTurn(
      { drawing: PAIR, heroes, creatures: [{ id: 'souffleur', at: [2, 1], marks: ['sonne'] }] },
      { dice: [[5, 5, 5]] },
    );
    expect(both.of('enemyActed').map(({ figure }) => figure)).toEqual(['h2']);
  });

  test('[AD2-ARCA-18][AD2-ENN-17] whoever deceived it is not among the targets of its area', () => {
    const marks = [{ id: 'leurre', until: { in: 'removed' as const }, by: 'h1' }];
    const heroes = [
      { ...plain, at: [0, 1] as const },
      { ...plain, at: [2, 1] as const },
    ];
    const ran = groupTurn({ heroes, creatures: [{ id: 'souffleur', at: [1, 1], marks }] }, { dice: [[5, 5]] });
    expect(ran.of('enemyActed').map(({ figure }) => figure)).toEqual(['h2']);
  });
});
