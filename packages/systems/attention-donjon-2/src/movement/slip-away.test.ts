import {
  classicMoves,
  dodgeFor,
  inContact,
  makeMove,
  movementActions,
  placementSteps,
} from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { PAIR } from '../../testing/groups.ts';
import { at, type GivenHero, on, play, type Scene, scene } from '../../testing/index.ts';
import { impose, plain } from '../../testing/jets.ts';
import { breed } from '../../testing/know.ts';
import { lineOf } from '../notation/index.ts';

type Creatures = NonNullable<Scene['creatures']>;
const rats = (count: number, x = 2): Creatures =>
  Array.from({ length: count }, (_, i) => ({ id: 'homme-rat', at: [x - (i > 2 ? 1 : 0), i % 3] as const }));
const leaving = (creatures: Creatures, hero: GivenHero = {}, variants = {}): Scene => ({
  drawing: PAIR,
  heroes: [{ ...plain, at: [0, 0], ...hero }],
  creatures,
  variants,
});

const TO = at([4, 1]);
const { outcome } = lineOf('Force 1 : Dommages 2');
const REACTION = outcome?.kind === 'own' ? outcome.effects : [];

/** h1 walks from zone a to zone b. */
const leave = (given: Scene, dice: number[] | null, decisions: string[] = []) => {
  const ran = play(given, (g, find) => makeMove(g, find('h1'), { to: TO, kind: 'classique' }), {
    ...(dice ? { dice: [dice] } : {}),
    decisions,
  });
  const h1 = ran.find('h1');
  return { ...ran, moved: h1.cell === TO, lost: 6 - h1.sante, marks: h1.marks.map(({ id }) => id) };
};
const agrippeur = (y = 2) => ({ id: 'agrippeur', at: [1, y] as const });

breed('bousculeur', { reaction: 'Repousser' });

