import { canPush, push } from '@souterrain/crawl/movement';
import { xOf, yOf } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { at, on, play, type Scene, scene } from '../../testing/index.ts';
import type { CreatureEntry } from '../content/types/creature.ts';
import { attentionDonjon } from '../system.ts';

type At = readonly [number, number];
const OPEN = framed('aaaaaa', 'aaaaaa', 'aaaaaa', 'aaaaaa', 'aaaaaa');
const orc = (x: number, y: number) => ({ id: 'orque', at: [x, y] as At });
const legend = {
  S: { zone: 'a', feature: 'statue' },
  L: { zone: 'a', feature: 'lave' },
  V: { zone: 'a', feature: 'precipice' },
  P: { zone: 'a', feature: 'piege' },
};

/** The hero in (2, 2) pushes the first orc. */
function shove(given: Scene, script: Parameters<typeof play>[2] = {}) {
  const ran = play(
    { drawing: OPEN, legend, heroes: [{ at: [2, 2], heroisme: 0 }], ...given },
    (g, find) => push(g, find('h1'), find('orque-1')),
    script,
  );
  const where = (id: string) => [xOf(ran.find(id).cell), yOf(ran.find(id).cell)];
  const offered = ran.asked.map((d) => d.options.map((o) => o.id));
  return { ...ran, where, offered };
}

