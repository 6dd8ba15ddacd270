import { lethalEvent, spendHeroism, waysOut } from '@souterrain/crawl/health';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play } from '../../../testing/index.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import { attentionDonjon } from '../../system.ts';

const searched = (hero: GivenHero, script: Parameters<typeof play>[2], trait = 'savoir') =>
  play(
    { heroes: [{ heroisme: 0, ...hero }] },
    (g, find) =>
      check(g, { who: find('h1'), purpose: 'chercher', trait, difficulty: [DEFAULT_DIFFICULTY], seuil: false }),
    script,
  );

describe('talents of the Impériaux', () => {
  test('[AD1-IMPE-07] [AD1-IMPE-08] [AD1-POKER-05] Débrouillard: two more dice, and every 6 is gambled to the last', () => {
    const { value, asked } = searched(
      { talents: ['debrouillard'] },
      {
        dice: [
          [6, 4, 2, 2, 5],
          [6, 3],
          [1, 4],
        ],
        decisions: ['debrouillard'],
      },
    );
    expect(value.total).toBe(2);
    expect(asked.map(({ id }) => id)).toEqual(['avant-le-jet']);
  });

  test('[AD1-IMPE-07] it is a choice, for Savoir alone', () => {
    expect(searched({ talents: ['debrouillard'] }, { dice: [[4, 4, 2]], decisions: ['passer'] }).value.total).toBe(2);
    expect(searched({ talents: ['debrouillard'] }, { dice: [[4, 4, 2]] }, 'mental').asked).toEqual([]);
  });

  test('[AD1-IMPE-08] Débrouillard and Savoir partagé are not combined', () => {
    const { asked } = searched(
      { talents: ['debrouillard', 'savoir-partage'] },
      { dice: [[4, 4, 2, 2, 2]], decisions: ['savoir-partage'] },
    );
    expect(asked).toHaveLength(1);
    const other = searched(
      { talents: ['debrouillard', 'savoir-partage'] },
      { dice: [[4, 4, 2, 2, 2]], decisions: ['debrouillard'] },
    );
    expect(other.asked).toHaveLength(1);
  });

  const spent = (arcane: '9-pique' | '9-coeur', cards: readonly (readonly string[])[]) => {
    const heroes: GivenHero[] = [{ talents: ['heroisme-a-revendre'], arcane, heroisme: 2 }];
    return play({ heroes }, (g, find) => spendHeroism(g, find('h1'), ['AD1-HRSM-11']), { cards }).find('h1').hero!
      .heroisme;
  };

  test('[AD1-IMPE-05] [AD1-NAIN-12] Héroïsme à revendre: a card of the suit of the Arcane keeps the point', () => {
    expect(spent('9-pique', [['6-pique']])).toBe(2);
    expect(spent('9-coeur', [['6-pique']])).toBe(1);
  });

  test('[AD1-IMPE-06] [AD1-DECK-02] a point that is kept still counts as spent this Round, and a sacrifice draws nothing', () => {
    const hero: GivenHero = { talents: ['heroisme-a-revendre'], arcane: '9-pique', heroisme: 1, sante: 0 };
    const saved = play({ heroes: [hero] }, (g, find) => lethalEvent(g, find('h1'), null), {
      cards: [['6-pique']],
      decisions: ['depenser-heroisme'],
    });
    expect(saved.find('h1')).toMatchObject({ sante: 1, hero: { heroisme: 1, saved: true } });
    expect(saved.of('cardsDrawn')).toMatchObject([{ reason: 'talent' }]);
    expect(waysOut(attentionDonjon, saved.find('h1')).map(({ id }) => id)).toContain('blessure-grave');
    const sacrificed = play({ heroes: [{ ...hero, heroisme: 0 }] }, (g, find) => lethalEvent(g, find('h1'), null), {
      cards: [['3-coeur']],
      decisions: ['sacrifier'],
    });
    expect(sacrificed.of('cardsDrawn')).toMatchObject([{ reason: 'blessure' }]);
  });

  test('[AD1-IMPE-06] points of items too', () => {
    const items = [{ base: 'relique-des-arcanes', place: 'equipe' as const, charges: 1 }];
    const heroes: GivenHero[] = [{ talents: ['heroisme-a-revendre'], arcane: '9-pique', heroisme: 0, items }];
    const { find } = play({ heroes }, (g, get) => spendHeroism(g, get('h1'), ['AD1-HRSM-11']), {
      cards: [['6-pique']],
    });
    expect(find('h1').hero!.sheet.items[0]!.charges).toBe(1);
  });

  test('[AD1-IMPE-06] a joker is replaced', () => {
    expect(spent('9-pique', [['joker-1'], ['6-pique']])).toBe(2);
  });
});
