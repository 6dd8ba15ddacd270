import { joinOrder } from '@souterrain/crawl/exploration/joining';
import { makeMove } from '@souterrain/crawl/movement/move';
import { actionsOf } from '@souterrain/crawl/rounds/providers';
import { hasMark } from '@souterrain/crawl/state';
import { xOf, yOf } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { act, attackOf, blow, turnOf } from '../../../testing/combat.ts';
import { framed } from '../../../testing/drawing.ts';
import { dealt, type GivenHero, play, type Scene, scene } from '../../../testing/index.ts';
import { know } from '../../../testing/know.ts';
import { damageTerms, penetrationOf } from '../../combat/damage.ts';
import { freeAttack } from '../../combat/free-attack.ts';
import { enduranceOf } from '../../figures/values.ts';

know({ id: 'perce', rule: 'AD1-DMG-14', penetration: () => 1 });

const LANE = framed('aaaaa');
const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });

describe('Charge', () => {
  const CHARGER: GivenHero = { at: [1, 0], talents: ['charge'], heroisme: 0, items: ['epee'], traits: { force: 5 } };
  const charging = (flags: readonly string[], more: Partial<Scene> = {}): Scene => ({
    drawing: LANE,
    heroes: [CHARGER],
    creatures: [{ ...orc(2), sante: 3 }],
    state: { turn: turnOf('h1', { flags: [...flags] }) },
    ...more,
  });
  const strike = (given: Scene, script: Parameters<typeof play>[2]) => {
    const ran = blow(given, { on: 'orque-1', with: 'epee' }, script);
    const orque = ran.find('orque-1');
    return { ...ran, orque: [xOf(orque.cell), orque.sante, hasMark(orque, 'secoue')] };
  };

  test('[AD1-FELI-06] [AD1-NAIN-06] a push alone: no damage dice, the state is unchanged', () => {
    const { orque } = strike(charging(['change-de-zone']), { dice: [[4, 5]], decisions: ['pousser'] });
    expect(orque).toEqual([3, 3, false]);
  });

  test.each([
    { seuil: 0, dice: [4, 4, 4, 2, 2], gives: [3, 3, false] },
    { seuil: 1, dice: [4, 4, 4, 4, 2], gives: [3, 3, true] },
    { seuil: 2, dice: [4, 4, 4, 4, 4], gives: [3, 2, true] },
  ])('[AD1-FELI-07] [AD1-FELI-08] [AD1-FELI-09] damage Seuil $seuil, then a push', ({ dice, gives }) => {
    const decisions = ['dommages', 'pousser'];
    expect(strike(charging(['change-de-zone']), { dice: [[4, 5], dice], decisions }).orque).toEqual(gives);
  });

  test.each([
    { dice: [4, 4, 4, 2, 2], gives: [3, 3, true] },
    { dice: [4, 4, 4, 4, 2], gives: [3, 2, true] },
  ])('[AD1-FELI-08] against an opponent already Secoué: %j', ({ dice, gives }) => {
    const shaken = { creatures: [{ ...orc(2), sante: 3, marks: ['secoue'] }] };
    const decisions = ['dommages', 'pousser'];
    expect(strike(charging(['change-de-zone'], shaken), { dice: [[4, 5], dice], decisions }).orque).toEqual(gives);
  });

  test('[AD1-FELI-09] four successes against Endurance 2, a push chosen: Seuil 1, one wound, then the push', () => {
    const goblin = { creatures: [{ id: 'gobelin', at: [2, 0] as const, sante: 3 }] };
    const { find } = blow(
      charging(['change-de-zone'], goblin),
      { on: 'gobelin-1', with: 'epee' },
      {
        dice: [
          [4, 5],
          [4, 4, 4, 4, 2],
        ],
        decisions: ['dommages', 'pousser'],
      },
    );
    expect([find('gobelin-1').sante, xOf(find('gobelin-1').cell)]).toEqual([2, 3]);
  });

  test('[AD1-FELI-05] outside its own turn there is no charge', () => {
    const other = charging([], { state: { turn: turnOf('h2', { flags: ['change-de-zone'] }) } });
    const dice = [
      [4, 5],
      [1, 1, 1, 1, 1],
    ];
    expect(strike(other, { dice }).asked).toEqual([]);
    expect(strike(charging([], { state: {} }), { dice }).asked).toEqual([]);
  });

  test('[AD1-FELI-05] without a change of zone before the attack there is no charge', () => {
    const { asked } = strike(charging([]), {
      dice: [
        [4, 5],
        [4, 4, 4, 2, 2],
      ],
    });
    expect(asked).toEqual([]);
  });

  test('[AD1-FELI-05] a shot is no charge', () => {
    const archer = { ...CHARGER, items: ['arc-court'] };
    const given = charging(['change-de-zone'], { heroes: [archer], creatures: [{ ...orc(3), sante: 3 }] });
    const dice = [
      [4, 5],
      [2, 2, 2],
    ];
    expect(blow(given, { on: 'orque-1', with: 'arc-court' }, { dice }).asked).toEqual([]);
  });

  test('[AD1-FELI-05] [AD1-FELI-09] a classic move opens the charge, a step does not', () => {
    const moved = (to: number, kind: 'classique' | 'pas') => {
      const given: Scene = { drawing: framed('aabb'), heroes: [{ at: [1, 0] }], state: { turn: turnOf('h1') } };
      const { state } = play(given, (g, find) => makeMove(g, find('h1'), { to: find('h1').cell + to, kind }));
      return state.turn!.flags.includes('change-de-zone');
    };
    expect([moved(1, 'classique'), moved(-1, 'pas')]).toEqual([true, false]);
    // AD1-MOVE-12: nor one into another zone.
    expect(moved(1, 'pas')).toBe(false);
  });

  test('[AD1-FELI-09] a move that a failed Esquive stops is no charge', () => {
    const given: Scene = {
      drawing: framed('aabb'),
      heroes: [{ at: [1, 0], heroisme: 0 }],
      creatures: [orc(0)],
      state: { turn: turnOf('h1') },
    };
    const { value, state } = play(
      given,
      (g, find) => makeMove(g, find('h1'), { to: find('h1').cell + 1, kind: 'classique' }),
      {
        dice: [
          [2, 2, 2],
          [4, 4, 4],
          [4, 4, 2, 2],
        ],
      },
    );
    expect([value, state.turn!.flags]).toEqual([false, []]);
  });

  test('[AD1-FELI-09] where no push is possible only the ordinary result remains', () => {
    const cornered = { ...charging(['change-de-zone']), drawing: framed('aaa') };
    const { asked, orque } = strike(cornered, {
      dice: [
        [4, 5],
        [4, 4, 4, 2, 2],
      ],
    });
    expect(asked).toEqual([]);
    expect(orque).toEqual([2, 3, true]);
  });
});

