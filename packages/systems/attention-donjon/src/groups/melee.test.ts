import { effortsFrom } from '@souterrain/crawl/groups';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { groupTurn, PAIR, plain, ROW } from '../../testing/groups.ts';
import { at, on, scene } from '../../testing/index.ts';
import { attentionDonjon } from '../system.ts';

const MISS = [1, 1, 1];

describe('IA Mêlée', () => {
  test('[AD1-IA-01] the Homme-Rat follows IA Mêlée, and so does a profile without a tag', () => {
    expect(attentionDonjon.content.profileNamed('homme-rat').ai).toBe('melee');
    expect(attentionDonjon.content.profileNamed('captive').entry.ai).toBeUndefined();
    expect(attentionDonjon.content.profileNamed('captive').ai).toBe('melee');
  });

  test('[AD1-IA-02] [AD1-IA-07] a hero in the next zone: the orc moves next to it and attacks', () => {
    const { find, of } = groupTurn(
      { drawing: PAIR, heroes: [{ ...plain, at: [5, 1] }], creatures: [{ id: 'orque', at: [0, 1] }] },
      { dice: [MISS] },
    );
    expect(of('actionSpent').map((e) => e.action)).toEqual(['mouvement', 'standard']);
    expect(of('figureMoved')).toMatchObject([{ how: 'classique' }]);
    expect(find('orque-1').cell).toBe(at([4, 0]));
    expect(of('attackDeclared')).toMatchObject([{ figure: 'orque-1', target: 'h1', attack: 'hache' }]);
  });

  test('[AD1-IA-07] a target in reach but not adjacent: a Pas de placement next to it, then the attack', () => {
    const { find, of } = groupTurn(
      { heroes: [{ ...plain, at: [5, 5] }], creatures: [{ id: 'orque', at: [0, 0] }] },
      { dice: [MISS] },
    );
    expect(of('figureMoved')).toMatchObject([{ how: 'pas' }]);
    expect(find('orque-1').cell).toBe(at([4, 4]));
    expect(of('attackDeclared')).toHaveLength(1);
  });

  test('[AD1-IA-07] a target in reach in the next zone is not gone up to: only a Pas de placement leads next to it', () => {
    const { of } = groupTurn(
      { drawing: PAIR, heroes: [{ ...plain, at: [5, 1] }], creatures: [{ id: 'demon-des-fosses', at: [0, 1] }] },
      { dice: [[1, 1, 1, 1, 1]] },
    );
    expect(of('figureMoved')).toEqual([]);
    expect(of('attackDeclared')).toMatchObject([{ target: 'h1', attack: 'fouet-de-feu' }]);
  });

  test('[AD1-IA-04] [AD1-IA-07] after a failed Se Reprendre it attacks from where it is', () => {
    const { find, of } = groupTurn(
      { heroes: [{ ...plain, at: [5, 5] }], creatures: [{ id: 'orque', at: [0, 0], marks: ['secoue'] }] },
      // Mental 3; then Mêlée 3, less one for Secoué.
      { dice: [MISS, [1, 1]] },
    );
    expect(of('actionSpent').map((e) => e.action)).toEqual(['bonus', 'standard']);
    expect(find('orque-1').cell).toBe(at([0, 0]));
  });

  test('[AD1-IA-07] an Action left after the attack is not used', () => {
    const { of } = groupTurn(
      { heroes: [{ ...plain, at: [1, 0] }], creatures: [{ id: 'orque', at: [0, 0] }] },
      { dice: [MISS] },
    );
    expect(of('actionSpent').map((e) => e.action)).toEqual(['standard']);
  });

  test('[AD1-IA-02] [AD1-IA-07] too far to attack: it moves twice, and no more', () => {
    const far = ['..............', '.aaabbbcccddd.', '..............'].join('\n');
    const { find, of } = groupTurn({
      drawing: far,
      heroes: [{ ...plain, at: [11, 0] }],
      creatures: [{ id: 'orque', at: [0, 0] }],
    });
    expect(of('actionSpent').map((e) => e.action)).toEqual(['mouvement', 'mouvement']);
    expect(find('orque-1').cell).toBeGreaterThanOrEqual(at([6, 0]));
  });

  test('[AD1-IA-07] where it cannot come next to its target, the square that leaves the least effort', () => {
    const { of } = groupTurn({
      drawing: framed('abbdd', 'ab##d', 'aeeed'),
      heroes: [{ ...plain, at: [4, 0] }],
      creatures: [
        { id: 'orque', at: [0, 0], group: 'a' },
        { id: 'zombie', at: [3, 0], group: 'b' },
      ],
    });
    // Both b and e are one zone away from d; the zombie stands on the only square that leads there from b.
    expect(of('pathChosen')[0]).toMatchObject({ to: at([1, 2]), why: [{ label: 'effort', value: 1 }] });
  });

  test('[AD1-IA-05] [AD1-IA-07] effort is 0 in the same zone and 1 in the next: the nearer hero is chosen', () => {
    const { of } = groupTurn(
      {
        drawing: ROW,
        heroes: [
          { ...plain, at: [4, 0], sante: 1 },
          { ...plain, at: [2, 2] },
        ],
        creatures: [{ id: 'orque', at: [0, 0] }],
      },
      { decisions: ['case-1-1'], dice: [MISS] },
    );
    expect(of('targetChosen')).toMatchObject([{ target: 'h2', why: [{ label: 'effort', value: 0 }] }]);
    const heroes = [2, 4, 8].map((x) => ({ at: [x, 2] as const }));
    const state = scene({ drawing: ROW, heroes, creatures: [{ id: 'orque', at: [0, 0] }] });
    expect(state.figures.slice(0, 3).map(effortsFrom(on(state), state.figures[3]!))).toEqual([0, 1, 2]);
  });

  test('[AD1-IA-05] effort is counted on the real board: a crowd in the way makes a hero unreachable', () => {
    const corridor = ['..........', '.aaabbbcc.', '..........'].join('\n');
    const { of } = groupTurn({
      drawing: corridor,
      heroes: [{ ...plain, at: [7, 0] }],
      creatures: [
        { id: 'orque', at: [0, 0], group: 'a' },
        { id: 'zombie', at: [3, 0], group: 'b' },
      ],
    });
    // The border square of the next zone is taken (AD1-MOVE-06): it comes as near as it can and stops.
    expect(of('attackDeclared')).toHaveLength(0);
    expect(of('figureMoved')).toMatchObject([{ to: at([2, 0]) }]);
  });

  test('[AD1-IA-05] [AD1-GRAVE-07] an Inconscient hero is left alone while another is in this zone or the next', () => {
    const given = (second: readonly [number, number]) => ({
      drawing: ROW,
      heroes: [
        { ...plain, at: [1, 0] as const, marks: ['inconscient'] },
        { ...plain, at: second },
      ],
      creatures: [{ id: 'orque', at: [0, 0] as const }],
    });
    const near = groupTurn(given([5, 1]), { dice: [MISS], decisions: ['case-4-0'] });
    expect(near.of('targetChosen')).toMatchObject([{ target: 'h2' }]);
    expect(groupTurn(given([8, 1]), { dice: [MISS] }).of('targetChosen')).toMatchObject([{ target: 'h1' }]);
  });

  test('[AD1-IA-13] with a hero in its zone it does not leave it', () => {
    const { of, find } = groupTurn(
      {
        drawing: PAIR,
        heroes: [
          { ...plain, at: [1, 1] },
          { ...plain, at: [4, 1], sante: 1 },
        ],
        creatures: [{ id: 'orque', at: [0, 0] }],
      },
      { dice: [MISS] },
    );
    expect(of('dodgeNeeded')).toHaveLength(0);
    expect(of('attackDeclared')).toMatchObject([{ target: 'h1' }]);
    expect(find('orque-1').cell).toBe(at([0, 0]));
  });

  test('[AD1-Q-18] zones are counted by neighbours or along the straight line: it strikes at once, or walks first', () => {
    const moves = (zoneDistance: 'graph' | 'line') => {
      const { of } = groupTurn(
        {
          drawing: framed('aabbb', 'aacbb', 'aaddd'),
          heroes: [{ ...plain, at: [4, 2] }],
          creatures: [{ id: 'demon-des-fosses', at: [0, 0] }],
          variants: { zoneDistance },
        },
        { dice: [[1, 1, 1, 1, 1]] },
      );
      expect(of('attackDeclared')).toHaveLength(1);
      return of('figureMoved').length;
    };
    // From a to d: next to each other, but the line crosses c.
    expect([moves('graph'), moves('line')]).toEqual([0, 1]);
  });

  test('[AD1-Q-18] how far it has to walk is the same in both readings', () => {
    for (const zoneDistance of ['graph', 'line'] as const) {
      const { of } = groupTurn({
        drawing: framed('aaeeeff', 'ddeeeff'),
        heroes: [{ ...plain, at: [0, 1] }],
        creatures: [{ id: 'zombie', at: [5, 0] }],
        variants: { zoneDistance },
      });
      // Every square of e is one zone away from d: the first in reading order, though its line to d crosses a.
      expect(of('figureMoved')[0]).toMatchObject({ to: at([2, 0]) });
    }
  });
});
