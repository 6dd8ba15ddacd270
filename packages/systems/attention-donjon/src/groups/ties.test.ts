import { describe, expect, test } from 'vitest';
import { groupTurn, PAIR, plain } from '../../testing/groups.ts';
import type { Scene } from '../../testing/index.ts';

const MISS = [1, 1, 1];
const orc = { id: 'orque', at: [1, 1] } as const;
const chosen = (given: Scene, script: Parameters<typeof groupTurn>[1] = { dice: [MISS] }) =>
  groupTurn(given, script).of('targetChosen')[0];

describe('common tie-break', () => {
  test('[AD1-IA-06] adjacent before non-adjacent', () => {
    const heroes = [
      { ...plain, at: [5, 5], sante: 1 },
      { ...plain, at: [2, 1] },
    ] as const;
    expect(chosen({ heroes, creatures: [orc] })).toMatchObject({
      target: 'h2',
      why: [{ label: 'adjacent', value: 0 }],
    });
  });

  test('[AD1-IA-06] two adjacent heroes, Parades 2 and 3: the Parade 2 one', () => {
    const heroes = [
      { ...plain, at: [0, 1], traits: { melee: 5 } },
      { ...plain, at: [2, 1], traits: { melee: 4 } },
    ] as const;
    expect(chosen({ heroes, creatures: [orc] })).toMatchObject({
      target: 'h2',
      why: [{ label: 'difficulte', value: 2 }],
    });
  });

  test('[AD1-TMAG-10] whoever wears the jester’s mask comes before any other criterion, if it can be attacked', () => {
    const heroes = [
      { ...plain, at: [2, 1], sante: 1 },
      { ...plain, at: [5, 5], marks: ['bouffon'] },
    ] as const;
    const script = { dice: [MISS], decisions: ['case-4-4'] };
    expect(chosen({ heroes, creatures: [orc] }, script)).toMatchObject({
      target: 'h2',
      why: [{ label: 'appat', value: 0 }],
    });
  });

  test('[AD1-IA-06] then the lowest Santé', () => {
    const heroes = [
      { ...plain, at: [0, 1] },
      { ...plain, at: [2, 1], sante: 3 },
    ] as const;
    expect(chosen({ heroes, creatures: [orc] })).toMatchObject({ target: 'h2', why: [{ label: 'sante', value: 3 }] });
  });

  const equal = {
    heroes: [
      { ...plain, at: [0, 1] },
      { ...plain, at: [2, 1] },
    ],
    creatures: [orc],
  } as const;

  test('[AD1-IA-06] then the highest initiative card of the Round', () => {
    const order = [
      { kind: 'heros', who: 'h2', card: 'roi-pique', status: 'joue' },
      { kind: 'heros', who: 'h1', card: '5-coeur', status: 'attend' },
    ] as const;
    const found = chosen({ ...equal, state: { order: order.map((slot) => ({ ...slot })) } });
    expect(found).toMatchObject({ target: 'h2', why: [{ label: 'initiative' }] });
  });

  test('[AD1-IA-06] [AD1-IA-15] what is left equal is chosen by the controlling player, in seat order', () => {
    const { asked, of } = groupTurn({ ...equal, state: { lastPlayer: 1 } }, { decisions: ['viser-h2'], dice: [MISS] });
    expect(asked).toMatchObject([{ id: 'cible-du-groupe', seat: 1 }]);
    expect(asked[0]!.options.map((o) => o.id)).toEqual(['viser-h1', 'viser-h2']);
    expect(of('targetChosen')).toMatchObject([{ target: 'h2', why: [] }]);
  });

  test('[AD1-IA-15] alone at the table the automatic rule applies: the same log gives the same moves', () => {
    const given: Scene = {
      drawing: PAIR,
      heroes: [{ ...plain, at: [5, 1] }],
      creatures: [
        { id: 'orque', at: [0, 0] },
        { id: 'orque', at: [0, 2] },
      ],
    };
    const once = groupTurn(given, { dice: [MISS, MISS] });
    expect(once.asked).toEqual([]);
    expect(groupTurn(given, { dice: [MISS, MISS] }).events).toEqual(once.events);
    // Equal figures in the order they were placed.
    expect([...new Set(once.of('targetChosen').map(({ figure }) => figure))]).toEqual(['orque-1', 'orque-2']);
  });
});

describe('order of figures', () => {
  test('[AD1-IA-03] the orc that can attack now plays before the one that must move', () => {
    const { of } = groupTurn(
      {
        drawing: PAIR,
        heroes: [{ ...plain, at: [5, 1] }],
        creatures: [
          { id: 'orque', at: [0, 0] },
          { id: 'orque', at: [4, 1] },
        ],
      },
      { dice: [MISS, MISS] },
    );
    expect(of('turnStarted').map((e) => e.figure)).toEqual(['orque-2', 'orque-1']);
  });

  test('[AD1-IA-03] [AD1-IA-02] equal figures are ordered by the controlling player, one fully played before the next', () => {
    const { of, asked } = groupTurn(
      {
        heroes: [
          { ...plain, at: [1, 0] },
          { ...plain, at: [5, 5], marks: ['inconscient'] },
        ],
        creatures: [
          { id: 'orque', at: [0, 0] },
          { id: 'orque', at: [2, 0] },
        ],
      },
      { decisions: ['jouer-orque-2'], dice: [MISS, MISS] },
    );
    expect(asked).toMatchObject([{ id: 'figure-du-groupe' }]);
    expect(of('turnStarted').map((e) => e.figure)).toEqual(['orque-2', 'orque-1']);
  });
});
