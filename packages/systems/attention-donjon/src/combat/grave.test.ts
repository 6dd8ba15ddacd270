import type { SuitedCard } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { blow } from '../../testing/combat.ts';
import { type GivenHero, on, play } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import { enduranceOf, paradeOf } from '../figures/values.ts';
import { check, DEFAULT_DIFFICULTY } from '../rolls/check.ts';
import type { Feature } from '../world/features.ts';
import { graveWound } from './grave.ts';

/** The hero has been saved: 1 Santé, Secoué (AD1-GRAVE-01). */
const saved: GivenHero = { sante: 1, santeMax: 5, heroisme: 0, marks: ['secoue'], arcane: '9-coeur' };

const draw = (card: SuitedCard, hero: GivenHero = {}, decisions: string[] = [], dice: number[] = []) => {
  const ran = play({ heroes: [{ ...saved, ...hero }] }, (g, find) => graveWound(g, find('h1')), {
    cards: [[card]],
    decisions,
    dice,
  });
  const h1 = ran.find('h1');
  return {
    ...ran,
    h1,
    marks: h1.marks.map((m) => m.id),
    wounds: h1.hero!.sheet.wounds,
    drawn: ran.of('graveWoundDrawn')[0]?.wound,
  };
};

describe('a Blessure grave', () => {
  test('[AD1-GRAVE-01] the rank gives the wound; the very card of the Arcane spares it', () => {
    expect(draw('9-coeur')).toMatchObject({ drawn: null, marks: ['secoue'], wounds: [] });
    expect(draw('9-pique')).toMatchObject({ drawn: 'cotes-cassees', wounds: [{ id: 'cotes-cassees' }] });
    expect(draw('8-coeur')).toMatchObject({ drawn: 'nez-casse', wounds: [{ id: 'nez-casse' }] });
  });

  test('[AD1-GRAVE-01] [AD1-DECK-03] a joker is replaced', () => {
    const { of } = play({ heroes: [saved] }, (g, find) => graveWound(g, find('h1')), {
      cards: [['joker-1'], ['8-pique']],
    });
    expect(of('graveWoundDrawn')).toMatchObject([{ card: '8-pique', wound: 'nez-casse' }]);
  });

  test('[AD1-GRAVE-02] a wound already suffered gives way to the next lower rank', () => {
    expect(draw('dame-pique', { wounds: [{ id: 'bras-casse', hand: 1 }] }).drawn).toBe('jambe-fracturee');
    expect(draw('5-pique', { marks: ['secoue', 'a-terre', 'serieusement-secoue'] }).drawn).toBe('benigne');
  });

  test('[AD1-GRAVE-03] 2: half the maximum comes back and Secoué goes; all of it in the suit of the Arcane', () => {
    expect(draw('2-pique')).toMatchObject({ h1: { sante: 4 }, marks: [] });
    const hero: GivenHero = { marks: ['secoue', 'empoisonne', 'entrave'], wounds: [{ id: 'nez-casse' }] };
    expect(draw('2-pique', hero).marks).toEqual(['empoisonne', 'entrave']);
    expect(draw('2-coeur', hero)).toMatchObject({ h1: { sante: 5 }, marks: ['entrave'], wounds: [] });
  });

  test('[AD1-GRAVE-04] 3: nothing more', () => {
    expect(draw('3-pique')).toMatchObject({ h1: { sante: 1 }, marks: ['secoue'], wounds: [] });
  });

  test('[AD1-GRAVE-05] 4: Secoué is replaced by Sérieusement secoué, which Impassible ignores', () => {
    expect(draw('4-pique').marks).toEqual(['serieusement-secoue']);
    expect(draw('4-pique', { marks: [], talents: ['impassible'] }).marks).toEqual([]);
  });

  test('[AD1-GRAVE-06] 5: À terre, Parade halved and rounded up', () => {
    const { marks, h1, state } = draw('5-pique', { traits: { melee: 5 } });
    expect(marks).toEqual(['secoue', 'a-terre']);
    expect(paradeOf(on(state), h1)).toBe(2);
  });

  test('[AD1-GRAVE-06] [AD1-TMAG-05] the wearer of Bottes de stabilité says whether it falls', () => {
    const boots: GivenHero = { items: ['bottes-de-stabilite'] };
    const { asked } = draw('5-pique', boots, ['tenir-bon']);
    expect(asked).toHaveLength(1);
    expect(draw('5-pique', boots, ['tenir-bon']).marks).toEqual(['secoue']);
    expect(draw('5-pique', boots, ['se-laisser-faire']).marks).toEqual(['secoue', 'a-terre']);
  });

  test('[AD1-GRAVE-07] 6: Inconscient, Parade 1 at most', () => {
    const { marks, h1, state } = draw('6-pique', { traits: { melee: 5 } });
    expect(marks).toEqual(['secoue', 'inconscient']);
    expect(paradeOf(on(state), h1)).toBe(1);
  });

  test('[AD1-GRAVE-09] 8: a die less on Skill rolls', () => {
    const roll = (trait: string, faces: number[]) =>
      play(
        { heroes: [{ heroisme: 0, traits: { tir: 3 }, wounds: [{ id: 'nez-casse' }] }] },
        (g, find) =>
          check(g, { who: find('h1'), purpose: 'epreuve', trait, difficulty: [DEFAULT_DIFFICULTY], seuil: false }),
        { dice: [faces] },
      ).of('rollAnnounced')[0]?.dice;
    expect(roll('tir', [1, 1])).toBe(2);
    expect(roll('force', [1, 1, 1])).toBe(3);
  });

  test('[AD1-GRAVE-10] [AD1-GRAVE-12] 9 and Valet: a point of Endurance less', () => {
    const ribs = draw('9-pique', { traits: { vigueur: 5 } });
    expect(enduranceOf(on(ribs.state), ribs.h1)).toBe(2);
    const both = draw('valet-pique', { traits: { vigueur: 5 }, wounds: [{ id: 'cotes-cassees' }] });
    expect(enduranceOf(on(both.state), both.h1)).toBe(1);
  });

  test('[AD1-GRAVE-15] As: scars, without effect in the dungeon', () => {
    expect(draw('as-pique')).toMatchObject({ wounds: [{ id: 'cicatrices' }], h1: { sante: 1 } });
  });

  test('[AD1-GRAVE-16] several wounds cumulate', () => {
    expect(draw('8-pique', { wounds: [{ id: 'hemorragie' }] }).wounds).toEqual([
      { id: 'hemorragie' },
      { id: 'nez-casse' },
    ]);
  });

  test('[AD1-TMAG-08] something may cancel it once the card is seen', () => {
    expect(draw('8-pique', { marks: ['porte-bonheur'] })).toMatchObject({ drawn: 'nez-casse', wounds: [] });
  });
});

