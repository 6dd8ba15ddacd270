import type { Figure } from '@souterrain/crawl';
import { explorationActions, resolveContents } from '@souterrain/crawl/exploration';
import { actionsOf } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, blow, take } from '../../../testing/combat.ts';
import { dealt, dungeon, type GivenHero, play, row, type Scene, scene } from '../../../testing/index.ts';
import { opposed } from '../../rolls/opposed.ts';
import type { AD1 } from '../../world/ad1.ts';

describe('talents of the Nains', () => {
  test('[AD1-NAIN-05] Tenace: one more die to Se Reprendre', () => {
    const heroes: GivenHero[] = [{ talents: ['tenace'], marks: ['secoue'], heroisme: 0, traits: { mental: 2 } }];
    const { of } = act({ heroes }, { id: 'se-reprendre', from: actionsOf }, { dice: [[4, 5, 2]] });
    expect(of('markLost')).toMatchObject([{ mark: 'secoue' }]);
  });

  test('[AD1-NAIN-09] Résistance à la magie: one more die against what is tagged Magie, and that alone', () => {
    const resisted = (magic: boolean, dice: readonly number[]) =>
      play(
        {
          heroes: [{ talents: ['resistance-a-la-magie'], heroisme: 0, traits: { mental: 2 } }],
          creatures: [{ id: 'mage-gobelin', at: [3, 0] }],
        },
        (g, find) =>
          opposed(g, {
            attacker: find('mage-gobelin-1'),
            trait: 'mental',
            purpose: 'talent',
            defenders: [find('h1')],
            resist: 'mental',
            magic,
          }),
        { dice: [[4, 4, 2], dice] },
      ).value[0]!.success;
    expect(resisted(true, [2, 4, 4])).toBe(false);
    expect(resisted(false, [2, 4])).toBe(true);
  });

  const granite = (damage: readonly number[], decisions: readonly string[], more: Partial<GivenHero> = {}) => {
    const hero: GivenHero = { talents: ['peau-de-granit'], heroisme: 0, traits: { vigueur: 6 }, ...more };
    const given: Scene = { heroes: [hero], creatures: [{ id: 'orque', at: [1, 0] }] };
    return blow(given, { by: 'orque-1', on: 'h1', with: 'hache' }, { dice: [[4, 4, 4], damage], decisions });
  };

  test('[AD1-NAIN-11] Peau de Granit: Endurance +1 after a damage roll, once a Round', () => {
    const { find } = granite([4, 4, 4, 2], ['peau-de-granit']);
    expect(find('h1')).toMatchObject({ sante: 4, marks: [], used: { round: ['peau-de-granit'] } });
    expect(granite([4, 4, 4, 2], ['passer']).find('h1').marks).toMatchObject([{ id: 'secoue' }]);
    expect(granite([4, 4, 2, 2], []).asked).toEqual([]);
    // A second blow of the same Round finds nothing left.
    const again = scene({
      heroes: [{ talents: ['peau-de-granit'], heroisme: 0, traits: { vigueur: 6 } }],
      creatures: [{ id: 'orque', at: [1, 0] }],
    });
    const axe = { by: 'orque-1', on: 'h1', with: 'hache' } as const;
    const dice = [
      [4, 4, 4],
      [4, 4, 4, 2],
    ];
    blow(again, axe, { dice, decisions: ['peau-de-granit'] });
    expect(blow(again, axe, { dice }).asked).toEqual([]);
    expect(again.figures[0]!.marks).toMatchObject([{ id: 'secoue' }]);
  });

  test('[AD1-NAIN-11] it adds to the Carreau of an Arcane gardienne', () => {
    const hero: GivenHero = { talents: ['peau-de-granit'], heroisme: 0, traits: { vigueur: 6 }, arcane: '9-carreau' };
    const given = {
      heroes: [hero],
      creatures: [{ id: 'orque', at: [1, 0] as const }],
      state: dealt({ h1: '2-carreau' }),
    };
    const { of } = blow(
      given,
      { by: 'orque-1', on: 'h1', with: 'hache' },
      {
        dice: [
          [4, 4, 4],
          [4, 4, 4, 2],
        ],
        decisions: ['regard-carreau'],
      },
    );
    expect(of('rollSettled')[1]).toMatchObject({ total: 3, difficulty: 4, success: false });
    const both = blow(
      given,
      { by: 'orque-1', on: 'h1', with: 'hache' },
      {
        dice: [
          [4, 4, 4],
          [4, 4, 4, 4],
        ],
        decisions: ['regard-carreau', 'peau-de-granit'],
      },
    );
    expect(both.of('rollSettled')[1]).toMatchObject({ total: 4, difficulty: 5, success: false });
  });

  test('[AD1-NAIN-07] [AD1-EXPLO-17] Orientation: one more road card on Révéler le donjon, of which the player picks one', () => {
    const state = dungeon({
      heroes: [{ talents: ['orientation-sous-terraine'] }],
      scenario: { road: [row('salle', ['3-pique', 'roi-coeur'])] },
    });
    const revealing = (g: AD1, hero: Figure) => take(g, hero, { of: explorationActions, id: 'reveler-porte-r0-1' });
    const { of, asked } = play(state, (g, find) => revealing(g, find('h1')), {
      cards: [['3-pique'], ['roi-coeur']],
      decisions: ['roi-coeur', 'par-la-porte-1'],
    });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['3-pique', 'roi-coeur']);
    expect(of('doorRevealed')).toMatchObject([{ card: 'roi-coeur' }]);
  });

  const contents = (talent: string, script: Parameters<typeof play>[2]) => {
    const rows = [
      { cards: ['8-pique'], gives: { encounter: 'hommes-rats' } },
      { cards: ['3-pique'], gives: 'rien' },
    ] as const;
    const state = dungeon({
      heroes: [{ talents: [talent] }],
      scenario: { events: { contents: rows, unexpected: [] } },
    });
    const place = { room: 'r', entry: state.figures[0]!.cell };
    return play(state, (g, find) => resolveContents(g, 'feuille', { hero: find('h1'), ...place }), script).of(
      'contentsRead',
    );
  };

  test('[AD1-NAIN-08] the events sheet is drawn with one card all the same', () => {
    expect(contents('orientation-sous-terraine', { cards: [['8-pique']] })).toMatchObject([{ card: '8-pique' }]);
  });

  test('[AD1-NAIN-10] Communication avec la pierre: one more card for the events sheet', () => {
    const script = { cards: [['8-pique'], ['3-pique']], decisions: ['3-pique'] };
    expect(contents('communication-avec-la-pierre', script)).toMatchObject([{ card: '3-pique' }]);
  });
});
