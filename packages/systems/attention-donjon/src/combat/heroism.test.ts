import { heroismLeft, regainHeroism, spendHeroism } from '@souterrain/crawl/health';
import { heroFigure } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { blow } from '../../testing/combat.ts';
import { type GivenHero, play, type Scene, scene } from '../../testing/index.ts';
import { check, DEFAULT_DIFFICULTY } from '../rolls/check.ts';
import { attentionDonjon } from '../system.ts';

const duel = (hero: GivenHero, more: Scene = {}): Scene => ({
  heroes: [{ items: ['epee'], at: [0, 0], traits: { melee: 3 }, ...hero }],
  creatures: [{ id: 'orque', at: [1, 0] }],
  ...more,
});
const slash = { on: 'orque-1', with: 'epee' } as const;
const axe = { by: 'orque-1', on: 'h1', with: 'hache' } as const;

describe('a point of Héroïsme on a roll', () => {
  test('[AD1-HRSM-11] [AD1-HRSM-13] [AD1-DICE-10] blesses a roll of the hero once its dice are seen', () => {
    const { asked, of, find } = blow(duel({}), slash, {
      dice: [
        [3, 3, 4],
        [1, 1, 2],
      ],
      decisions: ['benir-heroisme'],
    });
    expect(asked).toMatchObject([{ id: 'apres-le-jet', params: { total: 1, difficulty: 2 } }]);
    expect(of('rollSettled')[0]).toMatchObject({ total: 3, seuil: 1, mode: 'blessed', success: true });
    expect(find('h1').hero!.heroisme).toBe(1);
    expect(of('heroismSpent')[0]?.rules).toEqual(['AD1-HRSM-11']);
  });

  test('[AD1-HRSM-12] curses an attack against the hero', () => {
    const { of, value } = blow(duel({ traits: { melee: 4 } }), axe, {
      dice: [[4, 5, 2]],
      decisions: ['maudire-heroisme'],
    });
    expect(of('rollSettled')[0]).toMatchObject({ total: 1, mode: 'cursed' });
    expect(value.hit).toBe(false);
  });

  test('[AD1-HRSM-12] [AD1-HRSM-13] [AD1-BLESS-06] curses a damage roll', () => {
    const { of, find } = blow(duel({ traits: { melee: 1 } }), axe, {
      dice: [
        [5, 5, 5],
        [4, 4, 5, 2],
      ],
      decisions: ['maudire-heroisme'],
    });
    expect(of('rollSettled')[1]).toMatchObject({ purpose: 'dommages', total: 1, success: false });
    expect(find('h1').marks).toEqual([]);
  });

  test('[AD1-BLESS-06] five dice of damage against Endurance 2: nothing, or Secoué once blessed', () => {
    const given: Scene = {
      heroes: [{ items: ['arbalete'], at: [0, 0] }],
      creatures: [{ id: 'mage-gobelin', at: [3, 0] }],
    };
    const shot = (decision: string) =>
      blow(
        given,
        { on: 'mage-gobelin-1', with: 'arbalete' },
        {
          dice: [
            [4, 5],
            [3, 3, 4, 1, 2],
          ],
          decisions: [decision],
        },
      );
    expect(shot('passer').of('rollSettled')[1]).toMatchObject({ total: 0, difficulty: 2, success: false });
    const blessed = shot('benir-heroisme');
    expect(blessed.of('rollSettled')[1]).toMatchObject({ total: 2, mode: 'blessed', success: true });
    expect(blessed.find('mage-gobelin-1').marks).toMatchObject([{ id: 'secoue' }]);
  });

  test('[AD1-BLESS-06] blesses a damage roll', () => {
    const { of } = blow(duel({ traits: { melee: 3, force: 5 } }), slash, {
      dice: [
        [5, 5, 5],
        [3, 3, 4, 1, 5],
      ],
      decisions: ['benir-heroisme'],
    });
    expect(of('rollSettled')[1]).toMatchObject({ total: 3, mode: 'blessed', success: true });
  });

  test('[AD1-HRSM-14] a roll aimed at somebody else is not offered', () => {
    const given: Scene = {
      heroes: [{ heroisme: 0 }, { at: [5, 5] }],
      creatures: [{ id: 'orque', at: [1, 0] }],
    };
    expect(
      blow(given, axe, {
        dice: [
          [4, 2, 2],
          [1, 1, 1, 1],
        ],
      }).asked,
    ).toEqual([]);
  });

  test('[AD1-HRSM-14] nor is a roll that is neither an attack, nor damage, nor opposed', () => {
    const asked = (purpose: 'attaque' | 'esquive') =>
      play(
        duel({}),
        (g, find) =>
          check(g, {
            who: find('orque-1'),
            target: find('h1'),
            purpose,
            trait: 'agilite',
            difficulty: [DEFAULT_DIFFICULTY],
            seuil: false,
          }),
        { dice: [[4, 4, 2]], decisions: purpose === 'attaque' ? ['passer'] : [] },
      ).asked;
    expect([asked('attaque').length, asked('esquive').length]).toEqual([1, 0]);
  });

  test('[AD1-HRSM-14] one point at most for each hero and each roll', () => {
    const { asked, find } = blow(duel({ traits: { melee: 3, force: 4 } }), slash, {
      dice: [
        [5, 5, 5],
        [3, 3, 4, 5],
      ],
      decisions: ['benir-heroisme'],
    });
    expect(asked).toHaveLength(1);
    expect(find('h1').hero!.heroisme).toBe(1);
  });

  test('a roll that it cannot change is not asked about', () => {
    expect(blow(duel({}), slash, { dice: [[2, 2, 1]] }).asked).toEqual([]);
  });

  test('[AD1-HRSM-15] all dice still in the roll are recounted; gambled sixes stay out and no gamble follows', () => {
    const given: Scene = { ...duel({}), creatures: [{ id: 'leader-homme-rat', at: [1, 0] }] };
    const { of, asked } = blow(
      given,
      { on: 'leader-homme-rat-1', with: 'epee' },
      {
        dice: [
          [6, 3, 2],
          [3, 4],
          [1, 1, 2],
        ],
        decisions: ['miser-1', 'benir-heroisme'],
      },
    );
    expect(asked.map((d) => [d.id, d.params?.total])).toEqual([
      ['coup-de-poker', 2],
      ['apres-le-jet', 1],
    ]);
    expect(of('rollSettled')[0]).toMatchObject({ faces: [3, 2, 3, 4], total: 3, mode: 'blessed' });
  });
});

