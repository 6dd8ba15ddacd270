import { hasMark } from '@souterrain/crawl';
import { arrive, dodgeFor, isSteady } from '@souterrain/crawl/movement';
import { actionsOf, canSpend } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, blow, turnOf } from '../../../testing/combat.ts';
import { framed } from '../../../testing/drawing.ts';
import { type GivenHero, on, play, type Scene, scene } from '../../../testing/index.ts';
import { enduranceOf, paradeOf } from '../../figures/values.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';

const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });
const SHIELDED: GivenHero = { items: ['epee', 'bouclier-de-bois'], heroisme: 0, traits: { melee: 3 } };
const ids = (given: Scene, label: string) =>
  play({ state: { turn: turnOf('h1') }, ...given }, function* (g, find) {
    return actionsOf(g, find('h1'))
      .filter((a) => (a.label ?? a.id) === label)
      .map(({ id }) => id);
  }).value;
/** What each action of that name costs. */
const costs = (given: Scene, label: string) =>
  play({ state: { turn: turnOf('h1') }, ...given }, function* (g, find) {
    return actionsOf(g, find('h1'))
      .filter((a) => (a.label ?? a.id) === label)
      .map(({ type }) => type);
  }).value;
const rolled = (given: Scene, who: string, script: Parameters<typeof play>[2]) =>
  play(
    given,
    (g, find) =>
      check(g, { who: find(who), purpose: 'epreuve', trait: 'mental', difficulty: [DEFAULT_DIFFICULTY], seuil: false }),
    script,
  );

describe('Bénédiction', () => {
  const PAIR: GivenHero[] = [
    { talents: ['benediction'], heroisme: 0 },
    { at: [1, 0], heroisme: 0 },
  ];

  test('[AD1-CROI-06] touching an ally gives it one reroll until the end of the Round', () => {
    const { find } = act({ heroes: PAIR }, { id: 'benediction-h2', from: actionsOf });
    expect(find('h2').marks).toMatchObject([{ id: 'benediction', until: { in: 'rounds', left: 1 } }]);
    expect(costs({ heroes: PAIR }, 'benediction')).toEqual(['bonus']);
  });

  test('[AD1-CROI-06] one die again, either result kept, once', () => {
    const heroes = [{ heroisme: 0, marks: ['benediction'] }];
    const { value, find } = rolled({ heroes }, 'h1', { dice: [[1, 4, 2], 5], decisions: ['de-1'] });
    expect(value.total).toBe(2);
    expect(hasMark(find('h1'), 'benediction')).toBe(false);
    const worse = rolled({ heroes }, 'h1', { dice: [[4, 4, 2], 1], decisions: ['de-2'] });
    expect(worse.value.total).toBe(2);
  });

  test('[AD1-CROI-07] an ally in contact, one blessing each; a 6 that was gambled is out of reach', () => {
    expect(ids({ heroes: PAIR }, 'benediction')).toEqual(['benediction-h2']);
    expect(ids({ heroes: [PAIR[0]!, { at: [2, 0] }] }, 'benediction')).toEqual([]);
    expect(ids({ heroes: [PAIR[0]!, { at: [1, 0], marks: ['benediction'] }] }, 'benediction')).toEqual([]);
    const whole = rolled({ heroes: [{ heroisme: 0, marks: ['benediction'] }] }, 'h1', {
      dice: [[1, 4, 2]],
      decisions: ['passer'],
    });
    expect(hasMark(whole.find('h1'), 'benediction')).toBe(true);
    const around = {
      heroes: [{ ...PAIR[0]!, at: [1, 1] as const }],
      creatures: [orc(2, 1), { ...orc(0, 1), camp: 'heros' as const }],
    };
    expect(ids(around, 'benediction')).toEqual(['benediction-orque-2']);
    const heroes = [{ heroisme: 0, marks: ['benediction'] }];
    const { asked } = rolled({ heroes }, 'h1', {
      dice: [
        [6, 1, 1],
        [2, 2],
      ],
      decisions: ['passer', 'miser-1', 'passer'],
    });
    expect(asked.filter(({ id }) => id === 'relancer').map((d) => d.options.map(({ id }) => id))).toEqual([
      ['passer', 'de-1'],
      ['passer', 'de-2'],
    ]);
  });
});

