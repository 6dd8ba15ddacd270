import { explorationActions, leaveZone, notePassage, pendingHazards } from '@souterrain/crawl/exploration';
import { beginTurn } from '@souterrain/crawl/rounds';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { facing, play, resolved, usesOf, using } from '../../testing/index.ts';

describe('the slippery floor', () => {
  const leave = (dice: readonly number[], to = cellAt(3, 0)) =>
    play(facing('sol-glissant'), (g, find) => leaveZone(g, find('h1'), to), dice.length > 0 ? { dice: [dice] } : {});

  test('[AD1-PERI-07] leaving asks an Agilité roll, not an Esquive; a failure stays, À terre', () => {
    const failed = leave([2, 4, 1]);
    expect(failed.of('rollAnnounced')).toMatchObject([{ purpose: 'epreuve', trait: 'agilite', dice: 3 }]);
    expect(failed.of('rollSettled')).toMatchObject([{ purpose: 'epreuve', total: 0, difficulty: 2 }]);
    expect([failed.value, failed.find('h1').marks]).toMatchObject([false, [{ id: 'a-terre' }]]);
    expect(leave([4, 4, 2]).value).toBe(true);
  });

  test('[AD1-PERI-07] moving within the zone, or out of another one, asks nothing', () => {
    expect(leave([], cellAt(1, 0)).value).toBe(true);
    const state = facing('sol-glissant', { heroes: [{ at: [3, 0] }] });
    expect(play(state, (g, find) => leaveZone(g, find('h1'), cellAt(2, 0))).value).toBe(true);
  });

  test('[AD1-PERI-07] an Action complexe avoids the roll', () => {
    const state = facing('sol-glissant', { heroes: [{ at: [2, 0] }] });
    expect(usesOf(state)).toContain('prudemment-3-0 complexe');
    const { find } = play(state, function* (g, f) {
      yield* beginTurn(g, f('h1'));
      yield* explorationActions(g, f('h1'))
        .find((a) => a.id === 'prudemment-3-0')!
        .run(g, f('h1'));
    });
    expect(find('h1').cell).toBe(cellAt(3, 0));
  });
});

describe('the magic-eating swarm', () => {
  const owner = (...items: string[]) => facing('essaim-mange-magie', { heroes: [{ items }] });
  const bases = (state: ReturnType<typeof owner>) => state.figures[0]!.hero!.sheet.items.map((i) => i.base);

  test('[AD1-PERI-08] a permanent magic item sates it', () => {
    const state = owner('epee', 'anneau-de-bravoure');
    expect(usesOf(state)).toEqual(['nourrir-l-essaim-50 bonus']);
    expect(using(state, 'nourrir-l-essaim').state.hazards).toEqual([]);
    expect(bases(state)).toEqual(['epee']);
  });

  test('[AD1-PERI-08] a consumable sates it on 4 or more, and is lost anyway', () => {
    const hungry = owner('potion-de-rebond');
    expect(using(hungry, 'nourrir-l-essaim', { dice: [3] }).state.hazards).toHaveLength(1);
    expect(bases(hungry)).toEqual([]);
    expect(using(owner('potion-de-rebond'), 'nourrir-l-essaim', { dice: [4] }).state.hazards).toEqual([]);
  });

  test('[AD1-PERI-08] nothing to offer without magic', () => {
    expect(usesOf(owner('epee'))).toEqual([]);
  });

  test('[AD1-PERI-08] unsated, it destroys a random permanent item of the nearest owner, then leaves', () => {
    const items = ['potion-de-rebond', 'anneau-de-bravoure', 'amulette-canope'];
    const state = facing('essaim-mange-magie', {
      heroes: [
        { at: [4, 0], items: ['patte-de-lapin'] },
        { at: [0, 0], items },
      ],
    });
    const { find } = resolved(state, { cards: [['i2-3']] });
    expect(find('h1').hero!.sheet.items).toHaveLength(1);
    expect(find('h2').hero!.sheet.items.map((i) => i.base)).toEqual(['potion-de-rebond', 'anneau-de-bravoure']);
    expect(state.hazards).toEqual([]);
  });

  test('[AD1-PERI-08] else one consumable', () => {
    const state = owner('potion-de-rebond');
    resolved(state);
    expect(bases(state)).toEqual([]);
  });
});

