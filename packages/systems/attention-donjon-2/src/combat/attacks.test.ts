import { describe, expect, test } from 'vitest';
import { blow, costOf, offered, turnOf } from '../../testing/combat.ts';
import { framed, ROW } from '../../testing/groups.ts';
import { type GivenHero, on, play, type Scene, scene } from '../../testing/index.ts';
import { alone, plain } from '../../testing/jets.ts';
import { breed } from '../../testing/know.ts';
import { totalOf } from '../figures/values.ts';
import { attacksOf, isRanged, reachOf } from './attacks.ts';
import { attackModifiers } from './modifiers.ts';

type Spot = readonly [number, number];
breed('sans-defense', { traits: { defense: null } });
breed('sans-reflexes', { traits: { reflexes: null } });

/** What a hero with that weapon must reach against a rat-man (Défense and Réflexes 4), others standing about. */
function difficulty(
  weapon: string,
  target: Spot,
  { from = [0, 0] as Spot, others = [] as Spot[], marks = [] as string[] } = {},
) {
  const creatures = [{ id: 'homme-rat', at: target, marks }, ...others.map((at) => ({ id: 'homme-rat', at }))];
  const given: Scene = { drawing: ROW, heroes: [{ ...plain, at: from, items: [weapon] }], creatures };
  const ran = blow(given, { on: 'homme-rat-1', with: ATTACK[weapon] ?? weapon }, { dice: [[1, 1]] });
  return ran.of('jetSettled')[0]!.difficulty;
}
const ATTACK: Readonly<Record<string, string>> = { 'hache-de-lancer': 'hache-de-lancer-lancee' };

const cost = (hero: GivenHero, dice: number[], decisions: string[] = [], id = 'ogre') => {
  const given = alone(
    { traits: { force: dice.length, agilite: dice.length, melee: 4, tir: 4 }, ...hero },
    { creatures: [{ id, at: [1, 1] }] },
  );
  const weapon = (hero.items as string[])[0]!;
  return blow(given, { on: `${id}-1`, with: weapon }, { dice: [dice], decisions }).value;
};

