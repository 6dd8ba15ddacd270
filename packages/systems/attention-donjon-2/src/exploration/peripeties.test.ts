import { contextOf, perform, startBoard } from '@souterrain/crawl/exploration';
import { describe, expect, test } from 'vitest';
import { play } from '../../testing/index.ts';
import { alone } from '../../testing/jets.ts';
import { facing, resolved, usesOf, using } from '../../testing/peripeties.ts';
import type { AD2State } from '../state.ts';
import { attentionDonjon2 } from '../system.ts';
import { check } from './trials.ts';

const h1 = (ran: ReturnType<typeof using>) => ran.find('h1');

describe('péripéties', () => {
  /** Le nid’s start, with the warrior on (2, 2) of zone r0-b. */
  const lying = (tile = 'nid-reduit'): AD2State => {
    const nid = attentionDonjon2.content.scenarios['le-nid']!;
    const road = ['r1', 'r2', 'r3'].map((room, i) => ({
      room,
      cards: [['2-5', '6-9', '10-as'][i]!],
      tile,
      next: room,
      contents: 'rien' as const,
    }));
    const state = facing('guerrier-mourant', { heroes: [{ at: [1, 1], traits: { savoir: 3 } }] });
    const board = { ...startBoard(attentionDonjon2, nid), changes: state.board.changes };
    return {
      ...state,
      generated: { ...nid, road },
      board,
      hazards: state.hazards.map((h) => ({ ...h, zone: 'r0-b' })),
    };
  };

  test('[AD2-PERI-01] [AD2-XEXPLO-05] the dying warrior: a card for the success, one more for each Réussite left', () => {
    const one = using(lying(), 'soigner-le-guerrier', {
      dice: [[5, 2, 1]],
      cards: [['2-coeur']],
      decisions: ['porte-r0-1'],
    });
    expect(one.of('jetSettled')).toMatchObject([{ purpose: 'soins', difficulty: 5 }]);
    expect(one.of('doorRevealed')).toHaveLength(1);
    const two = using(lying(), 'soigner-le-guerrier', {
      dice: [[6, 2, 1]],
      cards: [['2-coeur'], ['7-coeur']],
      decisions: ['garder', 'porte-r0-1'],
    });
    expect(two.of('doorRevealed')).toHaveLength(2);
    // Four Réussites left: three cards, no more.
    const wise = lying('nid-boyau');
    wise.figures[0]!.hero!.sheet.traits.savoir = 5;
    const three = using(wise, 'soigner-le-guerrier', {
      dice: [[6, 6, 6, 6, 1]],
      cards: [['2-coeur'], ['7-coeur'], ['10-coeur']],
      decisions: [
        'garder',
        'porte-r0-1',
        'par-la-porte-1',
        'porte-r0-2',
        'par-la-porte-1',
        'porte-r1-2',
        'par-la-porte-1',
      ],
    });
    expect(three.of('jetSettled')).toMatchObject([{ surplus: 4 }]);
    expect(three.of('doorRevealed')).toHaveLength(3);
    const failed = using(lying(), 'soigner-le-guerrier', { dice: [[4, 2, 1]] });
    expect([failed.of('doorRevealed'), failed.state.hazards]).toEqual([[], []]);
    expect(resolved(lying()).state.hazards).toEqual([]);
    // The Compétence of the action Soins helps, though the text names Savoir alone.
    const healer = lying();
    healer.figures[0]!.hero!.sheet.traits.soins = 1;
    const skilled = using(healer, 'soigner-le-guerrier', {
      dice: [[4, 2, 1]],
      cards: [['2-coeur']],
      decisions: ['porte-r0-1'],
    });
    expect(skilled.of('jetSettled')).toMatchObject([{ base: 5, success: true }]);
  });

  test('[AD2-PERI-02] the ghost: a potion, deniers, a bite that nobody resists', () => {
    const niche = (card: string, script: object = {}) =>
      using(facing('fantome'), 'fouiller-la-niche', { cards: [[card]], ...script });
    expect(h1(niche('5-coeur')).hero!.sheet.items).toMatchObject([{ base: 'potion-de-soins-mineurs' }]);
    expect(h1(niche('5-carreau', { dice: [4] })).hero!.sheet.deniers).toBe(4);
    expect(niche('5-trefle').state.hazards).toEqual([]);
    const bitten = niche('5-pique', { cards: [['5-pique'], ['6-coeur']] });
    expect(bitten.of('jetAnnounced')).toEqual([]);
    expect(h1(bitten).sante).toBe(5);
    expect(bitten.state.meetings).toMatchObject([{ treasure: 'consommable' }]);
    const shackled = niche('joker-1', { cards: [['joker-1'], ['6-coeur'], ['5-coeur']] });
    expect(h1(shackled).marks).toMatchObject([{ id: 'enchaine' }]);
    expect(usesOf(shackled.state)).toEqual(['briser-les-fers-50 standard', 'se-glisser-hors-des-fers-50 standard']);
  });

  test('[AD2-PERI-02] [AD2-EFF-04] the bite of its rat is a failure: Armure leaves a point of it', () => {
    const armoured = facing('fantome', { heroes: [{ items: ['armure-moyenne'] }] });
    const bitten = using(armoured, 'fouiller-la-niche', { cards: [['5-pique'], ['6-coeur']] });
    expect(h1(bitten).sante).toBe(5);
    const rat = bitten.state.figures.find(({ profile }) => profile === 'rat-geant')!;
    expect(bitten.of('enemyActed')).toMatchObject([{ figure: 'h1', action: 'morsure', by: rat.id }]);
  });

  test('[AD2-PERI-05][AD2-BGRAV-12] the swarm wants no magic that was broken', () => {
    const items = [{ base: 'bouclier-de-bois-enchante', broken: true as const }];
    const swarm = () => facing('essaim-mange-magie', { heroes: [{ items }] });
    expect(usesOf(swarm())).toEqual([]);
    expect(h1(resolved(swarm())).hero!.sheet.items).toHaveLength(1);
  });

  test('[AD2-PERI-05] the magic-eating swarm: fed, or it helps itself', () => {
    const owner = (base: string) => facing('essaim-mange-magie', { heroes: [{ items: [base] }] });
    const sated = using(owner('bouclier-de-bois-enchante'), 'nourrir-l-essaim');
    expect([sated.state.hazards, h1(sated).hero!.sheet.items]).toEqual([[], []]);
    // With an Action bonus or a standard one.
    for (const action of ['nourrir-l-essaim', 'nourrir-l-essaim-a-loisir']) {
      const scroll = (dice: number) => using(owner('potion-de-vigueur'), action, { dice: [dice] }).state.hazards.length;
      expect([1, 2, 3, 4, 5, 6].map(scroll)).toEqual([1, 1, 1, 0, 0, 0]);
    }
    expect(usesOf(owner('potion-de-vigueur'))).toEqual([
      'nourrir-l-essaim-50 bonus',
      'nourrir-l-essaim-a-loisir-50 standard',
    ]);
    // Of the nearest bearer, what is permanent first.
    const rich = facing('essaim-mange-magie', {
      heroes: [
        { at: [5, 0], items: ['cape-evasive'] },
        { at: [0, 0], items: ['potion-de-vigueur', 'bouclier-de-bois-enchante'] },
      ],
    });
    const left = resolved(rich).state.figures.map(({ hero }) => hero!.sheet.items.map(({ base }) => base));
    expect(left).toEqual([['cape-evasive'], ['potion-de-vigueur']]);
    const drained = resolved(owner('bouclier-de-bois-enchante'));
    expect([drained.state.hazards, drained.find('h1').hero!.sheet.items]).toEqual([[], []]);
  });

  test('[AD2-PERI-08] the lone chest', () => {
    const chest = (card: string, script: object = {}) =>
      using(facing('coffre-isole', { heroes: [{ at: [1, 1] }] }), 'ouvrir-le-coffre', { cards: [[card]], ...script });
    const trap = chest('7-pique');
    expect([h1(trap).sante, h1(trap).hero!.sheet.items]).toEqual([5, []]);
    const tables = (card: string) =>
      chest(card, { cards: [[card], ['2-coeur']] })
        .of('treasureDrawn')
        .map(({ table }) => table);
    expect(['7-coeur', '7-carreau', 'joker-1'].map(tables)).toEqual([['mineur'], ['consommable'], ['objet-magique']]);
    const mimic = chest('7-trefle', {
      cards: [['7-trefle'], ['5-coeur']],
      dice: [[6, 5]],
      decisions: ['garder', 'terminer'],
    });
    expect(mimic.of('enemyActed')).toMatchObject([{ figure: 'h1' }]);
    expect(mimic.of('groupMet')).toMatchObject([{ group: { profile: 'mimique' } }]);
  });

  test('[AD2-PERI-09] the brazier: it burns and breaks in the resolution phase, until Vigueur 6 shuts it', () => {
    const given = () => facing('brasero-ardent', { heroes: [{ at: [1, 1], items: ['epee'], traits: { vigueur: 2 } }] });
    const burnt = resolved(given());
    expect([burnt.find('h1').sante, burnt.find('h1').hero!.sheet.items[0]!.broken]).toEqual([5, true]);
    const shut = using(given(), 'fermer-le-brasero', { dice: [[6, 1]] });
    expect(shut.of('jetSettled')).toMatchObject([{ difficulty: 6, success: true }]);
    expect(resolved(structuredClone(shut.state)).find('h1').sante).toBe(6);
    // A standard action opens it again.
    expect(usesOf(shut.state)).toEqual(['rouvrir-le-brasero-50 standard']);
    expect(resolved(using(shut.state, 'rouvrir-le-brasero').state).find('h1').sante).toBe(5);
    // Nothing magical breaks.
    const magic = resolved(
      facing('brasero-ardent', { heroes: [{ at: [1, 1], items: ['bouclier-de-bois-enchante'] }] }),
    );
    expect([magic.find('h1').sante, magic.of('gearBroken')]).toEqual([5, []]);
    const failed = using(given(), 'fermer-le-brasero', { dice: [[5, 1], 2] });
    expect([failed.find('h1').sante, failed.find('h1').hero!.sheet.items[0]!.broken]).toEqual([3, true]);
    expect(() => using(given(), 'fermer-le-brasero', { dice: [[5, 1], 4] })).toThrow('does not fit 1d3');
  });

  test('[AD2-PERI-10] no péripétie without a text is shipped', () => {
    for (const { id, text, name } of Object.values(attentionDonjon2.content.peripeties)) {
      expect(text.fr.length, id).toBeGreaterThan(20);
      expect(
        [text.en, name.fr, name.en].every((each) => each !== ''),
        id,
      ).toBe(true);
    }
  });
});

describe('an extended test', () => {
  const pulled = (state: AD2State, total: number) =>
    play(state, (g, find) =>
      perform(g, [{ tally: 'chaines', reach: 6, does: [{ gone: true }] }], {
        ...contextOf(g, g.state.hazards[0]!, find('h1')),
        total,
      }),
    );

  test('[AD2-XCONV-10] Jets scoring 1, 0, 3, 2: the obstacle gives way on the fourth', () => {
    const state = facing('fantome');
    const left = [1, 0, 3, 2].map((total) => pulled(state, total).state.hazards.length);
    expect(left).toEqual([1, 1, 1, 0]);
  });

  test('[AD2-XCONV-10] a success is worth 1, and 1 more for each Réussite left', () => {
    const scored = (dice: number[], decisions: string[] = []) =>
      play(
        alone(),
        (g, find) =>
          check(g, {
            who: find('h1'),
            purpose: 'epreuve',
            trait: 'force',
            difficulty: [{ label: 'base', value: 5, rule: 'AD2-XCONV-10' }],
            seuil: true,
          }),
        { dice: [dice], decisions },
      ).value.total;
    expect([scored([5, 1]), scored([4, 1]), scored([6, 6], ['garder'])]).toEqual([1, 0, 3]);
  });
});
