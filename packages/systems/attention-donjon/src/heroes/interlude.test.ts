import type { Item } from '@souterrain/crawl';
import { interlude } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';

const LOST: Partial<AD1State> = { result: 'defaite', phase: 'interlude' };

function town(heroes: readonly GivenHero[], script: Parameters<typeof play>[2], more: Partial<AD1State> = {}) {
  const state = scene({ heroes, state: { ...LOST, ...more } });
  const ran = play(state, (g) => interlude(g), script);
  return { ...ran, sheets: state.figures.map((f) => f.hero!.sheet), state };
}
const stored = (base: string, more: Partial<Item> = {}) => ({ base, place: 'stocke' as const, ...more });

describe('the interlude', () => {
  test('[AD1-TOWN-01] [AD1-XP-10] steps in order, each hero once; a sale pays for care', () => {
    const hurt = { items: [stored('epee')], wounds: [{ id: 'bras-casse', hand: 0 }], deniers: 11 };
    const { asked, sheets } = town([hurt], {
      decisions: ['vendre-i1-1', 'soigner-bras-casse', 'terminer', 'talent-rage'],
    });
    expect(asked.map(({ id }) => id)).toEqual(['ventes', 'boutique', 'boutique', 'experience']);
    expect(sheets[0]).toMatchObject({ deniers: 0, wounds: [], xp: 0, talents: ['rage'] });
  });

  test('[AD1-TOWN-01] a sale pays for a purchase', () => {
    const { sheets } = town([{ items: [stored('hache')], deniers: 4 }], {
      decisions: ['vendre-i1-1', 'acheter-epee', 'terminer', 'garder'],
    });
    expect(sheets[0]).toMatchObject({ deniers: 0, items: [{ base: 'epee' }] });
  });

  test('[AD1-TOWN-01] [AD1-IMPE-11] Citadin bought in this interlude does not lower its prices', () => {
    const { asked, sheets } = town([{ talents: ['debrouillard'], xp: 2, deniers: 18 }], {
      decisions: ['acheter-epee', 'terminer', 'talent-citadin'],
    });
    expect(asked.map(({ id }) => id)).toEqual(['boutique', 'boutique', 'experience']);
    expect(sheets[0]).toMatchObject({ deniers: 10, talents: ['debrouillard', 'citadin'] });
  });

  test('[AD1-TOWN-02] [AD1-HRSM-17] Santé and Héroïsme come back, Soignable states go', () => {
    const { find } = town([{ sante: 1, heroisme: 0, marks: ['secoue', 'empoisonne'] }], {
      decisions: ['terminer', 'garder'],
    });
    expect(find('h1')).toMatchObject({ sante: 4, marks: [], hero: { heroisme: 2 } });
  });

  test('[AD1-GRAVE-16] back in town a broken nose is gone for nothing, a broken arm for 15 deniers', () => {
    const hurt = { deniers: 15, wounds: [{ id: 'nez-casse' }, { id: 'bras-casse', hand: 0 }] };
    const { sheets } = town([hurt], { decisions: ['terminer', 'garder'] });
    expect(sheets[0]).toMatchObject({ deniers: 15, wounds: [{ id: 'bras-casse' }] });
    const treated = town([hurt], { decisions: ['soigner-bras-casse', 'terminer', 'garder'] });
    expect(treated.sheets[0]).toMatchObject({ deniers: 0, wounds: [] });
  });

  test('[AD1-TOWN-02] an ally may add what a patient is short of', () => {
    const heroes = [{ deniers: 10, wounds: [{ id: 'jambe-fracturee' }] }, { deniers: 5 }];
    const refused = town(heroes, {
      decisions: [
        ...['soigner-jambe-fracturee', 'refuser', 'terminer', 'terminer'],
        ...['garder', 'garder', 'terminer', 'terminer'],
      ],
    });
    expect(refused.sheets[0]).toMatchObject({ deniers: 10, wounds: [{ id: 'jambe-fracturee' }] });
    const paid = town(heroes, {
      decisions: ['soigner-jambe-fracturee', 'payer', 'terminer', 'terminer', 'garder', 'garder'],
    });
    expect(paid.sheets.map(({ deniers, wounds }) => [deniers, wounds.length])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('[AD1-TOWN-02] a severed hand is fitted, scars are cured', () => {
    const wounds = [{ id: 'main-tranchee', hand: 0 }, { id: 'cicatrices' }];
    const { sheets } = town([{ deniers: 70, wounds }], {
      decisions: ['soigner-main-tranchee', 'soigner-cicatrices', 'terminer', 'garder'],
    });
    expect(sheets[0]!.wounds).toEqual([{ id: 'main-tranchee', hand: 0, prosthesis: true }]);
    expect(sheets[0]!.deniers).toBe(0);
  });

  test('[AD1-TOWN-03] a rarer thing is there when the card is high enough, or a joker', () => {
    const look = (card: string) =>
      town([{ deniers: 19 }], {
        cards: [[card]],
        decisions: ['demander-arbalete', 'terminer', 'garder'],
      }).asked[1]!.options.map(({ id }) => id);
    expect(look('9-pique')).toContain('acheter-arbalete');
    expect(look('8-pique')).toContain('acheter-arbalete');
    expect(look('7-pique')).not.toContain('acheter-arbalete');
    expect(look('joker-1')).toContain('acheter-arbalete');
    const missed = look('6-pique');
    expect(missed).not.toContain('acheter-arbalete');
    expect(missed).not.toContain('demander-arbalete');
    expect(missed.some((id) => id.endsWith('enchantee'))).toBe(false);
  });

  test('[AD1-GRAVE-08] a broken shield of 8 deniers is repaired for 4', () => {
    const { sheets } = town([{ deniers: 4, items: [{ base: 'bouclier-de-bois', broken: true }] }], {
      decisions: ['terminer', 'reparer-i1-1', 'terminer', 'garder'],
    });
    expect(sheets[0]!.items[0]!.broken).toBe(undefined);
    expect(sheets[0]!.deniers).toBe(0);
  });

  test('[AD1-TOWN-01] the last step gives items and deniers to the others', () => {
    const heroes = [{ deniers: 1, items: [stored('corde')] }, {}];
    const { sheets } = town(heroes, {
      decisions: [
        ...['terminer', 'terminer', 'terminer', 'garder', 'garder'],
        ...['donner-i1-1-a-h2', 'donner-1-deniers-a-h2', 'terminer'],
      ],
    });
    expect(sheets[0]).toMatchObject({ deniers: 0, items: [] });
    expect(sheets[1]).toMatchObject({ deniers: 1, items: [{ id: 'i1-1', base: 'corde' }] });
  });

  test('[AD1-TOWN-06] [AD1-XP-10] a pile left behind is lost, and the dead earn nothing', () => {
    const ended = (result: 'victoire' | 'defaite') => {
      const items = [{ id: 'i2-1', base: 'epee', place: 'porte' as const }];
      const state = scene({ heroes: [{}, {}], state: { ...LOST, result, piles: [{ cell: 0, items, deniers: 9 }] } });
      state.figures[1]!.status = 'mort';
      const { of } = play(state, (g) => interlude(g), { decisions: ['terminer', 'garder'] });
      expect([state.piles, state.figures[0]!.hero!.sheet.items]).toEqual([[], []]);
      return of('xpGained').map(({ figure, xp }) => [figure, xp]);
    };
    expect([ended('victoire'), ended('defaite')]).toEqual([[['h1', 2]], [['h1', 1]]]);
  });

  test('[AD1-TOWN-01] [AD1-XP-10] a victory pays every hero alive what the scenario promises', () => {
    const state = scene({ state: { result: 'victoire' } });
    const { reward = 0 } = attentionDonjon.content.scenarios[state.scenario]!;
    const { of } = play(state, (g) => interlude(g), { decisions: ['terminer', 'garder'] });
    expect(of('xpGained')).toMatchObject([{ xp: 2 }]);
    expect(state.figures[0]!.hero!.sheet.deniers).toBe(reward);
  });

  test('[AD1-TEXC-02] memoirs are read with the first step, once', () => {
    const { sheets } = town([{ xp: 2, items: [stored('memoires-d-un-heros', { charges: 1 })] }], {
      decisions: ['terminer', 'terminer', 'garder'],
    });
    expect(sheets[0]!.xp).toBe(4);
    // Read already, it is an old book: half of 50 deniers.
    const again = town([{ xp: 2, items: [stored('memoires-d-un-heros', { charges: 0 })] }], {
      decisions: ['vendre-i1-1', 'terminer', 'garder'],
    });
    expect(again.sheets[0]).toMatchObject({ xp: 3, deniers: 25 });
  });

  test('[AD1-TRAQ-12] bounties are paid at the end', () => {
    const state = scene({ heroes: [{}], state: LOST });
    state.figures[0]!.hero!.primes = 10;
    play(state, (g) => interlude(g), { decisions: ['terminer', 'garder'] });
    expect(state.figures[0]!.hero).toMatchObject({ primes: 0, sheet: { deniers: 10 } });
  });
});