const charm: Feature = {
  id: 'porte-bonheur',
  rule: 'AD1-TMAG-08',
  *cancelsWound() {
    return true;
  },
};
know(charm);

describe('a hand lost', () => {
  const armed: GivenHero = { items: ['epee', 'bouclier-de-bois'] };
  const places = ({ h1 }: ReturnType<typeof draw>) => h1.hero!.sheet.items.map((i) => `${i.base} ${i.place}`);

  test('[AD1-GRAVE-13] Dame: the player chooses what is let go', () => {
    const ran = draw('dame-pique', armed, ['lacher-i1-2']);
    expect(ran.wounds).toEqual([{ id: 'bras-casse', hand: 1 }]);
    expect(places(ran)).toEqual(['epee equipe', 'bouclier-de-bois porte']);
  });

  test('[AD1-GRAVE-13] a two-handed weapon cannot stay', () => {
    expect(places(draw('dame-pique', { items: ['arc-court'] }))).toEqual(['arc-court porte']);
  });

  test('[AD1-GRAVE-14] Roi: the hand and a bleeding; an empty hand is struck first', () => {
    const ran = draw('roi-pique', { items: ['epee'] });
    expect(ran.wounds).toEqual([{ id: 'main-tranchee', hand: 1 }, { id: 'hemorragie' }]);
    expect(places(ran)).toEqual(['epee equipe']);
  });

  test('[AD1-GRAVE-14] who bleeds already bleeds once', () => {
    expect(draw('roi-pique', { wounds: [{ id: 'hemorragie' }] }).wounds).toEqual([
      { id: 'hemorragie' },
      { id: 'main-tranchee', hand: 1 },
    ]);
  });

  test('[AD1-GRAVE-17] the second wound strikes the other hand', () => {
    const ran = draw('dame-pique', {
      items: ['epee'],
      wounds: [{ id: 'main-tranchee', hand: 1 }, { id: 'hemorragie' }],
    });
    expect(ran.wounds.at(-1)).toEqual({ id: 'bras-casse', hand: 0 });
    expect(places(ran)).toEqual(['epee porte']);
  });

  const fights = (weapon: string, wounds: GivenHero['wounds'], dice: readonly (readonly number[])[]) =>
    blow(
      {
        heroes: [{ heroisme: 0, traits: { melee: 4 }, items: [weapon], wounds: wounds ?? [] }],
        creatures: [{ id: 'orque', at: [1, 0] }],
      },
      { on: 'orque-1', with: weapon },
      { dice },
    )
      .of('rollAnnounced')
      .map((e) => e.dice);

  test('[AD1-GRAVE-14] with a prosthesis a two-handed weapon attacks with a die less, and wounds as before', () => {
    const wounds = [{ id: 'main-tranchee', hand: 1, prosthesis: true as const }];
    const [hit, weak] = [
      [5, 5, 2],
      [1, 1, 1, 1, 1],
    ];
    expect(fights('arme-a-deux-mains', wounds, [hit, weak])).toEqual([3, 5]);
    expect(fights('epee', wounds, [[1, 1, 1, 1]])).toEqual([4]);
    expect(fights('epee', [{ id: 'main-tranchee', hand: 1 }], [[1, 1, 1, 1]])).toEqual([4]);
  });
});

