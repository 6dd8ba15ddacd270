import { type Card, type DrawRequest, Prng, SeededChance } from '@souterrain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { BANDS, CREATURES } from '../../testing/content.ts';
import { scene } from '../../testing/given.ts';
import { areasOf, openSquares } from '../../testing/layouts.ts';
import { expectedTurns } from '../../testing/pace.ts';
import { bandOf } from '../content/index.ts';
import { type Floor, SQUARES } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { variantsOf } from '../variants.ts';
import { boss, guardianOn } from './bestiary.ts';
import { closureFrom, groundOf } from './closure.ts';
import { generateFloor } from './generator.ts';
import { colourOf, xOf, yOf } from './grid.ts';

const AS_WRITTEN = variantsOf({});
const FLOORS = Array.from({ length: 50 }, (_, i) => i + 1);

// band, floors, grid, walls, webs, traps, trap damage, chests, creatures, fountain
const TABLE: readonly (readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
])[] = [
  [1, 1, 10, 8, 6, 2, 2, 2, 2, 2, 1],
  [2, 11, 20, 9, 9, 4, 3, 3, 2, 3, 1],
  [3, 21, 30, 10, 13, 5, 4, 4, 2, 3, 1],
  [4, 31, 40, 11, 18, 6, 5, 5, 2, 4, 1],
  [5, 41, 45, 12, 24, 8, 6, 6, 2, 4, 1],
  [6, 46, 50, 10, 12, 6, 6, 7, 1, 2, 1],
];

describe('contents', () => {
  test('[C50-GEN-01] the table of bands, row by row', () => {
    for (const row of TABLE) {
      const [number, first, last, side, walls, webs, traps, trapDamage, chests, creatures, fountains] = row;
      const band = { rank: number, first, last, side, walls, webs, traps, trapDamage, chests, creatures, fountains };
      expect(BANDS[number - 1]).toMatchObject(band);
      for (let floor = first; floor <= last; floor++) expect(bandOf(cinquanteEtages, floor)).toBe(BANDS[number - 1]);
    }
    expect(BANDS).toHaveLength(TABLE.length);
  });

  test('[C50-GEN-01] floor 25 alone', () => {
    const floor = generate({ number: 25, seed: 'vecteur' });
    expect(floor.side).toBe(10);
    expect(countsOf(floor)).toEqual({
      walls: 13,
      webs: 5,
      traps: 4,
      chests: 2,
      creatures: 3,
      fountains: 1,
      merchants: 1,
    });
    expect(bandOf(cinquanteEtages, 25).trapDamage).toBe(4);
  });

  test('[C50-GEN-04] the counts of every floor are those of its band', () => {
    for (const number of FLOORS) {
      const floor = generate({ number, seed: 'comptes' });
      const [, , , side, walls, webs, traps, , chests, creatures, fountains] =
        TABLE[bandOf(cinquanteEtages, number).rank - 1]!;
      const { merchants: _, ...counts } = countsOf(floor);
      expect(floor.cells).toHaveLength(side * side);
      expect(counts).toEqual({ walls, webs, traps, chests, creatures, fountains });
    }
  });

  test('[C50-GEN-04] in order webs, traps, chests, creatures, fountain, merchant, on empty squares', () => {
    const { floor, draws } = watch(5, { contenu: ({ from }) => from.slice(0, 10) });
    const placed = draws.find((d) => d.deck === 'contenu')!;
    expect(placed).toMatchObject({ count: 10, rule: 'C50-GEN-04' });
    expect(placed.from).toEqual(openSquares(floor).filter((c) => c !== floor.entry && c !== floor.stairs));
    const at = placed.from.slice(0, 10) as number[];
    expect(at.map((c) => floor.cells[c]).join('')).toBe('~~^^cc..fm');
    expect(Object.keys(floor.creatures).map(Number)).toEqual(at.slice(6, 8));
  });

  test('[C50-GEN-05] a merchant on floors 5, 10... 45 and 46, and on no other', () => {
    const expected = [5, 10, 15, 20, 25, 30, 35, 40, 45, 46];
    const found = FLOORS.filter((number) => countsOf(generate({ number, seed: 'marchand' })).merchants === 1);
    expect(found).toEqual(expected);
    expect(countsOf(generate({ number: 47, seed: 'marchand' })).merchants).toBe(0);
  });
});

