import { type Figure, hasMark } from '@souterrain/crawl';
import { actionsOf } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../testing/index.ts';
import { plain } from '../../testing/jets.ts';
import { begun, exploredAction, weighed } from '../../testing/odds.ts';
import { oddsOf } from './index.ts';

type Find = (id: string) => Figure;
const hurt = { ...plain, at: [0, 0] as const, sante: 2 };
const alone = (hero: object = {}, more: Scene = {}): Scene => ({ heroes: [{ ...hurt, ...hero }], ...more });
const LEAST = 2 ** -20;
const healed = (points: number) => (find: Find) => (find('h1').sante >= 2 + points ? 1 : 0);

describe('a check', () => {
  test.each<[string, Scene]>([
    ['plain', alone()],
    ['beside an enemy', alone({ traits: { savoir: 2, soins: 1 } }, { creatures: [{ id: 'homme-rat', at: [1, 1] }] })],
    ['Temps fort', alone({ marks: ['temps-fort'] })],
    [
      'Savoir partagé, which forbids the Coup de poker',
      alone({ sante: 5, talents: ['savoir-partage'], traits: { savoir: 1 } }),
    ],
    ['Débrouillard, which forces it', alone({ sante: 5, talents: ['debrouillard'], traits: { savoir: 0 } })],
  ])('[AD2-XSANTE-08] Soins: %s', (_, given) => {
    const g = begun(given);
    const { sante } = g.state.figures[0]!;
    const isHealed = (find: Find) => (find('h1').sante > sante ? 1 : 0);
    expect(weighed(g, 'soins-h1').of['cote-reussite']).toBeCloseTo(exploredAction(g, 'soins-h1', isHealed), 12);
  });

  test.each(['one', 'each'] as const)('[AD2-XSANTE-11] [AD2-Q-27] two benefits of one Soins: %s', (healingOptions) => {
    const g = begun(alone({ traits: { savoir: 2, soins: -1 } }, { variants: { healingOptions } }));
    const { of } = weighed(g, 'soins-h1');
    // Played to succeed; of two ways as likely to, for the second benefit.
    const both = exploredAction(g, 'soins-h1', (find) => healed(1)(find) + LEAST * healed(2)(find));
    expect(of['cote-reussite']! + LEAST * of['cote-deux-soins']!).toBeCloseTo(both, 12);
    expect(of['cote-deux-soins']).toBeGreaterThan(0);
  });

  test('[AD2-XSANTE-06] Récupération and [AD2-XSANTE-05] Se reprendre', () => {
    const g = begun(alone({ marks: ['secoue'] }));
    expect(weighed(g, 'recuperation').of['cote-reussite']).toBeCloseTo(
      exploredAction(g, 'recuperation', healed(1)),
      12,
    );
    const calm = (find: Find) => (hasMark(find('h1'), 'secoue') ? 0 : 1);
    const { of } = weighed(g, 'se-reprendre');
    expect(of['cote-reussite']).toBeCloseTo(exploredAction(g, 'se-reprendre', calm), 12);
    expect(Object.keys(of)).toEqual(['cote-reussite', 'cote-action-rendue']);
  });

  test('[AD2-XTRES-02] a search: 4 and one more for each enemy near; two cards with a Réussite', () => {
    const treasures = [{ id: 1, zones: 'partout' as const, type: null, failures: 0, tried: [], revealed: false }];
    const near = { creatures: [{ id: 'homme-rat', at: [1, 1] as const }], state: { treasures } };
    const { of } = weighed(begun(alone({}, near)), 'chercher-1');
    // Two dice against 5: one shows 5 or 6; a second card, one shows 6.
    expect(of['cote-reussite']).toBeCloseTo(20 / 36, 12);
    expect(of['cote-deux-cartes']).toBeCloseTo(11 / 36, 12);
    const harder = { ...near, variants: { treasureSecondCard: 'two' as const } };
    expect(weighed(begun(alone({}, harder)), 'chercher-1').of['cote-deux-cartes']).toBeCloseTo(1 / 36, 12);
  });

  test('Réussites that buy are told, others are not', () => {
    const creatures = [
      { id: 'homme-rat', at: [1, 1] as const },
      { id: 'homme-rat', at: [2, 1] as const },
    ];
    const g = begun(alone({ talents: ['rugissement'] }, { creatures }));
    expect(weighed(g, 'rugissement-homme-rat-1').amount).toMatchObject({ label: 'cote-reussites', low: 0 });
    expect(weighed(g, 'recuperation').amount).toBeUndefined();
  });
});

describe('what a resource would make of it', () => {
  test('[AD2-XHERO-07] [AD2-BENI-02] a point of Héroïsme, a kept joker; nothing is spent', () => {
    const near = { creatures: [{ id: 'homme-rat', at: [1, 1] as const }] };
    const g = begun(alone({ heroisme: 1, jokers: ['joker-1'] }, near));
    const before = JSON.stringify(g.state);
    const { of } = weighed(g, 'recuperation');
    expect(of['cote-reussite']).toBeCloseTo(exploredAction(g, 'recuperation', healed(1)), 12);
    // Two dice against 6: a Réussite on 5, besides.
    expect(of['cote-reussite']).toBeCloseTo(11 / 36, 12);
    expect(of['cote-heroisme']).toBeCloseTo(20 / 36, 12);
    expect(of['cote-joker']).toBeCloseTo(20 / 36, 12);
    expect(JSON.stringify(g.state)).toBe(before);
    expect(weighed(begun(alone()), 'recuperation').resources).toEqual([]);
  });

  test('[AD2-Q-21] the joker of another, unless each has his own', () => {
    const labels = (jokerScope: 'all' | 'own') => {
      const other = { ...plain, at: [3, 3] as const, jokers: ['joker-1'] as const };
      const g = begun({ heroes: [hurt, other], variants: { jokerScope } });
      return weighed(g, 'recuperation').resources.map(({ label }) => label);
    };
    expect([labels('all'), labels('own')]).toEqual([['cote-joker'], []]);
  });
});

test('[AD2-XSANTE-08] [AD2-PERI-04] caring for somebody and bursting a bubble throw dice: both are weighed', () => {
  const g = begun(alone({ marks: ['bulle'] }));
  const h1 = g.state.figures[0]!;
  const isWeighed = (id: string) =>
    actionsOf(g, h1).some((action) => action.id === id && oddsOf(g, h1, action) !== undefined);
  expect(['soins-h1', 'crever-la-bulle-h1'].map(isWeighed)).toEqual([true, true]);
});

test('readings that count dice otherwise have no odds', () => {
  const offered = (variants: Scene['variants'] = {}) => {
    const g = begun(alone({}, { variants }));
    const h1 = g.state.figures[0]!;
    return oddsOf(g, h1, ACTION) !== undefined;
  };
  expect(offered()).toBe(true);
  expect(offered({ pokerChain: 'chain' })).toBe(false);
  expect(offered({ pokerOnes: 'again' })).toBe(false);
  expect(offered({ bestialeOnes: 'kept' })).toBe(false);
  expect(offered({ enemyCancelOnFailure: 'yes' })).toBe(false);
});

const ACTION = { id: 'recuperation', rolls: true } as Parameters<typeof oddsOf>[2];
