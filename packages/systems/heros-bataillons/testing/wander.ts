import { type Decision, Drive, type Option, Prng, type Rule, SeededChance, type Setup } from '@souterrain/kernel';
import type { HBEvent } from '../src/events.ts';
import { herosBataillons } from '../src/index.ts';
import type { Mode } from '../src/pieces.ts';
import { MASTER_SEAT, NEW_HERO, readyMade } from '../src/setup.ts';
import type { HBState } from '../src/state.ts';
import type { HB } from '../src/world.ts';

export const one = <T>(prng: Prng, all: readonly T[]): T => all[prng.below(all.length)]!;

/** So many different ones, or all of them. */
export function several<T>(prng: Prng, all: readonly T[], count: number): T[] {
  const left = all.slice();
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(prng.below(left.length), 1)[0]!);
}

/** As written half of the time, for each question of the rules and each way of playing. */
export function anyVariants(prng: Prng): Readonly<Record<string, string>> {
  const read = herosBataillons.variants.map(({ id, values, game }) => [
    id,
    game || prng.below(2) === 0 ? one(prng, values) : values[0],
  ]);
  return Object.fromEntries(read);
}

const HEROES: readonly string[] = [...readyMade(herosBataillons), NEW_HERO];

/** One to four heroes, ready-made or made by decisions, with any readings; a table has its MJ, a field may have two camps. */
export function anySetup(prng: Prng, mode: Mode): Setup {
  const heroes = Array.from({ length: 1 + prng.below(4) }, () => one(prng, HEROES));
  const camps = mode === 'escarmouche' || mode === 'bataille';
  const others = mode === 'table' ? [MASTER_SEAT] : camps && prng.below(3) === 0 ? ['adversaires'] : [];
  const seats = [...heroes, ...others].map((heros, i) => ({ name: `J${i + 1}`, choices: { heros } }));
  return { seats, variants: { ...anyVariants(prng), mode } };
}

export interface Wander {
  readonly seed: string;
  /** Decisions after which everybody is left where they are. */
  readonly most: number;
  readonly choose?: (decision: Decision, prng: Prng) => readonly Option[];
  /** One rule to play instead of the game. */
  readonly only?: (g: HB) => Rule<void>;
  readonly onEvent?: (event: HBEvent) => void;
  readonly onDecision?: (decision: Decision, picks: readonly Option[]) => void;
}

/** Plays on from a state without keeping a log; says how many decisions were taken. */
export function wander(state: HBState, options: Wander): number {
  const { seed, most, choose = anyPicks, onEvent, onDecision, only } = options;
  const prng = Prng.seeded(seed, 'people');
  const chance = new SeededChance(Prng.seeded(seed, 'game'));
  const system = only ? { ...herosBataillons, step: only } : herosBataillons;
  const drive = new Drive(system, state, onEvent ? { chance, onEvent } : { chance });
  let decisions = 0;
  const decide = (decision: Decision): readonly Option[] => {
    decisions++;
    const picks = choose(decision, prng);
    onDecision?.(decision, picks);
    return picks;
  };
  for (let steps = 0; !herosBataillons.outcome(state) && !(only && steps > 0); steps++) {
    for (let stop = drive.begin(); stop; ) {
      if (decisions >= most) return decisions;
      if (stop.kind === 'askAll') stop = drive.resume(stop.decisions.map((decision) => decide(decision)[0]!));
      else if (stop.kind === 'ask') {
        const picks = decide(stop);
        stop = drive.resume(stop.min === 1 && stop.max === 1 ? picks[0]! : picks);
      } else throw new Error(`nobody is there to ${stop.kind}`);
    }
  }
  return decisions;
}

export const anyPicks = ({ options, min, max }: Decision, prng: Prng): readonly Option[] =>
  several(prng, options, min + prng.below(max - min + 1));
