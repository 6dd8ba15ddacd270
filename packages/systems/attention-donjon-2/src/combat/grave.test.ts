import type { SuitedCard } from '@souterrain/crawl';
import { recover, repairOf } from '@souterrain/crawl/heroes/town';
import { describe, expect, test } from 'vitest';
import { act, offered } from '../../testing/combat.ts';
import { type GivenHero, on, play, scene } from '../../testing/index.ts';
import { alone, impose, plain } from '../../testing/jets.ts';
import { attributeOf } from '../figures/values.ts';
import { attentionDonjon2 } from '../system.ts';
import { graveWound } from './grave.ts';

/** A hero who took a Blessure grave: 0 Santé (AD2-BGRAV-02). */
const down: GivenHero = { ...plain, sante: 0, santeMax: 7, arcane: 'roi-pique' };

const draw = (
  card: SuitedCard | readonly string[],
  hero: GivenHero = {},
  decisions: string[] = [],
  dice: number[] = [],
) => {
  const cards = (typeof card === 'string' ? [card] : card).map((each) => [each as SuitedCard]);
  const ran = play({ heroes: [{ ...down, ...hero }] }, (g, find) => graveWound(g, find('h1')), {
    cards,
    decisions,
    dice,
  });
  const h1 = ran.find('h1');
  const { wounds, items } = h1.hero!.sheet;
  return {
    ...ran,
    h1,
    marks: h1.marks.map(({ id }) => id),
    wounds: wounds.map(({ id }) => id),
    broken: items.filter(({ broken }) => broken).map(({ base }) => base),
    items,
  };
};

