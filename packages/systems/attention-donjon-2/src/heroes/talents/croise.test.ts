import { hasMark } from '@souterrain/crawl';
import { isSteady, makeMove } from '@souterrain/crawl/movement';
import { actionsOf } from '@souterrain/crawl/rounds';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { act, costOf, endure, jetOf, offered, take, turnOf } from '../../../testing/combat.ts';
import { type GivenHero, on, play, type Scene } from '../../../testing/index.ts';
import { readingsOf, statedBy } from '../../../testing/stated.ts';
import { armureTerms, totalOf } from '../../figures/values.ts';
import type { AD2State } from '../../state.ts';
import type { DommagesSource } from '../../world/source.ts';
import { CAREERS, TREES } from '../lists.ts';

const PLAIN: GivenHero = { heroisme: 0 };
const SHIELDED: GivenHero = { heroisme: 0, items: ['epee', 'bouclier-de-bois'], traits: { agilite: 2 } };
const rat = (x: number, y: number) => ({ id: 'homme-rat', at: [x, y] as const });
const diceAgainst = (hero: GivenHero, line: string, dice: readonly number[]) =>
  endure({ heroes: [hero] }, { line }, { dice: [dice] }).of('jetAnnounced')[0]!.dice;
const BLOW = 'ATT/CAC Agilité 4 (Dommages 1/-)';
const SHOT = 'ATT/DST 1 Agilité 4 (Dommages 1/-)';
const SPELL = '[Magie] DST 1 Agilité 4 (Dommages 1/-)';

describe('Bénédiction', () => {
  const pair: GivenHero[] = [
    { ...PLAIN, talents: ['benediction'] },
    { ...PLAIN, at: [1, 0], traits: { savoir: 3 } },
  ];

  test('[AD2-XCRO-02] a touched ally may reroll one die, keep the face it prefers, and gamble the 6 it made', () => {
    const given: Scene = { heroes: [pair[0]!, { ...pair[1]!, marks: ['benediction'] }] };
    const { value, find } = jetOf(
      given,
      { who: 'h2', against: 9 },
      { dice: [[3, 2, 1], 6], decisions: ['relancer-1', 'garder-6', 'garder'] },
    );
    expect(value.verdict).toMatchObject({ best: 6, reussites: 1 });
    expect(value.beni).toBe(false);
    expect(hasMark(find('h2'), 'benediction')).toBe(false);
  });

  test('[AD2-XCRO-02] an Action bonus, on an ally in contact, until the end of the Round', () => {
    const { find } = act({ heroes: pair }, 'benediction-h2');
    expect(find('h2').marks).toMatchObject([{ id: 'benediction', until: { in: 'rounds', left: 1 } }]);
    expect(offered({ heroes: [pair[0]!, { ...pair[1]!, at: [2, 0] }] }, 'benediction')).toEqual([]);
    expect(costOf({ heroes: pair }, 'benediction-h2')).toBe('bonus');
  });

  test('[AD2-XCRO-02] left before the Coup de poker, it may be used after it', () => {
    const given: Scene = { heroes: [{ ...PLAIN, marks: ['benediction'] }] };
    const { value } = jetOf(
      given,
      { against: 9 },
      {
        dice: [[6, 2], [3, 3], 5],
        decisions: ['garder', 'tenter', 'relancer-3', 'garder-5'],
      },
    );
    expect(value.thrown.standing).toEqual([5, 3]);
  });
});