describe('the points themselves', () => {
  const relic: GivenHero = { heroisme: 1, heroismeMax: 1, items: ['relique-des-arcanes'] };

  test('[AD1-HRSM-18] an item holds points of its own, its bearer alone has them', () => {
    const left = (hero: GivenHero) =>
      play({ heroes: [hero] }, function* (_g, find) {
        return heroismLeft(_g, find('h1'));
      }).value;
    expect(left(relic)).toBe(2);
    expect(left({ ...relic, items: [] })).toBe(1);
    expect(left({ ...relic, items: [{ base: 'relique-des-arcanes', place: 'stocke' }] })).toBe(1);
  });

  test('[AD1-HRSM-19] the player chooses which point to spend; a relic comes before any sacrifice', () => {
    const spend = (hero: GivenHero, decisions: string[]) =>
      play({ heroes: [hero] }, (g, find) => spendHeroism(g, find('h1'), ['AD1-HRSM-02']), { decisions }).of(
        'heroismSpent',
      );
    expect(spend(relic, ['heros'])).toMatchObject([{ from: 'heros', left: 0, kept: false }]);
    expect(spend(relic, ['objet-i1-1'])).toMatchObject([{ from: 'i1-1', left: 0 }]);
    expect(spend({ ...relic, heroisme: 0 }, [])).toMatchObject([{ from: 'i1-1', left: 0 }]);
  });

  test('[AD1-IMPE-05] a card of the right suit gives the point back', () => {
    const hero: GivenHero = { talents: ['heroisme-a-revendre'], arcane: '9-pique' };
    const kept = (card: string) =>
      play({ heroes: [hero] }, (g, find) => spendHeroism(g, find('h1'), ['AD1-HRSM-02']), { cards: [[card]] }).find(
        'h1',
      ).hero!.heroisme;
    expect(kept('6-pique')).toBe(2);
    expect(kept('6-coeur')).toBe(1);
  });

  test('[AD1-HRSM-17] they are all there at the start of a game', () => {
    const { sheet } = scene({ heroes: [{ heroisme: 0 }] }).figures[0]!.hero!;
    expect(heroFigure(attentionDonjon, 0, sheet).hero).toMatchObject({ heroisme: 2, saved: false });
  });

  test('[AD1-HRSM-19] so are those of an item', () => {
    const spent: GivenHero = { ...relic, items: [{ base: 'relique-des-arcanes', charges: 0 }] };
    const { sheet } = scene({ heroes: [spent] }).figures[0]!.hero!;
    expect(heroismLeft(attentionDonjon, heroFigure(attentionDonjon, 0, sheet))).toBe(2);
  });

  test('[AD1-HRSM-16] never above the value of the hero', () => {
    const regain = (heroisme: number) =>
      play({ heroes: [{ heroisme }] }, function* (g, find) {
        regainHeroism(g, find('h1'), 1);
      });
    expect(regain(1).of('heroismGained')).toMatchObject([{ figure: 'h1', amount: 1, left: 2 }]);
    expect(regain(1).find('h1').hero!.heroisme).toBe(2);
    expect([regain(2).find('h1').hero!.heroisme, regain(2).events]).toEqual([2, []]);
  });

  test('[AD1-HRSM-14] any roll of the hero may be blessed, a Vigueur roll that an event imposes too', () => {
    const { value } = play(
      {},
      (g, find) =>
        check(g, {
          who: find('h1'),
          purpose: 'epreuve',
          trait: 'vigueur',
          difficulty: [DEFAULT_DIFFICULTY],
          seuil: false,
        }),
      { dice: [[3, 4, 2]], decisions: ['benir-heroisme'] },
    );
    expect(value.success).toBe(true);
  });
});
