import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play } from '../../testing/index.ts';
import { meet } from '../../testing/meet.ts';
import { priceOf } from '../gear/items.ts';
import { cinquanteEtages } from '../system.ts';

const ROWS = (n: number) => '........\n'.repeat(n);
const MAGE: GivenHero = { classe: 'mage', potions: [], end: 16 };
const idsOf = (stop: ReturnType<typeof play>['stop']) => (stop?.kind === 'ask' ? stop.options.map((o) => o.id) : []);

describe('utility scrolls', () => {
  test('[C50-MAG-06] cost 15 gold each, at every depth', () => {
    for (const id of ['peau-de-pierre', 'soin', 'pas-regle', 'fumee'] as const)
      for (const band of [1, 6]) expect(priceOf(cinquanteEtages, { kind: 'scroll', id }, band)).toBe(15);
  });

  test('[C50-MAG-06] Soin, INT 1, 5/22: 14/22, out of a fight and in one', () => {
    const hurt: GivenHero = { classe: 'mage', end: 4, pv: 5, potions: [], scrolls: ['soin'] };
    const out = play({ heroes: [hurt] }, { decisions: ['lire-soin'] });
    expect(out.events.slice(1)).toMatchObject([
      { type: 'itemSpent', item: { kind: 'scroll', id: 'soin' }, why: 'used' },
      { type: 'healed', amount: 9, pv: 14, by: 'soin' },
    ]);
    expect(out.hero).toMatchObject({ pv: 14, scrolls: [] });
    const within = meet(hurt, { id: 'spectre' }, { passing: true, decisions: ['lire-soin'] });
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
    const { events, hero, state } = meet(
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
    const { state, hero, types } = meet(
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
    const { state } = meet(
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
    const { events, hero } = meet(
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
    const same = meet(mage, { id: 'ogre' }, { dice: [[19, 19]], decisions: ['peau-de-pierre', 'arme-baton'] });
    expect(idsOf(same.stop)).not.toContain('peau-de-pierre');
    const next = meet({ ...mage, stoneSkinUsed: true }, { id: 'ogre' });
    expect(idsOf(next.stop)).toEqual(['arme-baton', 'sort-etincelle', 'sort-dard-de-givre', 'mains-nues']);
    const fighter = meet({ potions: [] }, { id: 'ogre' });
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
