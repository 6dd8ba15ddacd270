import { describe, expect, test } from 'vitest';
import { BOSS_OF_FLOOR, CREATURES } from '../../testing/content.ts';
import { play, runRule } from '../../testing/index.ts';
import { bandOf } from '../content/index.ts';
import { cinquanteEtages } from '../system.ts';
import { boss, creatureOn, guardianOn } from './bestiary.ts';
import { drawCreature } from './generator.ts';

type Row = readonly [
  id: string,
  characteristic: 'for' | 'agi' | 'int',
  car: number,
  pv: number,
  damage: number,
  atk: number,
  armour: number,
  gold: number,
];

const rowOf = (id: string): Row => {
  const { characteristic, car, pv, damage, atk, armour, gold } = CREATURES[id]!;
  return [id, characteristic, car, pv, damage, atk, armour, gold];
};

/** The rows of a band, and that each has one chance among them, whatever the floor of the band. */
function expectBand(first: number, last: number, rows: readonly Row[]): void {
  const ids = rows.map(([id]) => id);
  expect(bandOf(cinquanteEtages, first).ordinary.map(rowOf)).toEqual(rows);
  for (let floor = first; floor <= last; floor++) {
    const request = drawCreature(cinquanteEtages, floor).next().value;
    expect(request).toMatchObject({ kind: 'draw', deck: 'bestiaire', from: ids, count: 1 });
    for (const id of ids)
      expect(runRule(drawCreature(cinquanteEtages, floor), { cards: [[id]] })).toEqual(
        creatureOn(cinquanteEtages, floor, id),
      );
  }
  for (const [id, , car, pv, damage, atk, armour, gold] of rows)
    expect(creatureOn(cinquanteEtages, first, id)).toEqual({ id, car, pv, damage, atk, armour, gold });
}

describe('a creature', () => {
  test('[C50-CRE-01] has a label and a value, PV, damage, ATK, armour and gold, and nothing else', () => {
    const ids = Object.keys(CREATURES);
    expect(ids.length).toBe(4 * 5 + 2 + 10);
    for (const id of ids) {
      const { id: _, band: __, name: ___, gender: ____, unique: _____, characteristic, ...figures } = CREATURES[id]!;
      expect(Object.keys(figures)).toEqual(['car', 'pv', 'damage', 'atk', 'armour', 'gold']);
      expect(['for', 'agi', 'int']).toContain(characteristic);
      for (const figure of Object.values(figures)) expect(Number.isInteger(figure)).toBe(true);
    }
  });

  test('[C50-CRE-01] never breaks its weapon: its 20 rolls no d100 and it hits as hard afterwards', () => {
    const { events } = play(
      { heroes: [{ end: 16, potions: [] }], creatures: [{ at: [2, 0], id: 'ogre' }] },
      { dice: [2, [20, 20], 100, [19, 9]], decisions: ['est', 'arme-massue', 'arme-massue'] },
    );
    const rolls = events.flatMap((e) => (e.type === 'fumbled' || e.type === 'duelRolled' ? [e.type] : []));
    expect(rolls).toEqual(['duelRolled', 'fumbled', 'duelRolled']);
    const weapon = (n: number) =>
      events.filter((e) => e.type === 'wounded')[n]!.sums![0]!.terms.find((t) => t.label === 'arme')!.value;
    expect([weapon(0), weapon(1)]).toEqual([8, 8]);
  });
});