describe('leaving a zone that enemies hold', () => {
  test('[AD2-XESQ-01] [AD2-XESQ-02] when a dodge is needed, and when it is difficult', () => {
    const need = (creatures: Creatures) => {
      const state = scene(leaving(creatures));
      return dodgeFor(on(state), state.figures[0]!, { to: TO, kind: 'classique' });
    };
    const there = { id: 'homme-rat', at: [5, 2] as const };
    expect([need([there, there, there]), need(rats(1)), need([...rats(1), there])]).toEqual([
      'aucune',
      'ordinaire',
      'difficile',
    ]);
    expect(leave(leaving(rats(1)), [4, 4]).of('jetSettled')).toMatchObject([{ difficulty: 5 }]);
    expect(leave(leaving([...rats(1), there]), [4, 4]).of('jetSettled')).toMatchObject([{ difficulty: 7 }]);
  });

  test('[AD2-XESQ-03] [AD2-XESQ-05] X Dommages on a failure, which keeps the character in place', () => {
    expect([5, 3, 1].map((count) => leave(leaving(rats(count)), [1, 2]).lost)).toEqual([5, 3, 1]);
    const two = leave(leaving(rats(2)), [1, 2]);
    expect(two).toMatchObject({ moved: false, lost: 2, value: false });
    expect(two.find('h1').cell).toBe(at([0, 0]));
  });

  test('[AD2-XESQ-03] [AD2-XESQ-06] X - 3 on a success, and the move happens all the same', () => {
    expect([5, 3, 1].map((count) => leave(leaving(rats(count)), [5, 2]).lost)).toEqual([2, 0, 0]);
    expect(leave(leaving(rats(5)), [6, 2], ['garder', 'annuler-un-dommage'])).toMatchObject({ moved: true, lost: 1 });
    // A difficult one costs the same: the Réussite makes 7.
    const there = { id: 'homme-rat', at: [5, 2] as const };
    expect(leave(leaving([...rats(5), there]), [6, 2], ['garder'])).toMatchObject({ moved: true, lost: 2 });
    expect(leave(leaving([...rats(5), there]), [5, 2])).toMatchObject({ moved: false, lost: 5 });
  });

  test('[AD2-ETAT-04] a Sonné rat-man counts in a dodge; one Inconscient or À terre does not', () => {
    const beside = (mark: string) => leaving([...rats(1), { id: 'homme-rat', at: [1, 0], marks: [mark] }]);
    expect(['sonne', 'secoue', 'immobilise', 'enrage'].map((mark) => leave(beside(mark), [1, 1]).lost)).toEqual([
      2, 2, 2, 2,
    ]);
    expect(['inconscient', 'a-terre', 'petrifie', 'paralyse'].map((mark) => leave(beside(mark), [1, 1]).lost)).toEqual([
      1, 1, 1, 1,
    ]);
  });

  test('[AD2-XESQ-04] [AD2-Q-16] X counts those able to act; or all of them, or those in contact', () => {
    const given = (variants = {}) =>
      leaving([...rats(2), { id: 'homme-rat', at: [1, 0], marks: ['petrifie'] }], {}, variants);
    expect(leave(given(), [1, 1]).lost).toBe(2);
    expect(leave(given({ dodgeCount: 'all' }), [1, 1]).lost).toBe(3);
    expect(leave(given({ dodgeCount: 'adjacent' }), [1, 1]).lost).toBe(1);
    const idle = scene(leaving([{ id: 'homme-rat', at: [1, 0], marks: ['inconscient'] }]));
    expect(dodgeFor(on(idle), idle.figures[0]!, { to: TO, kind: 'classique' })).toBe('aucune');
  });

  test('[AD2-XESQ-07] [AD2-Q-15] Dommages, the move, then the states; or the states first', () => {
    const given = (variants = {}) => leaving([...rats(2), agrippeur()], {}, variants);
    const after = leave(given(), [5, 2]);
    expect(after).toMatchObject({ moved: true, marks: ['immobilise'] });
    expect(after.events.flatMap(({ type }) => (['figureMoved', 'markGained'].includes(type) ? [type] : []))).toEqual([
      'figureMoved',
      'markGained',
    ]);
    expect(leave(given({ dodgeStatesBeforeMove: 'yes' }), [5, 2])).toMatchObject({
      moved: false,
      marks: ['immobilise'],
    });
    const dead = leave(leaving(rats(5), { sante: 2, heroismeMax: 0 }), [5, 2]);
    expect([dead.value, dead.find('h1').status, dead.of('figureMoved')]).toEqual([false, 'mort', []]);
  });

  test('[AD2-XESQ-08] one source: Armure counts once, and a failure costs a point at least', () => {
    const armoured = { items: ['armure-moyenne'] };
    expect(leave(leaving(rats(3), armoured), [1, 1]).lost).toBe(1);
    expect(leave(leaving(rats(5), { items: ['armure-legere'] }), [1, 1]).lost).toBe(4);
    expect(leave(leaving(rats(2), armoured), [1, 1]).lost).toBe(1);
  });

  test('[AD2-XESQ-09] [AD2-XESQ-10] each Réaction is cancelled apart, and by none who cannot act', () => {
    const two = leave(leaving([agrippeur(1), agrippeur(2)]), [6, 2], ['garder', 'annuler-reaction-1']);
    expect(two.marks).toEqual(['immobilise']);
    const stone = leaving([{ ...agrippeur(), marks: ['petrifie'] }, ...rats(1)]);
    expect(leave(stone, [5, 2]).marks).toEqual([]);
    expect(leave(leaving([agrippeur()]), [1, 2])).toMatchObject({ moved: false, marks: ['immobilise'], lost: 1 });
  });

  test('[AD2-XESQ-09] two different Réactions: one Réussite cancels one of them, whatever it contains', () => {
    const given = leaving([agrippeur(1), agrippeur(2)]);
    const [, first, second] = scene(given).figures;
    const effects = (text: string) => {
      const line = lineOf(`Force 1 : ${text}`);
      return line.outcome?.kind === 'own' ? line.outcome.effects : [];
    };
    const reactions = [
      { by: first!, effects: effects('Immobilisé & Dommages 2') },
      { by: second!, effects: effects('Sonné') },
    ];
    const dodge = (cancels: string) => {
      const { marks, lost } = impose(
        given,
        'Agilité/Esquive 5 (Dommages X/Dommages X-3)',
        { dice: [[6, 2]], decisions: ['garder', cancels] },
        { bindings: { X: 2 }, reactions },
      );
      return [marks, lost];
    };
    expect([dodge('annuler-reaction-1'), dodge('annuler-reaction-2')]).toEqual([
      [['sonne'], 0],
      [['immobilise'], 2],
    ]);
    // One that waits in the arrival zone adds nothing.
    const beyond = leaving([...rats(1), { id: 'agrippeur', at: [5, 2] }]);
    expect(leave(beyond, [6, 2])).toMatchObject({ moved: true, marks: [] });
  });

  test('[AD2-XESQ-11] La’shein and the Agrippeur', () => {
    const given = leaving([...rats(2), agrippeur()]);
    expect(leave(given, [6, 2], ['garder', 'annuler-reaction-1'])).toMatchObject({ moved: true, lost: 0, marks: [] });
    expect(leave(given, [5, 2])).toMatchObject({ moved: true, lost: 0, marks: ['immobilise'] });
    expect(leave(given, [4, 2])).toMatchObject({ moved: false, lost: 3, marks: ['immobilise'] });
  });

  test('[AD2-XESQ-12] [AD2-XESQ-13] Esquiveur: a failure brings the success effects, without Réussites', () => {
    const talents = ['esquiveur'];
    expect(leave(leaving(rats(5), { talents }), [1, 2])).toMatchObject({ moved: true, lost: 2 });
    const there = { id: 'homme-rat', at: [5, 2] as const };
    const failed = leave(leaving([...rats(3), agrippeur(), there], { talents, traits: { agilite: 1 } }), [5]);
    expect(failed).toMatchObject({ moved: true, lost: 1, marks: ['immobilise'] });
  });

  test('[AD2-XESQ-12] [AD2-EFF-04] Esquiveur: the success effects that he suffers have no minimum', () => {
    const armoured = { items: ['armure-legere'] };
    expect(leave(leaving(rats(4), { ...armoured, talents: ['esquiveur'] }), [1, 2])).toMatchObject({ lost: 0 });
    expect(leave(leaving(rats(1), armoured), [1, 2]).lost).toBe(1);
  });

  test('[AD2-XESQ-14] [AD2-XESQ-15] Insaisissable: no Jet without a Réaction, no Dommages ever', () => {
    const talents = ['insaisissable'];
    expect(leave(leaving(rats(5), { talents }), null)).toMatchObject({ moved: true, lost: 0 });
    const given = leaving([...rats(3), agrippeur()], { talents });
    expect(leave(given, [6, 2], ['garder', 'annuler-reaction-1'])).toMatchObject({ moved: true, lost: 0, marks: [] });
    expect(leave(given, [1, 2])).toMatchObject({ moved: true, lost: 0, marks: ['immobilise'] });
  });

  test('[AD2-XESQ-18] Dommages of a Réaction join the same source, cancelled whole or met by the Armure once', () => {
    const given = leaving([agrippeur()], { items: ['armure-legere'] });
    const state = scene(given);
    const reactions = [{ by: state.figures[1]!, effects: REACTION }];
    const dodge = (dice: number[], decisions: string[] = []) =>
      impose(
        given,
        'Agilité/Esquive 5 (Dommages X/Dommages X-3)',
        { dice: [dice], decisions },
        { bindings: { X: 2 }, reactions },
      ).lost;
    expect(dodge([5, 2])).toBe(1);
    expect(dodge([6, 2], ['garder', 'annuler-reaction-1'])).toBe(0);
    expect(dodge([4, 2])).toBe(3);
  });

  test('[AD2-MON-11] Instinct Grégaire counts for nothing in a dodge', () => {
    expect(leave(leaving(rats(4)), [5, 2]).of('jetAnnounced')).toMatchObject([{ dice: 2 }]);
  });

  test('[AD2-XESQ-09][AD2-EFF-10] a Réaction that pushes is that of whoever reacts, before the move or after it', () => {
    const pushed = (dice: number[], decisions: string[] = []) => {
      const ran = leave(leaving([{ id: 'bousculeur', at: [0, 0] }], { at: [1, 0] }), dice, decisions);
      return ran.of('figureMoved').map(({ how, to, by }) => [how, to, by]);
    };
    expect(pushed([1, 2])).toEqual([['poussee', at([2, 0]), 'bousculeur-1']]);
    expect(pushed([5, 2])).toEqual([
      ['classique', TO, undefined],
      ['poussee', at([5, 0]), 'bousculeur-1'],
    ]);
    expect(pushed([6, 2], ['garder', 'annuler-reaction-1'])).toEqual([['classique', TO, undefined]]);
  });
});

