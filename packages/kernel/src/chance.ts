import type { SeatId } from './decision.ts';
import { EngineError } from './errors.ts';
import type { Prng, PrngState } from './prng.ts';
import type { Card, Rule, RuleRef } from './rule.ts';

/** Dice to throw: `count` dice of `sides` faces, thrown by the person at `seat`. */
export interface RollRequest {
  readonly kind: 'roll';
  readonly seat: SeatId;
  readonly count: number;
  readonly sides: number;
  readonly rule: RuleRef;
}

/** Cards to draw without replacement from a pile nobody has looked at. */
export interface DrawRequest {
  readonly kind: 'draw';
  /** Who draws when people hold the cards. */
  readonly seat: SeatId;
  /** Which pile; a system says which of its piles people may hold in their hands. */
  readonly deck: string;
  readonly from: readonly Card[];
  readonly count: number;
  readonly rule: RuleRef;
}

/** Answers chance. `undefined` means that people must do it: the table is asked for faces or cards. */
export interface Chance {
  roll(request: RollRequest): readonly number[] | undefined;
  draw(request: DrawRequest): readonly Card[] | undefined;
}

export function* roll(request: Omit<RollRequest, 'kind'>): Rule<readonly number[]> {
  if (request.count <= 0) return [];
  const { seat, count, sides, rule } = request;
  return (yield { kind: 'roll', seat, count, sides, rule }) as readonly number[];
}

/** One die. */
export function* rollOne(seat: SeatId, sides: number, rule: RuleRef): Rule<number> {
  const faces = (yield { kind: 'roll', seat, count: 1, sides, rule }) as readonly number[];
  return faces[0]!;
}

export function* draw<C extends Card>(
  request: Omit<DrawRequest, 'kind' | 'from' | 'seat'> & { from: readonly C[]; seat?: SeatId },
): Rule<readonly C[]> {
  const { deck, from, count, rule, seat = 0 } = request;
  if (count <= 0) return [];
  if (count > from.length) throw new EngineError(`${rule} draws ${count} cards of ${deck}, which holds ${from.length}`);
  return (yield { kind: 'draw', seat, deck, from, count, rule }) as readonly C[];
}

/** The seeded driver: one stream for every die and card of a game. */
export class SeededChance implements Chance {
  readonly prng: Prng;

  constructor(prng: Prng) {
    this.prng = prng;
  }

  roll({ count, sides }: RollRequest): readonly number[] {
    const faces = new Array<number>(count);
    for (let i = 0; i < count; i++) faces[i] = this.prng.die(sides);
    return faces;
  }

  draw({ from, count }: DrawRequest): readonly Card[] {
    const first = this.prng.below(from.length);
    if (count === 1) return [from[first]!];
    // A pair is drawn as below, with no pile to copy: the second card was swapped with the first of the pile.
    if (count === 2) {
      const second = 1 + this.prng.below(from.length - 1);
      return [from[first]!, from[second === first ? 0 : second]!];
    }
    const pile = from.slice();
    const cards = new Array<Card>(count);
    for (let i = 0; i < count; i++) {
      const j = i === 0 ? first : i + this.prng.below(pile.length - i);
      cards[i] = pile[j]!;
      pile[j] = pile[i]!;
    }
    return cards;
  }
}

/** People throw the dice and hold the decks named; the software keeps the rest of chance. */
export class PhysicalChance implements Chance {
  readonly #seeded: SeededChance;
  readonly #decks: ReadonlySet<string>;

  constructor(prng: Prng, decks: readonly string[]) {
    this.#seeded = new SeededChance(prng);
    this.#decks = new Set(decks);
  }

  roll(): undefined {
    return undefined;
  }

  draw(request: DrawRequest): readonly Card[] | undefined {
    return this.#decks.has(request.deck) ? undefined : this.#seeded.draw(request);
  }
}

export type { PrngState };
