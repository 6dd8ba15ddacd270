import { rearrange } from '@souterrain/crawl/items';
import { groupTurn as turnOfGroup } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { blow } from '../../testing/combat.ts';
import { groupTurn, PAIR, ROW } from '../../testing/groups.ts';
import { dealt, type GivenHero, play, type Scene, scene } from '../../testing/index.ts';
import { alone, plain } from '../../testing/jets.ts';
import { attacksOf } from '../combat/attacks.ts';
import { attentionDonjon2 } from '../system.ts';
import { hardness } from './effort.ts';

type Spot = readonly [number, number];
const hero = (spot: Spot, more: GivenHero = {}): GivenHero => ({ ...plain, at: spot, ...more });
const rat = (spot: Spot, marks: string[] = []) => ({ id: 'homme-rat', at: spot, marks });
const spent = (ran: ReturnType<typeof groupTurn>) => ran.of('actionSpent').map(({ action }) => action);
const struck = (ran: ReturnType<typeof groupTurn>) =>
  ran.of('enemyActed').map(({ figure, action }) => [figure, action]);
const SAFE = [5, 5];

describe('what a monster does in its activation', () => {
  test('[AD2-MON-15] [AD2-IA-01] [AD2-ENN-21] two Actions: it moves into contact and strikes, or moves twice', () => {
    const near = groupTurn({ drawing: ROW, heroes: [hero([5, 1])], creatures: [rat([0, 1])] }, { dice: [SAFE] });
    expect(spent(near)).toEqual(['mouvement', 'standard']);
    for (const x of [8, 11]) {
      const far = groupTurn({ drawing: ROW, heroes: [hero([x, 1])], creatures: [rat([0, 1])] });
      expect(spent(far)).toEqual(['mouvement', 'mouvement']);
    }
    expect(attentionDonjon2.content.profileNamed('homme-rat').ai).toBe('melee');
  });

  test('[AD2-MON-01] the figures of a group share a profile and a card, and activate together', () => {
    const creatures = [rat([1, 0]), rat([1, 1]), { ...rat([1, 2]), group: 'g-autre' }];
    const ran = play(
      {
        heroes: [hero([0, 1])],
        creatures,
        state: dealt({ 'g-homme-rat': '9-pique', 'g-autre': '8-pique', h1: '7-pique' }),
      },
      function* (g) {
        yield* turnOfGroup(g, g.state.order[0]!);
      },
      { dice: [4, 4] },
    );
    expect(ran.of('groupTurnStarted')).toMatchObject([{ figures: ['homme-rat-1', 'homme-rat-2'] }]);
    expect(ran.of('enemyActed').map(({ by }) => by)).toEqual(['homme-rat-1', 'homme-rat-2']);
    // Once they have all fallen, those of the same profile do not act in their stead.
    const state = scene({ heroes: [hero([0, 1])], creatures, state: dealt({ 'g-homme-rat': '9-pique' }) });
    const figures = state.figures.map((f) => (f.group === 'g-homme-rat' ? { ...f, status: 'mort' as const } : f));
    const over = play({ ...state, figures }, (g) => turnOfGroup(g, g.state.order[0]!));
    expect([over.of('initiativeLost').length, over.of('groupTurnStarted')]).toEqual([1, []]);
    // Each is worth what the one profile says.
    expect(ran.of('jetAnnounced').map(({ difficulty }) => difficulty)).toEqual([4, 4]);
  });

  test('[AD2-Q-28] two Actions, or one movement at most', () => {
    const variants = { groupActionCount: 'one' } as const;
    const out = { drawing: ROW, heroes: [hero([11, 1])], creatures: [rat([0, 1])] };
    expect(spent(groupTurn(out))).toEqual(['mouvement', 'mouvement']);
    const far = groupTurn({ ...out, variants });
    expect(spent(far)).toEqual(['mouvement']);
    const near = groupTurn(
      { drawing: ROW, heroes: [hero([5, 1])], creatures: [rat([0, 1])], variants },
      { dice: [SAFE] },
    );
    expect(spent(near)).toEqual(['mouvement', 'standard']);
  });

  test('[AD2-IA-02] IA Mêlée with IA Attaque blessé: the lowest Santé of those it can attack', () => {
    const heroes = [hero([1, 0], { sante: 5 }), hero([2, 2], { sante: 3 })];
    const ran = groupTurn({ heroes, creatures: [rat([0, 0])] }, { dice: [SAFE], decisions: ['case-1-1'] });
    expect(struck(ran)).toEqual([['h2', 'frappe']]);
    // One zone away without anybody in reach: both may be attacked, the weaker is.
    const apart = [hero([3, 0], { sante: 5 }), hero([3, 2], { sante: 3 })];
    const chosen = groupTurn(
      { drawing: PAIR, heroes: apart, creatures: [rat([0, 0])] },
      { dice: [SAFE], decisions: ['case-3-1'] },
    );
    expect(struck(chosen)).toEqual([['h2', 'frappe']]);
    // A weaker one out of its reach does not draw it away.
    const far = [hero([1, 0], { sante: 5 }), hero([11, 0], { sante: 1 })];
    expect(struck(groupTurn({ drawing: ROW, heroes: far, creatures: [rat([0, 0])] }, { dice: [SAFE] }))).toEqual([
      ['h1', 'frappe'],
    ]);
  });

  test('[AD2-IA-04] with a target in reach it never leaves a zone that holds active heroes', () => {
    const heroes = [hero([1, 1], { sante: 6 }), hero([5, 2], { sante: 1 })];
    const ran = groupTurn({ drawing: PAIR, heroes, creatures: [rat([0, 1])] }, { dice: [SAFE] });
    expect(struck(ran)).toEqual([['h1', 'frappe']]);
    expect(spent(ran)).toEqual(['standard']);
    // Nobody holds its zone: it may leave it for the weaker one.
    const beyond = [hero([3, 0], { sante: 6 }), hero([5, 2], { sante: 1 })];
    const free = groupTurn(
      { drawing: PAIR, heroes: beyond, creatures: [rat([2, 0])] },
      { dice: [SAFE], decisions: ['case-4-1'] },
    );
    expect([spent(free), struck(free)]).toEqual([['mouvement', 'standard'], [['h2', 'frappe']]]);
  });

  test('[AD2-IA-04][AD2-IA-01] nor does IA Attaque blessé alone: it steps beside the weakest from its own zone', () => {
    const heroes = [hero([0, 1], { sante: 6 }), hero([3, 0], { sante: 1 })];
    const ran = groupTurn(
      { drawing: PAIR, heroes, creatures: [{ id: 'araignee-geante', at: [0, 0] }] },
      { dice: [SAFE], decisions: ['case-2-0'] },
    );
    expect([ran.of('figureMoved')[0]!.how, struck(ran)]).toEqual(['pas', [['h2', 'crochets']]]);
  });

  test('[AD1-TMAG-10][AD2-IA-04][AD1-IA-11][AD2-ETAT-26] a jester draws only those who could come to strike him', () => {
    const aim = (at: Spot, creature: { id: string; marks?: string[] }, dice: number[]) => {
      const heroes = [hero(at), hero([5, 2], { marks: ['bouffon'] })];
      return struck(groupTurn({ drawing: PAIR, heroes, creatures: [{ at: [2, 0], ...creature }] }, { dice: [dice] }));
    };
    // A hero holds its zone, it keeps that zone, or it has one Action alone.
    expect(aim([1, 0], { id: 'homme-rat' }, SAFE)).toEqual([['h1', 'frappe']]);
    expect(aim([3, 0], { id: 'chevalier-noir' }, SAFE)).toEqual([['h1', 'espadon']]);
    expect(aim([3, 0], { id: 'homme-rat', marks: ['sonne'] }, [5, 5, 5])).toEqual([['h1', 'frappe']]);
  });

  test('[AD2-IA-04] IA Lâche in flight leaves it all the same', () => {
    const heroes = [hero([0, 0], { reactions: 0 }), hero([0, 1], { reactions: 0 })];
    const ran = groupTurn(
      { drawing: PAIR, heroes, creatures: [{ id: 'gobelin', at: [2, 0] }] },
      { decisions: ['case-5-2'] },
    );
    expect([struck(ran), ran.find('gobelin-1').marks]).toMatchObject([[], [{ id: 'en-fuite' }]]);
    expect(ran.of('figureMoved')[0]).toMatchObject({ figure: 'gobelin-1', how: 'classique' });
  });

  test('[AD2-IA-03] among equals, the one who throws fewest dice with its Compétence', () => {
    const heroes = [
      hero([1, 0], { traits: { agilite: 2, melee: 2 } }),
      hero([0, 1], { traits: { agilite: 3, melee: 0 } }),
    ];
    const given: Scene = { heroes, creatures: [{ id: 'homme-rat', at: [0, 0] }] };
    const values = play(given, function* (g, find) {
      const attacker = find('homme-rat-1');
      const [attack] = attacksOf(g, attacker);
      return ['h1', 'h2'].map((id) =>
        hardness(g, { attacker, attack: attack!, target: find(id), from: attacker.cell }),
      );
    }).value;
    expect(values).toEqual([4, 3]);
    expect(struck(groupTurn(given, { dice: [[5, 5, 5]] }))).toEqual([['h2', 'frappe']]);
  });

  test('[AD2-IA-05] [AD2-ETAT-11] the unconscious are spared while somebody else is near', () => {
    const out = hero([1, 0], { sante: 1, marks: ['inconscient'] });
    const ran = groupTurn(
      { drawing: PAIR, heroes: [out, hero([4, 1])], creatures: [rat([0, 0])] },
      { dice: [SAFE], decisions: ['case-3-1'] },
    );
    expect(struck(ran)).toEqual([['h2', 'frappe']]);
    expect(struck(groupTurn({ heroes: [out], creatures: [rat([0, 0])] }, { dice: [5] }))).toEqual([['h1', 'frappe']]);
  });

  test('[AD2-IA-05][AD2-ETAT-11] somebody two zones away spares them nothing', () => {
    const out = hero([1, 0], { marks: ['inconscient'] });
    const far = { drawing: ROW, heroes: [out, hero([7, 1])], creatures: [rat([0, 0])] };
    expect(struck(groupTurn(far, { dice: [5] }))).toEqual([['h1', 'frappe']]);
  });

  test('[AD2-IA-07] the first action that has a target, within its limits', () => {
    const heroes = [hero([1, 0], { santeMax: 20 })];
    const creatures = [{ id: 'demon-des-fosses', at: [0, 0] as const }];
    const first = groupTurn({ heroes, creatures }, { dice: [[6, 5]], decisions: ['garder', 'terminer'] });
    expect(struck(first)[0]![1]).toMatch(/^explosion/);
    expect(first.find('demon-des-fosses-1').used.scenario).toHaveLength(1);
    const second = play(first.state, (g) => playAgain(g), { dice: [[5, 5]] });
    expect(second.of('enemyActed')).toMatchObject([{ action: 'fouet-de-feu' }]);
    // Out of the area, in reach of the whip.
    const away = groupTurn(
      { drawing: PAIR, heroes: [hero([3, 0])], creatures: [{ id: 'demon-des-fosses', at: [0, 2] }] },
      { dice: [[6, 5]], decisions: ['garder'] },
    );
    expect(struck(away)).toEqual([['h1', 'fouet-de-feu']]);
  });

  test('[AD2-ARCA-18] Leurré: whoever deceived it is not its target in its next activation', () => {
    const lured = { ...rat([0, 0]), marks: [{ id: 'leurre', until: { in: 'removed' as const }, by: 'h1' }] };
    const alone1 = groupTurn({ heroes: [hero([1, 0])], creatures: [lured] });
    expect(struck(alone1)).toEqual([]);
    expect(alone1.find('homme-rat-1').marks).toEqual([]);
    const other = groupTurn(
      { heroes: [hero([1, 0], { sante: 1 }), hero([0, 1])], creatures: [lured] },
      { dice: [SAFE] },
    );
    expect(struck(other)).toEqual([['h2', 'frappe']]);
  });

  test('[AD2-XROUND-12] the controller plays the group, and the target’s own player rolls', () => {
    const heroes = [hero([1, 0]), hero([0, 1])];
    const ran = groupTurn(
      { heroes, creatures: [{ id: 'ogre', at: [0, 0] }] },
      { decisions: ['viser-h2'], dice: [SAFE] },
    );
    expect(ran.asked.map(({ id, seat }) => [id, seat])).toEqual([['cible-du-groupe', 0]]);
    expect(ran.of('jetAnnounced')).toMatchObject([{ figure: 'h2' }]);
    const lucky = groupTurn(
      { heroes, creatures: [{ id: 'ogre', at: [0, 0] }] },
      { decisions: ['viser-h2', 'garder', 'annuler-un-dommage'], dice: [[6, 5]] },
    );
    expect(lucky.asked.map(({ id, seat }) => [id, seat])).toEqual([
      ['cible-du-groupe', 0],
      ['coup-de-poker', 1],
      ['annuler', 1],
    ]);
  });
});

