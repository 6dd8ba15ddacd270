import type { Distribution } from '../distribution.ts';
import { exchange, type Fighter, type Outcome, WAYS } from './exchange.ts';

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

export interface DuelOdds {
  readonly wins: number;
  readonly loses: number;
  /** Neither side can hurt the other any more: C50-CBT-10. */
  readonly unsettled: number;
  /** PV of the hero at the end; 0 for a hero who died. */
  readonly pv: Distribution;
  readonly creaturePv: Distribution;
  /** The mean number of exchanges of a duel that ends. */
  readonly exchanges: number;
}

/**
 * C50-CBT-01, C50-CBT-02: the whole duel, over both PV. PV never rise, so situations are met from the most PV down and each is
 * left for good: the answer is exact but for the rounding of doubles, each chance a sum of positive products.
 */
export function duel(order: Duel): DuelOdds {
  const { hero, creature, ranged = false, opening, afterBreakage = { ...hero, damage: 0 } } = order;
  const outcomesOf = (fighter: Fighter, halved = false): readonly Outcome[] =>
    exchange({ hero: { ...fighter, charisma: hero.charisma }, creature, halved });
  const field = new Field(hero.pv, creature.pv);
  field.whole[field.at(hero.pv, creature.pv)] = 1;
  if (ranged || opening) {
    const first = outcomesOf(opening ?? hero, ranged);
    // What opened is not what goes on: its breakage costs nothing here.
    const outcomes = opening ? first.map((outcome) => ({ ...outcome, breaks: false })) : first;
    field.leave(field.whole, hero.pv, creature.pv, new Moves(outcomes));
  }
  field.play(field.whole, new Moves(outcomesOf(hero).filter(changes)));
  field.play(field.broken, new Moves(outcomesOf(afterBreakage).filter(hurts)));
  return field.odds();
}

const hurts = ({ heroLoses, creatureLoses }: Outcome): boolean => heroLoses > 0 || creatureLoses > 0;
const changes = (outcome: Outcome): boolean => hurts(outcome) || outcome.breaks;

/** Outcomes that a situation is left by; an exchange with any other outcome is fought again. */
class Moves {
  readonly count: number;
  readonly heroLoses: Int32Array;
  readonly creatureLoses: Int32Array;
  readonly breaks: Uint8Array;
  /** Shares of 1 among these outcomes. */
  readonly shares: Float64Array;
  /** How many exchanges it takes on average to meet one of them. */
  readonly exchanges: number;

  constructor(outcomes: readonly Outcome[]) {
    const ways = outcomes.reduce((sum, outcome) => sum + outcome.ways, 0);
    this.count = outcomes.length;
    this.heroLoses = Int32Array.from(outcomes, (outcome) => outcome.heroLoses);
    this.creatureLoses = Int32Array.from(outcomes, (outcome) => outcome.creatureLoses);
    this.breaks = Uint8Array.from(outcomes, (outcome) => (outcome.breaks ? 1 : 0));
    this.shares = Float64Array.from(outcomes, (outcome) => outcome.ways / ways);
    this.exchanges = WAYS / ways;
  }
}

/** The chance of each pair of PV, with the first weapon and once it is broken. */
class Field {
  readonly whole: Float64Array;
  readonly broken: Float64Array;
  readonly #hero: number;
  readonly #creature: number;
  #exchanges = 0;

  constructor(hero: number, creature: number) {
    this.#hero = hero;
    this.#creature = creature;
    this.whole = new Float64Array((hero + 1) * (creature + 1));
    this.broken = new Float64Array(this.whole.length);
  }

  at(mine: number, its: number): number {
    return mine * (this.#creature + 1) + its;
  }

  /** Every pair of PV in turn, most first, until a side is dead. */
  play(from: Float64Array, moves: Moves): void {
    if (moves.count === 0) return;
    for (let mine = this.#hero; mine > 0; mine--)
      for (let its = this.#creature; its > 0; its--) this.leave(from, mine, its, moves);
  }

  leave(from: Float64Array, mine: number, its: number, moves: Moves): void {
    const here = this.at(mine, its);
    const chance = from[here] as number;
    if (chance === 0) return;
    from[here] = 0;
    this.#exchanges += chance * moves.exchanges;
    const { broken } = this;
    const { heroLoses, creatureLoses, breaks, shares, count } = moves;
    const columns = this.#creature + 1;
    for (let n = 0; n < count; n++) {
      const mineLeft = mine - (heroLoses[n] as number);
      const itsLeft = its - (creatureLoses[n] as number);
      const next = (mineLeft > 0 ? mineLeft : 0) * columns + (itsLeft > 0 ? itsLeft : 0);
      const to = breaks[n] === 1 ? broken : from;
      to[next] = (to[next] as number) + chance * (shares[n] as number);
    }
  }

  odds(): DuelOdds {
    const pv = new Float64Array(this.#hero + 1);
    const creaturePv = new Float64Array(this.#creature + 1);
    let unsettled = 0;
    for (let mine = 0; mine <= this.#hero; mine++)
      for (let its = 0; its <= this.#creature; its++) {
        const chance = (this.whole[this.at(mine, its)] as number) + (this.broken[this.at(mine, its)] as number);
        pv[mine] = (pv[mine] as number) + chance;
        creaturePv[its] = (creaturePv[its] as number) + chance;
        if (mine > 0 && its > 0) unsettled += chance;
      }
    return {
      wins: creaturePv[0] as number,
      loses: pv[0] as number,
      unsettled,
      pv: { low: 0, chances: pv },
      creaturePv: { low: 0, chances: creaturePv },
      exchanges: this.#exchanges,
    };
  }
}