describe('progression', () => {
  test('[C50-CRE-02] Orque on floor 16: FOR 8, PV 23, weapon 6, ATK 0, armour 1, gold 10', () => {
    const orque = { id: 'orque', car: 8, pv: 23, damage: 6, atk: 0, armour: 1, gold: 10 };
    expect(creatureOn(cinquanteEtages, 16, 'orque')).toEqual(orque);
  });

  test('[C50-CRE-02] by band, one more Car every 2 or 3 floors, one more PV a floor, one more damage every 4', () => {
    const growth = (id: string, first: number, last: number) => {
      const base = creatureOn(cinquanteEtages, first, id);
      return Array.from({ length: last - first + 1 }, (_, k) => {
        const { car, pv, damage, atk, armour, gold } = creatureOn(cinquanteEtages, first + k, id);
        expect({ atk, armour, gold }).toEqual({ atk: base.atk, armour: base.armour, gold: base.gold });
        return [car - base.car, pv - base.pv, damage - base.damage].join(' ');
      });
    };
    const byTwo = ['0 0 0', '0 1 0', '1 2 0', '1 3 0', '2 4 1', '2 5 1', '3 6 1', '3 7 1', '4 8 2', '4 9 2'];
    const byThree = ['0 0 0', '0 1 0', '0 2 0', '1 3 0', '1 4 1', '1 5 1', '2 6 1', '2 7 1', '2 8 2', '3 9 2'];
    for (const id of bandOf(cinquanteEtages, 1).ordinary) expect(growth(id, 1, 10)).toEqual(byTwo);
    for (const id of bandOf(cinquanteEtages, 11).ordinary) expect(growth(id, 11, 20)).toEqual(byTwo);
    for (const id of bandOf(cinquanteEtages, 21).ordinary) expect(growth(id, 21, 30)).toEqual(byThree);
    for (const id of bandOf(cinquanteEtages, 31).ordinary) expect(growth(id, 31, 40)).toEqual(byThree);
    for (const id of bandOf(cinquanteEtages, 41).ordinary) expect(growth(id, 41, 45)).toEqual(byThree.slice(0, 5));
    for (const id of bandOf(cinquanteEtages, 46).ordinary)
      expect(growth(id, 46, 50)).toEqual(Array.from({ length: 5 }, () => '0 0 0'));
  });

  test('[C50-CRE-02][C50-CAR-12] Car stops at 16, and a guardian grows as its row does', () => {
    expect(creatureOn(cinquanteEtages, 45, 'ombre').car).toBe(16);
    for (let floor = 1; floor <= 50; floor++)
      for (const id of bandOf(cinquanteEtages, floor).ordinary) {
        const ordinary = creatureOn(cinquanteEtages, floor, id);
        expect(ordinary.car).toBeLessThanOrEqual(16);
        expect(guardianOn(cinquanteEtages, floor, id)).toEqual({ ...ordinary, pv: Math.floor(ordinary.pv * 1.25) });
      }
    // A row at 15 in a band that adds 3 would read 18.
    expect(creatureOn(cinquanteEtages, 30, 'ombre').car).toBe(16);
  });
});

