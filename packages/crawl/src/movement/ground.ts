import { type Cell, readingOrder, type Square } from '@souterrain/dungeon';
import type { Area } from './area.ts';
import { type Named, named } from './options.ts';
import type { Survey } from './survey.ts';

interface Beside {
  readonly inner: readonly Ground[];
  readonly outer: readonly Ground[];
  readonly steps: readonly Ground[];
}

/** What lies around one square, worked out once: asked many times in every turn. Squares hold their neighbours. */
export class Ground {
  readonly cell: Cell;
  readonly zone: string;
  readonly area: Area;
  readonly feature: string | undefined;
  readonly named: Named;
  /** Adjacent squares, solid ones included. */
  readonly around: readonly Cell[];
  /** Its place among the squares read so far. */
  readonly number: number;
  /** What may be done from here while nobody is around: on two legs or with one broken, steps leaving the zone or not. */
  readonly departures: unknown[] = [undefined, undefined, undefined, undefined];
  /** The latest rounds in which it was marked (`Marks`). */
  taken = 0;
  reached = 0;
  entered = 0;
  readonly #survey: Survey;
  #beside: Beside | undefined = undefined;
  /** By the number of another square, whether and how far away this one is seen from it. */
  #seenFrom: Uint8Array | undefined = undefined;

  constructor(survey: Survey, cell: Cell, { square, number }: { readonly square: Square; readonly number: number }) {
    this.cell = cell;
    this.zone = square.zone;
    this.area = survey.area(square.zone);
    this.feature = square.feature;
    this.named = named(cell);
    this.around = survey.plan.adjacent.get(cell)!;
    this.number = number;
    this.#survey = survey;
  }

  /** Adjacent squares of its zone where a figure may stand. */
  get inner(): readonly Ground[] {
    this.#beside ??= this.#lookBeside();
    return this.#beside.inner;
  }

  /** The same, of other zones. */
  get outer(): readonly Ground[] {
    this.#beside ??= this.#lookBeside();
    return this.#beside.outer;
  }

  /** AD1-MOVE-11, AD1-MOVE-12: squares of its zone and `outer`, in reading order. */
  get steps(): readonly Ground[] {
    this.#beside ??= this.#lookBeside();
    return this.#beside.steps;
  }

  /** AD1-COMBAT-07: in contact with another square, or so many zones away, counted from 1, and in its sight. Groups ask it of many. */
  isStruckFrom(from: Ground, reach: number): boolean {
    this.#seenFrom ??= new Uint8Array(this.#survey.plan.squares.size);
    let known = this.#seenFrom[from.number]!;
    if (known === 0 || (known >= AWAY && known - AWAY < reach)) known = this.#lookFrom(from, reach);
    return known === IN_CONTACT || (known >= IN_SIGHT && known < AWAY && known - IN_SIGHT < reach);
  }

  #lookFrom(from: Ground, reach: number): number {
    const zones = from.area.walkTo(this.area);
    let seen = IN_CONTACT;
    if (!from.around.includes(this.cell)) {
      // No line is drawn from somebody too far away.
      if (zones >= reach) seen = AWAY + Math.min(zones, FARTHEST);
      else seen = this.#survey.sightings.sees(from.cell, this.cell) ? IN_SIGHT + zones : OUT_OF_SIGHT;
    }
    this.#seenFrom![from.number] = seen;
    return seen;
  }

  #lookBeside(): Beside {
    const inner: Ground[] = [];
    const outer: Ground[] = [];
    for (const cell of this.around) {
      if (this.#survey.plan.traitsAt(cell).solid) continue;
      const beside = this.#survey.ground(cell);
      (beside.area === this.area ? inner : outer).push(beside);
    }
    const { floor } = this.area;
    const steps = outer.length === 0 ? floor : [...floor, ...outer].sort((a, b) => readingOrder(a.cell, b.cell));
    return { inner, outer, steps };
  }
}

/** What a square knows of another, 0 while nobody asked; the zones between them are added to the last two. */
const IN_CONTACT = 1;
const OUT_OF_SIGHT = 2;
const IN_SIGHT = 3;
/** Farther than anybody asked: whether it is seen is not known. */
const AWAY = 128;
const FARTHEST = 100;