describe('the shield', () => {
  test('[AD2-XCRO-03] Maîtrise du bouclier adds 1 to that of the shield, none without', () => {
    expect(diceAgainst({ ...SHIELDED, talents: ['maitrise-du-bouclier'] }, BLOW, [4, 1, 1, 1])).toBe(4);
    expect(diceAgainst({ ...PLAIN, talents: ['maitrise-du-bouclier'] }, BLOW, [4, 1])).toBe(2);
  });

  test('[AD2-XCRO-06] Bouclier divin: against arrows and spells too, the shield and its mastery alone', () => {
    const holy = { ...SHIELDED, talents: ['maitrise-du-bouclier', 'bouclier-divin', 'anguille'] };
    expect(diceAgainst(holy, SHOT, [4, 1, 1, 1])).toBe(4);
    expect(diceAgainst(holy, SPELL, [4, 1, 1, 1])).toBe(4);
    expect(diceAgainst(holy, BLOW, [4, 1, 1, 1, 1])).toBe(5);
    expect(diceAgainst({ ...SHIELDED, talents: ['maitrise-du-bouclier'] }, SHOT, [4, 1])).toBe(2);
    // A trap is neither.
    expect(diceAgainst(holy, 'Agilité 4 (Dommages 1/-)', [4, 1])).toBe(2);
  });

  test('[AD2-XCRO-07] Coup de bouclier: an Action bonus, once a turn, Dommages 1 or a push', () => {
    expect(readingsOf('AD2-XCRO-07')).toEqual(statedBy('AD2-XCRO-07'));
    expect(TREES.croise!.find(({ id }) => id === 'coup-de-bouclier')!.needs).toEqual({ all: ['maitrise-du-bouclier'] });
    const given: Scene = {
      heroes: [{ ...SHIELDED, talents: ['coup-de-bouclier'] }],
      creatures: [{ id: 'orque', at: [0, 1] }],
    };
    const id = 'bonus-coup-de-bouclier-orque-1';
    const pushed = act(given, id, { dice: [[5, 1]], decisions: ['effet-2', 'case-0-2'] });
    expect(pushed.find('orque-1')).toMatchObject({ cell: cellAt(0, 2), sante: 2 });
    const hurt = act(given, id, { dice: [[5, 1]], decisions: ['effet-1'] });
    expect(hurt.find('orque-1').sante).toBe(1);
    expect(hurt.find('h1').used.tour).toContain('coup-de-bouclier');
    expect(() => play(hurt.state, (g, find) => take(g, find('h1'), id))).toThrow(`no ${id}`);
    expect(costOf(given, id)).toBe('bonus');
    expect(offered({ ...given, heroes: [{ ...PLAIN, talents: ['coup-de-bouclier'] }] }, 'coup-de-bouclier')).toEqual(
      [],
    );
  });

  test('[AD2-XCRO-07][AD2-XMOUV-05] what cannot be pushed leaves no choice to a Coup de bouclier', () => {
    const given: Scene = {
      heroes: [{ ...SHIELDED, talents: ['coup-de-bouclier'] }],
      creatures: [{ id: 'mimique', at: [0, 1] }],
    };
    const { asked, of } = act(given, 'bonus-coup-de-bouclier-mimique-1', { dice: [[5, 1]] });
    expect(asked).toEqual([]);
    expect(of('dommagesStopped')).toMatchObject([{ figure: 'mimique-1' }]);
  });

  test('[AD2-XCRO-10] Citadelle: never pushed; entrenched, two more dice and no more movement', () => {
    const hero = { ...SHIELDED, talents: ['citadelle'] };
    expect(
      isSteady(
        on(play({ heroes: [hero] }, function* () {}).state),
        play({ heroes: [hero] }, function* () {}).find('h1'),
      ),
    ).toBe(true);
    const { find } = act({ heroes: [hero] }, 'citadelle');
    expect(find('h1').marks).toMatchObject([{ id: 'citadelle', until: { in: 'turn', of: 'h1', edge: 'start' } }]);
    expect(costOf({ heroes: [hero] }, 'citadelle')).toBe('bonus');
    expect(offered({ heroes: [{ ...PLAIN, talents: ['citadelle'] }] }, 'citadelle')).toEqual([]);
    expect(diceAgainst({ ...hero, marks: ['citadelle'] }, BLOW, [4, 1, 1, 1, 1])).toBe(5);
    expect(offered({ heroes: [{ ...hero, marks: ['citadelle'] }] }, 'pas-de-placement')).toEqual([]);
    expect(
      offered({ heroes: [hero], state: { turn: turnOf('h1', { movements: 1, actions: 1 }) } }, 'citadelle'),
    ).toEqual([]);
  });

  test('[AD2-XCRO-10][AD2-XBER-10] a turn of Citadelle has no movement: no Massacre once entrenched, nor the reverse', () => {
    const hero = { ...SHIELDED, traits: { force: 3 }, talents: ['citadelle', 'massacre'] };
    const given: Scene = { heroes: [hero], creatures: [rat(0, 1), rat(3, 3)], state: { turn: turnOf('h1') } };
    const kill = { dice: [[6, 4, 1]], decisions: ['garder', 'terminer'] };
    const entrenched = act(
      { ...given, heroes: [{ ...hero, marks: ['citadelle'] }] },
      'attaquer-epee-homme-rat-1',
      kill,
    );
    expect(entrenched.find('homme-rat-1').status).toBe('mort');
    const took = act(given, 'attaquer-epee-homme-rat-1', {
      dice: [...kill.dice, [1, 1, 1]],
      decisions: [...kill.decisions, 'prendre-sa-place', 'attaquer-epee-homme-rat-2'],
    });
    expect(took.find('h1').cell).toBe(cellAt(0, 1));
    const after = play(took.state, function* (g, find) {
      return actionsOf(g, find('h1')).map(({ id }) => id);
    }).value;
    expect(after).not.toContain('citadelle');
    expect(after).toContain('se-reequiper');
  });

  test('[AD2-XCRO-10] who leaves his zone is struck at, and his Réaction is still there', () => {
    const drawing = ['......', '.aabb.', '.aabb.', '......'].join('\n');
    const hero = { ...SHIELDED, talents: ['citadelle'], marks: ['citadelle'], reactions: 0 };
    const leave = (marks: readonly string[], script: Parameters<typeof play>[2]) =>
      play(
        { drawing, heroes: [{ ...hero, marks }], creatures: [rat(1, 0)] },
        (g, find) => makeMove(g, find('homme-rat-1'), { to: cellAt(2, 0), kind: 'classique' }),
        script,
      );
    const struck = leave(['citadelle'], { dice: [[5, 1]], decisions: ['attaquer-epee'] });
    expect(struck.find('homme-rat-1').status).toBe('mort');
    expect(struck.of('reactionSpent')).toEqual([]);
    expect(leave([], {}).value).toBe(true);
  });

  test('[AD2-XCRO-10] [AD2-XESQ-17] whoever leaves his zone, in contact or not; from another, his Réaction is spent', () => {
    const drawing = ['........', '.aaabbb.', '.aaabbb.', '........'].join('\n');
    const hero = { ...SHIELDED, talents: ['citadelle'], marks: ['citadelle'] };
    const leave = (from: readonly [number, number], to: number, script: Parameters<typeof play>[2]) =>
      play(
        {
          drawing,
          heroes: [
            { ...hero, at: [2, 0] },
            { ...PLAIN, at: [5, 1], reactions: 0 },
          ],
          creatures: [rat(...from)],
        },
        (g, find) => makeMove(g, find('homme-rat-1'), { to: cellAt(to, 0), kind: 'classique' }),
        script,
      );
    const far = leave([0, 1], 3, { dice: [[5, 1]], decisions: ['attaquer-epee'] });
    expect([far.find('homme-rat-1').status, far.of('reactionSpent')]).toEqual(['mort', []]);
    const beside = leave([3, 1], 0, { dice: [[1, 1]], decisions: ['attaquer-epee'] });
    expect(beside.of('reactionSpent')).toHaveLength(1);
  });
});