describe('a Blessure grave', () => {
  test('[AD2-BGRAV-01] [AD2-BGRAV-02] at 0 Santé a further loss is a new decision, and another wound may be taken', () => {
    const saved = alone({ sante: 0, heroismeMax: 2 });
    const state = scene(saved);
    state.figures[0]!.hero!.saved = true;
    const ran = impose(state, 'Force 9 (Dommages 1/-)', {
      dice: [[1, 1]],
      decisions: ['blessure-grave'],
      cards: [['10-trefle']],
    });
    expect(ran.asked[0]!.options.map(({ id }) => id)).toEqual(['blessure-grave', 'mourir']);
    expect(ran.find('h1')).toMatchObject({ sante: 0, status: 'plateau' });
    expect(ran.find('h1').hero!.sheet.wounds).toMatchObject([{ id: 'hemorragie' }]);
    const rich = scene(alone({ sante: 0, heroisme: 1, heroismeMax: 2 }));
    rich.figures[0]!.hero!.saved = true;
    const paid = impose(rich, 'Force 9 (Dommages 1/-)', { dice: [[1, 1]], decisions: ['depenser-heroisme'] });
    expect(paid.asked[0]!.options.map(({ id }) => id)).toEqual(['depenser-heroisme', 'blessure-grave', 'mourir']);
    expect(paid.find('h1')).toMatchObject({ sante: 1, hero: { heroisme: 0 } });
  });

  test('[AD2-BGRAV-03] [AD2-BGRAV-07] the rank of the card says which', () => {
    expect(draw('2-trefle').h1.sante).toBe(4);
    expect(draw('3-trefle')).toMatchObject({ marks: [], wounds: [] });
    expect(draw('4-trefle').marks).toEqual(['a-terre']);
    expect(draw('5-trefle').marks).toEqual(['sonne']);
    expect(draw('6-pique').marks).toEqual(['inconscient']);
    expect(draw('7-trefle', { items: ['epee'] }).broken).toEqual(['epee']);
    expect(draw('8-trefle').wounds).toEqual(['arcade-ouverte']);
    expect(draw('9-trefle').wounds).toEqual(['cotes-cassees']);
    expect(draw('10-trefle').wounds).toEqual(['hemorragie']);
    expect(draw('valet-trefle').wounds).toEqual(['jambe-fracturee']);
    expect(draw('dame-trefle').wounds).toEqual(['bras-casse']);
    expect(draw('roi-coeur').wounds).toEqual(['main-tranchee', 'hemorragie']);
    expect(draw('as-coeur').wounds).toEqual(['cicatrices']);
  });

  test('[AD2-BGRAV-04] the very card of the Arcane gardienne: nothing', () => {
    const ran = draw('roi-pique');
    expect(ran).toMatchObject({ marks: [], wounds: [] });
    expect(ran.of('graveWoundDrawn')).toMatchObject([{ wound: null }]);
    // Its suit, or its rank, is not enough.
    expect(draw('valet-pique').wounds).toEqual(['jambe-fracturee']);
    expect(draw('roi-trefle').wounds).toEqual(['main-tranchee', 'hemorragie']);
  });

  test('[AD2-BGRAV-05] [AD2-PREC-05] a joker is replaced; a wound already suffered gives way to the next lower rank', () => {
    expect(draw(['joker-1', '8-coeur']).wounds).toEqual(['arcade-ouverte']);
    expect(draw(['joker-1', 'joker-2', '8-coeur']).wounds).toEqual(['arcade-ouverte']);
    const again = draw('roi-coeur', { wounds: [{ id: 'main-tranchee', hand: 1 }, { id: 'hemorragie' }] });
    expect(again.wounds).toEqual(['main-tranchee', 'hemorragie', 'bras-casse']);
  });

  test('[AD2-BGRAV-06] Soins remove Soignable ones; an arm is only put in splints', () => {
    const patient = (id: string) => alone({ wounds: [{ id, hand: 1 }] });
    expect(offered(patient('arcade-ouverte'), 'soins')).toEqual(['soins-h1']);
    expect(offered(patient('bras-casse'), 'soins')).toEqual(['soins-h1']);
    for (const id of ['main-tranchee', 'cicatrices']) expect(offered(patient(id), 'soins')).toEqual([]);
    const treated = (id: string, dice: number[], decisions: string[] = []) =>
      act(patient(id), 'soins-h1', { dice: [dice], decisions }).find('h1').hero!.sheet.wounds;
    // Its own -1 counts: 6 is needed.
    expect(treated('arcade-ouverte', [6, 1], ['garder'])).toEqual([]);
    for (const id of ['bras-casse', 'jambe-fracturee']) {
      expect(treated(id, [5, 1])).toEqual([{ id, hand: 1 }]);
      expect(treated(id, [6, 6], ['garder'])).toEqual([{ id, hand: 1, splint: true }]);
    }
  });

  test('[AD2-BGRAV-06] in town the Soignable ones go for free, the others wait for money', () => {
    const lasting = ['jambe-fracturee', 'bras-casse', 'main-tranchee', 'cicatrices'];
    const soignable = ['arcade-ouverte', 'cotes-cassees', 'hemorragie'];
    const wounds = [...lasting, ...soignable].map((id) => ({ id }));
    const ran = play(alone({ wounds }), (g, find) => recover(g, find('h1')));
    expect(ran.find('h1').hero!.sheet.wounds.map(({ id }) => id)).toEqual(lasting);
    expect([...lasting, ...soignable].filter((id) => attentionDonjon2.edition.featureOf(id)!.care)).toEqual(lasting);
  });

  test('[AD2-BGRAV-08] Même pas mal: half the maximum and one state; all of it in the guardian suit', () => {
    const ill = { marks: ['secoue', 'empoisonne', 'immobilise'], wounds: [{ id: 'arcade-ouverte' }] };
    const half = draw('2-coeur', ill, ['retirer-empoisonne']);
    expect([half.h1.sante, half.marks, half.wounds]).toEqual([4, ['secoue', 'immobilise'], ['arcade-ouverte']]);
    const whole = draw('2-pique', ill);
    expect([whole.h1.sante, whole.marks, whole.wounds]).toEqual([7, ['immobilise'], []]);
  });

  test('[AD2-BGRAV-08][AD2-ETAT-25] each point of a lost Attribute is a state: one goes, or all in the guardian suit', () => {
    const weak = { marks: [{ id: 'perte-force', until: { in: 'removed' as const }, value: 2 }] };
    expect(draw('2-coeur', weak).h1.marks).toMatchObject([{ id: 'perte-force', value: 1 }]);
    expect(draw('2-pique', weak).marks).toEqual([]);
  });

  test('[AD2-BGRAV-09] Bénin: no further effect', () => {
    const ran = draw('3-coeur');
    expect(ran.events.map(({ type }) => type)).toEqual(['cardsDrawn', 'graveWoundDrawn']);
  });

  test('[AD2-BGRAV-10] what breaks: shield, weapon, garment, armour…, what is not magic first', () => {
    const items = ['epee', 'bouclier-de-bois-enchante', 'armure-legere'];
    expect(draw('7-coeur', { items }).broken).toEqual(['epee']);
    expect(draw('7-coeur', { items: ['armure-legere', 'bouclier-de-bois', 'epee'] }).broken).toEqual([
      'bouclier-de-bois',
    ]);
    expect(draw('7-coeur', { items: ['bouclier-de-bois-enchante'] }).broken).toEqual(['bouclier-de-bois-enchante']);
    const two = [
      { base: 'epee', hands: [0] },
      { base: 'dague', hands: [1] },
    ];
    expect(draw('7-coeur', { items: two }, [], [2]).broken).toEqual(['dague']);
    expect(draw('7-coeur').broken).toEqual([]);
  });

  test('[AD2-BGRAV-10] shield, weapon, garment, armour, other hand item, headgear, talisman, belt, bag', () => {
    const worn = (base: string, slot: string, more: object = {}) => ({ base, slot, place: 'equipe' as const, ...more });
    const order = [
      worn('bouclier-de-bois', 'main', { hands: [1] }),
      worn('epee', 'main', { hands: [0] }),
      ...['vetement', 'armure', 'main', 'tete', 'talisman', 'ceinture', 'sac'].map((slot) => worn('corde', slot)),
    ];
    for (const first of order.keys()) {
      const { items } = draw('7-coeur', { items: order.slice(first).toReversed() });
      expect(items.filter(({ broken }) => broken)).toMatchObject([order[first]!]);
    }
  });

  test('[AD2-BGRAV-11] a broken item gives nothing, keeps its drawbacks, and is mended for half its price', () => {
    const given = alone({ items: [{ base: 'armure-moyenne', broken: true }], traits: { agilite: 4 } });
    const state = scene(given);
    expect(attributeOf(on(state), state.figures[0]!, 'agilite')).toBe(3);
    expect(impose(given, 'Force 9 (Dommages 2/-)', { dice: [[1, 1]] }).lost).toBe(2);
    const { items } = draw('7-coeur', { items: [{ base: 'epee', value: 15 }] });
    expect(repairOf(attentionDonjon2, items[0]!)).toBe(8);
  });

  test('[AD2-BGRAV-12] broken magic is lost for good', () => {
    const { items } = draw('7-coeur', { items: ['bouclier-de-bois-enchante'] });
    expect(repairOf(attentionDonjon2, items[0]!)).toBeUndefined();
    const blade = draw('7-coeur', { items: [{ base: 'epee', enchantment: 'effilee' }] });
    expect(blade.items[0]!.enchantment).toBeUndefined();
  });

  test('[AD2-BGRAV-13] in the guardian suit the player chooses', () => {
    const ran = draw('7-pique', { items: ['epee', 'armure-legere'] }, ['briser-i1-2']);
    expect(ran.broken).toEqual(['armure-legere']);
  });
});
