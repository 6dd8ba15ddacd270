import { hasMark } from '@souterrain/crawl';
import { makeMove } from '@souterrain/crawl/movement';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play } from '../../../testing/index.ts';

/** A zone of six squares held by enemies, and an empty one beside it. */
const DRAWING = ['......', '.aabb.', '.aabb.', '.aabb.', '.aabb.', '......'].join('\n');
const PLACES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [0, 2],
  [1, 2],
  [0, 3],
] as const;

interface Leaving {
  readonly enemies: number;
  readonly gripped?: boolean;
  readonly hero?: GivenHero;
  /** An enemy waits in the other zone. */
  readonly beyond?: boolean;
}

/** Leaves a zone with so many rat-men, one of which may be an Agrippeur. */
const leave = (
  talent: string,
  { enemies, gripped = false, hero = {}, beyond = false }: Leaving,
  script: Parameters<typeof play>[2] = {},
) => {
  const creatures = PLACES.slice(0, enemies).map((at, i) => ({
    id: gripped && i === 0 ? 'agrippeur' : 'homme-rat',
    at,
  }));
  const others = beyond ? [{ id: 'homme-rat', at: [3, 3] as const }] : [];
  const { value, find, of } = play(
    { drawing: DRAWING, heroes: [{ heroisme: 0, talents: [talent], ...hero }], creatures: [...creatures, ...others] },
    (g, who) => makeMove(g, who('h1'), { to: cellAt(2, 0), kind: 'classique' }),
    script,
  );
  const { sante, cell } = find('h1');
  return {
    moved: value && cell === cellAt(2, 0),
    lost: 6 - sante,
    held: hasMark(find('h1'), 'immobilise'),
    jets: of('jetAnnounced').length,
  };
};

describe('Esquiveur', () => {
  test('[AD2-XESQ-12] a failed Jet before five: 2 Dommages, and the move', () => {
    expect(leave('esquiveur', { enemies: 5 }, { dice: [[1, 2]] })).toEqual({
      moved: true,
      lost: 2,
      held: false,
      jets: 1,
    });
  });

  test('[AD2-XESQ-13] a 6 of a failed Jet cancels nothing: 1 Dommage, the move, then Immobilisé', () => {
    const hard = { enemies: 4, gripped: true, hero: { wounds: [{ id: 'arcade-ouverte' }] }, beyond: true };
    // 6 - 1 and a Réussite against 7.
    const { moved, lost, held } = leave('esquiveur', hard, { dice: [[6, 1]], decisions: ['garder'] });
    expect({ moved, lost, held }).toEqual({ moved: true, lost: 1, held: true });
  });
});

describe('Insaisissable', () => {
  test('[AD2-XESQ-14] before six without a Réaction: no dice, no loss', () => {
    expect(leave('insaisissable', { enemies: 6 })).toEqual({ moved: true, lost: 0, held: false, jets: 0 });
  });

  test('[AD2-XESQ-15] a Réaction asks for the Jet, whose Réussites alone cancel it', () => {
    const grip = { enemies: 4, gripped: true };
    const won = leave('insaisissable', grip, { dice: [[6, 1]], decisions: ['garder', 'annuler-reaction-1'] });
    expect(won).toMatchObject({ moved: true, lost: 0, held: false, jets: 1 });
    expect(leave('insaisissable', grip, { dice: [[1, 2]] })).toMatchObject({ moved: true, lost: 0, held: true });
  });
});
