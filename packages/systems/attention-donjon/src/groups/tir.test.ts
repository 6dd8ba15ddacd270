import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { groupTurn, PAIR, plain, ROW } from '../../testing/groups.ts';
import { at } from '../../testing/index.ts';
import type { CreatureEntry } from '../content/types/creature.ts';
import { attentionDonjon } from '../system.ts';

const MISS = [1, 1];

describe('IA Tir', () => {
  test('[AD1-IA-08] in contact with a free square at a distance in its zone: it steps, then shoots at Difficulty 2', () => {
    const { find, of } = groupTurn(
      { heroes: [{ ...plain, at: [1, 0] }], creatures: [{ id: 'gobelin-archer', at: [0, 0] }] },
      { dice: [MISS] },
    );
    expect(of('figureMoved')).toMatchObject([{ how: 'pas' }]);
    expect(find('gobelin-archer-1').cell).toBe(at([3, 0]));
    expect(of('rollAnnounced')).toMatchObject([{ purpose: 'attaque', trait: 'tir', dice: 2, difficulty: 2 }]);
  });

  test('[AD1-IA-08] the target of lowest Difficulty, then of lowest Endurance', () => {
    const heroes = [
      { ...plain, at: [8, 1], traits: { vigueur: 1 } },
      { ...plain, at: [4, 0] },
      { ...plain, at: [4, 2], traits: { vigueur: 2 } },
    ] as const;
    const { of } = groupTurn(
      { drawing: ROW, heroes, creatures: [{ id: 'gobelin-archer', at: [0, 1] }] },
      { dice: [MISS] },
    );
    // The first hero stands two zones away: Difficulty 3 whatever its Endurance.
    expect(of('targetChosen')).toMatchObject([
      {
        target: 'h3',
        why: [
          { label: 'difficulte', value: 2 },
          { label: 'endurance', value: 1 },
        ],
      },
    ]);
    expect(of('figureMoved')).toHaveLength(0);
  });

  test('[AD1-IA-08] nobody to shoot at: it moves to where the shot is easiest, in a zone without enemies, then shoots', () => {
    const walled = ['...........', '.aa#bbbbcc.', '.aaaabbbcc.', '...........'].join('\n');
    const { find, of } = groupTurn(
      { drawing: walled, heroes: [{ ...plain, at: [8, 0] }], creatures: [{ id: 'gobelin-archer', at: [0, 0] }] },
      { dice: [MISS] },
    );
    expect(of('actionSpent').map((e) => e.action)).toEqual(['mouvement', 'standard']);
    expect(of('pathChosen')[0]).toMatchObject({
      why: [{ label: 'difficulte', value: 2 }],
      rules: ['AD1-IA-08', 'AD1-IA-15'],
    });
    // Difficulty 2 from the next zone, which holds no enemy; 3 from its own.
    expect(find('gobelin-archer-1').cell).toBe(at([3, 0]));
  });

  test('[AD1-IA-08] of equal shots, the one from a zone without enemies', () => {
    const { of } = groupTurn(
      {
        drawing: framed('bbbbb', '##b##', '##a##', 'aaaaa'),
        heroes: [{ ...plain, at: [2, 0] }],
        creatures: [{ id: 'gobelin-archer', at: [0, 3] }],
      },
      { dice: [MISS] },
    );
    // The ends of the hero’s own zone would do as well, and stand first in reading order.
    expect(of('pathChosen')).toMatchObject([
      {
        to: at([2, 2]),
        why: [
          { label: 'difficulte', value: 2 },
          { label: 'zone-tenue', value: 0 },
        ],
      },
    ]);
    expect(of('rollAnnounced')).toMatchObject([{ purpose: 'attaque', difficulty: 2 }]);
  });

  test('[AD1-IA-08] in contact, it does not step to where nobody is in sight', () => {
    const { of } = groupTurn(
      {
        drawing: framed('aa', '#a', '#a', '#a'),
        heroes: [{ ...plain, at: [0, 0] }],
        creatures: [
          { id: 'gobelin-archer', at: [1, 0] },
          { id: 'zombie', at: [1, 2] },
        ],
      },
      { dice: [MISS] },
    );
    expect(of('figureMoved')).toEqual([]);
    expect(of('rollAnnounced')).toMatchObject([{ difficulty: 4 }]);
  });

  test('[AD1-IA-08] [AD1-IA-14] contact that cannot be avoided: the attack of lower Difficulty, close or ranged', () => {
    const cell = ['....', '.aa.', '....'].join('\n');
    const strike = (melee: number) =>
      groupTurn(
        {
          drawing: cell,
          heroes: [{ ...plain, at: [1, 0], traits: { melee } }],
          creatures: [{ id: 'squelette-archer', at: [0, 0] }],
        },
        { dice: [melee > 8 ? MISS : [1]] },
      ).of('attackDeclared');
    // Parade 1 against a shot at 4 in contact; then Parade 5.
    expect(strike(2)).toMatchObject([{ attack: 'dague' }]);
    expect(strike(9)).toMatchObject([{ attack: 'arc' }]);
  });

  test('[AD1-IA-08] without a close attack it shoots in contact', () => {
    const cell = ['....', '.aa.', '....'].join('\n');
    const { of } = groupTurn(
      { drawing: cell, heroes: [{ ...plain, at: [1, 0] }], creatures: [{ id: 'gobelin-archer', at: [0, 0] }] },
      { dice: [MISS] },
    );
    expect(of('rollAnnounced')).toMatchObject([{ difficulty: 4 }]);
  });

  test('[AD1-BEST-08] the bolt of the mage rolls Arcane with the surcharges of Tir', () => {
    const { of } = groupTurn(
      { drawing: PAIR, heroes: [{ ...plain, at: [5, 1] }], creatures: [{ id: 'mage-gobelin', at: [0, 1] }] },
      { dice: [[1, 1, 1]] },
    );
    expect(of('rollAnnounced')).toMatchObject([{ trait: 'arcane', dice: 3, difficulty: 2 }]);
  });
});

