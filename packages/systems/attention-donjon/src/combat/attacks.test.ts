import { describe, expect, test } from 'vitest';
import { act, attackOf, blow, turnOf } from '../../testing/combat.ts';
import { framed } from '../../testing/drawing.ts';
import { PAIR, ROW } from '../../testing/groups.ts';
import { type GivenHero, play, type Scene, scene } from '../../testing/index.ts';
import { combatActions } from './actions.ts';
import { attacksOf, targetsOf } from './attacks.ts';
import { penetrationOf } from './damage.ts';

const plain = { heroisme: 0 };

function ids(hero: GivenHero, who = 'h1', more: Scene = {}) {
  return play({ heroes: [hero], ...more }, function* (g, find) {
    return attacksOf(g, find(who)).map((a) => a.id);
  }).value;
}

function targets(given: Scene, attack: string, by = 'h1') {
  return play(given, function* (g, find) {
    return targetsOf(g, find(by), attackOf(g.state, find(by), attack)).map((f) => f.id);
  }).value;
}

const offered = (given: Scene, flags: readonly string[] = []) =>
  play({ ...given, state: { turn: turnOf('h1', { flags: [...flags] }) } }, function* (g, find) {
    return combatActions(g, find('h1')).map((a) => a.id);
  }).value;

describe('the attacks of a figure', () => {
  test('[AD1-COMBAT-01] [AD1-COMBAT-08] a weapon has its reach, its type, its damage and a Pénétration of 0 by default', () => {
    const { value } = play({ heroes: [{ items: ['epee', 'arbalete'] }] }, function* (g, find) {
      return [attackOf(g.state, find('h1'), 'epee'), attackOf(g.state, find('h1'), 'arbalete')];
    });
    expect(value).toMatchObject([
      { skill: 'melee', reach: 1, damage: { attribute: 'force', plus: 0 } },
      { skill: 'tir', reach: 3, damage: { plus: 5 } },
    ]);
    expect(value[0]?.penetration).toBeUndefined();
    const { value: pierced } = play({ heroes: [{ items: ['epee'] }] }, function* (g, find) {
      const hero = find('h1');
      const attack = attackOf(g.state, hero, 'epee');
      return penetrationOf(g, { attacker: hero, target: hero, attack, how: 'standard', extraDamage: 0 });
    });
    expect(pierced).toBe(0);
  });

  test('[AD1-TRAIT-03] [AD1-TRAIT-12] [AD1-TRAIT-13] [AD1-TRAIT-14] each way of using a weapon needs its skill', () => {
    expect(ids({ items: ['dague'] })).toEqual(['dague', 'dague-lancee', 'mains-nues']);
    expect(ids({ items: ['dague'], traits: { melee: null } })).toEqual(['dague-lancee']);
    expect(ids({ items: ['dague', 'arc-court'], traits: { lancer: null, tir: null } })).toEqual([
      'dague',
      'mains-nues',
    ]);
  });

  test('[AD1-DICE-01] [AD1-TRAIT-12] [AD1-TRAIT-13] [AD1-TRAIT-14] and rolls it', () => {
    const traits = { melee: 1, lancer: 2, tir: 4, force: 5, agilite: 5 };
    const rolled = (weapon: string, way: string, dice: number, x: number) =>
      blow(
        { heroes: [{ ...plain, at: [0, 0], traits, items: [weapon] }], creatures: [{ id: 'orque', at: [x, 0] }] },
        { on: 'orque-1', with: way },
        { dice: [Array<number>(dice).fill(2)] },
      ).of('rollAnnounced');
    expect(rolled('arc-court', 'arc-court', 4, 3)).toMatchObject([{ purpose: 'attaque', trait: 'tir', dice: 4 }]);
    expect(rolled('dague', 'dague-lancee', 2, 3)).toMatchObject([{ purpose: 'attaque', trait: 'lancer', dice: 2 }]);
    expect(rolled('dague', 'dague', 1, 1)).toMatchObject([{ purpose: 'attaque', trait: 'melee', dice: 1 }]);
  });

  test('carried, broken and unloaded weapons attack nobody', () => {
    expect(ids({ items: [{ base: 'epee', place: 'porte' }] })).toEqual(['mains-nues']);
    expect(ids({ items: [{ base: 'epee', broken: true }] })).toEqual(['mains-nues']);
    expect(ids({ items: [{ base: 'arbalete', loaded: false }] })).toEqual(['mains-nues']);
  });

  test('[AD1-GRAVE-17] without a usable hand there is no bare-handed attack, and claws remain', () => {
    const wounds = [
      { id: 'main-tranchee', hand: 0 },
      { id: 'bras-casse', hand: 1 },
    ];
    expect(ids({ wounds: wounds.slice(0, 1) })).toEqual(['mains-nues']);
    expect(ids({ wounds })).toEqual([]);
    expect(ids({ wounds, talents: ['griffes'] })).toEqual(['griffes']);
  });
});

