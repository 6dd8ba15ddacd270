import { describe, expect, test } from 'vitest';
import { blow, turnOf } from '../../testing/combat.ts';
import { framed } from '../../testing/drawing.ts';
import { play, type Scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { CreatureEntry } from '../content/types/creature.ts';
import { attentionDonjon } from '../system.ts';
import type { Feature } from '../world/features.ts';
import { freeAttack } from './free-attack.ts';

const plain = { heroisme: 0 };
const bright: Feature = { id: 'aube-claire', rule: 'AD1-BEST-01', dice: () => 1, mode: () => 'beni' };
know(bright);

describe('the attack roll', () => {
  test('[AD1-COMBAT-08] [AD1-COMBAT-09] is of the skill of the weapon', () => {
    const given: Scene = {
      heroes: [{ ...plain, traits: { melee: 2, tir: 3, lancer: 4 }, items: ['epee', 'arc-court', 'hache-de-lancer'] }],
      creatures: [{ id: 'orque', at: [3, 0] }],
    };
    const rolled = (attack: string, count: number) =>
      blow(given, { on: 'orque-1', with: attack }, { dice: [Array<number>(count).fill(1)] })
        .of('rollAnnounced')
        .map(({ trait, dice }) => [trait, dice]);
    expect([rolled('epee', 2), rolled('arc-court', 3), rolled('hache-de-lancer-lancee', 4)]).toEqual([
      [['melee', 2]],
      [['tir', 3]],
      [['lancer', 4]],
    ]);
  });

  test('[AD1-GRID-09] a lance has no Couvert to fear', () => {
    const wall: Scene = {
      drawing: framed('aaaMaa'),
      legend: { M: { zone: 'a', feature: 'muret' } },
      heroes: [{ ...plain, traits: { melee: 3, tir: 3 }, items: ['lance', 'arc-court'], at: [0, 0] }],
      creatures: [{ id: 'orque', at: [5, 0] }],
    };
    const dice = (attack: string, count: number) =>
      blow(wall, { on: 'orque-1', with: attack }, { dice: [Array<number>(count).fill(1)] }).of('rollAnnounced')[0]
        ?.dice;
    expect([dice('lance', 3), dice('arc-court', 2)]).toEqual([3, 2]);
  });

  test('[AD1-BEST-01] each attack of a creature has its own value', ({ onTestFinished }) => {
    const creatures = attentionDonjon.content.creatures as Record<string, CreatureEntry>;
    const [axe] = attentionDonjon.content.creatures.orque!.attacks;
    creatures.ambidextre = {
      ...attentionDonjon.content.creatures.orque!,
      id: 'ambidextre',
      attacks: [
        { ...axe!, id: 'droite', value: 3 },
        { ...axe!, id: 'gauche', value: 1 },
      ],
    };
    onTestFinished(() => {
      delete creatures.ambidextre;
    });
    const given: Scene = { heroes: [plain], creatures: [{ id: 'ambidextre', at: [1, 0] }] };
    const announced = (attack: string, count: number) =>
      blow(given, { by: 'ambidextre-1', on: 'h1', with: attack }, { dice: [Array<number>(count).fill(1)] }).of(
        'rollAnnounced',
      )[0]?.sums?.[0]?.terms;
    expect(announced('droite', 3)).toMatchObject([{ label: 'melee', value: 3 }]);
    expect(announced('gauche', 1)).toMatchObject([
      { label: 'melee', value: 3 },
      { label: 'gauche', value: -2 },
    ]);
  });

  test('[AD1-BEST-01] what an attack has of its own acts on its rolls alone', ({ onTestFinished }) => {
    const creatures = attentionDonjon.content.creatures as Record<string, CreatureEntry>;
    const [axe] = attentionDonjon.content.creatures.orque!.attacks;
    creatures.elu = {
      ...attentionDonjon.content.creatures.orque!,
      id: 'elu',
      attacks: [axe!, { ...axe!, id: 'hache-benie', features: ['aube-claire'] }],
    };
    onTestFinished(() => {
      delete creatures.elu;
    });
    const given: Scene = { heroes: [{ ...plain, traits: { melee: 6 } }], creatures: [{ id: 'elu', at: [1, 0] }] };
    const settled = (attack: string, faces: readonly number[]) =>
      blow(given, { by: 'elu-1', on: 'h1', with: attack }, { dice: [faces] }).of('rollSettled')[0];
    expect(settled('hache', [3, 2, 2])).toMatchObject({ mode: 'ordinary', total: 0 });
    expect(settled('hache-benie', [3, 2, 2, 2])).toMatchObject({ mode: 'blessed', total: 1 });
  });

  test('[AD1-Q-16] [AD1-COMBAT-29] where its Seuil counts, the sixes of a hit are worth gambling', () => {
    const duel = (attackMargin: 'yes' | 'no'): Scene => ({
      heroes: [{ ...plain, traits: { melee: 3 }, items: ['epee'] }],
      creatures: [{ id: 'orque', at: [1, 0] }],
      variants: { attackMargin },
    });
    const dice = [
      [6, 4, 2],
      [1, 1, 1],
    ];
    const slash = { on: 'orque-1', with: 'epee' };
    expect(blow(duel('no'), slash, { dice }).asked).toEqual([]);
    expect(blow(duel('yes'), slash, { dice, decisions: ['garder'] }).asked).toMatchObject([{ id: 'coup-de-poker' }]);
  });

  test('[AD1-Q-16] a Seuil of 0 or 1 neither adds nor takes a die', () => {
    const given: Scene = {
      heroes: [{ ...plain, traits: { melee: 3 }, items: ['epee'] }],
      creatures: [{ id: 'orque', at: [1, 0] }],
      variants: { attackMargin: 'yes' },
    };
    const terms = (faces: readonly number[]) =>
      blow(given, { on: 'orque-1', with: 'epee' }, { dice: [faces, [1, 1, 1]] }).of('rollAnnounced')[1]?.sums?.[0]
        ?.terms;
    expect(terms([4, 4, 2])).toMatchObject([{ label: 'force', value: 3 }]);
    expect(terms([4, 4, 4])).toMatchObject([{ label: 'force', value: 3 }]);
  });
});

describe('what the turn remembers', () => {
  const given = (turn: string): Scene => ({
    heroes: [
      { ...plain, items: ['epee'], at: [0, 0] },
      { ...plain, at: [5, 5] },
    ],
    creatures: [{ id: 'orque', at: [1, 0] }],
    state: { turn: turnOf(turn) },
  });

  test('[AD1-TURN-17] a free attack is no attack of the turn', () => {
    const { state } = play(given('h1'), (g, find) => freeAttack(g, find('h1'), find('orque-1')), {
      decisions: ['attaquer-epee'],
      dice: [[1, 2]],
    });
    expect(state.turn?.flags).toEqual([]);
  });

  test('[AD1-TURN-17] nor is the attack of somebody else', () => {
    const slash = { on: 'orque-1', with: 'epee', how: 'talent' } as const;
    expect(blow(given('h2'), slash, { dice: [[1, 2]] }).state.turn?.flags).toEqual([]);
    expect(blow(given('h1'), slash, { dice: [[1, 2]] }).state.turn?.flags).toEqual(['attaque', 'melee']);
  });
});
