import type { Turn } from '@souterrain/crawl';
import { arrive, makeMove, push } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { at, type GivenHero, play, type Scene } from '../../testing/index.ts';
import { BARE_HANDS } from '../combat/attacks.ts';
import { strike } from '../combat/strike.ts';

const DRAWING = framed('aaabbb', 'aaabbb', 'aaabbb');
const turn = (more: Partial<Turn> = {}): Turn => ({
  figure: 'h1',
  actions: 1,
  standard: false,
  bonus: false,
  movements: 1,
  flags: [],
  ...more,
});

/** A hero leaves a zone where an orc stands out of contact; with `difficult`, another waits in the next zone. */
function leave(
  hero: GivenHero,
  script: Parameters<typeof play>[2],
  { difficult = false, ...more }: Scene & { difficult?: boolean } = {},
) {
  const far = [{ id: 'orque', at: [0, 0] as const }];
  const ran = play(
    {
      drawing: DRAWING,
      heroes: [{ at: [2, 2], heroisme: 0, ...hero }],
      creatures: difficult ? [...far, { id: 'orque', at: [5, 0] }] : far,
      ...more,
    },
    (g, find) => makeMove(g, find('h1'), { to: at([3, 2]), kind: 'classique' }),
    script,
  );
  const [settled] = ran.of('dodgeSettled');
  return { ...ran, settled, arrived: ran.find('h1').cell === at([3, 2]) };
}

const acting = (more: Partial<Turn> = {}) => ({ state: { turn: turn(more) } });

describe('the Esquive roll', () => {
  test('[AD1-DODGE-03] [AD1-DODGE-06] [AD1-HEALTH-25] [AD1-TRAIT-06] is Agilité against Difficulty 2', () => {
    const traits = { agilite: 3, force: 1, mental: 2, savoir: 5 };
    const { of, settled, arrived } = leave({ traits }, { dice: [[4, 2, 5]] });
    expect(of('rollAnnounced')).toMatchObject([{ purpose: 'esquive', trait: 'agilite', dice: 3 }]);
    expect(of('dodgeNeeded')).toMatchObject([{ level: 'ordinaire', why: 'zone-de-depart' }]);
    expect(of('rollSettled')).toMatchObject([{ purpose: 'esquive', total: 2, difficulty: 2, success: true }]);
    expect([settled?.success, arrived]).toEqual([true, true]);
  });

  test('[AD1-DODGE-07] [AD1-HEALTH-25] a difficult one is against Difficulty 4', () => {
    const hero = { traits: { agilite: 4 } };
    const won = leave(hero, { dice: [[6, 5, 4, 2]] }, { difficult: true });
    expect(won.of('rollSettled')).toMatchObject([{ total: 4, difficulty: 4, success: true }]);
    const lost = leave(hero, { dice: [[6, 5, 2, 2]], decisions: ['garder'] }, { difficult: true });
    expect(lost.of('rollSettled')).toMatchObject([{ total: 3, success: false }]);
    expect(lost.settled).toMatchObject({ success: false, how: 'jet' });
  });

  test('[AD1-DODGE-08] lard adds two dice to it', () => {
    const script = { dice: [[2, 2, 2, 4, 4]], decisions: ['saindoux-i1-1'] };
    expect(leave({ items: ['saindoux'] }, script).of('rollAnnounced')).toMatchObject([{ dice: 5 }]);
  });

  test('[AD1-DODGE-01] nothing is rolled where no enemy stands', () => {
    const { events, arrived } = leave({}, {}, { creatures: [] });
    expect(events.map((e) => e.type)).toEqual(['figureMoved']);
    expect(arrived).toBe(true);
  });

  test('[AD1-DODGE-01] nor by who strikes, is pushed or leaps among enemies', () => {
    const { events } = play(
      { drawing: DRAWING, heroes: [{ at: [2, 1], heroisme: 0 }], creatures: [{ id: 'orque', at: [1, 1] }] },
      function* (g, find) {
        const [hero, orc] = [find('h1'), find('orque-1')];
        yield* strike(g, { attacker: hero, target: orc, attack: BARE_HANDS, how: 'standard' });
        yield* push(g, orc, hero);
        yield* arrive(g, hero, { cell: at([2, 2]), how: 'bond' });
      },
      { dice: [[1, 1]] },
    );
    expect(events.filter((e) => e.type === 'figureMoved').map((e) => e.how)).toEqual(['poussee', 'bond']);
    expect(events.map((e) => e.type)).not.toContain('dodgeNeeded');
  });
});

