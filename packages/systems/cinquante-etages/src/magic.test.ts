import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { type Given, type GivenHero, play } from '../testing/index.ts';
import { SPELLS, type SpellId } from './content/spells.ts';
import { priceOf } from './items.ts';

const ROWS = (n: number) => '........\n'.repeat(n);
const MAGE: GivenHero = { classe: 'mage', potions: [], end: 16 };
const idsOf = (stop: ReturnType<typeof play>['stop']) => (stop?.kind === 'ask' ? stop.options.map((o) => o.id) : []);

interface Duel {
  readonly dice?: readonly [number, number][];
  readonly decisions?: readonly string[];
  readonly floor?: number;
  /** The hero could do something else first: it is passed, before the D10 and in front of the creature. */
  readonly passing?: boolean;
}

/** A hero who steps on the square of a creature, and what the exchanges give. */
function duel(hero: GivenHero, creature: NonNullable<Given['creatures']>[number], script: Duel = {}) {
  const { dice = [], decisions = [], floor = 21, passing = false } = script;
  const situation = { floor, heroes: [hero], creatures: [{ at: [2, 0] as [number, number], ...creature }] };
  const way = passing ? ['passer', 'est', 'passer'] : ['est'];
  return play(situation, { dice: [2, ...dice], decisions: [...way, ...decisions] });
}

describe('attack spells', () => {
  test('[C50-MAG-01] are two a rank, alike in damage and price', () => {
    const rows = [
      ['etincelle', 1, 3, 20],
      ['dard-de-givre', 1, 3, 20],
      ['jet-d-acide', 2, 5, 40],
      ['souffle-ardent', 2, 5, 40],
      ['boule-de-feu', 3, 8, 70],
      ['pluie-de-grele', 3, 8, 70],
      ['foudre', 4, 11, 110],
      ['etau-de-pierre', 4, 11, 110],
      ['rayon-noir', 5, 14, 160],
      ['tempete-d-eclats', 5, 14, 160],
      ['desintegration', 6, 17, 220],
      ['colere-du-vide', 6, 17, 220],
    ];
    expect(Object.entries(SPELLS).map(([id, s]) => [id, s.rank, s.damage, s.price])).toEqual(rows);
    for (const [id, , , price] of rows) expect(priceOf({ kind: 'scroll', id: id as SpellId }, 1)).toBe(price);
  });

  test('[C50-MAG-02] Boule de feu 8, ATK 0, gap 4, armour 3: 4 + 8 - 3 = 9', () => {
    const { events } = duel(
      { ...MAGE, int: 8, spells: ['boule-de-feu'] },
      { id: 'spectre' },
      { dice: [[5, 12]], decisions: ['sort-boule-de-feu'] },
    );
    expect(events.find((e) => e.type === 'duelRolled')).toMatchObject({ heroMargin: 3, creatureMargin: -1 });
    expect(events.find((e) => e.type === 'creatureWounded')).toMatchObject({ amount: 9, pv: 21 });
  });

  test('[C50-MAG-02] Bonus ATK counts, and a spell is cast again and again', () => {
    const { events, hero, stop } = duel(
      { ...MAGE, int: 8, bonusAtk: 2, spells: ['boule-de-feu'] },
      { id: 'spectre', pv: 90 },
      {
        dice: [
          [5, 12],
          [5, 12],
          [19, 19],
        ],
        decisions: Array.from({ length: 3 }, () => 'sort-boule-de-feu'),
      },
    );
    expect(events.filter((e) => e.type === 'creatureWounded')).toMatchObject([{ amount: 11 }, { amount: 11 }]);
    expect(hero.spells).toEqual(['boule-de-feu']);
    expect(idsOf(stop)).toContain('sort-boule-de-feu');
  });

  test('[C50-MAG-03] Guerrier, scroll of Foudre, INT 1 (+2), D20 = 4 against -6, armour 3: 14, and the scroll is gone', () => {
    const { events, hero } = duel(
      { scrolls: ['foudre', 'foudre'], end: 16, potions: [] },
      { id: 'spectre' },
      { dice: [[4, 17]], decisions: ['parchemin-foudre'] },
    );
    expect(events.find((e) => e.type === 'duelRolled')).toMatchObject({ heroMargin: -1, creatureMargin: -6 });
    expect(events.find((e) => e.type === 'creatureWounded')).toMatchObject({ amount: 14, pv: 16 });
    expect(hero.scrolls).toEqual(['foudre']);
  });

  test('[C50-MAG-03] a scroll that misses is used up too, whoever reads it', () => {
    for (const classe of ['guerrier', 'rodeur', 'mage'] as const) {
      const { hero, types, stop } = duel(
        {
          classe,
          scrolls: ['foudre'],
          spells: classe === 'mage' ? ['foudre'] : [],
          end: 16,
          potions: [],
          sureStepUsed: true,
        },
        { id: 'spectre' },
        { dice: [[19, 2]], decisions: ['parchemin-foudre'] },
      );
      expect(types).toContain('wounded');
      expect(hero.scrolls).toEqual([]);
      expect(idsOf(stop)).not.toContain('parchemin-foudre');
    }
  });
});