describe('the targets of an attack', () => {
  const orcs = [
    { id: 'orque', at: [2, 2] },
    { id: 'orque', at: [3, 0] },
    { id: 'orque', at: [8, 0] },
  ] as const;

  test('[AD1-COMBAT-03] [AD1-COMBAT-06] Allonge 1 reaches its zone, and the next one only in contact', () => {
    expect(targets({ drawing: ROW, heroes: [{ items: ['epee'], at: [0, 0] }], creatures: orcs }, 'epee')).toEqual([
      'orque-1',
    ]);
    expect(targets({ drawing: ROW, heroes: [{ items: ['epee'], at: [2, 1] }], creatures: orcs }, 'epee')).toEqual([
      'orque-1',
      'orque-2',
    ]);
  });

  test('[AD1-COMBAT-04] Allonge 2 reaches the neighbouring zones', () => {
    expect(targets({ drawing: ROW, heroes: [{ items: ['lance'], at: [0, 0] }], creatures: orcs }, 'lance')).toEqual([
      'orque-1',
      'orque-2',
    ]);
  });

  test('[AD1-COMBAT-05] [AD1-COMBAT-07] Allonge 3 reaches one zone further, and nearer ones too', () => {
    expect(
      targets({ drawing: ROW, heroes: [{ items: ['arc-court'], at: [0, 0] }], creatures: orcs }, 'arc-court'),
    ).toEqual(['orque-1', 'orque-2', 'orque-3']);
    const four = framed('aaabbbcccddd');
    const far: Scene = {
      drawing: four,
      heroes: [{ items: ['arc-court'], at: [0, 0] }],
      creatures: [{ id: 'orque', at: [9, 0] }],
    };
    expect(targets(far, 'arc-court')).toEqual([]);
  });

  test('[AD1-COMBAT-30] nobody attacks its own side, nor a neutral figure', () => {
    const given: Scene = {
      heroes: [{ items: ['epee'] }, {}],
      creatures: [
        { id: 'orque', at: [3, 3], camp: 'heros' },
        { id: 'gobelin', at: [4, 3], camp: 'neutre' },
      ],
    };
    expect(targets(given, 'epee')).toEqual([]);
  });

  test('[AD1-COMBAT-30] nobody attacks who is no longer on the board', () => {
    const state = scene({ heroes: [{ items: ['epee'], at: [1, 1] }], creatures: orcs.slice(0, 1) });
    for (const status of ['mort', 'parti', 'reserve'] as const) {
      state.figures[1]!.status = status;
      const { value } = play(structuredClone(state), function* (g, find) {
        return targetsOf(g, find('h1'), attackOf(g.state, find('h1'), 'epee'));
      });
      expect(value).toEqual([]);
    }
  });

  test('[AD1-GRID-08] a target that is neither adjacent nor seen is out of reach', () => {
    const drawing = framed('aaXbb', 'aaXbb', 'aaabb');
    const legend = { X: { zone: 'a', feature: 'pilier' } };
    const given: Scene = {
      drawing,
      legend,
      heroes: [{ items: ['lance'], at: [0, 0] }],
      creatures: [{ id: 'orque', at: [4, 0] }],
    };
    expect(targets(given, 'lance')).toEqual([]);
  });
});

describe('Attaquer', () => {
  test('[AD1-COMBAT-09] one option for each weapon and each target', () => {
    const given: Scene = { heroes: [{ items: ['epee'], at: [0, 0] }], creatures: [{ id: 'orque', at: [2, 0] }] };
    expect(offered(given)).toEqual([
      'attaquer-epee-orque-1',
      'attaquer-mains-nues-orque-1',
      'se-mettre-sur-la-defensive',
    ]);
  });

  test('[AD1-ARME-23] two swords are told apart', () => {
    const given: Scene = {
      heroes: [{ items: ['epee', 'epee'], at: [0, 0] }],
      creatures: [{ id: 'orque', at: [2, 0] }],
    };
    expect(offered(given).slice(0, 2)).toEqual(['attaquer-epee-orque-1', 'attaquer-epee-i1-2-orque-1']);
  });

  test('[AD1-TURN-17] on the defensive, Parade rises by one and no attack is allowed', () => {
    const given: Scene = { heroes: [{ items: ['epee'], at: [0, 0] }], creatures: [{ id: 'orque', at: [2, 0] }] };
    expect(offered(given, ['defensive'])).toEqual([]);
    expect(offered(given, ['attaque'])).not.toContain('se-mettre-sur-la-defensive');
    const { find, state } = act(given, { id: 'se-mettre-sur-la-defensive', from: combatActions });
    expect(find('h1').marks).toEqual([{ id: 'defensive', until: { in: 'turn', of: 'h1', edge: 'start', since: 1 } }]);
    expect(state.turn?.flags).toEqual(['defensive']);
  });

  test('the turn remembers the attack', () => {
    const given: Scene = {
      drawing: PAIR,
      heroes: [{ ...plain, items: ['epee'], at: [0, 0] }],
      creatures: [{ id: 'orque', at: [1, 0] }],
    };
    const { state } = act(given, { id: 'attaquer-epee-orque-1', from: combatActions }, { dice: [[1, 2]] });
    expect(state.turn?.flags).toEqual(['attaque', 'melee']);
  });
});