describe('Inspiration divine', () => {
  const PRIEST: GivenHero = { talents: ['inspiration-divine'], heroisme: 0 };

  test('[AD1-CROI-10] a Mental roll gives one token at most', () => {
    const { find } = act({ heroes: [PRIEST] }, { id: 'inspiration-divine', from: actionsOf }, { dice: [[4, 5, 2]] });
    expect(find('h1').marks).toMatchObject([{ id: 'inspiration', until: { in: 'scenario' } }]);
    expect(ids({ heroes: [{ ...PRIEST, marks: ['inspiration'] }] }, 'inspiration-divine')).toEqual([]);
    const missed = act({ heroes: [PRIEST] }, { id: 'inspiration-divine', from: actionsOf }, { dice: [[4, 2, 2]] });
    expect(missed.find('h1').marks).toEqual([]);
    const six = act({ heroes: [PRIEST] }, { id: 'inspiration-divine', from: actionsOf }, { dice: [[6, 2, 2]] });
    expect(six.asked).toEqual([]);
    expect(costs({ heroes: [PRIEST] }, 'inspiration-divine')).toEqual(['bonus']);
    const wise = { ...PRIEST, traits: { mental: 2, savoir: 4 } };
    const two = act({ heroes: [wise] }, { id: 'inspiration-divine', from: actionsOf }, { dice: [[4, 5]] });
    expect(two.of('rollAnnounced')).toMatchObject([{ dice: 2, difficulty: 2 }]);
  });

  test('[AD1-CROI-10] spent before a roll of its owner, or of an ally in its zone, it blesses it', () => {
    const heroes: GivenHero[] = [
      { ...PRIEST, marks: ['inspiration'] },
      { at: [3, 0], heroisme: 0 },
    ];
    const own = rolled({ heroes }, 'h1', { dice: [[3, 4, 2]], decisions: ['inspiration'] });
    expect([own.value.total, own.find('h1').marks]).toEqual([2, []]);
    expect(rolled({ heroes }, 'h2', { dice: [[3, 4, 2]], decisions: ['inspiration'] }).value.total).toBe(2);
    const apart = { drawing: framed('aabb'), heroes };
    expect(rolled(apart, 'h2', { dice: [[3, 4, 2]] }).asked).toEqual([]);
  });
});

