import type { Stocked } from '../content/content.ts';
import type { Figure, FigureId, Item, Mark } from '../state.ts';
import type { Bearings, Bears, Known, Within } from '../world/bearings.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Ban, Bearing, Feature } from '../world/features.ts';
import { profileOf } from './profile.ts';
import { featureOf } from './registry.ts';
import { nothingActs, sorted } from './within.ts';

const STALE = -1;
const MOST_KNOWN = 100;
const NOBODY: readonly Bearing<never>[] = [];

/** What acts on each figure of one game: worked out when it is asked, and again once an event may have changed it. */
export class KnownBearings<F extends Feature = Feature> implements Bearings<F> {
  /** Few figures are asked about: a list is searched faster than a map. */
  #known: Known<F>[] = [];
  #latest: Known<F> | undefined;
  #changes = 0;
  #moves = 0;

  /** After an event that may change anything. */
  forget(): void {
    this.#changes++;
  }

  /** After one that changes what one figure has, or whom its effects reach. */
  forgetFigure(id: FigureId): void {
    for (const held of this.#known) if (held.reached || held.figure.id === id) held.since = STALE;
  }

  /** A figure moved: only what reaches others around it may act on somebody else now. */
  forgetReached(): void {
    this.#moves++;
  }

  of(g: Bears<F>, who: Figure): Known<F> {
    // The figure asked about last is most often the one asked about next.
    const held = this.#latest?.figure === who ? this.#latest : this.#find(g, who);
    this.#latest = held;
    if (held.since !== this.#changes || (held.reached && held.moves !== this.#moves)) this.#refresh(g, held);
    return held;
  }

  #find(g: Bears<F>, figure: Figure): Known<F> {
    if (this.#known.length > MOST_KNOWN) this.#known = [];
    for (const held of this.#known) if (held.figure === figure) return held;
    const fresh: Known<F> = {
      figure,
      since: STALE,
      moves: this.#moves,
      reached: false,
      bearings: NOBODY,
      within: nothingActs(g.edition),
      facts: new Map(),
    };
    this.#known.push(fresh);
    return fresh;
  }

  #refresh(g: Bears<F>, held: Known<F>): void {
    held.since = this.#changes;
    held.moves = this.#moves;
    held.reached = mayBeReached(g, held.figure);
    held.bearings = workOut(g, held.figure);
    held.within = sorted(g.edition, held.bearings);
    held.facts.clear();
  }
}

/** Everything that acts on a figure now: talents, items, states and effects, special rules of its profile. */
export const bearingsOf = <F extends Feature>(g: Bears<F>, who: Figure): readonly Bearing<F>[] =>
  g.bearings.of(g, who).bearings;

/** For each member of features, the bearings whose feature has it: most have few. */
export const bearingsWith = <F extends Feature>(g: Bears<F>, who: Figure): Within<F> => g.bearings.of(g, who).within;

/**
 * Something that follows from the sheet, the items and the states of a figure alone: read again only once an event may
 * have changed them.
 */
export function fact<T, G extends Crawl = Crawl>(read: (g: G, who: Figure) => T): (g: G, who: Figure) => T {
  return (g, who) => {
    const { facts } = g.bearings.of(g, who);
    let value = facts.get(read) as T | undefined;
    if (value === undefined) {
      value = read(g, who);
      facts.set(read, value);
    }
    return value;
  };
}

/** Somebody of its camp has an effect that reaches others, near or far. */
function mayBeReached(g: Crawl, who: Figure): boolean {
  for (const owner of g.state.figures)
    if (owner !== who && owner.camp === who.camp)
      for (const mark of owner.marks) if (featureOf(g, mark.id)?.aura) return true;
  return false;
}

function workOut<F extends Feature>(g: Bears<F>, who: Figure): readonly Bearing<F>[] {
  const bearings: Bearing<F>[] = [];
  if (who.hero) {
    const { talents, wounds, items } = who.hero.sheet;
    for (const feature of g.edition.heroFeatures) bearings.push(bearing(feature, who));
    for (const id of talents) push(g, bearings, id, { who });
    for (const { id } of wounds) push(g, bearings, id, { who });
    for (const item of items)
      if (works(g, item))
        for (const id of g.content.items[item.base]?.features ?? NO_FEATURE) push(g, bearings, id, { who, item });
    for (const item of items)
      if (item.enchantment && works(g, item)) push(g, bearings, item.enchantment, { who, item });
  } else for (const id of profileOf(g, who).features) push(g, bearings, id, { who });
  for (const mark of who.marks) push(g, bearings, mark.id, { who, mark });
  for (const owner of g.state.figures) {
    if (owner.marks.length === 0 || owner === who || owner.camp !== who.camp || owner.status !== 'plateau') continue;
    for (const mark of owner.marks) {
      const feature = g.edition.featureOf(mark.id);
      if (feature?.aura?.(g, owner, who)) bearings.push({ feature, who, item: undefined, mark, owner });
    }
  }
  return bearings;
}

const NO_FEATURE: readonly string[] = [];

/** Always of the same shape. */
export const bearing = <F extends Feature>(feature: F, who: Figure, item?: Item, mark?: Mark): Bearing<F> => ({
  feature,
  who,
  item,
  mark,
  owner: undefined,
});

interface Bearer {
  readonly who: Figure;
  readonly item?: Item;
  readonly mark?: Mark;
}

function push<F extends Feature>(
  { edition }: Bears<F>,
  bearings: Bearing<F>[],
  id: string,
  { who, item, mark }: Bearer,
): void {
  const feature = edition.featureOf(id);
  if (feature) bearings.push(bearing(feature, who, item, mark));
}

/** Equipped, or carried where carrying is enough; a broken item gives no advantage (AD1-GRAVE-08, AD2-BGRAV-11). */
export function works(g: Stocked, item: Item): boolean {
  if (item.broken) return false;
  return item.place === 'equipe' || (item.place === 'porte' && g.content.items[item.base]?.carried === true);
}

/** What its states forbid a figure to do. */
export function bans(g: Crawl, figure: Figure, ban: Ban): boolean {
  for (const mark of figure.marks) if (featureOf(g, mark.id)?.bans?.includes(ban)) return true;
  return false;
}

/** AD1-CROI-16: it is entrenched. */
export function holdsZone(g: Crawl, figure: Figure): boolean {
  for (const mark of figure.marks) if (featureOf(g, mark.id)?.holds) return true;
  return false;
}
