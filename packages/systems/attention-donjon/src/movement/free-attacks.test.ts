import { makeMove } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { at, type GivenCreature, play, type Scene, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';

know(
  { id: 'fige', rule: 'AD1-DODGE-10', bans: ['reactions'] },
  { id: 'hebete', rule: 'AD1-DODGE-10', bans: ['actions'] },
);

const TWO = framed('aaabbb', 'aaabbb', 'aaabbb');
type At = readonly [number, number];
const orc = (x: number, y: number, more: Partial<GivenCreature> = {}) => ({ id: 'orque', at: [x, y] as At, ...more });

/** The Esquive fails; an orc that hits hurts with 4 dice against Endurance 2. */
const FAIL = [1, 2, 2];
const MISS = [1, 1, 1];
const HIT = [4, 4, 4];
const SECOUE = [4, 4, 2, 2];
const NOTHING = [1, 1, 1, 1];

/** The hero of (2, 1) tries to go to (3, 1). */
function flee(given: Scene, script: Parameters<typeof play>[2]) {
  const ran = play(
    { drawing: TWO, heroes: [{ at: [2, 1], heroisme: 0 }], ...given },
    (g, find) => makeMove(g, find('h1'), { to: at([3, 1]), kind: 'classique' }),
    script,
  );
  return { ...ran, hero: ran.find('h1'), strikers: ran.of('attackDeclared').map((e) => e.figure) };
}

describe('a failed Esquive', () => {
  test('[AD1-DODGE-09] a success lets nobody strike', () => {
    const { strikers, value } = flee({ creatures: [orc(1, 1), orc(2, 0)] }, { dice: [[4, 4, 2]] });
    expect([strikers, value]).toEqual([[], true]);
  });

  test('[AD1-DODGE-10] each enemy in contact strikes once, with its Réaction', () => {
    const creatures = [orc(1, 1), orc(2, 0, { reactions: 0 }), orc(0, 0)];
    const { strikers, find, value } = flee({ creatures }, { dice: [FAIL, MISS] });
    expect([strikers, value]).toEqual([['orque-1'], true]);
    expect(find('orque-1').reactions).toBe(0);
  });

  test('[AD1-DODGE-10] [AD1-DODGE-19] not those who cannot act, nor those without a close-combat attack', () => {
    const creatures = [
      orc(1, 1, { marks: ['paralyse'] }),
      orc(1, 0, { marks: ['a-terre'] }),
      { id: 'gobelin-archer', at: [2, 0] as At },
      orc(1, 2),
    ];
    expect(flee({ creatures }, { dice: [FAIL, MISS] }).strikers).toEqual(['orque-3']);
  });

  test.each(['fige', 'hebete'])('[AD1-DODGE-10] %s: who may not react, or may not act, is not even named', (mark) => {
    const { strikers, asked } = flee({ creatures: [orc(1, 1, { marks: [mark] }), orc(2, 0)] }, { dice: [FAIL, MISS] });
    expect([strikers, asked]).toEqual([['orque-2'], []]);
  });

  test('[AD1-GRID-06] nobody of one’s own camp strikes, nor a neutral figure', () => {
    const creatures = [orc(0, 0), orc(1, 1, { camp: 'heros' }), orc(2, 0, { camp: 'neutre' })];
    expect(flee({ creatures }, { dice: [FAIL] })).toMatchObject({ strikers: [], value: true });
  });

  test('[AD1-DODGE-11] one by one, in the order that the dodger’s player chooses', () => {
    const creatures = [orc(1, 1), orc(2, 0), orc(2, 2)];
    const script = { dice: [FAIL, MISS, MISS, MISS], decisions: ['orque-2', 'orque-3'] };
    const { strikers, asked } = flee({ creatures }, script);
    expect(strikers).toEqual(['orque-2', 'orque-3', 'orque-1']);
    expect(asked[0]).toMatchObject({ id: 'ordre-des-attaques', seat: 0 });
  });

  test('[AD1-DODGE-12] Secoué by one of them, it stays where it was', () => {
    const creatures = [orc(1, 1), orc(2, 0)];
    const script = { dice: [FAIL, HIT, SECOUE, MISS], decisions: ['orque-1'] };
    const { hero, value, of } = flee({ creatures }, script);
    expect([value, hero.cell, hero.sante]).toEqual([false, at([2, 1]), 4]);
    expect(of('moveStopped')).toMatchObject([{ why: 'touche' }]);
  });

  test('[AD1-DODGE-12] Blessé too, even when it was Secoué already', () => {
    const heroes = [{ at: [2, 1] as At, heroisme: 0, marks: ['secoue'], traits: { agilite: 4 } }];
    const { hero, value } = flee({ heroes, creatures: [orc(1, 1)] }, { dice: [FAIL, HIT, SECOUE] });
    expect([value, hero.cell, hero.sante]).toEqual([false, at([2, 1]), 3]);
  });

  test('[AD1-DODGE-12] wounded and saved from death, it stays where it was all the same', () => {
    const heroes = [{ at: [2, 1] as At, heroisme: 1, sante: 1, marks: ['secoue'], traits: { agilite: 4 } }];
    const script = { dice: [FAIL, HIT, SECOUE], decisions: ['passer', 'passer', 'depenser-heroisme'] };
    const { hero, value } = flee({ heroes, creatures: [orc(1, 1)] }, script);
    expect([value, hero.cell, hero.sante]).toEqual([false, at([2, 1]), 1]);
  });

  test('[AD1-DODGE-12] [AD1-CROI-17] a wound that somebody else takes does not hold it back', () => {
    const heroes = [
      { at: [2, 1] as At, heroisme: 0 },
      { at: [2, 2] as At, heroisme: 0, talents: ['defenseur'] },
    ];
    const script = { dice: [FAIL, HIT, [4, 4, 4, 2]], decisions: ['proteger'] };
    const { hero, value, find } = flee({ heroes, creatures: [orc(1, 0)] }, script);
    expect([value, hero.cell, hero.sante, find('h2').sante]).toEqual([true, at([3, 1]), 4, 3]);
  });

  test('[AD1-DODGE-10] nobody strikes from beyond death', () => {
    const state = scene({ drawing: TWO, heroes: [{ at: [2, 1], heroisme: 0 }], creatures: [orc(1, 1), orc(2, 0)] });
    state.figures[1]!.status = 'mort';
    const { of } = play(state, (g, find) => makeMove(g, find('h1'), { to: at([3, 1]), kind: 'classique' }), {
      dice: [FAIL, MISS],
    });
    expect(of('attackDeclared').map((e) => e.figure)).toEqual(['orque-2']);
  });

  test('[AD1-DODGE-10] [AD1-DODGE-19] one attack of close combat is enough', () => {
    const creatures = [{ id: 'spectre', at: [1, 1] as At }];
    expect(flee({ creatures }, { dice: [FAIL, MISS] }).strikers).toEqual(['spectre-1']);
  });

  test('[AD1-DODGE-12] a hit that does nothing stops nobody', () => {
    const { value } = flee({ creatures: [orc(1, 1)] }, { dice: [FAIL, HIT, NOTHING] });
    expect(value).toBe(true);
  });

  test('[AD1-DODGE-12] [AD1-PUSH-01] pushed away by one of them, it does not move from there', () => {
    const creatures = [{ id: 'ogre', at: [1, 1] as At }];
    const { hero, value, of } = flee({ creatures }, { dice: [FAIL, [4, 4, 4, 4], [1, 1, 1, 1, 1, 1]] });
    expect([value, hero.cell]).toEqual([false, at([3, 0])]);
    expect(of('moveStopped')).toMatchObject([{ why: 'retenu' }]);
  });

  test('[AD1-DODGE-18] the others still strike once the movement is stopped, and nobody at arrival', () => {
    // A halberd would reach the hero from there.
    const creatures = [orc(1, 1), orc(2, 0), orc(2, 2), { id: 'armure-animee', at: [4, 1] as At }];
    const script = { dice: [FAIL, HIT, SECOUE, MISS, MISS], decisions: ['orque-1', 'orque-2'] };
    expect(flee({ creatures }, script).strikers).toEqual(['orque-1', 'orque-2', 'orque-3']);
  });

  test('[AD1-DODGE-21] once the dodger is dead or out of action no attack is left', () => {
    const heroes = [{ at: [2, 1] as At, heroisme: 0, heroismeMax: 0, sante: 1 }];
    const creatures = [orc(1, 1), orc(2, 0)];
    const script = { dice: [FAIL, HIT, [4, 4, 4, 2]], decisions: ['orque-1'] };
    const { strikers, hero, value, of } = flee({ heroes, creatures }, script);
    expect([strikers, hero.status, value]).toEqual([['orque-1'], 'mort', false]);
    expect(of('moveStopped')).toMatchObject([{ why: 'hors-combat' }]);
  });
});

describe('the free attack', () => {
  test('[AD1-DODGE-19] is against Parade, one more from another zone', () => {
    const { of } = flee({ creatures: [orc(1, 1), orc(3, 0)] }, { dice: [FAIL, MISS, MISS], decisions: ['orque-2'] });
    const attacks = of('rollAnnounced').filter((e) => e.purpose === 'attaque');
    expect(attacks.map((e) => [e.figure, e.difficulty])).toEqual([
      ['orque-2', 2],
      ['orque-1', 1],
    ]);
  });

  test('[AD1-DODGE-21] a hero made Inconscient by a Blessure grave is struck no more, and does not move', () => {
    const given = scene({
      drawing: TWO,
      heroes: [{ at: [2, 1], heroisme: 0, sante: 1 }],
      creatures: [orc(1, 1), orc(2, 0)],
    });
    given.figures[0]!.hero!.saved = true;
    const ran = play(given, (g, find) => makeMove(g, find('h1'), { to: at([3, 1]), kind: 'classique' }), {
      dice: [FAIL, HIT, [4, 4, 4, 2]],
      decisions: ['orque-1', 'blessure-grave'],
      cards: [['6-pique']],
    });
    expect(ran.of('attackDeclared')).toHaveLength(1);
    expect(ran.of('moveStopped')).toMatchObject([{ why: 'hors-combat' }]);
    expect(ran.find('h1').cell).toBe(at([2, 1]));
  });
});

describe('at arrival', () => {
  test('[AD1-DODGE-14] enemies around the arrival square strike too', () => {
    const { strikers, hero } = flee({ creatures: [orc(0, 0), orc(4, 1)] }, { dice: [FAIL, MISS] });
    expect([strikers, hero.cell]).toEqual([['orque-2'], at([3, 1])]);
  });

  test('[AD1-DODGE-14] under the same limits', () => {
    const creatures = [orc(0, 0), orc(4, 1, { reactions: 0 }), orc(4, 0, { marks: ['inconscient'] })];
    expect(flee({ creatures }, { dice: [FAIL] }).strikers).toEqual([]);
  });

  test('[AD1-DODGE-15] who touches both squares strikes at departure alone, whatever its Réactions', () => {
    const creatures = [orc(2, 0, { reactions: 3 })];
    expect(flee({ creatures }, { dice: [FAIL, MISS] }).strikers).toEqual(['orque-1']);
  });

  test('[AD1-DODGE-16] what they do does not send the figure back', () => {
    const { hero, value } = flee({ creatures: [orc(0, 0), orc(4, 1)] }, { dice: [FAIL, HIT, SECOUE] });
    expect([value, hero.cell, hero.marks.map((m) => m.id)]).toEqual([true, at([3, 1]), ['secoue']]);
  });
});

describe('an enemy that fails its Esquive', () => {
  const goblin = (script: Parameters<typeof play>[2]) =>
    play(
      {
        drawing: TWO,
        heroes: [{ at: [1, 1], heroisme: 0 }],
        creatures: [{ id: 'gobelin', at: [2, 1] }],
      },
      (g, find) => makeMove(g, find('gobelin-1'), { to: at([3, 1]), kind: 'classique' }),
      script,
    );

  test('[AD1-DODGE-17] a hero next to it may strike or keep its Réaction', () => {
    const kept = goblin({ dice: [[1, 2]], decisions: ['garder'] });
    expect(kept.asked[0]!.options.map((o) => o.id)).toEqual(['garder', 'attaquer-mains-nues']);
    expect([kept.find('h1').reactions, kept.value]).toEqual([1, true]);
    const struck = goblin({
      dice: [
        [1, 2],
        [1, 1],
      ],
      decisions: ['attaquer-mains-nues'],
    });
    expect(struck.find('h1').reactions).toBe(0);
  });
});