describe('care and faith', () => {
  test('[AD2-XCRO-04] Premiers soins: +1 beside the Compétence', () => {
    const heroes = [{ ...PLAIN, sante: 3, traits: { soins: 1 }, talents: ['premiers-soins'] }];
    const healed = act({ heroes }, 'soins-h1', { dice: [[3, 1]] });
    expect(healed.of('jetSettled')).toMatchObject([{ base: 5, difficulty: 5, success: true }]);
    expect(healed.find('h1').sante).toBe(4);
  });

  test('[AD2-XCRO-08] Soins sacrés: the next zone, harder for the enemies around either', () => {
    const drawing = ['......', '.aabb.', '.aabb.', '......'].join('\n');
    const heroes: GivenHero[] = [
      { ...PLAIN, talents: ['soins-sacres'] },
      { ...PLAIN, at: [3, 0], sante: 3 },
    ];
    const { of } = act({ drawing, heroes, creatures: [rat(3, 1), rat(2, 1)] }, 'soins-h2', { dice: [[5, 1]] });
    expect(of('jetAnnounced')[0]!.difficulty).toBe(7);
    expect(offered({ drawing, heroes: [PLAIN, heroes[1]!] }, 'soins')).toEqual([]);
  });

  test('[AD2-XCRO-05] Inspiration divine: a token, one at most, that blesses one Jet of an ally of the zone', () => {
    const priest = { ...PLAIN, talents: ['inspiration-divine'] };
    const { find } = act({ heroes: [priest] }, 'inspiration-divine', { dice: [[5, 1]] });
    expect(find('h1').marks).toMatchObject([{ id: 'inspiration', until: { in: 'scenario' } }]);
    expect(act({ heroes: [priest] }, 'inspiration-divine', { dice: [[4, 1]] }).find('h1').marks).toEqual([]);
    expect(offered({ heroes: [{ ...priest, marks: ['inspiration'] }] }, 'inspiration-divine')).toEqual([]);
    expect(costOf({ heroes: [priest] }, 'inspiration-divine')).toBe('bonus');
    const heroes: GivenHero[] = [PLAIN, { ...priest, marks: ['inspiration'] }];
    const blessed = jetOf({ heroes }, {}, { dice: [[5, 1]], decisions: ['inspiration'] });
    expect(blessed.value.verdict.reussites).toBe(1);
    // That Jet only.
    expect(blessed.find('h2').marks).toEqual([]);
    expect(jetOf(blessed.state, {}, { dice: [[5, 1]] }).value.verdict.reussites).toBe(0);
    const apart = ['....', '.ab.', '....'].join('\n');
    expect(jetOf({ drawing: apart, heroes }, {}, { dice: [[5, 1]] }).asked).toEqual([]);
  });

  const armure = (state: AD2State, who: string): number =>
    totalOf(armureTerms(on(state), state.figures.find(({ id }) => id === who)!, {} as DommagesSource));

  test('[AD2-XCRO-09] Halo protecteur: Armure +1 in his zone, which follows him', () => {
    const drawing = ['......', '.aabb.', '.aabb.', '......'].join('\n');
    const heroes: GivenHero[] = [
      { ...PLAIN, talents: ['halo-protecteur'] },
      { ...PLAIN, at: [1, 0], items: ['armure-legere'] },
      { ...PLAIN, at: [3, 0], items: ['armure-legere'] },
    ];
    const { state, find } = play({ drawing, heroes, state: { turn: turnOf('h1') } }, function* (g, who) {
      yield* take(g, who('h1'), 'halo-protecteur');
    });
    expect(['h1', 'h2', 'h3'].map((id) => armure(state, id))).toEqual([1, 2, 1]);
    expect(costOf({ drawing, heroes }, 'halo-protecteur')).toBe('bonus');
    expect(find('h1').marks[0]!.until).toMatchObject({ in: 'turn', of: 'h1', edge: 'start' });
    const moved = play(state, (g, who) => makeMove(g, who('h1'), { to: cellAt(2, 0), kind: 'classique' }));
    expect(['h1', 'h2', 'h3'].map((id) => armure(moved.state, id))).toEqual([1, 1, 2]);
  });

  test('[AD2-XCRO-09][AD2-EFF-07] two of them in one zone protect no better than one', () => {
    const croise: GivenHero = { ...PLAIN, talents: ['halo-protecteur'], marks: ['halo'] };
    const heroes = [
      croise,
      { ...croise, at: [1, 0] as const },
      { ...PLAIN, at: [0, 1] as const, items: ['armure-legere'] },
    ];
    const { state } = play({ heroes }, function* () {});
    expect(['h1', 'h2', 'h3'].map((id) => armure(state, id))).toEqual([1, 1, 2]);
  });
});

test('[AD2-XCRO-01] what the Carrière begins with', () => {
  expect(CAREERS.croise).toMatchObject({
    skill: 'melee',
    items: ['epee-longue', 'bouclier-de-bois', 'armure-moyenne'],
  });
});
