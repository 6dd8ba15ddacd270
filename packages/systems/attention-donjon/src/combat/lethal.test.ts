import type { Figure, SuitedCard } from '@souterrain/crawl';
import { loseSante, waysOut } from '@souterrain/crawl/health';
import { isEmpty } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { blow } from '../../testing/combat.ts';
import { type GivenHero, on, play, type Scene, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';
import { sufferDamage } from './damage.ts';

const dying = (hero: GivenHero, saved = false): AD1State => {
  const state = scene({ heroes: [{ sante: 1, ...hero }] });
  state.figures[0]!.hero!.saved = saved;
  return state;
};

const bleed = (state: AD1State, script: Parameters<typeof play>[2]) =>
  play(state, (g, find) => loseSante(g, find('h1'), { amount: 1, by: 'feu', rules: ['AD1-HEALTH-28'] }), script);

const health = ({ sante, hero, status, marks }: Figure) => ({
  sante,
  heroisme: `${hero!.heroisme}/${hero!.sheet.heroismeMax}`,
  status,
  marks: marks.map((m) => m.id),
});

const card = (id: SuitedCard) => [[id]];

describe('a hero at 0 Santé', () => {
  test('[AD1-HRSM-09] [AD1-HRSM-08] [AD1-HEALTH-10] the table of options', () => {
    const ways = (stock: number, max: number, saved: boolean) =>
      waysOut(attentionDonjon, dying({ heroisme: stock, heroismeMax: max }, saved).figures[0]!).map((o) => o.id);
    expect(ways(1, 1, false)).toEqual(['depenser-heroisme', 'mourir']);
    expect(ways(0, 1, false)).toEqual(['sacrifier', 'mourir']);
    expect(ways(0, 0, false)).toEqual(['mourir']);
    expect(ways(1, 2, true)).toEqual(['depenser-heroisme', 'blessure-grave', 'mourir']);
    expect(ways(0, 0, true)).toEqual(['blessure-grave', 'mourir']);
  });

  test('[AD1-HRSM-02] [AD1-HEALTH-11] [AD1-HEALTH-28] a point spent: 1 Santé, Secoué, and no Blessure grave', () => {
    const { find, of } = bleed(dying({ heroisme: 2 }), { decisions: ['depenser-heroisme'] });
    expect(health(find('h1'))).toEqual({ sante: 1, heroisme: '1/2', status: 'plateau', marks: ['secoue'] });
    expect(of('graveWoundDrawn')).toEqual([]);
  });

  test('[AD1-HEALTH-28] Santé lost outside a damage roll is no wound', () => {
    const { find, of } = bleed(dying({ sante: 3 }), {});
    expect(health(find('h1'))).toMatchObject({ sante: 2, marks: [] });
    expect(of('wounded')).toEqual([]);
  });

  test('[AD1-HRSM-03] [AD1-HRSM-04] [AD1-HRSM-05] the second time in a Round: another point, or a Blessure grave', () => {
    const first = bleed(dying({ heroisme: 2 }), { decisions: ['depenser-heroisme'] }).state;
    const again = () => structuredClone(first);
    const paid = bleed(again(), { decisions: ['depenser-heroisme'] });
    expect(health(paid.find('h1'))).toMatchObject({ sante: 1, heroisme: '0/2' });
    const wounded = bleed(again(), { decisions: ['blessure-grave'], cards: card('8-pique') });
    expect(health(wounded.find('h1'))).toMatchObject({ sante: 1, heroisme: '1/2' });
    expect(wounded.find('h1').hero!.sheet.wounds).toEqual([{ id: 'nez-casse' }]);
  });

  test('[AD1-HRSM-03] two lethal events of a Round, both paid for: one point of three is left', () => {
    const state = dying({ heroisme: 3, heroismeMax: 3 });
    for (const heroisme of ['2/3', '1/3'])
      expect(health(bleed(state, { decisions: ['depenser-heroisme'] }).find('h1'))).toMatchObject({
        sante: 1,
        heroisme,
      });
  });

  test('[AD1-HRSM-19] no sacrifice while a relic holds a point', () => {
    const ways = (charges: number) => {
      const items = [{ base: 'relique-des-arcanes', charges }];
      return waysOut(attentionDonjon, dying({ heroisme: 0, heroismeMax: 1, items }).figures[0]!).map((o) => o.id);
    };
    expect(ways(1)).toEqual(['depenser-heroisme', 'mourir']);
    expect(ways(0)).toEqual(['sacrifier', 'mourir']);
  });

  test('[AD1-HRSM-06] [AD1-HRSM-07] a sacrifice lowers the maximum, brings a Blessure grave and counts as a point spent', () => {
    const once = bleed(dying({ heroisme: 0 }), { decisions: ['sacrifier'], cards: card('3-pique') });
    expect(health(once.find('h1'))).toEqual({ sante: 1, heroisme: '0/1', status: 'plateau', marks: ['secoue'] });
    expect(waysOut(attentionDonjon, once.find('h1')).map((o) => o.id)).toEqual(['blessure-grave', 'mourir']);
  });

  test('[AD1-HRSM-10] a series over three Rounds', () => {
    let state = dying({ heroisme: 1, heroismeMax: 1 });
    const events: [string, string][] = [
      ['depenser-heroisme', '0/1'],
      ['blessure-grave', '0/1'],
      ['blessure-grave', '0/1'],
      ['nouveau-round', '0/1'],
      ['sacrifier', '0/0'],
      ['blessure-grave', '0/0'],
    ];
    for (const [decision, heroisme] of events) {
      if (decision === 'nouveau-round') state.figures[0]!.hero!.saved = false;
      else {
        const cards = decision === 'depenser-heroisme' ? [] : card('3-pique');
        state = bleed(state, { decisions: [decision], cards }).state;
        state.deck.discard = [];
      }
      expect(health(state.figures[0]!)).toMatchObject({ sante: 1, heroisme });
    }
    state.figures[0]!.hero!.saved = false;
    expect(health(bleed(state, {}).find('h1'))).toMatchObject({ sante: 0, status: 'mort' });
  });

  test('[AD1-HEALTH-14] [AD1-Q-10] wounds beyond 0 are lost, or each is a new lethal event', () => {
    const hurt = (variants: Scene['variants'], script: Parameters<typeof play>[2]) =>
      play(
        scene({ heroes: [{ sante: 1, heroisme: 3, heroismeMax: 3 }], ...(variants ? { variants } : {}) }),
        (g, find) => sufferDamage(g, find('h1'), { seuil: 3, by: null }),
        script,
      ).find('h1');
    expect(health(hurt({}, { decisions: ['depenser-heroisme'] }))).toMatchObject({ sante: 1, heroisme: '2/3' });
    const each = hurt({ excessWounds: 'each' }, { decisions: Array(3).fill('depenser-heroisme') });
    expect(health(each)).toMatchObject({ sante: 1, heroisme: '0/3' });
  });

  test('[AD1-BERS-16] Impassible is saved without being Secoué', () => {
    const { find } = bleed(dying({ talents: ['impassible'] }), { decisions: ['depenser-heroisme'] });
    expect(find('h1').marks).toEqual([]);
  });
});

describe('the death of a hero', () => {
  const given: Scene = {
    heroes: [
      {
        sante: 1,
        heroisme: 0,
        heroismeMax: 0,
        items: ['epee', 'bouclier-de-bois', 'dague'],
        deniers: 7,
      },
    ],
    creatures: [{ id: 'orque', at: [1, 0] }],
  };

  test('[AD1-HRSM-20] its items and purse lie in its square', () => {
    const { find, state, of } = blow(
      given,
      { by: 'orque-1', on: 'h1', with: 'hache' },
      {
        dice: [
          [4, 5, 5],
          [4, 4, 5, 5],
        ],
      },
    );
    expect(find('h1').status).toBe('mort');
    expect(of('figureRemoved')).toMatchObject([{ figure: 'h1', how: 'mort', by: 'orque-1' }]);
    expect(state.piles).toMatchObject([{ cell: find('h1').cell, deniers: 7 }]);
    expect(state.piles[0]?.items.map((i) => i.base)).toEqual(['epee', 'bouclier-de-bois', 'dague']);
    expect(find('h1').hero!.sheet).toMatchObject({ items: [], deniers: 0 });
    expect(isEmpty(on(state), find('h1').cell)).toBe(true);
  });
});
