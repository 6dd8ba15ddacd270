import type { Door } from '@souterrain/crawl';
import { startBoard } from '@souterrain/crawl/exploration';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { facing, type GivenHero, resolved, row, usesOf, using } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';

describe('the dying warrior', () => {
  /** Le nid's start, with the warrior on (2, 2) of zone r0-b. */
  const lying = (hero: GivenHero = {}, more: readonly Door[] = []): AD1State => {
    const nid = attentionDonjon.content.scenarios['le-nid']!;
    const road = [
      row('r1', ['2-6'], { tile: 'nid-reduit', next: 'r2' }),
      row('r2', ['7-10'], { tile: 'nid-reduit', next: 'r3' }),
      row('r3', ['valet-as'], { tile: 'nid-reduit', next: 'r1' }),
    ];
    const state = facing('guerrier-mourant', { heroes: [{ at: [1, 1], ...hero }] });
    const start = startBoard(attentionDonjon, nid);
    const board = { ...start, doors: [...start.doors, ...more], changes: state.board.changes };
    const hazards = state.hazards.map((hazard) => ({ ...hazard, zone: 'r0-b' }));
    return { ...state, generated: { ...nid, road }, board, hazards };
  };

  test('[AD1-PERI-05] as many Portes as successes, with one card each, chosen by the healer', () => {
    const { of, asked, state } = using(lying(), 'soigner-le-guerrier', {
      dice: [[4, 4, 2]],
      cards: [['2-coeur'], ['7-coeur']],
      decisions: ['porte-r0-2'],
    });
    expect(asked.map((d) => d.id)).toEqual(['reveler-au-loin']);
    expect(of('doorRevealed').map((e) => e.door)).toEqual(['porte-r0-2', 'porte-r0-1']);
    expect(state.hazards).toEqual([]);
  });

  test('[AD1-PERI-05] three Portes at most, and one card each whatever the talents of the healer', () => {
    const porte = { room: 'r0', status: 'inconnue' } as const;
    const more: readonly Door[] = [
      { id: 'porte-o', cell: cellAt(0, 3), side: 'w', ...porte },
      { id: 'porte-s', cell: cellAt(1, 3), side: 's', ...porte },
    ];
    const guide: GivenHero = { traits: { savoir: 4 }, talents: ['orientation-sous-terraine'] };
    const { of } = using(lying(guide, more), 'soigner-le-guerrier', {
      dice: [[4, 4, 5, 5]],
      cards: [['2-coeur'], ['7-coeur'], ['roi-coeur']],
      decisions: ['porte-r0-2', 'porte-o', 'porte-r0-1'],
    });
    expect(of('rollSettled')).toMatchObject([{ total: 4, success: true }]);
    expect(of('doorRevealed').map((e) => e.door)).toEqual(['porte-r0-2', 'porte-o', 'porte-r0-1']);
  });

  test('[AD1-PERI-05] [AD1-PERI-13] only from a square next to him; enemies beside either make it harder', () => {
    expect(usesOf(facing('guerrier-mourant', { heroes: [{ at: [0, 0] }] }))).toEqual([]);
    expect(usesOf(facing('guerrier-mourant', { heroes: [{ at: [1, 1] }] }))).toEqual([
      'soigner-le-guerrier-50 standard',
    ]);
    const creatures = [
      { id: 'orque', at: [1, 2] as const },
      { id: 'gobelin', at: [3, 2] as const },
    ];
    const state = facing('guerrier-mourant', { heroes: [{ at: [1, 1] }], creatures });
    const { of } = using(state, 'soigner-le-guerrier', { dice: [[4, 4, 4]] });
    expect(of('rollSettled')).toMatchObject([{ purpose: 'soins', difficulty: 4, success: false }]);
  });

  test('[AD1-PERI-05] a failure, or no success before Résolution des effets, and he dies', () => {
    const failed = using(lying(), 'soigner-le-guerrier', { dice: [[4, 2, 2]] });
    expect([failed.of('doorRevealed'), failed.state.hazards]).toEqual([[], []]);
    expect(resolved(lying()).state.hazards).toEqual([]);
  });
});