describe('the ghostly grass', () => {
  const notes = { passants: ['h1'] };

  test('[AD1-PERI-09] those who were there roll Vigueur; each missing success costs 1 Santé', () => {
    const state = facing('herbe-fantome', { heroes: [{}, { at: [4, 0] }], notes });
    const { of, find } = resolved(state, { dice: [[2, 2, 2]] });
    expect(of('rollAnnounced')).toMatchObject([{ figure: 'h1', trait: 'vigueur' }]);
    expect(of('rollSettled')).toMatchObject([{ figure: 'h1', difficulty: 1 }]);
    expect([find('h1').sante, find('h2').sante]).toEqual([3, 4]);
  });

  test('[AD1-PERI-09] its Difficulty grows with each Round in a row it fed', () => {
    const state = facing('herbe-fantome', { notes });
    resolved(state, { dice: [[2, 2, 2]] });
    expect(state.hazards[0]!.notes).toEqual({ repas: 1, passants: ['h1'] });
    const { of, find } = resolved(state, { dice: [[4, 2, 2]] });
    expect(of('rollSettled')).toMatchObject([{ difficulty: 2, total: 1 }]);
    expect(find('h1').sante).toBe(2);
    resolved(state, { dice: [[4, 4, 4]] });
    expect(state.hazards[0]!.notes.repas).toBe(0);
  });

  test('[AD1-PERI-09] whoever stands beside them may help: a blessing kept for the zone', () => {
    const state = facing('herbe-fantome', { heroes: [{}, { at: [1, 0], marks: ['inspiration'] }], notes });
    const { find } = resolved(state, { dice: [[3, 2, 2]], decisions: ['inspiration'] });
    expect(find('h1').sante).toBe(4);
  });

  test('[AD1-PERI-09] heroes and allies that cross its zone are noted, and those still there start in it', () => {
    const state = facing('herbe-fantome', { heroes: [{ at: [4, 0] }], creatures: [{ id: 'orque', at: [5, 0] }] });
    play(state, function* (g, find) {
      notePassage(g, find('h1'), cellAt(4, 0));
      notePassage(g, find('orque-1'), cellAt(0, 0));
      notePassage(g, find('h1'), cellAt(1, 1));
    });
    expect(state.hazards[0]!.notes.passants).toEqual(['h1']);
    resolved(state, { dice: [[4, 4, 4]] });
    expect(state.hazards[0]!.notes.passants).toEqual([]);
  });
});

describe('the blazing brazier', () => {
  const heroes = [{ items: ['epee', 'bouclier-de-bois'] }, { at: [4, 0] as const, items: ['epee'] }];

  test('[AD1-PERI-12] in Résolution des effets all in the zone lose 1 Santé and a plain item', () => {
    const state = facing('brasero-ardent', { heroes, creatures: [{ id: 'ogre', at: [1, 1] }] });
    const { find, of } = resolved(state);
    expect(state.figures.map((f) => f.santeMax - f.sante)).toEqual([1, 0, 1]);
    expect(of('gearBroken').map((e) => e.figure)).toEqual(['h1']);
    expect(
      find('h1')
        .hero!.sheet.items.filter((i) => i.broken)
        .map((i) => i.base),
    ).toEqual(['bouclier-de-bois']);
  });

  test('[AD1-PERI-12] magical items are spared', () => {
    const state = facing('brasero-ardent', { heroes: [{ items: ['anneau-de-bravoure'] }] });
    expect(resolved(state).of('gearBroken')).toEqual([]);
  });

  test('[AD1-PERI-12] closed with Vigueur at Difficulty 3, then opened again without a roll', () => {
    const state = facing('brasero-ardent', { heroes: [{ traits: { vigueur: 4 } }] });
    using(state, 'fermer-le-brasero', { dice: [[4, 5, 6, 2]] });
    expect(state.hazards[0]!.notes.ouvert).toBe(0);
    const pending = play(state, function* (g) {
      return pendingHazards(g).length;
    });
    expect(pending.value).toBe(0);
    expect(usesOf(state)).toEqual(['rouvrir-le-brasero-50 standard']);
    using(state, 'rouvrir-le-brasero');
    expect(state.hazards[0]!.notes.ouvert).toBe(1);
  });

  test('[AD1-PERI-12] a failure costs 1 Santé', () => {
    const state = facing('brasero-ardent');
    expect(using(state, 'fermer-le-brasero', { dice: [[4, 4, 2]] }).find('h1').sante).toBe(3);
  });
});
