import { makeMove } from '@souterrain/crawl/movement';
import { actionsOf, beginTurn, takeTurn } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, blow, turnOf } from '../../../testing/combat.ts';
import { framed } from '../../../testing/drawing.ts';
import { type GivenHero, on, play, quiet, type Scene, scene } from '../../../testing/index.ts';
import { graveWound } from '../../combat/grave.ts';
import { secouer } from '../../combat/secoue.ts';
import { paradeOf } from '../../figures/values.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';

const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });
const RAGING: GivenHero = { marks: ['enrage'], heroisme: 0, items: ['epee'], traits: { melee: 3 } };
const pool = (hero: GivenHero, dice: readonly number[]) =>
  blow({ heroes: [hero], creatures: [orc(1)] }, { on: 'orque-1', with: 'epee' }, { dice: [dice] }).of(
    'rollAnnounced',
  )[0]!;

describe('Rage', () => {
  test('[AD1-BERS-06] [AD1-ETAT-01] who is Enragé does not work itself up again', () => {
    const offered = (marks: string[]) =>
      play({ heroes: [{ talents: ['rage'], marks }], state: { turn: turnOf('h1') } }, function* (g, find) {
        return actionsOf(g, find('h1')).some(({ id }) => id === 'rage');
      }).value;
    expect([offered([]), offered(['enrage'])]).toEqual([true, false]);
  });

  test('[AD1-BERS-06] [AD1-BERS-09] a bonus action gives Enragé, until the end of the scenario', () => {
    const ran = play(
      { heroes: [{ talents: ['rage'], heroisme: 0 }], state: { generated: quiet() } },
      (g, find) => takeTurn(g, find('h1')),
      { decisions: ['rage', 'fin-du-tour'] },
    );
    expect(ran.find('h1').marks).toMatchObject([{ id: 'enrage', until: { in: 'scenario' } }]);
    expect(ran.of('actionSpent')).toMatchObject([{ action: 'bonus', left: 1 }]);
    expect(ran.asked[1]!.options.map(({ id }) => id)).not.toContain('rage');
  });

  test('[AD1-BERS-07] two more dice of Mêlée, Parade -1', () => {
    expect(pool(RAGING, [2, 2, 2, 2, 2]).dice).toBe(5);
    const archer = { heroes: [{ ...RAGING, items: ['arc-court'] }], creatures: [orc(3)] };
    const shot = blow(archer, { on: 'orque-1', with: 'arc-court' }, { dice: [[2, 2]] });
    expect(shot.of('rollAnnounced')[0]!.dice).toBe(2);
    const state = scene({ heroes: [RAGING] });
    expect(paradeOf(on(state), state.figures[0]!)).toBe(1);
  });

  const calmed = (hero: GivenHero, script: Parameters<typeof play>[2]) =>
    play({ heroes: [hero] }, (g, find) => beginTurn(g, find('h1')), script);

  test('[AD1-BERS-08] [AD1-BERS-09] a Mental roll at the start of the turn, free and without the penalty of Secoué', () => {
    const hero = { ...RAGING, marks: ['enrage', 'secoue'], traits: { mental: 2 } };
    const out = calmed(hero, { dice: [[4, 5]], decisions: ['se-calmer'] });
    expect(out.find('h1').marks.map(({ id }) => id)).toEqual(['secoue']);
    expect(calmed(hero, { dice: [[6, 2]], decisions: ['se-calmer'] }).asked).toHaveLength(1);
    const still = calmed(hero, { dice: [[4, 2]], decisions: ['se-calmer'] });
    expect(still.find('h1').marks).toHaveLength(2);
    expect(still.state.turn).toMatchObject({ actions: 2, bonus: false });
    expect(calmed(hero, { decisions: ['rester-enrage'] }).find('h1').marks).toHaveLength(2);
  });

  test('[AD1-BERS-09] free attacks have the two dice too', () => {
    const given = { heroes: [RAGING], creatures: [orc(1)] };
    const { of } = blow(given, { on: 'orque-1', with: 'epee', how: 'gratuite' }, { dice: [[2, 2, 2, 2, 2]] });
    expect(of('rollAnnounced')[0]!.dice).toBe(5);
  });
});