describe('the ghost', () => {
  const niche = (card: string, script: object = {}, state = facing('fantome')) =>
    using(state, 'fouiller-la-niche', { cards: [[card]], ...script });

  test('[AD1-PERI-06] Cœur a potion, Carreau deniers, Trèfle nothing; then the ghost is gone', () => {
    expect(usesOf(facing('fantome'))).toEqual(['fouiller-la-niche-50 standard']);
    expect(niche('5-coeur').find('h1').hero!.sheet.items).toMatchObject([{ base: 'potion-de-soins-mineurs' }]);
    expect(niche('5-carreau', { dice: [6] }).find('h1').hero!.sheet.deniers).toBe(6);
    const nothing = niche('5-trefle');
    expect(nothing.events.map((e) => e.type)).toEqual(['hazardEnded', 'cardsDrawn', 'suitDrawn']);
    expect(nothing.state.hazards).toEqual([]);
  });

  test('[AD1-PERI-06] Pique: a rat bites without a roll, then plays as a Rencontre worth a consumable', () => {
    const { of, events, state } = niche('5-pique', { cards: [['5-pique'], ['6-coeur']], dice: [[4, 4]] });
    expect(of('groupMet')).toMatchObject([{ group: { profile: 'rat-geant' } }]);
    expect(of('rollAnnounced')).toMatchObject([{ purpose: 'dommages', target: 'h1', dice: 2 }]);
    expect(state.meetings).toMatchObject([{ treasure: 'consommable' }]);
    const types = events.map((e) => e.type);
    expect(types.indexOf('rollAnnounced')).toBeLessThan(types.indexOf('initiativeSet'));
  });

  test('[AD1-PERI-06] [AD1-DECK-03] the Joker has its row: Entravé, and a Rencontre', () => {
    const { find, of } = niche('joker-1', { cards: [['joker-1'], ['6-coeur'], ['5-coeur']] });
    expect(find('h1').marks).toMatchObject([{ id: 'entrave' }]);
    expect(of('meetingStarted')).toMatchObject([{ encounter: 'rats-geants' }]);
  });
});

