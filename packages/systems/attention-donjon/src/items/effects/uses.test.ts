import { itemActions } from '@souterrain/crawl/items';
import { describe, expect, test } from 'vitest';
import { play, type Scene } from '../../../testing/index.ts';
import { acting, plain } from '../../../testing/items.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';

/** Somebody who would use anything: hurt, shaken and poisoned, a sword in hand, a hurt friend and an orc beside. */
const needy = (base: string): Scene => ({
  heroes: [
    plain({ sante: 1, marks: ['secoue', 'empoisonne'], items: [{ base, place: 'porte' }, 'epee'] }),
    plain({ at: [3, 2], sante: 1 }),
  ],
  creatures: [{ id: 'orque', at: [1, 2] }],
});

/** What using it costs. */
const cost = (base: string) =>
  play(needy(base), function* (g, find) {
    return itemActions(g, find('h1')).find(({ id }) => id === 'utiliser-i1-1')?.type;
  }).value;

describe('what it costs to use', () => {
  test('[AD1-TCON-01] a murky vial: a standard action', () => expect(cost('fiole-trouble')).toBe('standard'));
  test('[AD1-TCON-02] an unstable flask: the attack of a standard action', () =>
    expect(cost('flacon-instable')).toBe('standard'));
  test('[AD1-TCON-03] a whetstone, a Fiole de Palinque: a bonus action', () =>
    expect([cost('pierre-a-aiguiser'), cost('fiole-de-palinque')]).toEqual(['bonus', 'bonus']));
  test('[AD1-TCON-04] [AD1-EQUIP-08] a bomb: a standard action', () =>
    expect(['fiole-d-effroi', 'bombe', 'bombe-incendiaire', 'bombe-assourdissante'].map(cost)).toEqual([
      ...['standard', 'standard', 'standard', 'standard'],
    ]));
  test('[AD1-TCON-05] a gum: a bonus action', () => expect(cost('gomme-de-soins')).toBe('bonus'));
  test('[AD1-TCON-06] a smoke ball: a bonus action', () => expect(cost('boule-fumigene')).toBe('bonus'));
  test('[AD1-TCON-07] what lasts two Rounds: a bonus action', () =>
    expect(['huile-sacree', 'vernis-de-pierre', 'poudre-de-hargne', 'potion-de-celerite'].map(cost)).toEqual([
      ...['bonus', 'bonus', 'bonus', 'bonus'],
    ]));
  test('[AD1-TCON-09] a minor potion: a standard action', () =>
    expect(cost('potion-de-soins-mineurs')).toBe('standard'));
  test('[AD1-TCON-10] a coating: a bonus action', () =>
    expect(['poison-commun', 'poison-corrosif', 'poison-paralysant'].map(cost)).toEqual(['bonus', 'bonus', 'bonus']));
  test('[AD1-TCON-11] a potion of an Attribute: a standard action', () =>
    expect(['potion-de-vigueur', 'potion-d-agilite', 'potion-de-force', 'potion-de-mental'].map(cost)).toEqual([
      ...['standard', 'standard', 'standard', 'standard'],
    ]));
  test('[AD1-TCON-12] a scroll: a standard action', () => {
    const scrolls = ['guerison', 'rempart', 'flammes', 'confusion'].map((name) => cost(`parchemin-de-${name}`));
    expect(scrolls).toEqual(['standard', 'standard', 'standard', 'standard']);
  });
  test('[AD1-TCON-13] a wand: a standard action', () =>
    expect(['baguette-de-soin', 'baguette-de-bouclier', 'baguette-d-eclairs', 'baguette-de-lumiere'].map(cost)).toEqual(
      [...['standard', 'standard', 'standard', 'standard']],
    ));
  test('[AD1-TMAG-04] the imp: a bonus action', () => expect(cost('diablotin-medecin')).toBe('bonus'));
  test('[AD1-TMAG-06] the potion of rebound: a bonus action', () => expect(cost('potion-de-rebond')).toBe('bonus'));
  test('[AD1-TMAG-13] the chalice: a standard action', () => expect(cost('calice-de-renaissance')).toBe('standard'));
  test('[AD1-TEXC-03] the elixir: a standard action', () => expect(cost('elixir-d-heroisme')).toBe('standard'));
  test('[AD1-TEXC-10] the horn: a bonus action', () => expect(cost('cor-de-protection')).toBe('bonus'));
  test('[AD1-TEXC-11] the crystal: a standard action', () => expect(cost('cristal-de-feu')).toBe('standard'));
});

describe('how long it lasts', () => {
  const until = (base: string, script: Parameters<typeof play>[2] = {}) => {
    const { find } = acting({ heroes: [plain({ items: [base, 'epee'] })] }, ['utiliser-i1-1'], script);
    return find('h1').marks.map((mark) => mark.until);
  };
  const ROUNDS = (left: number) => [{ in: 'rounds', left }];

  test('[AD1-TCON-07] two Rounds', () => {
    const bases = ['huile-sacree', 'vernis-de-pierre', 'poudre-de-hargne', 'potion-de-celerite'];
    for (const base of bases) expect(until(base)).toEqual(ROUNDS(2));
  });

  test('[AD1-TCON-11] two Rounds, and two more dice of Agilité', () => {
    for (const base of ['potion-de-vigueur', 'potion-d-agilite', 'potion-de-force', 'potion-de-mental'])
      expect(until(base)).toEqual(ROUNDS(2));
    const { state } = acting({ heroes: [plain({ items: ['potion-d-agilite'] })] }, ['utiliser-i1-1']);
    const order = { purpose: 'epreuve', trait: 'agilite', difficulty: [DEFAULT_DIFFICULTY], seuil: false } as const;
    const { of } = play(state, (g, find) => check(g, { ...order, who: find('h1') }), { dice: [[1, 1, 1, 1, 1]] });
    expect(of('rollAnnounced')).toMatchObject([{ dice: 5 }]);
  });

  test('[AD1-TCON-01] Carreau until the end of the Round, Pique for the scenario', () => {
    expect(until('fiole-trouble', { cards: [['4-carreau']] })).toEqual(ROUNDS(1));
    expect(until('fiole-trouble', { cards: [['4-pique']] })).toEqual([{ in: 'scenario' }]);
  });

  test('[AD1-TCON-06] [AD1-TCON-09] [AD1-TMAG-06] [AD1-TEXC-10] this Round', () => {
    for (const base of ['boule-fumigene', 'huile-vampirique', 'potion-de-rebond', 'cor-de-protection'])
      expect(until(base)).toEqual(ROUNDS(1));
  });

  test('[AD1-TCON-12] the rampart, until the end of the Round', () => {
    expect(until('parchemin-de-rempart', { dice: [[4, 4, 2]] })).toEqual(ROUNDS(1));
  });

  test('[AD1-TCON-13] light, until the end of the Round', () => {
    expect(until('baguette-de-lumiere')).toEqual(ROUNDS(1));
  });
});