describe('Instinctif', () => {
  const met = (given: Scene, script: Parameters<typeof play>[2]) =>
    play(
      { ...given, state: { generated: quiet(), turn: turnOf('h1', { actions: 1, standard: true }) } },
      (g, find) => {
        const instinctif = g.edition.featureOf('instinctif')!;
        return instinctif.met!(g, { feature: instinctif, who: find('h1') });
      },
      script,
    );
  const WILD: GivenHero = { talents: ['instinctif'], heroisme: 0, items: ['epee'] };

  test('[AD1-BERS-10] [AD1-BERS-20] the Réaction buys one action, outside the turn in progress', () => {
    const given = { heroes: [WILD], creatures: [orc(1)] };
    const { find, state, asked } = met(given, { dice: [[2, 2]], decisions: ['attaquer-epee-orque-1'] });
    expect(find('h1').reactions).toBe(0);
    expect(state.turn).toMatchObject({ figure: 'h1', actions: 1, standard: true });
    expect(asked[0]!.options.every(({ cost }) => cost !== 'complexe')).toBe(true);
    expect(asked[0]!.options.every(({ cost }) => cost !== 'libre')).toBe(true);
  });

  test('[AD1-BERS-20] a room revealed, a Rencontre: the Réaction attacks, and the other Action of the turn is left', () => {
    const given = { heroes: [{ ...WILD, talents: ['instinctif', 'rage'] }], creatures: [orc(1)] };
    const { state } = met(given, { dice: [[2, 2]], decisions: ['attaquer-epee-orque-1'] });
    const { value } = play(state, function* (g, find) {
      return new Set(actionsOf(g, find('h1')).map(({ type }) => type));
    });
    // The standard action went with the reveal: a movement or a bonus action remains.
    expect([value.has('mouvement'), value.has('bonus'), value.has('standard')]).toEqual([true, true, false]);
  });

  test('[AD1-BERS-10] it may be kept, and needs a Réaction', () => {
    const given = { heroes: [WILD], creatures: [orc(1)] };
    expect(met(given, { decisions: ['passer'] }).find('h1').reactions).toBe(1);
    expect(met({ ...given, heroes: [{ ...WILD, reactions: 0 }] }, {}).asked).toEqual([]);
  });
});