describe('gear that breaks', () => {
  const broken = ({ h1 }: ReturnType<typeof draw>) => h1.hero!.sheet.items.filter((i) => i.broken).map((i) => i.base);

  test('[AD1-GRAVE-08] 7: the first of the list, shield before weapon before armour', () => {
    expect(broken(draw('7-pique', { items: ['epee', 'armure-moyenne', 'bouclier-de-bois'] }))).toEqual([
      'bouclier-de-bois',
    ]);
    expect(broken(draw('7-pique', { items: ['armure-moyenne', 'epee'] }))).toEqual(['epee']);
    expect(broken(draw('7-pique', { items: [] }))).toEqual([]);
  });

  test('[AD1-GRAVE-08] plain items before magical ones; chance among equals', () => {
    expect(
      broken(draw('7-pique', { items: ['bouclier-de-bois', 'lame-vipere', 'relique-des-arcanes', 'armure-legere'] })),
    ).toEqual(['bouclier-de-bois']);
    expect(broken(draw('7-pique', { items: ['lame-vipere', 'armure-legere'] }))).toEqual(['armure-legere']);
    expect(broken(draw('7-pique', { items: ['lame-vipere'] }))).toEqual(['lame-vipere']);
    expect(broken(draw('7-pique', { items: ['epee', 'dague'] }, [], [2]))).toEqual(['dague']);
  });

  test('[AD1-GRAVE-08] in the suit of the Arcane the player picks', () => {
    expect(broken(draw('7-coeur', { items: ['epee', 'bouclier-de-bois'] }, ['briser-i1-1']))).toEqual(['epee']);
  });

  test('[AD1-GRAVE-08] a broken item gives no advantage', () => {
    const { state, h1 } = draw('7-pique', { items: ['bouclier-de-bois'], traits: { melee: 4 } });
    expect(paradeOf(on(state), h1)).toBe(2);
  });
});