describe('moving', () => {
  test('[AD2-XMOUV-01] a zone offers its squares less those that are taken', () => {
    const state = scene(leaving([{ id: 'homme-rat', at: [4, 0] }]));
    const [hero] = state.figures;
    const into = classicMoves(on(state), hero!).filter((cell) => cell !== hero!.cell);
    expect(into).toHaveLength(9 - 1);
    expect(into).not.toContain(at([4, 0]));
  });

  test('[AD2-XMOUV-02] [AD2-Q-18] a Pas de placement stays in the zone, and never needs a dodge; or may leave it', () => {
    const steps = (variants = {}) => {
      const state = scene(leaving(rats(1, 1), { at: [2, 2] }, variants));
      return placementSteps(on(state), state.figures[0]!);
    };
    expect(steps()).not.toContain(at([3, 2]));
    expect(steps()).toHaveLength(7);
    expect(steps({ placementStepOtherZone: 'yes' })).toContain(at([3, 2]));
    const state = scene(leaving(rats(1, 1), { at: [2, 2] }));
    expect(classicMoves(on(state), state.figures[0]!)).toContain(at([3, 2]));
    expect(dodgeFor(on(state), state.figures[0]!, { to: at([0, 2]), kind: 'pas' })).toBe('aucune');
    const beside = scene(leaving([{ id: 'homme-rat', at: [1, 1] }], { at: [2, 2] }));
    expect(dodgeFor(on(beside), beside.figures[0]!, { to: at([0, 2]), kind: 'pas' })).toBe('aucune');
    expect(
      play(leaving([]), function* (g, find) {
        return movementActions(g, find('h1')).length;
      }).value,
    ).toBeGreaterThan(8);
  });

  test('[AD2-XMOUV-04] with squares, figures are adjacent as in the first edition', () => {
    const state = scene(
      leaving([
        { id: 'homme-rat', at: [1, 1] },
        { id: 'homme-rat', at: [2, 0] },
      ]),
    );
    const [hero, near, far] = state.figures;
    expect([inContact(on(state), hero!, near!), inContact(on(state), hero!, far!)]).toEqual([true, false]);
  });
});
