import { firstOf } from '@souterrain/crawl/greedy';
import type { Decision } from '@souterrain/kernel';
import { type Worths, worthOf } from './chances.ts';

/** A Jet as the question of a Coup de poker tells it. */
interface Lying {
  readonly faces: readonly number[];
  /** The best die, what is added and every Réussite. */
  readonly total: number;
  readonly difficulty: number;
}

/** AD2-POKER-04 to AD2-POKER-09: a failure has nothing to lose; a success is gambled where more Réussites pay for the risk. */
export function gambleChoice({ options, params }: Decision, worths: Worths): number {
  const lying: Lying = {
    faces: String(params?.faces ?? '')
      .split(' ')
      .map(Number),
    total: Number(params?.total ?? 0),
    difficulty: Number(params?.difficulty ?? 0),
  };
  const kept = lying.total < lying.difficulty ? 0 : worthOf(worths, Number(params?.surplus ?? 0));
  return firstOf(options, [gambled(lying, worths) > kept ? 'tenter' : 'garder']);
}

/** What the throw is worth on average once all dice but the 1s are thrown again. */
function gambled({ faces, total, difficulty }: Lying, worths: Worths): number {
  const sixes = faces.filter((face) => face === 6).length;
  const ones = faces.filter((face) => face === 1).length;
  const added = total - sixes - 6;
  let value = 0;
  for (const { best, reussites, chance } of throwsOf(faces.length - ones)) {
    const missing = Math.max(0, difficulty - added - best);
    const surplus = sixes + reussites - missing;
    if (surplus >= 0) value += chance * worthOf(worths, surplus);
  }
  return value;
}

interface Thrown {
  readonly best: number;
  readonly reussites: number;
  readonly chance: number;
}

/** Every throw of so many dice, by its best die and its sixes. */
function throwsOf(dice: number): readonly Thrown[] {
  let thrown: readonly Thrown[] = [{ best: 1, reussites: 0, chance: 1 }];
  for (let i = 0; i < dice; i++) thrown = withDie(thrown);
  return thrown;
}

function withDie(thrown: readonly Thrown[]): readonly Thrown[] {
  const merged = new Map<number, Thrown>();
  for (const { best, reussites, chance } of thrown)
    for (let face = 1; face <= 6; face++) {
      const next = { best: Math.max(best, face), reussites: reussites + (face === 6 ? 1 : 0) };
      const key = next.best * 100 + next.reussites;
      merged.set(key, { ...next, chance: (merged.get(key)?.chance ?? 0) + chance / 6 });
    }
  return [...merged.values()];
}