describe('a push', () => {
  test('[AD1-PUSH-01] [AD1-PUSH-02] moves its victim away without any Esquive', () => {
    const { value, where, offered, events } = shove({ creatures: [orc(3, 2)] }, { decisions: ['case-4-3'] });
    expect(offered).toEqual([['case-4-1', 'case-4-2', 'case-4-3']]);
    expect([value, where('orque-1')]).toEqual([true, [4, 3]]);
    expect(events).toMatchObject([{ type: 'figureMoved', figure: 'orque-1', how: 'poussee', by: 'h1' }]);
  });

  test('[AD1-PUSH-01] a hero among orcs is pushed into another zone without an Esquive', () => {
    const creatures = [orc(2, 2), orc(3, 1), orc(3, 3), orc(5, 2)];
    const given = { drawing: framed(...Array<string>(5).fill('aaaabb')), heroes: [{ at: [3, 2] as At, heroisme: 0 }] };
    const { events, asked } = play({ ...given, creatures }, (g, find) => push(g, find('orque-1'), find('h1')));
    expect(events).toMatchObject([{ type: 'figureMoved', figure: 'h1', to: at([4, 1]), how: 'poussee' }]);
    expect(asked).toEqual([]);
  });

  test('[AD1-PUSH-03] goes to the free square where there is one', () => {
    const { asked, where } = shove({ creatures: [orc(3, 2), orc(4, 1), orc(4, 3)] });
    expect(asked).toEqual([]);
    expect(where('orque-1')).toEqual([4, 2]);
  });

  test('[AD1-PUSH-04] [AD1-PUSH-06] [AD1-PUSH-10] without one the pusher picks, and who stands there is pushed in turn', () => {
    const creatures = [orc(3, 2), orc(4, 1), orc(4, 2), orc(4, 3)];
    const { offered, where, of, asked } = shove({ creatures }, { decisions: ['case-4-2', 'case-5-1'] });
    expect(asked.map(({ seat }) => seat)).toEqual([0, 0]);
    expect(offered).toEqual([
      ['case-4-1', 'case-4-2', 'case-4-3'],
      ['case-5-1', 'case-5-2', 'case-5-3'],
    ]);
    expect([where('orque-1'), where('orque-3')]).toEqual([
      [4, 2],
      [5, 1],
    ]);
    // The last one leaves first, so that no square ever holds two.
    expect(of('figureMoved').map((e) => e.figure)).toEqual(['orque-3', 'orque-1']);
  });

  test('[AD1-PUSH-10] nobody is pushed twice: a chain that comes round does not enter the square of its first victim', () => {
    const { offered, where } = shove(
      {
        drawing: framed('...a.', '..aa.', 'aaaaa', '...a.'),
        heroes: [{ at: [2, 1], heroisme: 0 }],
        creatures: [orc(3, 1), orc(4, 2), orc(3, 3), orc(2, 2), orc(1, 2)],
      },
      { decisions: ['case-1-2'] },
    );
    expect(offered).toEqual([['case-2-1', 'case-1-2']]);
    expect([1, 2, 3, 4, 5].map((n) => where(`orque-${n}`))).toEqual([
      [4, 2],
      [3, 3],
      [2, 2],
      [1, 2],
      [0, 2],
    ]);
  });

  test('[AD1-PUSH-05] never goes into a solid element', () => {
    const { where, asked } = shove({
      drawing: framed('aaaaa', 'aaaaS', 'aaaaa', 'aaaaS', 'aaaaa'),
      creatures: [orc(3, 2)],
    });
    expect([asked, where('orque-1')]).toEqual([[], [4, 2]]);
  });

  test('[AD1-PUSH-09] the player of a hero chooses among free squares; a creature takes the worst for its victim', () => {
    const drawing = framed('aaaaa', 'aaaaa', 'aaaaL', 'aaaaa');
    const hero = shove({ drawing, creatures: [orc(3, 2)] }, { decisions: ['case-4-1'] });
    expect(hero.where('orque-1')).toEqual([4, 1]);
    const pushed = (rows: string, script = {}) =>
      play(
        { drawing: rows, legend, heroes: [{ at: [3, 2], heroisme: 0 }], creatures: [orc(2, 2)] },
        (g, find) => push(g, find('orque-1'), find('h1')),
        script,
      ).of('figureMoved')[0]!.to;
    expect(pushed(drawing, { dice: [[1, 1, 1, 1]] })).toBe(at([4, 2]));
    expect(pushed(OPEN)).toBe(at([4, 1]));
    const trap = framed('aaaaa', 'aaaaa', 'aaaaP', 'aaaaL');
    expect(pushed(trap, { dice: [[1, 1, 1, 1]] })).toBe(at([4, 3]));
    expect(pushed(framed('aaaaa', 'aaaaa', 'aaaaP', 'aaaaa'), { dice: [[1, 1, 1]] })).toBe(at([4, 2]));
    const pit = framed('aaaaa', 'aaaaL', 'aaaaa', 'aaaaV');
    expect(pushed(pit, { decisions: ['case-3-3'] })).toBe(at([4, 3]));
  });

  test('[AD1-PUSH-13] from a distance the victim only goes farther', () => {
    const { offered } = shove({ heroes: [{ at: [0, 2] }], creatures: [orc(3, 2)] }, { decisions: ['case-4-2'] });
    expect(offered).toEqual([['case-4-1', 'case-4-2', 'case-4-3']]);
  });

  test('[AD1-PUSH-07] [AD1-PUSH-08] squares act from the last figure pushed back to the first', () => {
    const drawing = framed('aaaaaa', 'aaaaaa', 'aaaaLV', 'aaaaaa', 'aaaaaa');
    const creatures = [orc(3, 2), orc(4, 1), orc(4, 2), orc(4, 3)];
    const script = { decisions: ['case-4-2', 'case-5-2'], dice: [[1, 1, 1, 1]] };
    const { of, find } = shove({ drawing, creatures }, script);
    expect(of('squareTriggered').map((e) => [e.figure, e.effect])).toEqual([
      ['orque-3', 'precipice'],
      ['orque-1', 'lave'],
    ]);
    expect(find('orque-3').status).toBe('mort');
  });
});