describe('layout', () => {
  test('[C50-GEN-02] walls are drawn among all the squares', () => {
    const { draws } = watch(1);
    expect(draws[0]).toMatchObject({ deck: 'murs', count: 6, rule: 'C50-GEN-02' });
    expect(draws[0]!.from).toEqual(Array.from({ length: 64 }, (_, i) => i));
  });

  test('[C50-GEN-02] a layout cut in two is thrown away and everything redrawn', () => {
    const corner = [1, 8, 20, 30, 40, 50]; // the square (0,0) is shut in
    const joined = [2, 9, 20, 30, 40, 50];
    const walls = [corner, joined];
    const { floor, draws } = watch(1, { murs: () => walls.shift()! });
    expect(draws.filter((d) => d.deck === 'murs')).toHaveLength(2);
    expect(draws[1]).toEqual(draws[0]);
    expect(joined.every((c) => floor.cells[c] === SQUARES.wall)).toBe(true);
    expect(floor.cells[1]).not.toBe(SQUARES.wall);
  });

  test('[C50-GEN-02] 1000 floors of each band are connected', () => {
    for (const { first } of BANDS) {
      const chance = new SeededChance(Prng.seeded(`bande ${first}`, 'murs'));
      for (let n = 0; n < 1000; n++) {
        const floor = generate({ number: first, chance });
        if (areasOf(floor).length !== 1) expect.fail(floor.cells);
      }
    }
  });

  test('[C50-ACC-05] 900 generated floors: every open square is entered from the entry', () => {
    const chance = new SeededChance(Prng.seeded('accessible', 'etages'));
    for (const { first } of BANDS)
      for (let n = 0; n < 150; n++) {
        const floor = generate({ number: first, chance });
        const { entered } = closureFrom(groundOf(floor, AS_WRITTEN), floor.entry);
        if (openSquares(floor).some((c) => !entered[c])) expect.fail(floor.cells);
      }
  });

  test('[C50-GEN-03] entry and stairs are open squares, at least the side less one apart', () => {
    let colours = 0;
    for (const { rank, first, side } of BANDS)
      for (let n = 0; n < 40; n++) {
        const { entry, stairs, cells } = generate({ number: first, seed: `bouts ${rank} ${n}` });
        expect(distance(side, entry, stairs)).toBeGreaterThanOrEqual(side - 1);
        expect([cells[entry], cells[stairs]]).toEqual([SQUARES.open, SQUARES.stairs]);
        expect(cells.indexOf(SQUARES.stairs)).toBe(cells.lastIndexOf(SQUARES.stairs));
        colours += colourOf(side, entry) ^ colourOf(side, stairs);
      }
    // Colours are free: about half of the 240 pairs differ.
    expect(colours).toBeGreaterThan(80);
    expect(colours).toBeLessThan(160);
  });

  test('[C50-GEN-03] 8x8: a pair 6 apart is refused, a pair 7 apart is taken', () => {
    const pairs = [
      [0, 6],
      [0, 7],
    ];
    const walls = [17, 18, 19, 20, 21, 22];
    const { floor, draws } = watch(1, { murs: () => walls, 'entree-et-escalier': () => pairs.shift()! });
    expect([floor.entry, floor.stairs]).toEqual([0, 7]);
    expect(draws.filter((d) => d.deck === 'entree-et-escalier')).toHaveLength(2);
    expect(draws.filter((d) => d.deck === 'murs')).toHaveLength(1);
  });

  test('[C50-GEN-03] a layout that gives no such pair is redrawn', () => {
    let layouts = 0;
    const walls = [17, 18, 19, 20, 21, 22];
    const { floor } = watch(1, {
      murs: () => {
        layouts++;
        return walls;
      },
      'entree-et-escalier': () => (layouts === 1 ? [0, 1] : [0, 63]),
    });
    expect(layouts).toBe(2);
    expect([floor.entry, floor.stairs]).toEqual([0, 63]);
  });
});

