import { Drive, Prng, type Request, type RollRequest, SeededChance } from '@souterrain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLASS_IDS } from '../../testing/content.ts';
import { given } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';
import type { C50Event, C50EventType } from '../events.ts';
import { type C50State, CHARACTERISTICS, maxPv } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { VARIANTS } from '../variants.ts';

const GAMES = 45;
const STEPS = 25;

/** Half of the D20 are loaded with a 1 or a 20, so that criticals are met often. */
class LoadedChance extends SeededChance {
  override roll(request: RollRequest): readonly number[] {
    const faces = super.roll(request);
    if (request.sides !== 20) return faces;
    return faces.map((face) => [face, face, 1, 20][this.prng.below(4)]!);
  }
}

const MAP = `
  .c.f.c.^
  c.^.f.c.
  .~.m.^.c
  f.c.>.f.
  .^.c.c.^
  c.f.^.c.
  .m.c.f.c
  c.^.c.f.`;

/** A floor full of things for a hero who carries many, and a reading drawn for each question. */
function richState(prng: Prng): C50State {
  const one = <T>(list: readonly T[]): T => list[prng.below(list.length)]!;
  const floor = one([1, 9, 12, 25, 33, 43, 47]);
  const hero = (): GivenHero => ({
    classe: one(CLASS_IDS),
    at: [0, 0],
    for: 1 + prng.below(16),
    agi: 1 + prng.below(16),
    end: 1 + prng.below(16),
    int: 1 + prng.below(16),
    cha: prng.below(17),
    bonusPv: prng.below(60),
    bonusAtk: prng.below(5),
    points: prng.below(3),
    gold: prng.below(300),
    weapons: ['massue', 'fronde', 'arbalete', 'rapiere', 'lame-du-gouffre'],
    shields: prng.below(2),
    scrolls: ['foudre', 'etincelle', 'soin', 'soin', 'peau-de-pierre', 'fumee', 'pas-regle'],
    potions: ['potion-de-soin', 'grande-potion'],
  });
  const ids = ['rat-geant', 'gobelin', 'orque', 'golem', 'wyverne'] as const;
  const creatures = ids.map((id, i) => ({ id, at: [7 - i, 1 + i] as [number, number] }));
  const chosen = Object.fromEntries(VARIANTS.map(({ id, values }) => [id, prng.below(2) ? values[0]! : one(values)]));
  return given({ floor, map: MAP, heroes: [hero(), hero()].slice(prng.below(2)), creatures }, chosen);
}

interface Witnessed {
  readonly event: C50Event;
  readonly variants: C50State['variants'];
  /** Just before: PV of each hero, of the creature that is fought, and the last verdict. */
  readonly pv: readonly number[];
  readonly foe: number | undefined;
  readonly gap: number | undefined;
  /** Just after. */
  readonly heroes: readonly { pv: number; max: number; car: readonly number[] }[];
}

function* wander(seed: string): Generator<Witnessed> {
  const prng = Prng.seeded(seed, 'situation');
  const state = richState(prng);
  const seen: Witnessed[] = [];
  const pvOf = () => state.heroes.map((h) => h.pv);
  let pv = pvOf();
  let foe: number | undefined;
  let gap: number | undefined;
  const onEvent = (event: C50Event) => {
    const heroes = state.heroes.map((h) => ({ pv: h.pv, max: maxPv(h), car: CHARACTERISTICS.map((c) => h.car[c]) }));
    seen.push({ event, variants: state.variants, pv, foe, gap, heroes });
    if (event.type === 'exchangeSettled') gap = event.winner === 'both' ? undefined : event.gap;
    if (event.type === 'retreatRolled') gap = undefined;
    pv = pvOf();
    foe = state.fight?.creature.pv;
  };
  const drive = new Drive(cinquanteEtages, state, { chance: new LoadedChance(Prng.seeded(seed, 'dice')), onEvent });
  const answer = (request: Request) => {
    if (request.kind !== 'ask') throw new Error(`nobody is there to ${request.kind}`);
    const pick = request.options[prng.below(request.options.length)]!;
    return request.min === 1 && request.max === 1 ? pick : [pick];
  };
  for (let n = 0; n < STEPS && !cinquanteEtages.outcome(state); n++) {
    let stop = drive.begin();
    while (stop) stop = drive.resume(answer(stop));
    yield* seen.splice(0);
  }
}