describe('memory', () => {
  const four: SpellId[] = ['etincelle', 'dard-de-givre', 'jet-d-acide', 'foudre'];

  test('[C50-MAG-04] four spells known, Rayon noir learned: one of the four is dropped', () => {
    for (const dropped of four) {
      const { hero, asked, events } = play(
        { heroes: [{ ...MAGE, spells: four, scrolls: ['rayon-noir'] }] },
        { decisions: ['apprendre-rayon-noir', dropped] },
      );
      expect(asked[1]).toMatchObject({ id: 'oublier-un-sort', params: { spell: 'rayon-noir' } });
      expect(asked[1]!.options.map((o) => o.id)).toEqual(four);
      expect(events.slice(1)).toMatchObject([
        { type: 'itemSpent', item: { kind: 'scroll', id: 'rayon-noir' }, why: 'learned' },
        { type: 'spellLearned', spell: 'rayon-noir', dropped },
      ]);
      expect(hero.spells).toEqual([...four.filter((s) => s !== dropped), 'rayon-noir']);
    }
  });

  test('[C50-MAG-04] with three known nothing is dropped, and no spell is learned twice', () => {
    const { hero, asked } = play(
      { heroes: [{ ...MAGE, spells: four.slice(0, 3), scrolls: ['rayon-noir', 'rayon-noir', 'etincelle'] }] },
      { decisions: ['apprendre-rayon-noir'] },
    );
    expect(asked[0]!.options.map((o) => o.id)).toEqual(['passer', 'apprendre-rayon-noir']);
    expect(asked.length).toBe(1);
    expect(hero.spells).toEqual([...four.slice(0, 3), 'rayon-noir']);
    expect(hero.scrolls).toEqual(['rayon-noir', 'etincelle']);
  });

  test('[C50-MAG-05] outside fights a Mage copies Jet d’acide without a roll, and the scroll is gone', () => {
    const { hero, events, stop } = play(
      { heroes: [{ ...MAGE, scrolls: ['jet-d-acide'] }] },
      { decisions: ['apprendre-jet-d-acide'] },
    );
    expect(hero).toMatchObject({ spells: ['etincelle', 'dard-de-givre', 'jet-d-acide'], scrolls: [] });
    expect(events.map((e) => e.type)).toEqual(['turnStarted', 'itemSpent', 'spellLearned']);
    expect(stop).toMatchObject({ kind: 'roll', sides: 10 });
  });

  test('[C50-MAG-05] non-Mages cannot learn, and nobody learns in a fight', () => {
    for (const classe of ['guerrier', 'rodeur'] as const) {
      const { stop } = play({ heroes: [{ classe, scrolls: ['jet-d-acide'] }] }, {});
      expect(stop).toMatchObject({ kind: 'roll', sides: 10 });
    }
    const { stop } = duel({ ...MAGE, scrolls: ['jet-d-acide'], spells: [] }, { id: 'spectre' }, { passing: true });
    expect(stop).toMatchObject({ id: 'echange' });
    expect(idsOf(stop)).toEqual(['arme-baton', 'parchemin-jet-d-acide', 'mains-nues', 'peau-de-pierre']);
  });

  test('[C50-MAG-05] a spell forgotten on a 20 is learned again from a scroll', () => {
    const { hero, events } = play(
      {
        heroes: [{ ...MAGE, spells: ['foudre'], scrolls: ['foudre'] }],
        creatures: [{ at: [2, 0], id: 'rat-geant', pv: 1 }],
      },
      // 1 - 20 against 0 - 20: the rat is hit, and the d100 makes the Mage forget.
      { dice: [2, [20, 20], 5], decisions: ['est', 'sort-foudre', 'apprendre-foudre'] },
    );
    expect(events.flatMap((e) => (e.type === 'spellForgotten' || e.type === 'spellLearned' ? [e.type] : []))).toEqual([
      'spellForgotten',
      'spellLearned',
    ]);
    expect(hero).toMatchObject({ spells: ['foudre'], scrolls: [] });
  });
});