describe('a push that cannot be', () => {
  const corridor = framed('aaa');

  test('[AD1-PUSH-11] moves nothing, and is not offered', () => {
    const given = { drawing: corridor, heroes: [{ at: [1, 0] as At }], creatures: [orc(2, 0)] };
    const { value, events } = shove(given);
    expect(value).toBe(false);
    expect(events).toMatchObject([{ type: 'pushPrevented', why: 'bloque' }]);
    const state = scene(given);
    expect(canPush(on(state), state.figures[0]!.cell, state.figures[1]!)).toBe(false);
  });

  test('[AD1-PUSH-11] a square whose figure has its back to a wall is left out', () => {
    const drawing = framed('#####', 'aaaa#', 'aaaa#', 'aaaa#', '###aa');
    const creatures = [orc(2, 2), orc(3, 1), orc(3, 2), orc(3, 3)];
    const { where } = shove({ drawing, heroes: [{ at: [1, 2] }], creatures }, { decisions: ['case-3-4'] });
    expect([where('orque-1'), where('orque-4')]).toEqual([
      [3, 3],
      [3, 4],
    ]);
  });

  test('[AD1-PUSH-11] of three taken squares, one with its back to a wall: the other two are offered', () => {
    const drawing = framed('aaaaa', 'aaaaa', 'aaaa#', 'aaaa#');
    const creatures = [orc(2, 2), orc(3, 1), orc(3, 2), orc(3, 3)];
    const given = { drawing, heroes: [{ at: [1, 2] as At }], creatures };
    expect(shove(given, { decisions: ['case-3-2'] }).offered).toEqual([['case-3-1', 'case-3-2']]);
  });

  test('[AD1-PUSH-12] a Mimique is pushed by nothing, nor displaced by a chain', () => {
    const mimic = (x: number, y: number) => ({ id: 'mimique', at: [x, y] as At });
    const state = scene({ drawing: OPEN, heroes: [{ at: [2, 2] }], creatures: [mimic(3, 2)] });
    expect(canPush(on(state), at([2, 2]), state.figures[1]!)).toBe(false);
    const ran = play(state, (g, find) => push(g, find('h1'), find('mimique-1')));
    expect([ran.value, ran.events]).toMatchObject([false, [{ type: 'pushPrevented', why: 'inamovible' }]]);
    const chain = { creatures: [orc(3, 2), orc(4, 1), mimic(4, 2), mimic(4, 3)] };
    expect(shove(chain, { decisions: ['case-5-1'] }).where('orque-1')).toEqual([4, 1]);
  });

  test('[AD1-PUSH-12] nor what is tagged Inamovible, even if it walks', ({ onTestFinished }) => {
    const creatures = attentionDonjon.content.creatures as Record<string, CreatureEntry>;
    creatures.roc = { ...attentionDonjon.content.creatures.orque!, id: 'roc', tags: ['inamovible'] };
    onTestFinished(() => {
      delete creatures.roc;
    });
    const rock: Scene = { drawing: OPEN, heroes: [{ at: [2, 2] }], creatures: [{ id: 'roc', at: [3, 2] }] };
    const ran = play(rock, (g, find) => push(g, find('h1'), find('roc-1')));
    expect(ran.of('pushPrevented')).toMatchObject([{ figure: 'roc-1', why: 'inamovible' }]);
  });

  test('[AD1-PUSH-12] [AD1-CROI-16] nor the owner of Citadelle, entrenched or not', () => {
    const heroes = [{ at: [3, 2] as At, talents: ['citadelle'] }];
    const ran = play({ drawing: OPEN, heroes, creatures: [orc(2, 2)] }, (g, find) =>
      push(g, find('orque-1'), find('h1')),
    );
    expect(ran.of('pushPrevented')).toMatchObject([{ figure: 'h1', by: 'orque-1', why: 'inamovible' }]);
  });

  test('[AD1-PUSH-12] [AD1-TMAG-05] the wearer of Bottes de stabilité says whether it lets itself be pushed', () => {
    const shoved = (answer: string) =>
      play(
        { drawing: OPEN, heroes: [{ at: [3, 2], items: ['bottes-de-stabilite'] }], creatures: [orc(2, 2)] },
        (g, find) => push(g, find('orque-1'), find('h1')),
        { decisions: [answer] },
      );
    expect(shoved('tenir-bon').of('pushPrevented')).toMatchObject([{ why: 'refus' }]);
    expect(shoved('se-laisser-faire').value).toBe(true);
  });

  test('[AD1-PUSH-01] Entravé, a figure is pushed all the same', () => {
    const creatures = [{ id: 'orque', at: [3, 2] as At, marks: ['entrave'] }];
    expect(shove({ creatures }, { decisions: ['case-4-2'] }).value).toBe(true);
  });
});