describe('care and protection', () => {
  test('[AD1-CROI-09] Premiers soins: one more die on Soins', () => {
    const heroes = [{ talents: ['premiers-soins'], sante: 2, heroisme: 0, traits: { savoir: 2 } }];
    const { of } = act({ heroes }, { id: 'soins-h1', from: actionsOf }, { dice: [[4, 4, 2]] });
    expect(of('rollAnnounced')[0]!.dice).toBe(3);
  });

  test('[AD1-CROI-14] Soins sacrés: an ally in sight, in the next zone', () => {
    const heroes: GivenHero[] = [
      { talents: ['soins-sacres'], heroisme: 0 },
      { at: [3, 0], sante: 2, heroisme: 0 },
    ];
    const given = { drawing: framed('aabb', 'aabb'), heroes, creatures: [orc(3, 1)] };
    const { of, find } = act(given, { id: 'soins-h2', from: actionsOf }, { dice: [[4, 4, 4]] });
    expect([of('rollAnnounced')[0]!.difficulty, find('h2').sante]).toEqual([3, 3]);
    expect(ids({ ...given, heroes: [{ heroisme: 0 }, heroes[1]!] }, 'soins')).toEqual([]);
    expect(ids({ ...given, drawing: framed('abcc', 'abcc') }, 'soins')).toEqual([]);
    const legend = { P: { zone: 'a', feature: 'pilier' } };
    const hidden = { drawing: framed('aPbb'), legend, heroes: [heroes[0]!, { ...heroes[1]!, at: [2, 0] as const }] };
    expect(ids(hidden, 'soins')).toEqual([]);
  });

  test('[AD1-CROI-15] Halo protecteur: Endurance +1 for all the zone, as its owner moves', () => {
    const heroes: GivenHero[] = [{ talents: ['halo-protecteur'] }, { at: [1, 0] }, { at: [3, 0] }];
    const { state } = act({ drawing: framed('aabb'), heroes }, { id: 'halo-protecteur', from: actionsOf });
    expect(state.figures.map((f) => enduranceOf(on(state), f))).toEqual([3, 3, 2]);
    expect(costs({ heroes }, 'halo-protecteur')).toEqual(['bonus']);
    expect(state.figures[0]!.marks).toMatchObject([{ until: { in: 'turn', of: 'h1', edge: 'start' } }]);
    const to = { cell: state.figures[0]!.cell + 2, how: 'bond' } as const;
    play(state, (g, find) => arrive(g, find('h1'), to));
    expect(state.figures.map((f) => enduranceOf(on(state), f))).toEqual([3, 2, 3]);
  });

  const KEEP: GivenHero = { ...SHIELDED, talents: ['citadelle', 'maitrise-du-bouclier'] };

  test('[AD1-CROI-16] Citadelle: never moved; entrenched, Parade +2 and no movement', () => {
    const { state } = act({ heroes: [KEEP] }, { id: 'citadelle', from: actionsOf });
    const hero = state.figures[0]!;
    expect([paradeOf(on(state), hero), isSteady(on(state), hero)]).toEqual([6, true]);
    expect(hero.marks).toMatchObject([{ id: 'citadelle', until: { in: 'turn', of: 'h1', edge: 'start' } }]);
    expect(costs({ heroes: [KEEP] }, 'citadelle')).toEqual(['bonus']);
    const { value } = play(state, function* (g, find) {
      return [canSpend(g, find('h1'), 'mouvement'), canSpend(g, find('h1'), 'standard')];
    });
    expect(value).toEqual([false, true]);
    const plain = scene({ heroes: [KEEP] });
    expect([paradeOf(on(plain), plain.figures[0]!), isSteady(on(plain), plain.figures[0]!)]).toEqual([4, true]);
  });

  test('[AD1-CROI-16] not after a movement, nor without a shield; who leaves makes a difficult Esquive', () => {
    const moved = { turn: turnOf('h1', { actions: 1, movements: 1 }) };
    expect(ids({ heroes: [KEEP], state: moved }, 'citadelle')).toEqual([]);
    expect(ids({ heroes: [{ ...KEEP, items: ['epee'] }] }, 'citadelle')).toEqual([]);
    const state = scene({ drawing: framed('aabb'), heroes: [{ ...KEEP, marks: ['citadelle'] }], creatures: [orc(1)] });
    const orque = state.figures[1]!;
    expect(dodgeFor(on(state), orque, { to: orque.cell + 1, kind: 'classique' })).toBe('difficile');
  });

  const guarded = (guard: Partial<GivenHero>, script: Parameters<typeof play>[2], more: Partial<Scene> = {}) => {
    const heroes: GivenHero[] = [
      { talents: ['defenseur'], heroisme: 0, at: [0, 0], items: ['armure-moyenne'], ...guard },
      { at: [2, 0], heroisme: 0 },
    ];
    return blow({ heroes, creatures: [orc(3)], ...more }, { by: 'orque-1', on: 'h2', with: 'hache' }, script);
  };
  const HIT = [
    [4, 4, 4],
    [4, 4, 2, 2],
  ];

  test('[AD1-CROI-17] Défenseur takes the damage roll of an ally upon its own Endurance', () => {
    const { of, find } = guarded({}, { dice: HIT, decisions: ['proteger'] });
    expect(of('rollAnnounced')[1]).toMatchObject({ target: 'h1', difficulty: 4 });
    expect([find('h1').marks, find('h2').marks]).toEqual([[], []]);
    expect([find('h1').reactions, find('h1').used.round]).toEqual([1, ['defenseur']]);
    expect(guarded({}, { dice: HIT, decisions: ['laisser'] }).find('h2').marks).toMatchObject([{ id: 'secoue' }]);
  });

  test('[AD1-CROI-17] once a Round for free, a second time for its Réaction, never while inactive or far', () => {
    const again = (script: Parameters<typeof play>[2], reactions: number, used: string[]) => {
      const heroes: GivenHero[] = [
        { talents: ['defenseur'], heroisme: 0, reactions },
        { at: [2, 0], heroisme: 0 },
      ];
      const state = scene({ heroes, creatures: [orc(3)] });
      state.figures[0]!.used.round = used;
      return blow(state, { by: 'orque-1', on: 'h2', with: 'hache' }, script);
    };
    expect(again({ dice: HIT, decisions: ['proteger'] }, 1, ['defenseur']).find('h1').reactions).toBe(0);
    expect(again({ dice: HIT }, 0, ['defenseur']).asked).toEqual([]);
    expect(again({ dice: HIT }, 1, ['defenseur', 'defenseur-2']).asked).toEqual([]);
    expect(guarded({ marks: ['inconscient'] }, { dice: HIT }).asked).toEqual([]);
    expect(guarded({}, { dice: HIT }, { drawing: framed('abbbbb') }).asked).toEqual([]);
    // In contact, from another zone.
    const beside = guarded({ at: [1, 0] }, { dice: HIT, decisions: ['proteger'] }, { drawing: framed('aabbbb') });
    expect(beside.of('attackRedirected')).toMatchObject([{ from: 'h2', target: 'h1' }]);
  });
});