describe('attacks', () => {
  test('[AD2-XCOMB-01] [AD2-XCOMB-03] reach by zones: Allonge 0 is CAC, Allonge n is DST n', () => {
    const state = scene(alone({ items: ['epee'] }));
    const [sword] = attacksOf(on(state), state.figures[0]!);
    expect([sword!.line.range, reachOf(sword!.line)]).toEqual([{ kind: 'cac' }, 1]);
    const bow = scene(alone({ items: ['arc-court'] }));
    const [arrow] = attacksOf(on(bow), bow.figures[0]!);
    expect([arrow!.line.range, reachOf(arrow!.line)]).toEqual([{ kind: 'dst', zones: 2 }, 3]);
    const rats = [1, 4, 7, 10].map((x) => ({ id: 'homme-rat', at: [x, 0] as const }));
    expect(
      offered({ drawing: ROW, heroes: [{ ...plain, items: ['arc-court'] }], creatures: rats }, 'attaquer'),
    ).toEqual([
      'attaquer-arc-court-homme-rat-1',
      'attaquer-arc-court-homme-rat-2',
      'attaquer-arc-court-homme-rat-3',
      'attaquer-mains-nues-homme-rat-1',
    ]);
  });

  test('[AD2-XCOMB-02] [AD2-XROUND-08] an attack is a standard action, one a turn', () => {
    const given = alone({ items: ['epee'] }, { creatures: [{ id: 'ogre', at: [1, 1] }] });
    expect(offered(given, 'attaquer')).toHaveLength(2);
    expect(costOf(given, 'attaquer-epee-ogre-1')).toBe('standard');
    const spent = { ...given, state: { turn: turnOf('h1', { actions: 1, standard: true }) } };
    expect(offered(spent, 'attaquer')).toEqual([]);
    expect(offered(spent, 'se-mettre-sur-la-defensive')).toHaveLength(1);
  });

  test('[AD2-XCOMB-04] Force with ordinary, great and staff weapons, Agilité with light ones; always close with Mêlée', () => {
    const attribute = (weapon: string) => {
      const state = scene(alone({ items: [weapon] }));
      return attacksOf(on(state), state.figures[0]!)[0]!.line.attribute;
    };
    expect(['epee', 'arme-a-deux-mains', 'baton'].map(attribute)).toEqual(['force', 'force', 'force']);
    expect(attribute('dague')).toBe('agilite');
    const state = scene(alone({ items: ['lance'] }));
    const [spear] = attacksOf(on(state), state.figures[0]!);
    expect([spear!.line.range?.kind, isRanged(spear!)]).toEqual(['dst', false]);
  });

  test('[AD2-XCOMB-05] [AD2-ORDRE-04] one more across a border, with any reach', () => {
    expect(difficulty('epee', [1, 1])).toBe(4);
    expect(difficulty('epee', [3, 0], { from: [2, 0] })).toBe(5);
    expect(difficulty('lance', [5, 0])).toBe(5);
  });

  test('[AD2-XCOMB-06] [AD2-XCOMB-07] [AD2-XCOMB-09] shots: Réflexes, one more in contact, one more when engaged', () => {
    const state = scene(alone({ items: ['arc-court'] }));
    expect(attacksOf(on(state), state.figures[0]!)[0]!.line).toMatchObject({
      attribute: 'agilite',
      skill: { id: 'tir' },
      difficulty: { first: 'reflexes' },
    });
    expect(difficulty('arc-court', [2, 2])).toBe(4);
    const slow = alone({ items: ['arc-court'] }, { creatures: [{ id: 'zombie', at: [2, 2] }] });
    const [shot] = blow(slow, { on: 'zombie-1', with: 'arc-court' }, { dice: [[1, 1]] }).of('jetSettled');
    expect(shot).toMatchObject({ difficulty: 3 });
    expect(difficulty('arc-court', [1, 1])).toBe(6);
    expect(difficulty('arc-court', [1, 1], { marks: ['petrifie'] })).toBe(4);
    expect(difficulty('arc-court', [2, 2], { others: [[1, 0]] })).toBe(5);
  });

  test('[AD2-XCOMB-08] one more for each zone strictly between', () => {
    const given: Scene = { drawing: ROW, heroes: [plain], creatures: [{ id: 'homme-rat', at: [11, 0] }] };
    const between = play({ ...given, heroes: [{ ...plain, items: ['arc-court'] }] }, function* (g, find) {
      const [attack] = attacksOf(g, find('h1'));
      return totalOf(attackModifiers(g, find('h1'), { attack: attack!, target: find('homme-rat-1') }));
    });
    expect(between.value).toBe(2);
  });

  test('[AD2-XCOMB-10] the Dwarf tracker shoots', () => {
    expect(difficulty('arc-court', [7, 0])).toBe(5);
    expect(difficulty('arc-court', [5, 0])).toBe(4);
    expect(difficulty('arc-court', [1, 0])).toBe(6);
  });

  test('[AD2-XCOMB-11] [AD2-XCOMB-12] throws: Réflexes and one a zone, or Défense in contact', () => {
    expect(difficulty('hache-de-lancer', [5, 0])).toBe(5);
    expect(difficulty('hache-de-lancer', [2, 2])).toBe(4);
    const given = (at: Spot): Scene => ({
      drawing: ROW,
      heroes: [{ ...plain, at: [2, 0], items: ['hache-de-lancer'] }],
      creatures: [{ id: 'demon-des-fosses', at }],
    });
    const thrown = (at: Spot) =>
      blow(given(at), { on: 'demon-des-fosses-1', with: 'hache-de-lancer-lancee' }, { dice: [[1, 1]] }).of(
        'jetSettled',
      )[0]!.difficulty;
    // Défense 6 in contact, even across a border; Réflexes 7 otherwise.
    expect([thrown([1, 0]), thrown([3, 0]), thrown([0, 2])]).toEqual([6, 6, 7]);
  });

  test('[AD2-Q-09] shots may be resisted with Défense', () => {
    const given = (variants = {}): Scene => ({
      heroes: [{ ...plain, items: ['arc-court'] }],
      creatures: [{ id: 'demon-des-fosses', at: [4, 4] }],
      variants,
    });
    const aim = (variants = {}) =>
      blow(given(variants), { on: 'demon-des-fosses-1', with: 'arc-court' }, { dice: [[1, 1]] }).of('jetSettled')[0]!
        .difficulty;
    expect([aim(), aim({ rangedDifficulty: 'defense' })]).toEqual([7, 6]);
  });

  test('[AD2-XCOMB-13] cover: a die less to shoot, a die more to resist a shot', () => {
    const drawing = framed('aaaaa', 'aaMaa', 'aaaaa');
    const legend = { M: { zone: 'a', feature: 'muret' } } as Scene['legend'];
    const given: Scene = {
      drawing,
      ...(legend ? { legend } : {}),
      heroes: [{ ...plain, at: [0, 1], items: ['arc-court'], traits: { agilite: 3 } }],
      creatures: [{ id: 'mage-gobelin', at: [4, 1] }],
    };
    const shot = blow(given, { on: 'mage-gobelin-1', with: 'arc-court' }, { dice: [[1, 1]] });
    expect(shot.of('jetAnnounced')).toMatchObject([{ dice: 2 }]);
    const archer: Scene = {
      ...given,
      heroes: [{ ...plain, at: [0, 1], traits: { agilite: 2 } }],
      creatures: [{ id: 'gobelin-archer', at: [4, 1] }],
    };
    const arrow = blow(archer, { by: 'gobelin-archer-1', on: 'h1', with: 'fleche' }, { dice: [[5, 1, 1]] });
    expect(arrow.of('jetAnnounced')).toMatchObject([{ dice: 3 }]);
    const open = { ...archer, drawing: framed('aaaaa', 'aaaaa', 'aaaaa') };
    const plainly = blow(open, { by: 'gobelin-archer-1', on: 'h1', with: 'fleche' }, { dice: [[5, 1]] });
    expect(plainly.of('jetAnnounced')).toMatchObject([{ dice: 2 }]);
  });

  test('[AD2-XCOMB-14] [AD2-XCOMB-15] printed Dommages and those bought are one source', () => {
    expect(cost({ items: ['arme-a-deux-mains'] }, [6, 6, 1], ['garder', 'acheter-1', 'acheter-1']).lost).toBe(4);
    expect(cost({ items: ['epee'] }, [6, 6, 1], ['garder', 'acheter-1', 'acheter-1'], 'homme-rat')).toMatchObject({
      killed: true,
    });
    expect(cost({ items: ['epee'] }, [6, 6, 1], ['garder', 'acheter-1', 'acheter-1']).lost).toBe(3);
  });

  test('[AD2-XCOMB-16] Perforation is in the effect of the weapon', () => {
    const given = alone(
      { items: ['mousquet'], traits: { tir: 4 } },
      { creatures: [{ id: 'statue-gardienne', at: [4, 4] }] },
    );
    const { value } = blow(given, { on: 'statue-gardienne-1', with: 'mousquet' }, { dice: [[1, 1]] });
    // Dommages 3 & Perforation 2 against Armure 2.
    expect(value.lost).toBe(3);
  });

  test('[AD2-XCOMB-17] the crossbow: Dommages 3', () => {
    const given = (id: string) =>
      alone({ items: ['arbalete'], traits: { tir: 4 } }, { creatures: [{ id, at: [4, 4] }] });
    expect(
      blow(given('mage-gobelin'), { on: 'mage-gobelin-1', with: 'arbalete' }, { dice: [[1, 1]] }).value,
    ).toMatchObject({ killed: true, lost: 2 });
    expect(
      blow(given('statue-gardienne'), { on: 'statue-gardienne-1', with: 'arbalete' }, { dice: [[1, 1]] }).value.lost,
    ).toBe(1);
  });

  test('[AD2-XCOMB-18] [AD2-MON-13] a monster strikes: its target rolls', () => {
    const given = alone({ items: ['armure-legere'] }, { creatures: [{ id: 'homme-rat', at: [1, 1] }] });
    const ran = blow(given, { by: 'homme-rat-1', on: 'h1', with: 'frappe' }, { dice: [[3, 2]] });
    expect(ran.of('jetAnnounced')).toMatchObject([{ figure: 'h1', by: 'homme-rat-1', difficulty: 4 }]);
    expect(ran.find('h1').sante).toBe(5);
  });

  test('[AD2-XCOMB-11][AD2-JET-16] a throw is aimed at whoever has what it consults: Défense in contact, else Réflexes', () => {
    const ways = (id: string, at: Spot) =>
      offered({ heroes: [{ ...plain, items: ['dague'] }], creatures: [{ id, at }] }, 'attaquer');
    expect([ways('sans-defense', [0, 1]), ways('sans-defense', [0, 3])]).toEqual([
      [],
      ['attaquer-dague-lancee-sans-defense-1'],
    ]);
    const blows = (...names: string[]) => names.map((name) => `attaquer-${name}-sans-reflexes-1`);
    expect([ways('sans-reflexes', [0, 1]), ways('sans-reflexes', [0, 3])]).toEqual([
      blows('dague', 'dague-lancee', 'mains-nues'),
      blows('dague', 'mains-nues'),
    ]);
  });

  test('[AD2-XCOMB-20] the reference fight', () => {
    const berserker: GivenHero = {
      traits: { force: 3, melee: 2, agilite: 2 },
      items: ['arme-a-deux-mains', 'armure-legere'],
    };
    const given = alone(berserker, {
      creatures: [
        { id: 'leader-homme-rat', at: [1, 1] },
        { id: 'homme-rat', at: [1, 0] },
      ],
    });
    const first = blow(
      given,
      { on: 'leader-homme-rat-1', with: 'arme-a-deux-mains' },
      { dice: [[6, 4, 1]], decisions: ['garder', 'acheter-1'] },
    );
    expect(first.of('jetSettled')).toMatchObject([{ base: 8, surplus: 1, difficulty: 5 }]);
    expect(first.find('leader-homme-rat-1').sante).toBe(1);
    const second = blow(first.state, { by: 'leader-homme-rat-1', on: 'h1', with: 'frappe' }, { dice: [2] });
    expect(second.of('jetSettled')).toMatchObject([{ base: 4, difficulty: 5, success: false }]);
    expect(second.find('h1').sante).toBe(5);
  });
});