describe('the tables', () => {
  test('[C50-CRE-03] band 1; Gobelin on floor 7: AGI 4, PV 11, weapon 2, ATK -2, armour 0, gold 6', () => {
    expectBand(1, 10, [
      ['rat-geant', 'agi', 0, 4, 0, -3, 0, 3],
      ['chauve-souris', 'agi', 1, 3, 0, -3, 0, 3],
      ['gobelin', 'agi', 1, 5, 1, -2, 0, 6],
      ['squelette', 'for', 0, 6, 1, -2, 1, 5],
    ]);
    expect(creatureOn(cinquanteEtages, 7, 'gobelin')).toEqual({
      id: 'gobelin',
      car: 4,
      pv: 11,
      damage: 2,
      atk: -2,
      armour: 0,
      gold: 6,
    });
  });

  test('[C50-CRE-04] band 2; Cultiste on floor 20: INT 10, PV 24, weapon 7', () => {
    expectBand(11, 20, [
      ['araignee-des-caves', 'agi', 6, 16, 4, 0, 1, 8],
      ['orque', 'for', 6, 18, 5, 0, 1, 10],
      ['goule', 'for', 5, 21, 4, 0, 2, 9],
      ['cultiste', 'int', 6, 15, 5, 0, 0, 12],
    ]);
    expect(creatureOn(cinquanteEtages, 20, 'cultiste')).toMatchObject({ car: 10, pv: 24, damage: 7 });
  });

  test('[C50-CRE-05] band 3; Spectre on floor 30: INT 14, PV 39, weapon 9, armour 3', () => {
    expectBand(21, 30, [
      ['ogre', 'for', 11, 38, 8, 0, 2, 12],
      ['spectre', 'int', 11, 30, 7, 0, 3, 14],
      ['loup-garou', 'agi', 12, 32, 7, 0, 2, 12],
      ['chevalier-maudit', 'for', 11, 34, 6, 0, 4, 16],
    ]);
    expect(creatureOn(cinquanteEtages, 30, 'spectre')).toMatchObject({ car: 14, pv: 39, damage: 9, armour: 3 });
  });

  test('[C50-CRE-06] band 4; Golem on floor 39: FOR 14, PV 48, weapon 8, armour 6', () => {
    expectBand(31, 40, [
      ['troll', 'for', 13, 44, 7, 0, 3, 16],
      ['vampire', 'agi', 13, 38, 6, 0, 3, 18],
      ['liche', 'int', 13, 35, 7, 0, 2, 20],
      ['golem', 'for', 12, 40, 6, 0, 6, 18],
    ]);
    expect(creatureOn(cinquanteEtages, 39, 'golem')).toMatchObject({ car: 14, pv: 48, damage: 8, armour: 6 });
  });

  test('[C50-CRE-07] band 5; Ombre on floor 44: AGI 16, PV 44, weapon 5, ATK 1, armour 4', () => {
    expectBand(41, 45, [
      ['demon', 'for', 14, 46, 6, 1, 4, 24],
      ['ombre', 'agi', 15, 41, 5, 1, 4, 24],
      ['archimage-dechu', 'int', 15, 39, 6, 1, 3, 28],
      ['wyverne', 'agi', 14, 45, 5, 1, 5, 24],
    ]);
    expect(creatureOn(cinquanteEtages, 44, 'ombre')).toMatchObject({ car: 16, pv: 44, damage: 5, atk: 1, armour: 4 });
  });

  test('[C50-CRE-08] band 6; Furie on floor 49: AGI 15, PV 42, weapon 7, ATK 1, armour 5, gold 0', () => {
    expectBand(46, 50, [
      ['garde-d-ebene', 'for', 15, 46, 7, 1, 5, 0],
      ['furie', 'agi', 15, 42, 7, 1, 5, 0],
    ]);
    expect(creatureOn(cinquanteEtages, 49, 'furie')).toEqual({
      id: 'furie',
      car: 15,
      pv: 42,
      damage: 7,
      atk: 1,
      armour: 5,
      gold: 0,
    });
  });

  test('[C50-CRE-09] ten bosses, each on its floor, fixed', () => {
    const rows: readonly [number, ...Row][] = [
      [10, 'roi-gobelin', 'for', 6, 22, 4, -1, 1, 15],
      [20, 'reine-araignee', 'agi', 11, 40, 6, 0, 2, 25],
      [30, 'seigneur-ogre', 'for', 14, 52, 7, 0, 3, 40],
      [40, 'roi-liche', 'int', 15, 60, 7, 0, 4, 60],
      [45, 'dragon-d-airain', 'for', 15, 66, 7, 1, 5, 90],
      [46, 'bourreau-sans-visage', 'for', 15, 58, 7, 1, 5, 0],
      [47, 'maitresse-des-lames', 'agi', 16, 60, 7, 1, 5, 0],
      [48, 'oracle-aveugle', 'int', 16, 62, 8, 1, 5, 0],
      [49, 'colosse-de-fer', 'for', 16, 64, 8, 1, 6, 0],
      [50, 'maitre-du-cinquantieme', 'int', 16, 72, 9, 1, 6, 0],
    ];
    expect(Object.entries(BOSS_OF_FLOOR).map(([floor, id]) => [Number(floor), ...rowOf(id)])).toEqual(rows);
    for (const [, id, , car, pv, damage, atk, armour, gold] of rows)
      expect(boss(cinquanteEtages, id)).toEqual({ id, car, pv, damage, atk, armour, gold });
  });

  test('[C50-CRE-09] the Roi gobelin hits a Guerrier in Cuir clouté with gap 4: 4 + 4 - 1 - 3 = 4', () => {
    const { events } = play(
      { floor: 10, map: `.>......\n${'........\n'.repeat(7)}`, heroes: [{ potions: [] }] },
      { dice: [2, [12, 13]], decisions: ['est', 'arme-massue'] },
    );
    expect(events.find((e) => e.type === 'fightStarted')).toMatchObject({
      kind: 'guardian',
      creature: { id: 'roi-gobelin', car: 6, pv: 22 },
    });
    expect(events.find((e) => e.type === 'exchangeSettled')).toMatchObject({ winner: 'creature', gap: 4 });
    expect(events.find((e) => e.type === 'wounded')).toMatchObject({ amount: 4, pv: 10 });
  });
});