describe('the talent Esquive', () => {
  const talents = ['esquive'];

  test('[AD1-DODGE-22] the standard action given up is an ordinary Esquive won without dice', () => {
    const { settled, arrived, state } = leave({ talents }, { decisions: ['sacrifier'] }, acting());
    expect(settled).toMatchObject({ success: true, how: 'sacrifice' });
    expect([arrived, state.turn?.actions, state.turn?.standard]).toEqual([true, 0, true]);
  });

  test('[AD1-DODGE-23] given up before a difficult one, it makes it ordinary and the dice are rolled', () => {
    const script = { decisions: ['sacrifier'], dice: [[4, 5, 2]] };
    const { of, arrived } = leave({ talents }, script, { ...acting(), difficult: true });
    expect(of('rollSettled')).toMatchObject([{ total: 2, difficulty: 2, success: true }]);
    expect(arrived).toBe(true);
  });

  test('[AD1-DODGE-23] it is given up once: a failure then stays a failure', () => {
    const script = { decisions: ['sacrifier'], dice: [[4, 2, 2]] };
    const { settled } = leave({ talents }, script, { ...acting(), difficult: true });
    expect(settled).toMatchObject({ success: false, how: 'jet' });
  });

  test('[AD1-DODGE-24] it may be given up once the roll has failed', () => {
    const script = { decisions: ['lancer', 'sacrifier'], dice: [[4, 2, 2]] };
    expect(leave({ talents }, script, acting()).settled).toMatchObject({ success: true, how: 'sacrifice' });
    const kept = { decisions: ['lancer', 'garder'], dice: [[4, 2, 2]] };
    expect(leave({ talents }, kept, acting()).settled).toMatchObject({ success: false });
  });

  test('[AD1-DODGE-24] [AD1-DODGE-25] the dice of a difficult one are read again at Difficulty 2, not rolled again', () => {
    const two = { decisions: ['lancer', 'sacrifier'], dice: [[4, 5, 2]] };
    const saved = leave({ talents }, two, { ...acting(), difficult: true });
    expect(saved.settled).toMatchObject({ success: true, how: 'sacrifice' });
    // One success is too few even then: nothing is offered.
    const one = { decisions: ['lancer'], dice: [[4, 2, 2]] };
    expect(leave({ talents }, one, { ...acting(), difficult: true }).settled).toMatchObject({ success: false });
  });

  test('[AD1-DODGE-25] it needs an Action and the standard action of one’s own turn', () => {
    for (const more of [acting({ standard: true }), acting({ actions: 0 }), acting({ figure: 'orque-1' }), {}])
      expect(leave({ talents }, { dice: [[4, 2, 2]] }, more).asked).toEqual([]);
  });

  test('[AD1-DODGE-22] nobody else is offered it', () => {
    expect(leave({}, { dice: [[4, 2, 2]] }, acting()).asked).toEqual([]);
  });
});

describe('Maîtrise de l’esquive', () => {
  const talents = ['maitrise-esquive'];

  test('[AD1-DODGE-26] an ordinary Esquive is won without dice, and nothing is given up', () => {
    const { settled, asked } = leave({ talents }, {}, acting());
    expect(settled).toMatchObject({ success: true, how: 'maitrise-esquive' });
    expect(asked).toEqual([]);
  });

  test('[AD1-DODGE-31] Agilité féline is as good', () => {
    const feline = { talents: ['agilite-feline'] };
    expect(leave(feline, {}).settled).toMatchObject({ success: true, how: 'maitrise-esquive' });
    const { of } = leave(feline, { dice: [[4, 2, 5]] }, { difficult: true });
    expect(of('rollSettled')).toMatchObject([{ difficulty: 2, success: true }]);
  });

  test('[AD1-DODGE-27] [AD1-DODGE-29] [AD1-Q-04] a difficult one is rolled against Difficulty 2', () => {
    const { of, arrived } = leave({ talents }, { dice: [[4, 2, 5]] }, { difficult: true });
    expect(of('rollSettled')).toMatchObject([{ total: 2, difficulty: 2, success: true }]);
    expect(arrived).toBe(true);
  });

  test('[AD1-DODGE-28] [AD1-DODGE-29] the standard action wins it outright, before the roll or after', () => {
    const before = leave({ talents }, { decisions: ['sacrifier'] }, { ...acting(), difficult: true });
    expect(before.settled).toMatchObject({ success: true, how: 'sacrifice' });
    const script = { decisions: ['lancer', 'sacrifier'], dice: [[1, 4, 4]] };
    const after = leave({ talents }, script, { ...acting(), difficult: true });
    expect(after.of('rollSettled')).toMatchObject([{ total: 1, success: false }]);
    expect(after.settled).toMatchObject({ success: true, how: 'sacrifice' });
    const variants = { negativeTotal: 'kept' } as const;
    const worst = { decisions: ['lancer', 'sacrifier'], dice: [[1, 1, 1]] };
    const below = leave({ talents }, worst, { ...acting(), difficult: true, variants });
    expect(below.of('rollSettled')).toMatchObject([{ total: -3, success: false }]);
    expect(below.settled).toMatchObject({ success: true, how: 'sacrifice' });
  });

  test('[AD1-Q-04] the other reading keeps Difficulty 4, won outright by the sacrifice alone', () => {
    const variants = { maitriseEsquive: 'four' } as const;
    const rolled = leave({ talents }, { dice: [[4, 2, 5]] }, { difficult: true, variants });
    expect(rolled.of('rollSettled')).toMatchObject([{ total: 2, difficulty: 4, success: false }]);
    const paid = leave({ talents }, { decisions: ['sacrifier'] }, { ...acting(), difficult: true, variants });
    expect(paid.settled).toMatchObject({ success: true, how: 'sacrifice' });
    const late = { decisions: ['lancer', 'sacrifier'], dice: [[1, 2, 2]] };
    expect(leave({ talents }, late, { ...acting(), difficult: true, variants }).settled?.success).toBe(true);
  });
});

test('[AD1-DODGE-30] Insaisissable wins every Esquive without dice', () => {
  for (const difficult of [false, true])
    expect(leave({ talents: ['insaisissable'] }, {}, { ...acting(), difficult }).settled).toMatchObject({
      success: true,
      how: 'insaisissable',
    });
});

test('[AD1-DODGE-30] [AD1-TEXC-09] the ring that gives it may choose another square of the zone', () => {
  const ring = { items: ['anneau-eclipseur'] };
  expect(leave(ring, { dice: [2] }).arrived).toBe(true);
  expect(leave(ring, { dice: [1, 2] }).find('h1').cell).toBe(at([4, 0]));
});