describe('other talents of the Berserker', () => {
  test('[AD1-BERS-11] Force Bestiale: one more die on rolls of Force, not on damage', () => {
    const { value } = play(
      { heroes: [{ talents: ['force-bestiale'], heroisme: 0, traits: { force: 4 } }] },
      (g, find) =>
        check(g, {
          who: find('h1'),
          purpose: 'epreuve',
          trait: 'force',
          difficulty: [DEFAULT_DIFFICULTY],
          seuil: true,
        }),
      { dice: [[4, 4, 4, 4, 4]] },
    );
    expect(value.total).toBe(5);
    const hero = { talents: ['force-bestiale'], items: ['epee'], heroisme: 0, traits: { force: 4 } };
    const hit = { heroes: [hero], creatures: [orc(1)] };
    const { of } = blow(
      hit,
      { on: 'orque-1', with: 'epee' },
      {
        dice: [
          [4, 4],
          [2, 2, 2, 2],
        ],
      },
    );
    expect(of('rollAnnounced')[1]!.dice).toBe(4);
  });

  test('[AD1-BERS-12] Insensible: no penalty, but wounded like anybody once Secoué', () => {
    const hero = { talents: ['insensible'], marks: ['secoue'], heroisme: 0, items: ['epee'], traits: { melee: 3 } };
    expect(pool(hero, [2, 2, 2]).dice).toBe(3);
    expect(pool({ ...hero, talents: [] }, [2, 2]).dice).toBe(2);
    const struck = blow(
      { heroes: [hero], creatures: [orc(1)] },
      { by: 'orque-1', on: 'h1', with: 'hache' },
      {
        dice: [
          [4, 4, 4],
          [4, 4, 2, 2],
        ],
      },
    );
    expect(struck.find('h1').sante).toBe(3);
    // It can be Secoué like anybody: immunity is Impassible.
    const shaken = blow(
      { heroes: [{ ...hero, marks: [] }], creatures: [orc(1)] },
      { by: 'orque-1', on: 'h1', with: 'hache' },
      {
        dice: [
          [4, 4, 4],
          [4, 4, 2, 2],
        ],
      },
    );
    expect(shaken.find('h1')).toMatchObject({ sante: 4, marks: [{ id: 'secoue' }] });
  });

  test('[AD1-BERS-15] Anguille: Parade +1, counted as instinctive too', () => {
    const state = scene({
      heroes: [
        { talents: ['anguille'], traits: { melee: 3 } },
        { ...RAGING, talents: ['anguille'] },
      ],
    });
    const [calm, raging] = [state.figures[0]!, state.figures[1]!];
    expect([paradeOf(on(state), calm), paradeOf(on(state), raging)]).toEqual([3, 2]);
    expect(paradeOf(on(state), calm, { natural: true })).toBe(3);
  });

  const FRENZIED: GivenHero = { ...RAGING, talents: ['frenesie'] };
  const offered = (hero: GivenHero, turn: Parameters<typeof turnOf>[1]) =>
    play({ heroes: [hero], creatures: [orc(1)], state: { turn: turnOf('h1', turn) } }, function* (g, find) {
      return actionsOf(g, find('h1'))
        .map(({ id }) => id)
        .filter((id) => id.startsWith('frenesie'));
    }).value;
  const AFTER = { actions: 1, standard: true, flags: ['attaque', 'melee'] };

  test('[AD1-BERS-14] Frénésie: one more attack after a Mêlée attack, while Enragé', () => {
    expect(offered(FRENZIED, AFTER)).toEqual(['frenesie-epee-orque-1', 'frenesie-mains-nues-orque-1']);
    expect(offered({ ...FRENZIED, marks: [] }, AFTER)).toEqual([]);
    expect(offered(FRENZIED, {})).toEqual([]);
    expect(offered(FRENZIED, { actions: 1, standard: true, flags: ['attaque', 'tir'] })).toEqual([]);
    // An attack made with something else than the standard action opens nothing.
    expect(offered(FRENZIED, { actions: 1, bonus: false, flags: ['attaque', 'melee'] })).toEqual([]);
    expect(offered(FRENZIED, { ...AFTER, bonus: true })).toEqual([]);
    const { of } = act(
      { heroes: [FRENZIED], creatures: [orc(1)], state: { turn: turnOf('h1', AFTER) } },
      { id: 'frenesie-epee-orque-1', from: actionsOf },
      { dice: [[2, 2, 2, 2, 2]] },
    );
    expect(of('attackDeclared')).toMatchObject([{ how: 'bonus' }]);
    const turn = play(
      { heroes: [{ ...FRENZIED, traits: { melee: 3 } }], creatures: [orc(1)], state: { generated: quiet() } },
      (g, find) => takeTurn(g, find('h1')),
      {
        dice: [
          [2, 2, 2, 2, 2],
          [2, 2, 2, 2, 2],
        ],
        decisions: ['rester-enrage', 'attaquer-epee-orque-1', 'frenesie-epee-orque-1'],
      },
    );
    expect(turn.of('actionSpent')).toMatchObject([
      { action: 'standard', left: 1 },
      { action: 'bonus', left: 0 },
    ]);
  });

  const hit = (dice: readonly number[], impassibleTiming: 'atOnce' | 'nextTurn' = 'atOnce') => {
    const hero = { talents: ['impassible'], heroisme: 0 };
    const given: Scene = { heroes: [hero], creatures: [orc(1)], variants: { impassibleTiming } };
    return blow(given, { by: 'orque-1', on: 'h1', with: 'hache' }, { dice: [[4, 4, 4], dice] });
  };

  test('[AD1-BERS-16] [AD1-Q-19] Impassible: Seuil 0 does nothing, wounds leave it Indemne', () => {
    expect(hit([4, 4, 2, 2]).find('h1')).toMatchObject({ sante: 4, marks: [] });
    expect(hit([4, 4, 4, 4]).find('h1')).toMatchObject({ sante: 2, marks: [] });
  });

  test('[AD1-Q-19] the other reading: Secoué until the start of its next turn', () => {
    const { state, find } = hit([4, 4, 2, 2], 'nextTurn');
    expect(find('h1').marks).toMatchObject([{ id: 'secoue' }]);
    play(state, (g, get) => beginTurn(g, get('h1')));
    expect(find('h1').marks).toEqual([]);
  });

  test('[AD1-BERS-16] a vanished Secoué does not stop a movement, a wound does; Sérieusement secoué is ignored too', () => {
    const heroes = [{ at: [1, 0] as const, talents: ['impassible'], heroisme: 0 }];
    const given: Scene = { drawing: framed('aabb'), heroes, creatures: [orc(0)], state: { turn: turnOf('h1') } };
    const flee = (damage: readonly number[]) =>
      play(given, (g, find) => makeMove(g, find('h1'), { to: find('h1').cell + 1, kind: 'classique' }), {
        dice: [[2, 2, 2], [4, 4, 4], damage],
      }).value;
    expect([flee([4, 4, 2, 2]), flee([4, 4, 4, 2])]).toEqual([true, false]);
    const { find } = play({ heroes }, (g, get) => graveWound(g, get('h1')), { cards: [['4-pique']] });
    expect(find('h1').marks).toEqual([]);
  });

  test('[AD1-BERS-16] nothing else makes it Secoué either', () => {
    const { find } = play({ heroes: [{ talents: ['impassible'] }] }, function* (g, get) {
      secouer(g, get('h1'), ['AD1-FELI-12']);
    });
    expect(find('h1').marks).toEqual([]);
  });
});
