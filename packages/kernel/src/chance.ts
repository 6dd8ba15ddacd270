import type { SeatId } from './decision.ts';
import { Done, Wait } from './done.ts';
import { EngineError } from './errors.ts';
import type { Prng, PrngState } from './prng.ts';
import type { Answer, Card, Rule, RuleRef } from './rule.ts';

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

/** Who holds chance: the world of a game, whose driver may have the answer at hand. */
export interface Thrower {
  readonly chance?: Chance | undefined;
}

/** Dice thrown at the table. What the driver has at hand does not climb through the rules that wait. */
export function roll(g: Thrower, { seat, count, sides, rule }: Omit<RollRequest, 'kind'>): Rule<readonly number[]> {
  if (count <= 0) return new Done([]);
  const request: RollRequest = { kind: 'roll', seat, count, sides, rule };
  const faces = g.chance?.roll(request);
  return faces ? new Done(faces) : new Wait(request, facesIn);
}

/** One die. */
export function rollOne(g: Thrower, { seat, sides, rule }: Omit<RollRequest, 'kind' | 'count'>): Rule<number> {
  const request: RollRequest = { kind: 'roll', seat, count: 1, sides, rule };
  const faces = g.chance?.roll(request);
  return faces ? new Done(faces[0]!) : new Wait(request, faceIn);
}

export function draw<C extends Card>(
  g: Thrower,
  {
    deck,
    from,
    count,
    rule,
    seat = 0,
  }: Omit<DrawRequest, 'kind' | 'from' | 'seat'> & { from: readonly C[]; seat?: SeatId },
): Rule<readonly C[]> {
  if (count <= 0) return new Done([]);
  if (count > from.length) throw new EngineError(`${rule} draws ${count} cards of ${deck}, which holds ${from.length}`);
  const request: DrawRequest = { kind: 'draw', seat, deck, from, count, rule };
  const cards = g.chance?.draw(request);
  return cards ? new Done(cards as readonly C[]) : new Wait(request, cardsIn as (answer: Answer) => readonly C[]);
}

const cardsIn = (answer: Answer) => answer as readonly Card[];
const facesIn = (answer: Answer) => answer as readonly number[];
const faceIn = (answer: Answer) => facesIn(answer)[0]!;

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
