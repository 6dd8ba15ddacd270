import { hasMark } from '@souterrain/crawl';
import { joinOrder } from '@souterrain/crawl/exploration';
import { makeMove, placementSteps } from '@souterrain/crawl/movement';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { act, blow, endure, offered, turnOf } from '../../../testing/combat.ts';
import { type GivenHero, play, type Scene } from '../../../testing/index.ts';
import { readingsOf, statedBy } from '../../../testing/stated.ts';
import { TREES } from '../lists.ts';
import { skillsOf } from '../skills.ts';

const PLAIN: GivenHero = { heroisme: 0 };
const rat = (x: number, y: number) => ({ id: 'homme-rat', at: [x, y] as const });
/** Two zones side by side. */
const HALVES = ['......', '.aabb.', '.aabb.', '......'].join('\n');

describe('Charge', () => {
  const charging = (flags: readonly string[]): Scene => ({
    heroes: [{ ...PLAIN, talents: ['charge'], items: ['epee'], traits: { force: 3 } }],
    creatures: [{ id: 'ogre', at: [0, 1] }],
    state: { turn: turnOf('h1', { flags: [...flags] }) },
  });

  test('[AD2-XFEL-03][AD2-XBER-07] after a move, two surplus Réussites buy Dommages +1 and Repousser', () => {
    const { of, find } = blow(
      charging(['change-de-zone']),
      { on: 'ogre-1', with: 'epee' },
      { dice: [[6, 6, 1]], decisions: ['garder', 'acheter-1', 'acheter-2', 'apres', 'case-0-2'] },
    );
    expect(of('santeLost')[0]).toMatchObject({ figure: 'ogre-1', amount: 2 });
    expect(find('ogre-1').cell).toBe(cellAt(0, 2));
    const { asked } = blow(
      charging(['change-de-zone']),
      { on: 'ogre-1', with: 'epee' },
      { dice: [[6, 6, 1]], decisions: ['garder', 'acheter-2', 'terminer', 'apres', 'case-0-2'] },
    );
    // It is not pushed twice.
    expect(asked[2]!.options.map(({ id }) => id)).toEqual(['acheter-1', 'terminer']);
  });

  test('[AD2-XFEL-03] [AD2-Q-18] a Pas de placement is no charge, even where it may enter another zone', () => {
    const charges = (x: number, kind: 'classique' | 'pas', placementStepOtherZone: 'no' | 'yes' = 'no') => {
      const given: Scene = {
        drawing: HALVES,
        heroes: [{ ...PLAIN, at: [1, 0] }],
        variants: { placementStepOtherZone },
        state: { turn: turnOf('h1') },
      };
      return play(given, function* (g, find) {
        const to = cellAt(x, 0);
        if (kind === 'pas' && !placementSteps(g, find('h1')).includes(to)) return 'refused';
        yield* makeMove(g, find('h1'), { to, kind });
        return g.state.turn!.flags.includes('change-de-zone');
      }).value;
    };
    expect([charges(2, 'classique'), charges(0, 'pas'), charges(2, 'pas')]).toEqual([true, false, 'refused']);
    expect([charges(2, 'classique', 'yes'), charges(2, 'pas', 'yes')]).toEqual([true, false]);
  });

  test('[AD2-XFEL-03] [AD2-XBER-07] one Réussite offers it; without a move, or with a bow, it pushes nobody', () => {
    const still = blow(
      charging([]),
      { on: 'ogre-1', with: 'epee' },
      { dice: [[6, 5, 1]], decisions: ['garder', 'terminer'] },
    );
    expect(still.asked.at(-1)!.options.map(({ id }) => id)).toEqual(['acheter-1', 'terminer']);
    const moved = blow(
      charging(['change-de-zone']),
      { on: 'ogre-1', with: 'epee' },
      { dice: [[6, 5, 1]], decisions: ['garder', 'terminer'] },
    );
    expect(moved.asked.at(-1)!.options.map(({ id }) => id)).toEqual(['acheter-1', 'acheter-2', 'terminer']);
    const archer = {
      ...charging(['change-de-zone']),
      heroes: [{ ...PLAIN, talents: ['charge'], items: ['arc-court'] }],
    };
    const shot = blow(
      archer,
      { on: 'ogre-1', with: 'arc-court' },
      { dice: [[6, 6]], decisions: ['garder', 'acheter-1'] },
    );
    expect(shot.asked.at(-1)!.options.map(({ id }) => id)).toEqual(['acheter-1', 'terminer']);
  });
});

