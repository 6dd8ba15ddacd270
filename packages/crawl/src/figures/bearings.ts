import { ITEMS } from '../content/index.ts';
import { editionOf } from '../edition.ts';
import type { Figure, FigureId, Item, Mark, State } from '../state.ts';
import type { Ban, Bearing, Feature } from './features.ts';
import { profileOf } from './profile.ts';
import { featureOf } from './registry.ts';
import { nothingActs, sorted, type Within } from './within.ts';

/** What was worked out for a figure. */
interface Known {
  readonly figure: Figure;
  since: number;
  /** Moves count only where an effect of somebody reaches others around. */
  moves: number;
  reached: boolean;
  bearings: readonly Bearing[];
  within: Within;
  /** What rules read off it, by the number of each fact. */
  facts: unknown[];
}

/** Of the game in progress; another one starts afresh. Few figures are asked about: a list is searched faster than a map. */
let known: Known[] = [];
let latest: Known | undefined;
let playing: State | undefined;
const MOST_KNOWN = 100;

let changes = 0;
let moves = 0;

/** Called for events: what acts on a figure is worked out again when it is next asked. */
export function forgetBearings(): void {
  changes++;
}

/** The same for what one figure has, and for whoever an effect of another reaches. */
export function forgetFigure(id: FigureId): void {
  for (const held of known) if (held.reached || held.figure.id === id) held.since = STALE;
}

const STALE = -1;

/** A figure moved: only what reaches others around it may act on somebody else now. */
export function forgetReached(): void {
  moves++;
}

function knownOf(state: State, who: Figure): Known {
  // The figure asked about last is most often the one asked about next.
  const held = latest?.figure === who && playing === state ? latest : find(state, who);
  latest = held;
  if (held.since !== changes || (held.reached && held.moves !== moves)) refresh(state, held);
  return held;
}

function find(state: State, figure: Figure): Known {
  if (playing !== state || known.length > MOST_KNOWN) {
    playing = state;
    known = [];
  }
  for (const held of known) if (held.figure === figure) return held;
  const fresh = {
    figure,
    since: STALE,
    moves,
    reached: false,
    bearings: NOBODY,
    within: nothingActs(state),
    facts: [],
  };
  known.push(fresh);
  return fresh;
}

const NOBODY: readonly Bearing[] = [];

function refresh(state: State, held: Known): void {
  held.since = changes;
  held.moves = moves;
  held.reached = mayBeReached(state, held.figure);
  held.bearings = workOut(state, held.figure);
  held.within = sorted(state, held.bearings);
  if (held.facts.length > 0) held.facts = [];
}

/** Everything that acts on a figure now: talents, items, states and effects, special rules of its profile. */
export const bearingsOf = (state: State, who: Figure): readonly Bearing[] => knownOf(state, who).bearings;

/** For each member of features, the bearings whose feature has it: most have few. */
export const bearingsWith = (state: State, who: Figure): Within => knownOf(state, who).within;

let facts = 0;

/**
 * Something that follows from the sheet, the items and the states of a figure alone: read again only once an event may
 * have changed them.
 */
export function fact<T, S extends State = State>(read: (state: S, who: Figure) => T): (state: S, who: Figure) => T {
  // Numbered when it is first asked: the files of features are read before this one.
  let index = -1;
  return (state, who) => {
    if (index < 0) index = facts++;
    const held = knownOf(state, who);
    let value = held.facts[index] as T | undefined;
    if (value === undefined) {
      value = read(state, who);
      while (held.facts.length <= index) held.facts.push(undefined);
      held.facts[index] = value;
    }
    return value;
  };
}

/** Somebody of its camp has an effect that reaches others, near or far. */
function mayBeReached(state: State, who: Figure): boolean {
  for (const owner of state.figures)
    if (owner !== who && owner.camp === who.camp)
      for (const mark of owner.marks) if (featureOf(state, mark.id)?.aura) return true;
  return false;
}

function workOut(state: State, who: Figure): readonly Bearing[] {
  const bearings: Bearing[] = [];
  if (who.hero) {
    const { talents, wounds, items } = who.hero.sheet;
    for (const feature of editionOf(state).heroFeatures()) bearings.push(bearing(feature, who));
    for (const id of talents) push(state, bearings, id, { who });
    for (const { id } of wounds) push(state, bearings, id, { who });
    for (const item of items)
      if (works(item))
        for (const id of ITEMS[item.base]?.features ?? NO_FEATURE) push(state, bearings, id, { who, item });
    for (const item of items)
      if (item.enchantment && works(item)) push(state, bearings, item.enchantment, { who, item });
  } else for (const id of profileOf(state, who).features) push(state, bearings, id, { who });
  for (const mark of who.marks) push(state, bearings, mark.id, { who, mark });
  for (const owner of state.figures) {
    if (owner.marks.length === 0 || owner === who || owner.camp !== who.camp || owner.status !== 'plateau') continue;
    for (const mark of owner.marks) {
      const feature = featureOf(state, mark.id);
      if (feature?.aura?.(state, owner, who)) bearings.push({ feature, who, item: undefined, mark, owner });
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

interface Source {
  readonly who: Figure;
  readonly item?: Item;
  readonly mark?: Mark;
}

function push(state: State, bearings: Bearing[], id: string, { who, item, mark }: Source): void {
  const feature = featureOf(state, id);
  if (feature) bearings.push(bearing(feature, who, item, mark));
}

/** Equipped, or carried where carrying is enough; a broken item gives no advantage (AD1-GRAVE-08). */
export function works(item: Item): boolean {
  if (item.broken) return false;
  return item.place === 'equipe' || (item.place === 'porte' && ITEMS[item.base]?.carried === true);
}

/** What its states forbid a figure to do. */
export function bans(state: State, figure: Figure, ban: Ban): boolean {
  for (const mark of figure.marks) if (featureOf(state, mark.id)?.bans?.includes(ban)) return true;
  return false;
}