describe('guardians', () => {
  const BOSSES: Readonly<Record<number, string>> = {
    10: 'roi-gobelin',
    20: 'reine-araignee',
    30: 'seigneur-ogre',
    40: 'roi-liche',
    45: 'dragon-d-airain',
    46: 'bourreau-sans-visage',
    47: 'maitresse-des-lames',
    48: 'oracle-aveugle',
    49: 'colosse-de-fer',
    50: 'maitre-du-cinquantieme',
  };

  test('[C50-GEN-06] bosses on 10, 20, 30, 40, 45 and 46 to 50, as they are in the table', () => {
    for (const [number, id] of Object.entries(BOSSES)) {
      const { guardian } = generate({ number: Number(number), seed: 'gardien' });
      expect(guardian).toEqual(boss(cinquanteEtages, id));
      expect(CREATURES[id]).toMatchObject(guardian);
    }
  });

  test('[C50-GEN-06] elsewhere a creature of the band, drawn apart, with PV x 1.25 rounded down', () => {
    for (const number of FLOORS.filter((n) => !(n in BOSSES))) {
      const { floor, draws } = watch(number, { bestiaire: ({ from, rule }) => [from[rule === 'C50-GEN-06' ? 3 : 0]!] });
      const drawn = draws.filter((d) => d.rule === 'C50-GEN-06');
      expect(drawn).toHaveLength(1);
      expect(drawn[0]!.from).toHaveLength(4);
      expect(floor.guardian).toEqual(guardianOn(cinquanteEtages, number, drawn[0]!.from[3] as string));
      for (const creature of Object.values(floor.creatures)) expect(creature.id).toBe(drawn[0]!.from[0]);
    }
  });

  test('[C50-GEN-06] a Squelette of floor 1 has 7 PV and a Gobelin of floor 7 has 13', () => {
    const squelette = boss(cinquanteEtages, 'squelette');
    expect(squelette).toMatchObject({ pv: 6, gold: 5 });
    expect(guardianOn(cinquanteEtages, 1, 'squelette')).toEqual({ ...squelette, pv: 7 });
    expect(CREATURES.gobelin!.pv).toBe(5);
    expect(guardianOn(cinquanteEtages, 7, 'gobelin').pv).toBe(13);
  });
});

describe('pace', () => {
  const PER_BAND = 40;
  let measured: readonly { readonly mean: number; readonly worst: number }[];

  beforeAll(() => {
    measured = BANDS.map(({ first }) => paceOf(first));
  });

  function paceOf(first: number) {
    const chance = new SeededChance(Prng.seeded(`rythme ${first}`, 'tours'));
    const floors = Array.from({ length: PER_BAND }, () => generate({ number: first, chance }));
    const turns = floors.map((floor) => ({ floor, turns: expectedTurns(floor, floor.stairs) }));
    const mean = turns.reduce((sum, t) => sum + t.turns[t.floor.entry]!, 0) / PER_BAND;
    const squares = turns.flatMap((t) => openSquares(t.floor).map((c) => (c === t.floor.stairs ? 0 : t.turns[c]!)));
    return { mean, worst: Math.max(...squares) };
  }

  test('[C50-GEN-07] optimal play reaches the stairs in 2.5 to 4.5 turns on average, below the first patrol', () => {
    for (const { mean, worst } of measured) {
      expect(mean).toBeGreaterThan(2.5);
      expect(mean).toBeLessThan(4.5);
      expect(worst).toBeLessThan(12);
    }
  });

  test('[C50-ACC-06] 2.8, 3.0, 3.4, 3.5, 4.0 and 3.4 turns by band; 10.3 from the worst square', () => {
    const catalogue = [2.8, 3.0, 3.4, 3.5, 4.0, 3.4];
    for (const [i, { mean }] of measured.entries()) expect(Math.abs(mean - catalogue[i]!)).toBeLessThan(0.3);
    expect(Math.max(...measured.map((m) => m.worst))).toBeLessThanOrEqual(10.3);
  });
});

interface Order {
  readonly number: number;
  readonly seed?: string;
  readonly chance?: SeededChance;
}

function generate({
  number,
  seed = '',
  chance = new SeededChance(Prng.seeded(seed, `etage ${number}`)),
}: Order): Floor {
  const rule = generateFloor(scene().g, { number, alive: 1 });
  let turn = rule.next();
  while (!turn.done) turn = rule.next(chance.draw(turn.value as DrawRequest));
  return turn.value;
}

type Answers = Readonly<Record<string, (request: DrawRequest) => readonly Card[]>>;

/** Generates a floor with every draw noted; some decks give what the test wants. */
function watch(number: number, answers: Answers = {}): { floor: Floor; draws: DrawRequest[] } {
  const draws: DrawRequest[] = [];
  const chance = new SeededChance(Prng.seeded('suivi', `etage ${number}`));
  const rule = generateFloor(scene().g, { number, alive: 1 });
  let turn = rule.next();
  while (!turn.done) {
    const request = turn.value as DrawRequest;
    draws.push(request);
    turn = rule.next(answers[request.deck]?.(request) ?? chance.draw(request));
  }
  return { floor: turn.value, draws };
}

function countsOf({ cells, creatures }: Floor) {
  const count = (square: string) => cells.split(square).length - 1;
  return {
    walls: count(SQUARES.wall),
    webs: count(SQUARES.web),
    traps: count(SQUARES.trap),
    chests: count(SQUARES.chest),
    creatures: Object.keys(creatures).length,
    fountains: count(SQUARES.fountain),
    merchants: count(SQUARES.merchant),
  };
}

const distance = (side: number, a: number, b: number): number =>
  Math.abs(xOf(side, a) - xOf(side, b)) + Math.abs(yOf(side, a) - yOf(side, b));