describe('Rugissement', () => {
  const lion = (creatures: Scene['creatures'] & object, more: Partial<Scene> = {}): Scene => ({
    heroes: [{ ...PLAIN, talents: ['rugissement'] }],
    creatures,
    ...more,
  });

  test('[AD2-XFEL-04] [AD2-XCONV-02] Vigueur against Volonté: Secoué, and one more target for a Réussite', () => {
    // Volonté 4, and 5 of everything else.
    const leader = { id: 'leader-homme-rat', at: [0, 3] as const };
    const { find, of } = act(lion([leader, rat(1, 3)]), 'rugissement-leader-homme-rat-1', {
      dice: [[6, 1]],
      decisions: ['garder', 'acheter-1'],
    });
    expect(of('jetAnnounced')[0]).toMatchObject({ attribute: 'vigueur', dice: 2, difficulty: 4 });
    expect(hasMark(find('leader-homme-rat-1'), 'secoue')).toBe(true);
    expect(hasMark(find('homme-rat-1'), 'secoue')).toBe(true);
  });

  test('[AD2-XFEL-04] it is an Action bonus that reaches the next zone, in sight', () => {
    const given = lion([rat(2, 0)], { drawing: HALVES });
    expect(offered(given, 'rugissement')).toEqual(['rugissement-homme-rat-1']);
    expect(offered({ ...given, state: { turn: turnOf('h1', { bonus: true }) } }, 'rugissement')).toEqual([]);
  });

  test('[AD2-XFEL-05] neither those without Volonté nor those whom nothing frightens, first or added', () => {
    expect(offered(lion([{ id: 'zombie', at: [0, 3] }]), 'rugissement')).toEqual([]);
    const { asked } = act(lion([rat(0, 3), { id: 'zombie', at: [1, 3] }]), 'rugissement-homme-rat-1', {
      dice: [[6, 1]],
      decisions: ['garder'],
    });
    expect(asked.map(({ id }) => id)).toEqual(['coup-de-poker']);
  });

  test('[AD2-XCONV-08][AD2-Q-30] a tie is the roller’s, or the defender’s', () => {
    const roar = (tieOpposed: 'roller' | 'defender') =>
      act(lion([{ id: 'gobelin', at: [0, 3] }], { variants: { tieOpposed } }), 'rugissement-gobelin-1', {
        dice: [[4, 1]],
      });
    expect(hasMark(roar('roller').find('gobelin-1'), 'secoue')).toBe(true);
    expect(hasMark(roar('defender').find('gobelin-1'), 'secoue')).toBe(false);
    // An attack is no opposed test.
    const strikes = blow(
      {
        heroes: [{ ...PLAIN, items: ['epee'] }],
        creatures: [{ id: 'gobelin', at: [0, 1] }],
        variants: { tieOpposed: 'defender' },
      },
      { on: 'gobelin-1', with: 'epee' },
      { dice: [[4, 1]] },
    );
    expect(strikes.value.hit).toBe(true);
  });

  test('[AD2-Q-23] where Secoué is no more, it costs a die until the end of the Round', () => {
    const { find, state } = act(lion([rat(0, 1)], { variants: { secoueKept: 'no' } }), 'rugissement-homme-rat-1', {
      dice: [[5, 1]],
    });
    expect(hasMark(find('homme-rat-1'), 'secoue')).toBe(false);
    const { of } = blow(state, { by: 'homme-rat-1', on: 'h1', with: 'frappe' }, { dice: [[5, 4, 1]] });
    expect(of('jetAnnounced')[0]!.dice).toBe(3);
  });
});

describe('the others', () => {
  test('[AD2-XFEL-06] Odorat développé: two cards for a group it smells, one kept', () => {
    const { state } = play(
      { heroes: [{ ...PLAIN, talents: ['odorat-developpe'] }], creatures: [rat(3, 3)] },
      (g) => joinOrder(g, g.state.groups, 0),
      { cards: [['roi-pique', '3-coeur']], decisions: ['flairer-g-homme-rat', 'carte-3-coeur'] },
    );
    expect(state.order).toMatchObject([{ who: 'g-homme-rat', card: '3-coeur' }]);
    expect(state.deck.discard).toEqual(['roi-pique']);
  });

  test('[AD2-XFEL-07] Agilité féline: a failed dodge before four costs what a success would, and the move happens', () => {
    const creatures = [rat(0, 1), rat(1, 1), rat(1, 0), rat(0, 2)].map((r, i) => ({
      ...r,
      at: i === 3 ? ([0, 2] as const) : r.at,
    }));
    const drawing = ['......', '.aabb.', '.aabb.', '.aabb.', '......'].join('\n');
    const { find, value } = play(
      { drawing, heroes: [{ ...PLAIN, talents: ['agilite-feline'] }], creatures },
      (g, who) => makeMove(g, who('h1'), { to: cellAt(2, 0), kind: 'classique' }),
      { dice: [[1, 2]] },
    );
    expect(value).toBe(true);
    expect(find('h1')).toMatchObject({ cell: cellAt(2, 0), sante: 5 });
  });

  test('[AD2-XFEL-08] Griffes: always there, a die more, no hand', () => {
    expect(readingsOf('AD2-XFEL-08')).toEqual(statedBy('AD2-XFEL-08'));
    const { of } = blow(
      { heroes: [{ ...PLAIN, talents: ['griffes'], traits: { force: 2 } }], creatures: [{ id: 'ogre', at: [0, 1] }] },
      { on: 'ogre-1', with: 'griffes' },
      { dice: [[5, 1, 1]] },
    );
    // Dommages 2 & Perforation 1 against Armure 1.
    expect(of('santeLost')[0]!.amount).toBe(2);
    const wounds = [0, 1].map((hand) => ({ id: 'bras-casse', hand }));
    const armless = { heroes: [{ ...PLAIN, talents: ['griffes'], wounds }], creatures: [rat(0, 1)] };
    expect(offered(armless, 'attaquer')).toEqual(['attaquer-griffes-homme-rat-1']);
    expect(TREES.felis!.find(({ id }) => id === 'griffes')!.needs).toEqual({
      any: ['rugissement', 'odorat-developpe'],
    });
  });

  test('[AD2-XFEL-09] Fourrure impénétrable: Armure +1, and Perforation does nothing', () => {
    const heroes = [{ ...PLAIN, talents: ['fourrure-impenetrable'], items: ['armure-legere'] }];
    const { value } = endure({ heroes }, { line: 'Vigueur 5 (Dommages 3 & Perforation 2/-)' }, { dice: [[1, 2]] });
    expect(value.lost).toBe(1);
  });

  test('[AD2-XFEL-01][AD2-XFEL-02] a Félis begins with Esquive, gained or raised', () => {
    const given = { skill: 'melee', career: 'berserker', talents: [] } as const;
    expect(skillsOf({ ...given, origin: 'felis' })).toMatchObject({ esquive: 1, melee: 2 });
    expect(skillsOf({ ...given, origin: 'imperiaux' }).esquive).toBeUndefined();
  });
});