describe('several attacks on a profile', () => {
  test('[AD1-IA-14] the first attack that is legal is used, once', () => {
    const shoot = groupTurn(
      { drawing: PAIR, heroes: [{ ...plain, at: [4, 1] }], creatures: [{ id: 'diablotin', at: [0, 1] }] },
      { dice: [MISS] },
    );
    expect(shoot.of('attackDeclared')).toMatchObject([{ attack: 'boule-de-braise' }]);
    expect(shoot.of('attackDeclared')).toHaveLength(1);
    expect(shoot.of('actionSpent').map(({ action }) => action)).toEqual(['standard']);
  });

  test('[AD1-IA-14] a bow, then a dagger, the target adjacent: the bow, at Difficulty 4, unless IA Tir picks the dagger', ({
    onTestFinished,
  }) => {
    const creatures = attentionDonjon.content.creatures as Record<string, CreatureEntry>;
    creatures.guetteur = { ...attentionDonjon.content.creatures['squelette-archer']!, id: 'guetteur', ai: 'melee' };
    onTestFinished(() => {
      delete creatures.guetteur;
    });
    const attacks = (id: string, dice: readonly number[]) => {
      const given = { drawing: framed('aa'), heroes: [{ ...plain, at: [1, 0] as const }] };
      const { of } = groupTurn({ ...given, creatures: [{ id, at: [0, 0] }] }, { dice: [dice] });
      return [of('attackDeclared').map(({ attack }) => attack), of('rollAnnounced').map((e) => e.difficulty)];
    };
    expect(attacks('guetteur', [1, 1])).toEqual([['arc'], [4]]);
    expect(attacks('squelette-archer', [1])).toEqual([['dague'], [1]]);
  });

  test('[AD1-IA-14] in contact too, where a later one would be legal as well', () => {
    const { of } = groupTurn(
      { heroes: [{ ...plain, at: [1, 0] }], creatures: [{ id: 'diablotin', at: [0, 0] }] },
      { dice: [MISS] },
    );
    expect(of('attackDeclared')).toMatchObject([{ attack: 'boule-de-braise' }]);
  });
});