describe('Rugissement', () => {
  const ROARER: GivenHero = { at: [0, 0], talents: ['rugissement'], heroisme: 0, traits: { vigueur: 5 } };
  const roar = (given: Scene, id: string, script: Parameters<typeof play>[2]) => {
    const ran = act(given, { id: `rugissement-${id}`, from: actionsOf }, script);
    return { ...ran, shaken: ran.state.figures.filter((f) => hasMark(f, 'secoue')).map((f) => f.id) };
  };

  test('[AD1-FELI-12] Vigueur against Mental: the target becomes Secouée', () => {
    const given = { heroes: [ROARER], creatures: [orc(3)] };
    expect(
      roar(given, 'orque-1', {
        dice: [
          [4, 4, 4, 2, 2],
          [4, 2, 2],
        ],
      }).shaken,
    ).toEqual(['orque-1']);
    expect(
      roar(given, 'orque-1', {
        dice: [
          [4, 2, 2, 2, 2],
          [2, 2, 2],
        ],
      }).shaken,
    ).toEqual([]);
  });

  test('[AD1-FELI-12] only in the same zone or the next, in line of sight', () => {
    const given = { drawing: framed('aabbcc'), heroes: [ROARER], creatures: [orc(3), orc(4)] };
    const { asked } = play({ ...given, state: { turn: turnOf('h1') } }, function* (g, find) {
      expect(actionsOf(g, find('h1')).filter((a) => a.label === 'rugissement')).toMatchObject([
        { id: 'rugissement-orque-1', type: 'bonus' },
      ]);
    });
    expect(asked).toEqual([]);
    const pillar = { P: { zone: 'a', feature: 'pilier' } };
    const hidden = { drawing: framed('aPa'), legend: pillar, heroes: [ROARER], creatures: [orc(2)] };
    expect(() => roar(hidden, 'orque-1', {})).toThrow('no rugissement-orque-1');
  });

  test('[AD1-FELI-13] for each point of Seuil one more, from victim to victim, of no stronger Mental', () => {
    const creatures = [
      orc(2),
      { id: 'gobelin', at: [3, 0] as const },
      { id: 'gobelin', at: [4, 0] as const },
      { id: 'gobelin', at: [2, 4] as const },
    ];
    const { shaken, asked } = roar({ heroes: [ROARER], creatures }, 'orque-1', {
      dice: [
        [4, 4, 4, 4, 2],
        [2, 2, 2],
      ],
      decisions: ['gobelin-1', 'gobelin-2'],
    });
    expect(shaken).toEqual(['orque-1', 'gobelin-1', 'gobelin-2']);
    expect(asked.map((d) => d.options.map(({ id }) => id))).toEqual([
      ['arreter', 'gobelin-1'],
      ['arreter', 'gobelin-2'],
    ]);
    const strong = [{ id: 'gobelin', at: [2, 0] as const }, orc(3)];
    const dice = [[4, 4, 4, 4, 2], [2]];
    expect(roar({ heroes: [ROARER], creatures: strong }, 'gobelin-1', { dice }).shaken).toEqual(['gobelin-1']);
  });

  test('[AD1-FELI-14] [AD1-ETAT-07] [AD1-BEST-12] who has no Mental, or is immune, is neither target nor victim', () => {
    // A wraith has a Mental, and is immune all the same.
    const deaf = ['squelette', 'zombie', 'spectre'].map((id, i) => ({ id, at: [1 + i, 1] as const }));
    const creatures = [orc(2), ...deaf];
    const { shaken } = roar({ heroes: [ROARER], creatures }, 'orque-1', {
      dice: [
        [4, 4, 4, 4, 2],
        [2, 2, 2],
      ],
    });
    expect(shaken).toEqual(['orque-1']);
    for (const { id } of deaf)
      expect(() => roar({ heroes: [ROARER], creatures }, `${id}-1`, {})).toThrow(`no rugissement-${id}-1`);
    // Without Mental, and nothing that says immune.
    const state = scene({ heroes: [ROARER, { at: [2, 0], traits: { mental: null } }], state: { turn: turnOf('h1') } });
    state.figures[1] = { ...state.figures[1]!, camp: 'hostile' };
    const { value } = play(state, function* (g, find) {
      return actionsOf(g, find('h1')).filter(({ label }) => label === 'rugissement');
    });
    expect(value).toEqual([]);
  });

  test('[AD1-FELI-15] a Secoué target stays so, unwounded; friends are never victims', () => {
    const creatures = [{ ...orc(2), marks: ['secoue'] }];
    const heroes = [ROARER, { at: [3, 0] as const, heroisme: 0, traits: { mental: 2 } }];
    const { shaken, find, of } = roar({ heroes, creatures }, 'orque-1', {
      dice: [
        [4, 4, 4, 4, 2],
        [2, 2, 2],
      ],
    });
    expect(shaken).toEqual(['orque-1']);
    expect([find('orque-1').sante, find('orque-1').marks.length]).toEqual([1, 1]);
    expect([of('markGained'), of('wounded')]).toEqual([[], []]);
  });
});