test('[AD2-MON-16] monster against monster: the target compares', () => {
  const given: Scene = {
    heroes: [plain],
    creatures: [
      { id: 'ogre', at: [1, 1], camp: 'heros' },
      { id: 'gobelin', at: [1, 2] },
    ],
  };
  const ran = blow(given, { by: 'ogre-1', on: 'gobelin-1', with: 'massue' });
  expect(ran.of('resistedWithoutDice')).toMatchObject([
    { figure: 'gobelin-1', value: 4, difficulty: 6, success: false },
  ]);
  expect(ran.of('santeLost')[0]!.sums![0]).toMatchObject({ total: 5 });
  // Physique, whatever the Volonté.
  const rats = { ...given, creatures: [given.creatures![0]!, rat([1, 2])] };
  const other = blow(rats, { by: 'ogre-1', on: 'homme-rat-1', with: 'massue' });
  expect(other.of('resistedWithoutDice')).toMatchObject([{ value: 4 }]);
  expect(ran.find('gobelin-1').status).toBe('mort');
});

test('[AD2-XCOMB-19] re-equipping: each enemy makes its first ATT/CAC action at once', () => {
  const given = alone(
    { traits: { agilite: 3 } },
    { creatures: [rat([1, 1]), rat([4, 4]), { id: 'mage-gobelin', at: [0, 2] }] },
  );
  const ran = play(given, (g, find) => rearrange(g, find('h1')), {
    dice: [
      [5, 1],
      [5, 1],
    ],
  });
  expect(ran.of('enemyActed').map(({ by }) => by)).toEqual(['homme-rat-1', 'homme-rat-2']);
  const jet = { attribute: 'agilite', skill: 'melee', dice: 2, difficulty: 4 };
  expect(ran.of('jetAnnounced')).toMatchObject([jet, jet]);
});

test('[AD2-XCOMB-19][AD1-TMAG-06] re-equipping: whom a rebound has felled strikes no more', () => {
  const given = alone({ marks: ['potion-de-rebond'] }, { creatures: [rat([1, 1]), rat([0, 1])] });
  const ran = play(given, (g, find) => rearrange(g, find('h1')), { dice: [1], decisions: ['cible-homme-rat-2'] });
  expect(ran.find('homme-rat-2').status).toBe('mort');
  expect(ran.of('enemyActed').map(({ by }) => by)).toEqual(['homme-rat-1']);
});

const playAgain = (g: Parameters<typeof turnOfGroup>[0]) => {
  const group = g.state.groups[0]!;
  g.state.order.push(...dealt({ [group.id]: '9-coeur' }).order);
  return turnOfGroup(g, g.state.order[0]!);
};
