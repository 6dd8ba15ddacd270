import { makeMove } from '@souterrain/crawl/movement';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { act, blow, jetOf } from '../../../testing/combat.ts';
import { dealt, fallen, type GivenHero, on, play, type Scene, scene } from '../../../testing/index.ts';
import { armureTerms, totalOf } from '../../figures/values.ts';
import type { AD2State } from '../../state.ts';
import type { DommagesSource } from '../../world/source.ts';

const MAGE: GivenHero = {
  heroisme: 0,
  arcane: 'as-trefle',
  talents: ['aura-des-arcanes'],
  traits: { savoir: 3, arcane: 2 },
};
const HALVES = ['......', '.aabb.', '.aabb.', '......'].join('\n');
const ally = (x: number, more: GivenHero = {}): GivenHero => ({ heroisme: 0, at: [x, 0], ...more });
const aura = (
  heroes: readonly GivenHero[],
  card: Parameters<typeof dealt>[0][string],
  script: Parameters<typeof act>[2],
  more: Scene = {},
) =>
  act(
    { drawing: HALVES, heroes, ...more, state: { ...dealt({ h1: card }), ...more.state } },
    'aura-des-arcanes',
    script,
  );
const armure = (state: AD2State, who: string): number =>
  totalOf(armureTerms(on(state), state.figures.find(({ id }) => id === who)!, {} as DommagesSource));

test('[AD2-XCRO-09][AD2-ARCA-15][AD2-EFF-18] what follows its owner ends with him', () => {
  const until = { in: 'turn', of: 'h1', edge: 'start', since: 1 } as const;
  const marks = [
    { id: 'halo', until },
    { id: 'aura-carreau', until, value: 2 },
  ];
  const given: Scene = { heroes: [{ ...MAGE, marks }, ally(1)] };
  expect([armure(scene(given), 'h2'), armure(scene(fallen(given, 'h1')), 'h2')]).toEqual([3, 0]);
});