describe('other talents of the Féliformes', () => {
  test('[AD1-FELI-10] [AD1-FELI-11] Odorat développé: two cards for one group, of which one is kept', () => {
    const heroes: GivenHero[] = [{ talents: ['odorat-developpe'] }, { talents: ['odorat-developpe'], at: [5, 5] }];
    const creatures = [orc(2), { id: 'gobelin', at: [3, 0] as const }, { id: 'zombie', at: [4, 0] as const }];
    const state = scene({ heroes, creatures, state: dealt({ h1: 'valet-pique' }) });
    state.lastCard = 'as-pique';
    const { of, asked } = play(state, (g) => joinOrder(g, g.state.groups, 0), {
      cards: [['roi-coeur', '3-pique'], ['5-coeur', '9-coeur'], ['7-coeur']],
      decisions: ['flairer-g-orque', 'flairer-g-gobelin', 'carte-3-pique', 'carte-9-coeur'],
    });
    // A group is affected once: the second hero is not offered the one that the first has smelt.
    expect(asked[1]!.options.map(({ id }) => id)).toEqual(['flairer-g-gobelin', 'flairer-g-zombie', 'passer']);
    expect(of('initiativeSet').map(({ who, card }) => [who, card])).toEqual([
      ['g-orque', '3-pique'],
      ['g-gobelin', '9-coeur'],
      ['g-zombie', '7-coeur'],
    ]);
  });

  test.each([
    { kept: '3-pique', left: 'joker-1' },
    { kept: 'joker-1', left: '3-pique' },
  ])('[AD1-FELI-11] a joker among the two may be chosen or discarded: $kept kept', ({ kept, left }) => {
    const state = scene({ heroes: [{ talents: ['odorat-developpe'] }], creatures: [orc(2)] });
    const { of } = play(state, (g) => joinOrder(g, g.state.groups, 0), {
      cards: [['joker-1', '3-pique']],
      decisions: ['flairer-g-orque', `carte-${kept}`],
    });
    expect(of('initiativeSet')).toMatchObject([{ who: 'g-orque', card: kept }]);
    expect(state.deck.discard).toEqual([left]);
  });

  test('[AD1-FELI-11] who is not active smells nothing', () => {
    const heroes: GivenHero[] = [{ talents: ['odorat-developpe'], marks: ['inconscient'] }];
    const state = scene({ heroes, creatures: [orc(2)] });
    const { asked, of } = play(state, (g) => joinOrder(g, g.state.groups, 0), { cards: [['7-coeur']] });
    expect(asked).toEqual([]);
    expect(of('initiativeSet')).toMatchObject([{ who: 'g-orque', card: '7-coeur' }]);
  });

  test('[AD1-FELI-10] of a group with several cards the talent controls the first one', () => {
    const state = scene({
      heroes: [{ talents: ['odorat-developpe'] }],
      creatures: [{ id: 'liche', at: [2, 0] }],
    });
    const { of } = play(state, (g) => joinOrder(g, g.state.groups, 0), {
      cards: [['roi-coeur', '3-pique'], ['9-coeur']],
      decisions: ['flairer-g-liche', 'carte-3-pique'],
    });
    expect(of('initiativeSet').map(({ card }) => card)).toEqual(['9-coeur', '3-pique']);
  });

  test('[AD1-FELI-17] free attacks are made with the claws, a bow in hands', () => {
    const heroes: GivenHero[] = [{ talents: ['griffes'], items: ['arc-court'], traits: { force: 4 }, heroisme: 0 }];
    const { of } = play({ heroes, creatures: [orc(1)] }, (g, find) => freeAttack(g, find('h1'), find('orque-1')), {
      dice: [
        [4, 4],
        [2, 2, 2, 2, 2],
      ],
      decisions: ['attaquer-griffes'],
    });
    expect(of('rollAnnounced').map(({ dice, difficulty }) => [dice, difficulty])).toEqual([
      [2, 2],
      [5, 2],
    ]);
  });

  test('[AD1-FELI-17] Griffes: Force + 1, Pénétration 1, without a hand', () => {
    const heroes: GivenHero[] = [{ talents: ['griffes'], items: ['arc-court'], traits: { force: 4 } }];
    const state = scene({ heroes, creatures: [orc(1)] });
    const [attacker, target] = [state.figures[0]!, state.figures[1]!];
    const attack = attackOf(state, attacker, 'griffes');
    const struck = { attacker, target, attack, how: 'standard', extraDamage: 0 } as const;
    expect(damageTerms(state, { ...struck }).reduce((sum, { value }) => sum + value, 0)).toBe(5);
    expect([attack.reach, penetrationOf(state, { ...struck })]).toEqual([1, 1]);
  });

  test('[AD1-FELI-19] Fourrure impénétrable: Endurance naturelle +1, and Pénétration does nothing', () => {
    const furry: GivenHero = { talents: ['fourrure-impenetrable'], items: ['armure-legere'], at: [1, 0], heroisme: 0 };
    const state = scene({ heroes: [furry, { ...furry, at: [3, 0], talents: [] }] });
    const [hero, bare] = [state.figures[0]!, state.figures[1]!];
    expect(enduranceOf(state, hero)).toBe(4);
    expect([enduranceOf(state, hero, { natural: true }), enduranceOf(state, bare, { natural: true })]).toEqual([3, 2]);
    const hard = (target: string) =>
      blow(
        {
          heroes: [furry, { ...furry, at: [3, 0], talents: [] }],
          creatures: [{ id: 'orque', at: [2, 0], marks: ['perce'] }],
        },
        { by: 'orque-1', on: target, with: 'hache' },
        {
          dice: [
            [4, 4, 4],
            [2, 2, 2, 2],
          ],
        },
      ).of('rollAnnounced')[1]!.difficulty;
    expect([hard('h1'), hard('h2')]).toEqual([4, 2]);
  });

  test('[AD1-FELI-16] Agilité féline: an ordinary Esquive succeeds without a roll', () => {
    const heroes: GivenHero[] = [{ at: [1, 0], talents: ['agilite-feline', 'maitrise-esquive'], heroisme: 0 }];
    const given: Scene = { drawing: framed('aabb'), heroes, creatures: [orc(0)], state: { turn: turnOf('h1') } };
    const { value, find } = play(given, (g, get) =>
      makeMove(g, get('h1'), { to: get('h1').cell + 1, kind: 'classique' }),
    );
    expect([value, xOf(find('h1').cell), yOf(find('h1').cell)]).toEqual([true, 2, 0]);
  });
});