/** The figures that the sums of an event explain, in order. */
function explained(event: C50Event): readonly number[] {
  switch (event.type) {
    case 'duelRolled':
      return [event.heroMargin, event.creatureMargin];
    case 'retreatRolled':
      return [event.margin];
    case 'creatureWounded':
    case 'healed':
    case 'goldGained':
      return [event.amount];
    case 'wounded':
      return event.by === 'creature' ? [event.amount] : [];
    case 'chestOpened':
      return [event.total];
    case 'trapSprung':
      return [event.value];
    default:
      return [];
  }
}

const isExplained = ({ sums = [], ...event }: C50Event): boolean => {
  const figures = explained(event as C50Event);
  const adds = sums.every(({ terms, total }) => terms.reduce((all, t) => all + t.value, 0) === total);
  return adds && sums.length === figures.length && sums.every((s, i) => s.total === figures[i]);
};

describe('over random games, on every depth and under every reading', () => {
  const witnessed: Witnessed[] = [];

  beforeAll(() => {
    for (let n = 0; n < GAMES; n++) witnessed.push(...wander(`arithmetique-${n}`));
  });

  const of = <T extends C50EventType>(type: T) =>
    witnessed.filter((w): w is Witnessed & { event: Extract<C50Event, { type: T }> } => w.event.type === type);

  test('[C50-JET-13][C50-DEG-08][C50-PV-10][C50-CHA-07][C50-CHA-08] the terms of a sum add up to the figure it explains', () => {
    expect(witnessed.map((w) => w.event).filter((e) => !isExplained(e))).toEqual([]);
  });

  test('[C50-DEG-01][C50-JET-10][C50-CBT-08][C50-CRIT-04][C50-CRIT-13] every term there is was met', () => {
    const sums = witnessed.flatMap(({ event }) => event.sums ?? []);
    const labels = sums.flatMap((s) => [s.label, ...s.terms.map((t) => t.label)]);
    expect([...new Set(labels)].sort()).toEqual(
      [
        ...['reussite-heros', 'for', 'agi', 'int', 'non-mage', 'd20', 'reussite-creature'],
        ...['degats', 'ecart', 'arme', 'bonus-atk', 'armure', 'plancher', 'double', 'moitie', 'plus-un'],
        ...['soin', 'fontaine', 'deux-fois-end', 'potion', 'parchemin-de-soin', 'repos', 'excedent'],
        ...['coffre', 'd100', 'charisme', 'or-gagne', 'or', 'valeur', 'rodeur-pieges'],
      ].sort(),
    );
  });

  test('[C50-PV-10][C50-PV-11] PV move by the amount told, between 0 and the maximum', () => {
    const wounds = of('wounded').filter(({ event, pv }) => event.pv !== Math.max(0, pv[event.seat]! - event.amount));
    const cures = of('healed').filter(
      ({ event, pv }) => event.amount <= 0 || event.pv !== pv[event.seat]! + event.amount,
    );
    const bounds = witnessed.filter(({ heroes }) => heroes.some(({ pv, max }) => pv < 0 || pv > max));
    expect([...wounds, ...cures, ...bounds]).toEqual([]);
    const dead = of('died').map(({ heroes, event }) => heroes[event.seat]!.pv);
    expect(dead.length).toBeGreaterThan(10);
    expect(new Set(dead)).toEqual(new Set([0]));
  });

  test('[C50-DEG-07] a creature loses what it is told to lose', () => {
    const blows = of('creatureWounded');
    expect(blows.length).toBeGreaterThan(200);
    expect(blows.filter(({ event, foe }) => event.pv !== Math.max(0, foe! - event.amount))).toEqual([]);
  });

  test('[C50-DEG-02] a blow starts from the gap of its exchange', () => {
    const blows = [...of('creatureWounded'), ...of('wounded').filter((w) => w.event.by === 'creature')];
    const wrong = blows.filter(({ event, gap }) => {
      const [first] = event.sums![0]!.terms;
      return first!.label !== 'ecart' || (gap !== undefined && first!.value !== gap);
    });
    expect(wrong).toEqual([]);
  });
});

test('[C50-CAR-10][C50-CAR-13] nothing lowers a characteristic, nor takes it past 16', () => {
  let raised = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const last: number[][] = [];
    for (const { heroes, variants } of wander(`caracteristiques-${seed}`)) {
      const most = CHARACTERISTICS.map((c) => (c === 'cha' && variants.cap === 'exceptCha' ? 99 : 16));
      for (const [seat, { car }] of heroes.entries()) {
        const before = last[seat] ?? car;
        if (car.some((value, i) => value < before[i]! || value > most[i]!)) throw new Error(`${before} then ${car}`);
        if (car.some((value, i) => value > before[i]!)) raised++;
        last[seat] = [...car];
      }
    }
  }
  expect(raised).toBeGreaterThan(5);
});
