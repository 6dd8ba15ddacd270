import { beginTurn, takeTurn } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { groupTurn } from '../../testing/groups.ts';
import { dealt, facing, play, quiet, usesOf } from '../../testing/index.ts';
import { plain, rolling, striking, wearing } from '../../testing/items.ts';
import { attentionDonjon } from '../system.ts';

describe('items, from the rules that ask them', () => {
  test('[AD1-ARME-17] a musket against Endurance 4(2): Difficulty 2', () => {
    const given = wearing(['mousquet'], {}, { creatures: [{ id: 'chef-orque', at: [5, 5] }] });
    const dice = [
      [4, 4],
      [1, 1, 1, 1, 1, 1],
    ];
    const { of } = striking(given, 'mousquet', { dice }, { on: 'chef-orque-1' });
    expect(of('rollSettled').map(({ purpose, difficulty }) => [purpose, difficulty])[1]).toEqual(['dommages', 2]);
  });

  test('[AD1-ARMU-07] Agilité 4 under a medium armour, +1: 3 + 1 = 4 dice', () => {
    const given = wearing(['armure-moyenne', 'corde'], { traits: { agilite: 4 } });
    const order = { trait: 'agilite', scenery: 'precipice' } as const;
    const { of } = rolling(given, order, { dice: [[4, 4, 2, 2]] });
    expect(of('rollAnnounced').map((e) => e.dice)).toEqual([4]);
  });

  test('[AD1-TCON-13] no Couvert for who stands in the light', () => {
    const shot = (marks: readonly string[], count: number) =>
      striking(
        {
          drawing: framed('aaBb'),
          legend: { B: { zone: 'b', feature: 'barricade' } },
          heroes: [plain({ at: [0, 0], items: ['arc-court'], traits: { tir: 3 } }), plain({ at: [1, 0] })],
          creatures: [{ id: 'orque', at: [3, 0], marks }],
        },
        'arc-court',
        { dice: [Array<number>(count).fill(1)] },
      ).of('rollAnnounced')[0]!.dice;
    expect([shot([], 2), shot(['lumiere'], 3)]).toEqual([2, 3]);
  });

  test('[AD1-Q-17] a figure on the line takes no die from a shot, or one', () => {
    const shot = (figuresCover: 'no' | 'yes', count: number) =>
      striking(
        {
          drawing: framed('aaaa'),
          heroes: [plain({ at: [0, 0], items: ['arc-court'], traits: { tir: 3 } }), plain({ at: [2, 0] })],
          creatures: [{ id: 'orque', at: [3, 0] }],
          variants: { figuresCover },
        },
        'arc-court',
        { dice: [Array<number>(count).fill(1)] },
      ).of('rollAnnounced')[0]!.dice;
    expect([shot('no', 3), shot('yes', 2)]).toEqual([3, 2]);
  });

  test('[AD1-PERI-08] the swarm eats scrolls, wands and magic potions, not bandages', () => {
    const eats = (base: string) => usesOf(facing('essaim-mange-magie', { heroes: [{ items: [base] }] })).length > 0;
    const magical = ['parchemin-de-flammes', 'baguette-de-soin', 'potion-de-force', 'huile-sacree'];
    expect(magical.map(eats)).toEqual([true, true, true, true]);
    expect(['bandages', 'potion-de-soins-mineurs', 'bombe'].map(eats)).toEqual([false, false, false]);
    expect(
      Object.values(attentionDonjon.content.items).filter(({ magic, rarity }) => magic && rarity !== null),
    ).toEqual([]);
  });

  test('[AD1-TMAG-05] the push of an ogre’s club is refused by the wearer of the boots, or not', () => {
    const hit = (decision: string) =>
      striking(
        wearing(['bottes-de-stabilite'], {}, { creatures: [{ id: 'ogre', at: [1, 2] }] }),
        'massue',
        {
          dice: [
            [4, 4, 4, 4],
            [1, 1, 1, 1, 1, 1],
          ],
          decisions: [decision],
        },
        { by: 'ogre-1', on: 'h1' },
      );
    const held = hit('tenir-bon');
    expect(held.of('pushPrevented')).toMatchObject([{ figure: 'h1', by: 'ogre-1', why: 'refus' }]);
    expect(held.of('figureMoved')).toEqual([]);
    expect(hit('se-laisser-faire').of('figureMoved')).toMatchObject([{ figure: 'h1', how: 'poussee' }]);
  });

  test('[AD1-TMAG-10] of two heroes in reach an orc attacks the masked one, whom it would not choose otherwise', () => {
    const given = {
      heroes: [plain({ at: [1, 0], items: ['masque-de-bouffon'] }), plain({ at: [0, 1], sante: 1 })],
      creatures: [{ id: 'orque', at: [0, 0] as const }],
    };
    const bare = groupTurn(given, { dice: [[1, 1, 1]] });
    expect(bare.of('targetChosen')).toMatchObject([{ target: 'h2' }]);
    const { state } = play(given, (g, find) => beginTurn(g, find('h1')), { decisions: ['faire-le-bouffon'] });
    const masked = groupTurn({ ...given, state: { figures: state.figures } }, { dice: [[1, 1, 1]] });
    expect(masked.of('targetChosen')).toMatchObject([{ target: 'h1' }]);
    expect(masked.of('targetChosen')[0]!.why[0]).toMatchObject({ label: 'appat' });
  });

  test('[AD1-TEXC-06] the life stone adds to the Cœur arcana: two free attempts in one turn', () => {
    const given = wearing(
      ['pierre-de-vie'],
      { sante: 1, arcane: '9-coeur' },
      {
        state: { generated: quiet(), ...dealt({ h1: '4-coeur' }) },
      },
    );
    const { of, find, state } = play(given, (g, get) => takeTurn(g, get('h1')), {
      dice: [
        [4, 4, 2],
        [4, 4, 2],
      ],
      decisions: ['regard-recuperation', 'pierre-de-vie-i1-1', 'fin-du-tour'],
    });
    expect([of('actionSpent'), find('h1').sante, state.turn]).toEqual([[], 3, null]);
  });
});