describe('utility scrolls', () => {
  test('[C50-MAG-06] cost 15 gold each, at every depth', () => {
    for (const id of ['peau-de-pierre', 'soin', 'pas-regle', 'fumee'] as const)
      for (const band of [1, 6]) expect(priceOf({ kind: 'scroll', id }, band)).toBe(15);
  });

  test('[C50-MAG-06] Soin, INT 1, 5/22: 14/22, out of a fight and in one', () => {
    const hurt: GivenHero = { classe: 'mage', end: 4, pv: 5, potions: [], scrolls: ['soin'] };
    const out = play({ heroes: [hurt] }, { decisions: ['lire-soin'] });
    expect(out.events.slice(1)).toMatchObject([
      { type: 'itemSpent', item: { kind: 'scroll', id: 'soin' }, why: 'used' },
      { type: 'healed', amount: 9, pv: 14, by: 'soin' },
    ]);
    expect(out.hero).toMatchObject({ pv: 14, scrolls: [] });
    const within = duel(hurt, { id: 'spectre' }, { passing: true, decisions: ['lire-soin'] });
    expect(within.hero).toMatchObject({ pv: 14, scrolls: [] });
    expect(within.stop).toMatchObject({ id: 'attaque' });
  });

  test('[C50-MAG-06] Pas réglé: no die is drawn, the player declares 6: straight, 6 points', () => {
    const { events, asked, stop, hero } = play(
      { heroes: [{ ...MAGE, at: [3, 3], scrolls: ['pas-regle'] }] },
      { decisions: ['lire-pas-regle', '6'] },
    );
    expect(asked[1]!.options.map((o) => o.id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(events.slice(1)).toMatchObject([
      { type: 'itemSpent', item: { kind: 'scroll', id: 'pas-regle' }, why: 'used' },
      { type: 'moveRolled', result: 6, declared: true },
    ]);
    expect(stop).toMatchObject({ id: 'direction', params: { points: 6 } });
    expect(idsOf(stop)).toEqual(['nord', 'est', 'sud', 'ouest']);
    expect(hero.scrolls).toEqual([]);
  });

  test('[C50-MAG-06] Pas réglé is read before the D10 only, never in mid-move', () => {
    const { asked } = play(
      {
        map: `..^.....\n${ROWS(7)}`,
        heroes: [{ ...MAGE, pv: 5, potions: ['potion-de-soin'], scrolls: ['pas-regle'] }],
      },
      { dice: [2], decisions: ['passer', 'est'] },
    );
    expect(asked.map((d) => [d.id, d.options.map((o) => o.id)])).toEqual([
      ['actions-libres', ['passer', 'boire-potion-de-soin', 'lire-pas-regle']],
      ['direction', ['est', 'sud']],
      ['actions-libres', ['passer', 'boire-potion-de-soin']],
    ]);
  });

  test('[C50-MAG-06] Peau de pierre: armour +3 until the fight ends, one use', () => {
    const { events, hero, state } = duel(
      { end: 16, potions: [], scrolls: ['peau-de-pierre', 'peau-de-pierre'] },
      { id: 'ogre', pv: 10 },
      {
        dice: [
          [19, 9],
          [19, 9],
          [2, 19],
        ],
        decisions: ['lire-peau-de-pierre', 'arme-massue', 'arme-massue', 'arme-massue'],
      },
    );
    // Gap 20, + 8, - 3 of Cuir clouté - 3.
    expect(events.filter((e) => e.type === 'wounded')).toMatchObject([{ amount: 22 }, { amount: 22 }]);
    expect(hero.scrolls).toEqual(['peau-de-pierre']);
    expect(events.find((e) => e.type === 'fightEnded')).toMatchObject({ result: 'won' });
    expect(state.fight).toBeNull();
  });
});

describe('Fumée', () => {
  const smoker: GivenHero = { potions: [], scrolls: ['fumee'] };

  test('[C50-MAG-07] against an Orque at 7 PV: the fight is over before the dice, it stays at 7 PV, the move goes on', () => {
    const { state, hero, types } = duel(
      smoker,
      { at: [1, 0], id: 'orque', pv: 7 },
      { floor: 11, decisions: ['lire-fumee'] },
    );
    expect(types.slice(types.indexOf('fightStarted'))).toEqual([
      'fightStarted',
      'itemSpent',
      'fightEnded',
      'stepped',
      'moveEnded',
      'turnStarted',
    ]);
    expect(state.floors[0]!.creatures[1]).toMatchObject({ id: 'orque', pv: 7 });
    expect(hero).toMatchObject({ gold: 0, scrolls: [], cell: 2 });
  });

  test('[C50-MAG-07] a creature wounded before keeps the PV it has left', () => {
    const { state } = duel(
      smoker,
      { id: 'orque' },
      { floor: 11, dice: [[2, 16]], decisions: ['arme-massue', 'lire-fumee'] },
    );
    expect(state.floors[0]!.creatures[2]).toMatchObject({ id: 'orque', pv: 5 });
  });

  test('[C50-MAG-07] a patrol goes away and the D10 of the turn follows', () => {
    const { stop, hero, state } = play(
      { heroes: [{ ...smoker, turn: 11 }] },
      { cards: [['gobelin']], decisions: ['lire-fumee'] },
    );
    expect(stop).toMatchObject({ kind: 'roll', sides: 10 });
    expect(hero).toMatchObject({ gold: 0, scrolls: [], status: 'exploring' });
    expect(state.floors[0]!.creatures).toEqual({});
  });

  test('[C50-MAG-07] against a guardian or a boss it is refused and kept', () => {
    for (const floor of [3, 10]) {
      const { stop, hero } = play(
        { floor, map: `..>.....\n${ROWS(7)}`, heroes: [smoker] },
        { dice: [2], decisions: ['est'] },
      );
      expect(idsOf(stop)).toEqual(['arme-massue', 'mains-nues']);
      expect(hero.scrolls).toEqual(['fumee']);
    }
  });
});

describe('the stone skin of the Mage', () => {
  const mage: GivenHero = { ...MAGE, armours: ['cuir-cloute'], for: 16 };

  test('[C50-MAG-08] armour 3 is 6 until the end of the fight, without scroll or roll', () => {
    const { events, hero } = duel(
      mage,
      { id: 'ogre', pv: 60 },
      {
        dice: [
          [19, 9],
          [19, 9],
        ],
        decisions: ['peau-de-pierre', 'arme-baton', 'arme-baton'],
      },
    );
    const armours = events.flatMap((e) =>
      e.type === 'wounded' ? [e.sums![0]!.terms.find((t) => t.label === 'armure')!.value] : [],
    );
    expect(armours).toEqual([-6, -6]);
    expect(hero).toMatchObject({ stoneSkinUsed: true, spells: ['etincelle', 'dard-de-givre'] });
  });

  test('[C50-MAG-08] a second use on the floor is refused, in this fight and in the next', () => {
    const same = duel(mage, { id: 'ogre' }, { dice: [[19, 19]], decisions: ['peau-de-pierre', 'arme-baton'] });
    expect(idsOf(same.stop)).not.toContain('peau-de-pierre');
    const next = duel({ ...mage, stoneSkinUsed: true }, { id: 'ogre' });
    expect(idsOf(next.stop)).toEqual(['arme-baton', 'sort-etincelle', 'sort-dard-de-givre', 'mains-nues']);
    const fighter = duel({ potions: [] }, { id: 'ogre' });
    expect(idsOf(fighter.stop)).toEqual(['arme-massue', 'mains-nues']);
  });

  test('[C50-MAG-08] comes back on the next floor', () => {
    const { hero } = play(
      { map: `.>......\n${ROWS(7)}`, heroes: [{ ...mage, stoneSkinUsed: true, guardianBeaten: true }] },
      { dice: [2], decisions: ['est', 'descendre', 'passer'], rest: Prng.seeded('pierre', 'test') },
    );
    expect(hero).toMatchObject({ floor: 2, stoneSkinUsed: false });
  });
});
