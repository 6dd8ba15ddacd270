import {
  type Card,
  type Decision,
  type DrawRequest,
  Drive,
  type GameEvent,
  type Option,
  Prng,
  type Rule,
  SeededChance,
  type Setup,
} from '@souterrain/kernel';
import type { CrawlEvent } from '../src/events.ts';
import type { CrawlState } from '../src/state.ts';
import type { AnyCrawl } from '../src/system.ts';
import type { Crawl } from '../src/world/crawl.ts';

export const one = <T>(prng: Prng, all: readonly T[]): T => all[prng.below(all.length)]!;

/** So many different ones, or all of them. */
export function several<T>(prng: Prng, all: readonly T[], count: number): T[] {
  const left = all.slice();
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(prng.below(left.length), 1)[0]!);
}

export const anyPicks = ({ options, min, max }: Decision, prng: Prng): readonly Option[] =>
  several(prng, options, min + prng.below(max - min + 1));

export interface Journey<E extends GameEvent> {
  readonly seed: string;
  /** Decisions after which the party is left where it is. */
  readonly most: number;
  readonly choose?: (decision: Decision, prng: Prng, g: Crawl) => readonly Option[];
  /** One rule to play instead of the game. */
  only?(g: Crawl): Rule<void>;
  /** The card that is drawn whenever it may be. */
  readonly first?: string;
  readonly onEvent?: (event: E) => void;
  readonly onDecision?: (decision: Decision, picks: readonly Option[], g: Crawl) => void;
}

/** Seeded dice, and a pile whose first card is known where it is there. */
class StackedChance extends SeededChance {
  readonly #first: string;

  constructor(prng: Prng, first: string) {
    super(prng);
    this.#first = first;
  }

  override draw(request: DrawRequest): readonly Card[] {
    const { from, count } = request;
    if (!from.includes(this.#first) || count > 1) return super.draw(request);
    return [this.#first];
  }
}

/** Parties of any kind in the games of an edition. */
export function journeysOf<S extends CrawlState, E extends GameEvent>(edition: AnyCrawl<S, E>) {
  /** As written half of the time, for each question of the rules and each way of playing. */
  function anyVariants(prng: Prng): Readonly<Record<string, string>> {
    const read = edition.variants.map(({ id, values, game }) => [
      id,
      game || prng.below(2) === 0 ? one(prng, values) : values[0],
    ]);
    return Object.fromEntries(read);
  }

  /** One to six heroes, ready-made or made by decisions, in any scenario. */
  function anySetup(prng: Prng): Setup {
    const heroes = edition.choices.find(({ id }) => id === 'heros')!.values;
    const seats = Array.from({ length: 1 + prng.below(edition.seats.max) }, (_, i) => ({
      name: `J${i + 1}`,
      choices: { heros: one(prng, heroes) },
    }));
    return { seats, variants: anyVariants(prng) };
  }

  /** Plays on from a state without keeping a log; says how many decisions were taken. */
  function wander(state: S, options: Journey<CrawlEvent | E>): number {
    const { seed, most, choose = anyPicks, onEvent, onDecision, only, first } = options;
    const prng = Prng.seeded(seed, 'people');
    const stream = Prng.seeded(seed, 'game');
    const chance = first === undefined ? new SeededChance(stream) : new StackedChance(stream, first);
    const system: AnyCrawl<S, E> = only ? { ...edition, step: only } : edition;
    const drive = new Drive(system, state, onEvent ? { chance, onEvent } : { chance });
    let decisions = 0;
    for (let steps = 0; !edition.outcome(state) && !(only && steps > 0); steps++) {
      for (let stop = drive.begin(); stop; ) {
        if (stop.kind !== 'ask') throw new Error(`nobody is there to ${stop.kind}`);
        if (decisions++ === most) return most;
        const picks = choose(stop, prng, drive.world);
        onDecision?.(stop, picks, drive.world);
        stop = drive.resume(stop.min === 1 && stop.max === 1 ? picks[0]! : picks);
      }
    }
    return decisions;
  }

  return { anyVariants, anySetup, wander };
}
