import { dodgeFor, type MoveKind } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { at, on, type Scene, scene } from '../../testing/index.ts';

type At = readonly [number, number];
const TWO = framed('aaabbb', 'aaabbb', 'aaabbb');

/** The Esquive that the first hero needs from (2, 1) to (3, 1), with orcs where `orcs` says. */
function needed(kind: MoveKind, orcs: readonly At[], more: Scene & { to?: At } = {}) {
  const { to = [3, 1], ...rest } = more;
  const creatures = orcs.map((place) => ({ id: 'orque', at: place }));
  const state = scene({ drawing: TWO, heroes: [{ at: [2, 1] }], creatures, ...rest });
  return dodgeFor(on(state), state.figures[0]!, { to: at(to), kind });
}

describe('a classic move', () => {
  test('[AD1-DODGE-02] out of a zone without enemies needs no Esquive, whatever waits at arrival', () => {
    expect(
      needed('classique', [
        [3, 0],
        [4, 1],
        [5, 2],
      ]),
    ).toBe('aucune');
  });

  test('[AD1-DODGE-03] [AD1-MOVE-09] out of a zone with one needs an Esquive, in contact or not', () => {
    expect(needed('classique', [[0, 0]])).toBe('ordinaire');
    expect(needed('classique', [[1, 1]])).toBe('ordinaire');
  });

  test('[AD1-DODGE-04] with enemies in both zones it is difficult', () => {
    expect(
      needed('classique', [
        [0, 0],
        [5, 2],
      ]),
    ).toBe('difficile');
  });

  test('[AD1-GRID-06] one’s own camp and neutral figures ask for nothing', () => {
    const others = (camp: 'heros' | 'neutre') => ({ creatures: [{ id: 'captive', at: [0, 0] as At, camp }] });
    expect(needed('classique', [], others('heros'))).toBe('aucune');
    expect(needed('classique', [], others('neutre'))).toBe('aucune');
    const state = scene({
      drawing: TWO,
      heroes: [{ at: [0, 0] }],
      creatures: [
        { id: 'captive', at: [2, 1], camp: 'neutre' },
        { id: 'orque', at: [0, 2] },
      ],
    });
    expect(dodgeFor(on(state), state.figures[1]!, { to: at([3, 1]), kind: 'classique' })).toBe('aucune');
  });

  test('[AD1-GRID-05] only active enemies count', () => {
    const orc = (mark: string) => ({ creatures: [{ id: 'orque', at: [0, 0] as At, marks: [mark] }] });
    for (const mark of ['inconscient', 'paralyse', 'a-terre'])
      expect([mark, needed('classique', [], orc(mark))]).toEqual([mark, 'aucune']);
    for (const mark of ['secoue', 'entrave', 'enrage'])
      expect([mark, needed('classique', [], orc(mark))]).toEqual([mark, 'ordinaire']);
    const spent = { creatures: [{ id: 'orque', at: [0, 0] as At, reactions: 0 }] };
    expect(needed('classique', [], spent)).toBe('ordinaire');
  });
});

describe('a Pas de placement', () => {
  test('[AD1-DODGE-05] [AD1-MOVE-11] inside the zone never needs one', () => {
    const orcs: readonly At[] = [
      [1, 1],
      [1, 0],
      [3, 0],
    ];
    expect(needed('pas', orcs, { to: [2, 2] })).toBe('aucune');
  });

  test('[AD1-MOVE-13] to the next zone spares the Esquive of a classic move', () => {
    const orcs: readonly At[] = [[0, 0]];
    expect([needed('classique', orcs), needed('pas', orcs)]).toEqual(['ordinaire', 'aucune']);
  });

  test('[AD1-MOVE-14] [AD1-Q-02] from contact in one zone to contact in the next is a difficult Esquive', () => {
    const both: readonly At[] = [
      [1, 1],
      [4, 1],
    ];
    expect(needed('pas', both)).toBe('difficile');
    expect(needed('pas', [[1, 1]])).toBe('aucune');
    expect(needed('pas', [[4, 1]])).toBe('aucune');
    const apart: readonly At[] = [
      [0, 0],
      [4, 1],
    ];
    expect(needed('pas', apart)).toBe('aucune');
  });

  test('[AD1-MOVE-14] an enemy in contact counts only in the zone of the square it touches', () => {
    // In contact at departure from zone b, and at arrival from zone a.
    expect(
      needed('pas', [
        [3, 0],
        [4, 1],
      ]),
    ).toBe('aucune');
    expect(
      needed('pas', [
        [1, 1],
        [2, 0],
      ]),
    ).toBe('aucune');
  });

  test('[AD1-Q-02] the other reading never asks for one', () => {
    const both: readonly At[] = [
      [1, 1],
      [4, 1],
    ];
    expect(needed('pas', both, { variants: { stepDodge: 'never' } })).toBe('aucune');
    expect(needed('classique', both, { variants: { stepDodge: 'never' } })).toBe('difficile');
  });
});

describe('what changes the need', () => {
  test('[AD1-TCON-06] nobody needs an Esquive to leave a smoky zone', () => {
    const heroes = [{ at: [2, 1] as At }, { at: [0, 1] as At, marks: ['fumee'] }];
    const orcs: readonly At[] = [
      [0, 0],
      [4, 1],
    ];
    expect(needed('classique', orcs, { heroes })).toBe('aucune');
    const elsewhere = [{ at: [2, 1] as At }, { at: [5, 0] as At, marks: ['fumee'] }];
    expect(needed('classique', orcs, { heroes: elsewhere })).toBe('difficile');
    // The smoke stays where it was thrown.
    const thrown = { id: 'fumee', until: { in: 'rounds' as const, left: 1 }, value: at([0, 1]) };
    const gone = [{ at: [2, 1] as At }, { at: [5, 0] as At, marks: [thrown] }];
    expect(needed('classique', orcs, { heroes: gone })).toBe('aucune');
  });

  test('[AD1-CROI-16] leaving the zone of a Citadelle is difficult for its enemies, by a step too', () => {
    const state = scene({
      drawing: TWO,
      heroes: [{ at: [0, 0], marks: ['citadelle'] }, { at: [0, 1] }],
      creatures: [{ id: 'orque', at: [2, 1] }],
    });
    const [, friend, orc] = state.figures;
    for (const kind of ['classique', 'pas'] as const)
      expect(dodgeFor(on(state), orc!, { to: at([3, 1]), kind })).toBe('difficile');
    expect(dodgeFor(on(state), friend!, { to: at([3, 1]), kind: 'classique' })).toBe('ordinaire');
    state.figures[0]!.cell = at([5, 0]);
    expect(dodgeFor(on(state), orc!, { to: at([3, 1]), kind: 'pas' })).toBe('aucune');
  });
});
