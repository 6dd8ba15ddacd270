import { exchange, type Fighter, type Outcome, WAYS } from './exchange.ts';
import type { Cells, Weights } from './weights.ts';

export interface Duel {
  readonly hero: Fighter & { readonly pv: number; readonly charisma: number };
  readonly creature: Fighter & { readonly pv: number };
  /** C50-CBT-08: the first exchange is fought with a ranged weapon. */
  readonly ranged?: boolean;
  /** What the first exchange alone is fought with, if not the same as the others. */
  readonly opening?: Fighter;
  /** What the hero fights with once the weapon is broken or the spell forgotten; bare hands unless stated. */
  readonly afterBreakage?: Fighter;
}

/** Where a duel ends: chances by the PV left, of each side. */
export interface Ending<N> {
  readonly pv: Cells<N>;
  readonly creaturePv: Cells<N>;
  readonly unsettled: N;
  readonly exchanges: N;
}

/** The exchanges of a duel, each as the outcomes by which a situation is left; any other outcome is fought again. */
export interface Stages {
  readonly opening: readonly Outcome[] | undefined;
  readonly whole: readonly Outcome[];
  readonly broken: readonly Outcome[];
}

export function stagesOf({
  hero,
  creature,
  ranged = false,
  opening,
  afterBreakage = { ...hero, damage: 0 },
}: Duel): Stages {
  const outcomesOf = (fighter: Fighter, halved = false): readonly Outcome[] =>
    exchange({ hero: { ...fighter, charisma: hero.charisma }, creature, halved });
  const first = ranged || opening ? outcomesOf(opening ?? hero, ranged) : undefined;
  return {
    // What opened is not what goes on: its breakage costs nothing here.
    opening: opening ? first?.map((outcome) => ({ ...outcome, breaks: false })) : first,
    whole: outcomesOf(hero).filter(changes),
    broken: outcomesOf(afterBreakage).filter(hurts),
  };
}

const hurts = ({ heroLoses, creatureLoses }: Outcome): boolean => heroLoses > 0 || creatureLoses > 0;
const changes = (outcome: Outcome): boolean => hurts(outcome) || outcome.breaks;

export const waysOf = (outcomes: readonly Outcome[]): number => outcomes.reduce((sum, { ways }) => sum + ways, 0);

/**
 * C50-CBT-01, C50-CBT-02: the whole duel, over both PV. PV never rise, so situations are met from the most PV down and each is
 * left for good.
 */
export function endingOf<N>({ hero, creature }: Duel, stages: Stages, weights: Weights<N>): Ending<N> {
  const field = new Field(weights, hero.pv, creature.pv);
  field.whole[field.at(hero.pv, creature.pv)] = weights.whole;
  if (stages.opening) field.leave(field.whole, hero.pv, creature.pv, new Moves(weights, stages.opening));
  if (stages.whole.length > 0) field.play(field.whole, new Moves(weights, stages.whole));
  if (stages.broken.length > 0) field.play(field.broken, new Moves(weights, stages.broken));
  return field.ending();
}

class Moves<N> {
  readonly count: number;
  readonly heroLoses: Int32Array;
  readonly creatureLoses: Int32Array;
  readonly breaks: Uint8Array;
  /** Shares of 1 among these outcomes. */
  readonly shares: Cells<N>;
  /** How many exchanges it takes on average to meet one of them. */
  readonly exchanges: N;

  constructor(weights: Weights<N>, outcomes: readonly Outcome[]) {
    const all = waysOf(outcomes);
    this.count = outcomes.length;
    this.heroLoses = Int32Array.from(outcomes, ({ heroLoses }) => heroLoses);
    this.creatureLoses = Int32Array.from(outcomes, ({ creatureLoses }) => creatureLoses);
    this.breaks = Uint8Array.from(outcomes, ({ breaks }) => (breaks ? 1 : 0));
    this.shares = weights.cells(outcomes.length);
    outcomes.forEach(({ ways }, n) => {
      this.shares[n] = weights.share(ways, all);
    });
    this.exchanges = weights.share(WAYS, all);
  }
}

/** The chance of each pair of PV, with the first weapon and once it is broken. */
class Field<N> {
  readonly whole: Cells<N>;
  readonly broken: Cells<N>;
  readonly #weights: Weights<N>;
  readonly #hero: number;
  readonly #creature: number;
  #exchanges: N;

  constructor(weights: Weights<N>, hero: number, creature: number) {
    this.#weights = weights;
    this.#hero = hero;
    this.#creature = creature;
    this.#exchanges = weights.none;
    this.whole = weights.cells((hero + 1) * (creature + 1));
    this.broken = weights.cells(this.whole.length);
  }

  at(mine: number, its: number): number {
    return mine * (this.#creature + 1) + its;
  }

  /** Every pair of PV in turn, most first, until a side is dead. */
  play(from: Cells<N>, moves: Moves<N>): void {
    for (let mine = this.#hero; mine > 0; mine--)
      for (let its = this.#creature; its > 0; its--) this.leave(from, mine, its, moves);
  }

  leave(from: Cells<N>, mine: number, its: number, moves: Moves<N>): void {
    const { none, plus, times } = this.#weights;
    const here = this.at(mine, its);
    const chance = from[here] as N;
    if (chance === none) return;
    from[here] = none;
    this.#exchanges = plus(this.#exchanges, times(chance, moves.exchanges));
    const { broken } = this;
    const { heroLoses, creatureLoses, breaks, shares, count } = moves;
    const columns = this.#creature + 1;
    for (let n = 0; n < count; n++) {
      const mineLeft = mine - (heroLoses[n] as number);
      const itsLeft = its - (creatureLoses[n] as number);
      const next = (mineLeft > 0 ? mineLeft : 0) * columns + (itsLeft > 0 ? itsLeft : 0);
      const to = breaks[n] === 1 ? broken : from;
      to[next] = plus(to[next] as N, times(chance, shares[n] as N));
    }
  }

  ending(): Ending<N> {
    const { none, plus, cells } = this.#weights;
    const pv = cells(this.#hero + 1);
    const creaturePv = cells(this.#creature + 1);
    let unsettled = none;
    for (let mine = 0; mine <= this.#hero; mine++)
      for (let its = 0; its <= this.#creature; its++) {
        const chance = plus(this.whole[this.at(mine, its)] as N, this.broken[this.at(mine, its)] as N);
        pv[mine] = plus(pv[mine] as N, chance);
        creaturePv[its] = plus(creaturePv[its] as N, chance);
        if (mine > 0 && its > 0) unsettled = plus(unsettled, chance);
      }
    return { pv, creaturePv, unsettled, exchanges: this.#exchanges };
  }
}