describe('the laid table', () => {
  const table = (heroes: readonly GivenHero[] = [{}, { at: [1, 1] }, { at: [4, 0] }]) =>
    facing('table-dressee', { heroes });
  const eat = { dice: [[1, 4, 2]] };

  test('[AD1-PERI-10] a failed Mental roll eats; who succeeds may refuse', () => {
    const forced = using(
      facing('table-dressee', { heroes: [{ traits: { mental: 2 }, sante: 1 }] }),
      'approcher-de-la-table',
      {
        dice: [[1, 4]],
        cards: [['5-coeur']],
      },
    );
    expect(forced.find('h1').sante).toBe(3);
    const refused = using(table(), 'approcher-de-la-table', { dice: [[4, 4, 2]], decisions: ['refuser'] });
    expect(refused.of('suitDrawn')).toEqual([]);
    expect(usesOf(refused.state)).toEqual(['approcher-de-la-table-50 standard']);
  });

  test('[AD1-PERI-10] who eats by choice finds the same on the table as who could not resist', () => {
    const choice = { dice: [[4, 4, 2]], decisions: ['manger'] };
    const ate = (card: string) => {
      const state = table([{ sante: 1, santeMax: 5 }]);
      return using(state, 'approcher-de-la-table', { ...choice, cards: [[card]] }).find('h1');
    };
    expect(ate('5-coeur')).toMatchObject({ sante: 3, marks: [] });
    const sick = using(table(), 'approcher-de-la-table', { ...choice, cards: [['5-trefle']] });
    expect(sick.find('h1')).toMatchObject({ sante: 3, marks: [{ id: 'empoisonne' }] });
    const burnt = using(table(), 'approcher-de-la-table', {
      ...choice,
      cards: [['5-pique']],
      dice: [...choice.dice, [4, 4, 2], [4, 2, 2]],
    });
    expect([burnt.state.figures.map((f) => f.sante), burnt.state.hazards]).toEqual([[4, 3, 4], []]);
  });

  test('[AD1-PERI-10] one card for the table; each hero eats once', () => {
    const state = table([{ sante: 1 }, { at: [1, 1], sante: 1 }, { at: [4, 0], sante: 1 }]);
    using(state, 'approcher-de-la-table', { ...eat, cards: [['5-carreau']] });
    // Carreau: +1 for all in the zone, the other zone has none.
    expect(state.figures.map((f) => f.sante)).toEqual([2, 2, 1]);
    expect(usesOf(state)).toEqual([]);
    const second = using(state, 'approcher-de-la-table', { by: 'h2', dice: [[4, 4, 2]], decisions: ['manger'] });
    expect(second.of('suitDrawn')).toMatchObject([{ card: '5-carreau', again: true }]);
    expect(state.figures.map((f) => f.sante)).toEqual([3, 3, 1]);
  });

  test('[AD1-PERI-10] Pique: fire for all in the zone, and no table left', () => {
    const { state } = using(table(), 'approcher-de-la-table', {
      cards: [['5-pique']],
      dice: [...eat.dice, [4, 4, 2], [4, 2, 2]],
    });
    expect(state.figures.map((f) => f.sante)).toEqual([4, 3, 4]);
    expect(state.hazards).toEqual([]);
  });

  test('[AD1-PERI-10] Trèfle: poison for the eater; Joker: a Mimique attacks', () => {
    const { find } = using(table(), 'approcher-de-la-table', { ...eat, cards: [['5-trefle']] });
    expect(find('h1')).toMatchObject({ sante: 3, marks: [{ id: 'empoisonne' }] });
    const { of } = using(table(), 'approcher-de-la-table', {
      cards: [['joker-1'], ['6-coeur']],
      dice: [...eat.dice, [2, 2, 2, 2]],
    });
    expect(of('attackDeclared')).toMatchObject([{ target: 'h1', attack: 'gueule' }]);
  });
});

describe('the lone chest', () => {
  const open = (card: string, script: object = {}) =>
    using(facing('coffre-isole'), 'ouvrir-le-coffre', { cards: [[card]], ...script });

  test('[AD1-PERI-11] Cœur a minor treasure, Carreau a consumable, Joker a magic item', () => {
    expect(usesOf(facing('coffre-isole'))).toEqual(['ouvrir-le-coffre-50 standard']);
    expect(open('5-coeur', { cards: [['5-coeur'], ['2-pique']] }).of('treasureDrawn')).toMatchObject([
      { table: 'mineur' },
    ]);
    const dame = open('dame-carreau', { cards: [['dame-carreau'], ['2-coeur']] });
    expect(dame.of('treasureDrawn')[0]).toMatchObject({ table: 'consommable' });
    const joker = open('joker-1', { cards: [['joker-1'], ['8-coeur']] });
    expect(joker.of('treasureDrawn')).toMatchObject([{ table: 'objet-magique' }]);
  });

  test('[AD1-PERI-11] Pique costs a point of Santé', () => {
    expect(open('5-pique').find('h1').sante).toBe(3);
  });

  test('[AD1-PERI-11] Trèfle: a Mimique attacks at once, then draws; its defeat allows a search', () => {
    const { events, state } = open('5-trefle', { cards: [['5-trefle'], ['6-coeur']], dice: [[2, 2, 2, 2]] });
    const types = events.map((e) => e.type);
    expect(types.indexOf('attackDeclared')).toBeGreaterThan(types.indexOf('groupMet'));
    expect(types.indexOf('attackDeclared')).toBeLessThan(types.indexOf('initiativeSet'));
    expect(state.meetings).toMatchObject([{ treasure: 'cherche' }]);
  });
});
