import { figureOf } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { framed } from '../../../testing/drawing.ts';
import { on, play, type Scene, scene } from '../../../testing/index.ts';
import {
  acting,
  dice,
  hit,
  offeredTo,
  plain,
  rolling as roll,
  striking as strike,
  wearing,
} from '../../../testing/items.ts';
import { paradeOf } from '../../figures/values.ts';

const orc: Scene = { creatures: [{ id: 'orque', at: [3, 3] }] };
const THREE = { dice: [[2, 2, 2]] };

describe('what effects leave alone', () => {
  test('[AD1-TMAG-07] the ring of bravery helps no other trait', () => {
    expect(dice(roll(wearing(['anneau-de-bravoure']), { trait: 'force' }, THREE))).toEqual([3]);
  });

  test('[AD1-TMAG-01] the third-eye band helps no other roll of Savoir', () => {
    const given = wearing(['bandeau-du-troisieme-oeil']);
    expect(dice(roll(given, { purpose: 'soins', trait: 'savoir' }, THREE))).toEqual([3]);
  });

  test('[AD1-TMAG-06] without an enemy in contact a blow rebounds on nobody', () => {
    const creatures = [
      { id: 'orque', at: [5, 5] },
      { id: 'gobelin', at: [0, 5] },
    ] as const;
    const drunk = acting(wearing(['potion-de-rebond'], {}, { creatures }), ['utiliser-i1-1']);
    const { find, asked } = play(drunk.state, (g) => hit(g, { by: 'orque-1', on: 'h1', with: 'hache' }), {
      dice: [
        [4, 4, 4],
        [4, 4, 2, 2],
      ],
    });
    expect(asked).toEqual([]);
    expect(find('h1').marks).toMatchObject([{ id: 'secoue' }]);
  });

  test('[AD1-TCON-11] the potion of Force adds nothing to a crossbow', () => {
    const drunk = acting(wearing(['potion-de-force', 'arbalete'], {}, { creatures: [{ id: 'orque', at: [5, 5] }] }), [
      'utiliser-i1-1',
    ]);
    const shot = play(drunk.state, (g) => hit(g, { on: 'orque-1', with: 'arbalete' }), {
      dice: [
        [4, 4],
        [2, 2, 2, 2, 2],
      ],
    });
    expect(dice(shot)).toEqual([2, 5]);
  });

  test('[AD1-TARM-02] Trèfle does nothing against an arrow, whose Difficulty is no Parade', () => {
    const items = [{ base: 'bouclier-de-bois-enchante', enchantment: 'enchantement-armure-trefle' }];
    const given = wearing(items, {}, { creatures: [{ id: 'gobelin-archer', at: [5, 5] }] });
    const script = {
      dice: [
        [4, 4],
        [2, 2, 2],
      ],
    };
    expect(strike(given, 'arc-court', script, { by: 'gobelin-archer-1', on: 'h1' }).asked).toEqual([]);
  });

  test('[AD1-TWEA-02] Trèfle on a quiver counts while a bow is in hand', () => {
    const quiver = { base: 'carquois-enchante', enchantment: 'enchantement-arme-trefle' };
    const parade = (items: string[]) => {
      const state = scene(wearing([...items, quiver]));
      return paradeOf(on(state), figureOf(state, 'h1'));
    };
    expect([parade(['arc-court']), parade(['epee'])]).toEqual([2, 1]);
  });
});

describe('how far and how often', () => {
  const parted = (base: string): Scene => ({
    drawing: framed('aaabbb'),
    heroes: [
      plain({ at: [0, 0], items: [base], sante: 1 }),
      plain({ at: [2, 0], sante: 1 }),
      plain({ at: [4, 0], sante: 1 }),
    ],
  });

  test('[AD1-TMAG-13] the chalice serves its zone alone, once a scenario', () => {
    const { state } = acting(parted('calice-de-renaissance'), ['utiliser-i1-1']);
    expect(state.figures.map((f) => f.sante)).toEqual([3, 3, 1]);
    expect(offeredTo({ state })).not.toContain('utiliser-i1-1');
  });

  test('[AD1-TCON-12] the rampart protects its zone alone', () => {
    const { state } = acting(parted('parchemin-de-rempart'), ['utiliser-i1-1'], { dice: [[4, 4, 2]] });
    expect(state.figures.map((f) => f.marks.map((m) => m.id))).toEqual([['rempart'], ['rempart'], []]);
  });

  test('[AD1-TARM-02] Carreau answers one damage roll a Round', () => {
    const items = [{ base: 'bouclier-de-bois-enchante', enchantment: 'enchantement-armure-carreau' }];
    const blows = [
      [4, 4, 2],
      [4, 4, 2, 2],
    ];
    const twice = play(
      wearing(items, {}, orc),
      function* (g) {
        yield* hit(g, { by: 'orque-1', on: 'h1', with: 'hache' });
        yield* hit(g, { by: 'orque-1', on: 'h1', with: 'hache' });
      },
      { dice: [...blows, ...blows], decisions: ['enchantement-armure-carreau-i1-1'] },
    );
    expect(twice.of('rollSettled').map(({ success }) => success)).toEqual([true, false, true, true]);
    const { round, scenario } = twice.find('h1').used;
    expect([round.length, scenario]).toEqual([1, []]);
  });
});
