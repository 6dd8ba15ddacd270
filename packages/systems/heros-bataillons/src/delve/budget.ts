import { draw, type Rule, sum } from '@souterrain/kernel';
import { BATTALION_MENACE } from '../battalions/battalion.ts';
import type { WithContent } from '../content/types.ts';
import { perContent } from '../content/worked-out.ts';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import type { Difficulty } from './events.ts';

/** HB-SOLO-06: menace for each hero. */
const PER_HERO: Readonly<Record<Difficulty, number>> = { facile: 2, standard: 3, dangereux: 4, mortel: 6 };
/** HB-SOLO-06: copies of one draw. */
const MOST_COPIES = 6;
/** HB-SOLO-06: a creature is worth at least this part of what is left. */
const LEAST_PART = 5;

export interface Budget {
  readonly total: number;
  /** Battalions and legendary creatures may come. */
  readonly great: boolean;
}

/** HB-SOLO-06: heroes who stand, and 30 more with a battalion. */
export function budgetFor(state: HBState, difficulty: Difficulty): Budget {
  const great = countOf(state, 'bataillon') > 0;
  return { total: menaceFor(state, difficulty) + (great ? BATTALION_MENACE : 0), great };
}

/** HB-SOLO-06: for heroes alone. */
export const menaceFor = (state: HBState, difficulty: Difficulty): number =>
  countOf(state, 'heros') * PER_HERO[difficulty];

function countOf({ beings }: HBState, wanted: Being['kind']): number {
  let count = 0;
  for (const { kind, side, status } of beings) if (side === 'heros' && status === 'present' && kind === wanted) count++;
  return count;
}

/** How many of each creature, in the order drawn. */
export type Band = Readonly<Record<string, number>>;

/** HB-SOLO-06: creatures drawn one kind after another until none fits what is left. */
export function* compose(g: HB, { total, great }: Budget): Rule<Band> {
  const band: Record<string, number> = {};
  for (let left = total; ; ) {
    const fitting = creaturesFor(g, left, great);
    if (fitting.length === 0) return band;
    const [id] = yield* draw(g, { deck: 'rencontre', from: fitting, count: 1, rule: 'HB-SOLO-06' });
    const { menace } = g.content.creatures[id!]!;
    const copies = Math.min(MOST_COPIES, Math.floor(left / menace));
    band[id!] = (band[id!] ?? 0) + copies;
    left -= copies * menace;
  }
}

/** Who may come, and the menace of the worst of them: everybody, or no battalion and nobody legendary. */
const bestiaryOf = perContent(({ content }) => {
  const all = Object.values(content.creatures);
  const upTo = (creatures: typeof all) => ({ creatures, most: Math.max(...creatures.map(({ menace }) => menace)) });
  return { all: upTo(all), single: upTo(all.filter(({ scale }) => scale === 'etre')) };
});

export function creaturesFor(g: WithContent, left: number, great: boolean): readonly string[] {
  const { creatures, most } = bestiaryOf(g)[great ? 'all' : 'single'];
  // A budget that no creature is a fifth of is met by the worst of them, several draws over.
  const least = Math.min(left / LEAST_PART, most);
  const fitting: string[] = [];
  for (const { id, menace } of creatures) if (menace <= left && menace >= least) fitting.push(id);
  return fitting;
}

/** Tells what comes, with its menace as a sum. */
export function announce(g: HB, band: Band, { budget, wandering }: { budget: number; wandering: boolean }): void {
  const terms = Object.entries(band).map(([id, count]) => ({
    label: 'creature',
    params: { creature: id, count },
    value: count * g.content.creatures[id]!.menace,
    rule: 'HB-SOLO-06' as const,
  }));
  g.emit({
    type: 'encounterMet',
    creatures: band,
    budget,
    wandering,
    rules: ['HB-SOLO-06'],
    sums: [sum('menace', terms)],
  });
}