describe('Aura des Arcanes', () => {
  test('[AD2-ARCA-10] Savoir/Arcane 6, whatever the suit', () => {
    const { of } = aura([MAGE], '4-pique', { dice: [[4, 3, 1]] });
    expect(of('jetSettled')[0]).toMatchObject({
      best: 4,
      base: 6,
      reussites: 0,
      used: 0,
      result: 6,
      success: true,
      surplus: 0,
    });
    expect(aura([MAGE], '4-pique', { dice: [[3, 3, 1]] }).find('h1').marks).toEqual([]);
  });

  test('[AD2-ARCA-11] Coeur: nothing by itself; each Réussite heals all those in the aura', () => {
    const heroes = [
      { ...MAGE, sante: 2 },
      ally(1, { sante: 2 }),
      ally(3, { sante: 2 }),
      ...[0, 1].map((x) => ally(x, { sante: 2, at: [x, 1] })),
    ];
    const { find } = aura(heroes, '4-coeur', { dice: [[6, 3, 1]], decisions: ['garder', 'acheter-1'] });
    expect(['h1', 'h2', 'h3', 'h4', 'h5'].map((id) => find(id).sante)).toEqual([3, 3, 2, 3, 3]);
    const none = aura(heroes, '4-coeur', { dice: [[4, 3, 1]] });
    expect(none.find('h2').sante).toBe(2);
  });

  test('[AD2-ARCA-12] [AD2-NOT-12] Carreau: Armure 1, and 1 more for a Réussite, until his next turn', () => {
    const { state, find } = aura([MAGE, ally(1), ally(3)], '4-carreau', {
      dice: [[6, 3, 1]],
      decisions: ['garder', 'acheter-1'],
    });
    expect(['h1', 'h2', 'h3'].map((id) => armure(state, id))).toEqual([2, 2, 0]);
    expect(find('h1').marks[0]!.until).toMatchObject({ in: 'turn', of: 'h1', edge: 'start' });
  });

  test('[AD2-ARCA-13] Pique: one die more on the actions of those in it, not on what they resist', () => {
    const heroes = [MAGE, ally(1, { items: ['epee'], traits: { force: 3 } })];
    const creatures = [{ id: 'ogre', at: [1, 1] as const }];
    const { state } = aura(heroes, '4-pique', { dice: [[4, 3, 1]] }, { creatures });
    const attack = blow(state, { by: 'h2', on: 'ogre-1', with: 'epee' }, { dice: [[1, 1, 1, 2]] });
    expect(attack.of('jetAnnounced')[0]!.dice).toBe(4);
    const defends = blow(
      state,
      { by: 'ogre-1', on: 'h2', with: 'massue' },
      { dice: [[6, 1]], decisions: ['garder', 'terminer'] },
    );
    expect(defends.of('jetAnnounced')[0]!.dice).toBe(2);
    for (const purpose of ['esquive', 'epreuve', 'etat'] as const)
      expect(jetOf(state, { who: 'h2', purpose }, { dice: [[5, 1]] }).of('jetAnnounced')[0]!.dice, purpose).toBe(2);
  });

  test('[AD2-ARCA-14] Trèfle: their attacks may buy Perforation 1', () => {
    const heroes = [MAGE, ally(1, { items: ['epee'], traits: { force: 3 } })];
    const creatures = [{ id: 'ogre', at: [1, 1] as const }];
    const { state } = aura(heroes, '4-trefle', { dice: [[4, 3, 1]] }, { creatures });
    const { value } = blow(
      state,
      { by: 'h2', on: 'ogre-1', with: 'epee' },
      { dice: [[6, 1, 1]], decisions: ['garder', 'acheter-2'] },
    );
    expect(value.lost).toBe(2);
    const statues = [{ id: 'statue-gardienne', at: [1, 1] as const }];
    const stone = aura(heroes, '4-trefle', { dice: [[4, 3, 1]] }, { creatures: statues });
    const chipped = blow(
      stone.state,
      { by: 'h2', on: 'statue-gardienne-1', with: 'epee' },
      { dice: [[6, 1, 1]], decisions: ['garder', 'acheter-2'] },
    );
    // Dommages 2, Armure 2 less 1.
    expect(chipped.value.lost).toBe(1);
  });

  test('[AD2-EFF-07] [AD2-BONUS-05] of two auras of one suit the higher counts, two suits both do', () => {
    const creatures = [{ id: 'ogre', at: [1, 1] as const }];
    const spread = (...cards: readonly [suit: string, value: number][]) =>
      scene({
        drawing: HALVES,
        heroes: [
          ally(1, { items: ['epee'], traits: { force: 3 } }),
          ...cards.map(([suit, value], i) => ({
            ...MAGE,
            at: [0, i] as const,
            marks: [{ id: `aura-${suit}`, until: { in: 'removed' as const }, value }],
          })),
        ],
        creatures,
      });
    const carreaux = spread(['carreau', 1], ['carreau', 2]);
    expect(['h1', 'h2', 'h3'].map((id) => armure(carreaux, id))).toEqual([2, 2, 2]);
    expect(armure(spread(['carreau', 1], ['carreau', 1]), 'h1')).toBe(1);
    const attack = (state: AD2State, faces: number[], decisions: string[] = []) =>
      blow(state, { on: 'ogre-1', with: 'epee' }, { dice: [faces], decisions });
    expect(attack(spread(['pique', 1], ['pique', 1]), [1, 1, 1, 2]).of('jetAnnounced')[0]!.dice).toBe(4);
    const trefles = attack(spread(['trefle', 1], ['trefle', 1]), [6, 1, 1], ['garder', 'acheter-2']);
    expect(trefles.asked.at(-1)!.options.map(({ id }) => id)).toEqual(['acheter-1', 'acheter-2', 'terminer']);
    const mixed = spread(['pique', 1], ['carreau', 1]);
    expect([armure(mixed, 'h1'), attack(mixed, [1, 1, 1, 2]).of('jetAnnounced')[0]!.dice]).toEqual([1, 4]);
  });

  test('[AD2-ARCA-15] on a joker the player chooses; the aura follows its caster and helps no monster', () => {
    const creatures = [{ id: 'captive', at: [0, 1] as const, camp: 'heros' as const }];
    const { state } = aura(
      [MAGE, ally(1), ally(3)],
      'joker-1',
      { dice: [[4, 3, 1]], decisions: ['couleur-carreau'] },
      { creatures },
    );
    expect(['h1', 'h2', 'h3', 'captive-1'].map((id) => armure(state, id))).toEqual([1, 1, 0, 0]);
    const moved = play(state, (g, find) => makeMove(g, find('h1'), { to: cellAt(2, 0), kind: 'classique' }));
    expect(['h1', 'h2', 'h3'].map((id) => armure(moved.state, id))).toEqual([1, 0, 1]);
  });
});
