import { type Decision, Drive, Game, type Option, Prng, type RollRequest, SeededChance } from '@souterrain/kernel';
import type { C50Event } from '../src/events.ts';
import { BELT } from '../src/gear/items.ts';
import { checkReadings } from '../src/setup.ts';
import type { C50State } from '../src/state.ts';
import { cinquanteEtages } from '../src/system.ts';
import { VARIANTS, type Variants, variantsOf } from '../src/variants.ts';
import { given } from './given.ts';
import type { GivenHero } from './schema.ts';

/** A party on the landing above a floor: the next step opens it. */
export function above(floor: number, heroes: readonly GivenHero[], variants: Partial<Variants> = {}): C50State {
  const landed = heroes.map((hero): GivenHero => ({ ...hero, status: 'landing', floorsLeft: floor - 1 }));
  return { ...given({ floor: floor - 1, heroes: landed }, variants), floors: [] };
}

const { classes, weapons, armours, spells, scrolls, potions } = cinquanteEtages.content;
const ids = Object.keys;
const UTILITIES = ids(scrolls);

const one = <T>(prng: Prng, all: readonly T[]): T => all[prng.below(all.length)]!;
const some = <T>(prng: Prng, all: readonly T[], most: number): T[] =>
  Array.from({ length: prng.below(most + 1) }, () => one(prng, all));

/** A hero fit for any depth, or not: one in four is a beginner with a heavy bag. */
export function anyHero(prng: Prng): GivenHero {
  const weak = prng.below(4) === 0;
  const car = () => (weak ? 1 + prng.below(4) : 8 + prng.below(9));
  const classe = one(prng, ids(classes));
  const known = some(prng, ids(spells), 4);
  return {
    classe,
    for: car(),
    agi: car(),
    end: car(),
    int: car(),
    cha: weak || prng.below(2) === 0 ? 0 : prng.below(17),
    bonusPv: weak ? 0 : 3 * prng.below(60),
    bonusAtk: prng.below(5),
    points: prng.below(3),
    gold: prng.below(1500),
    weapons: some(prng, ids(weapons), 5),
    armours: some(prng, ids(armours), 3),
    worn: null,
    shields: prng.below(2),
    scrolls: some(prng, [...ids(spells), ...UTILITIES, ...UTILITIES], 6),
    spells: classes[classe]!.magic ? [...new Set(known)] : [],
    potions: Array.from({ length: prng.below(2) === 0 ? BELT : prng.below(BELT) }, () => one(prng, ids(potions))),
  };
}

/** A reading for each question, as written half of the time; drawn again while two of them cannot go together. */
export function anyVariants(prng: Prng): Variants {
  for (;;) {
    const read = VARIANTS.map(({ id, values }) => [id, prng.below(2) === 0 ? values[0] : one(prng, values)]);
    const variants = variantsOf(Object.fromEntries(read));
    if (checkReadings({ seats: [], variants }).ok) return variants;
  }
}

export interface Wander {
  readonly seed: string;
  /** Decisions after which the party is left where it is. */
  readonly most: number;
  readonly choose?: (decision: Decision, prng: Prng) => readonly Option[];
  readonly onEvent?: (event: C50Event) => void;
  readonly onDecision?: (decision: Decision) => void;
  readonly onRoll?: (faces: readonly number[]) => void;
}

/** Seeded dice that are heard falling. */
class HeardChance extends SeededChance {
  readonly #onRoll: (faces: readonly number[]) => void;

  constructor(prng: Prng, onRoll: (faces: readonly number[]) => void) {
    super(prng);
    this.#onRoll = onRoll;
  }

  override roll(request: RollRequest): readonly number[] {
    const faces = super.roll(request);
    this.#onRoll(faces);
    return faces;
  }
}

/** Plays on from a state without keeping a log; says how many decisions were taken. */
export function wander(
  state: C50State,
  { seed, most, choose = anyPicks, onEvent, onDecision, onRoll }: Wander,
): number {
  const prng = Prng.seeded(seed, 'people');
  const stream = Prng.seeded(seed, 'game');
  const chance = onRoll ? new HeardChance(stream, onRoll) : new SeededChance(stream);
  const drive = new Drive(cinquanteEtages, state, onEvent ? { chance, onEvent } : { chance });
  let decisions = 0;
  while (!cinquanteEtages.outcome(state)) {
    for (let stop = drive.begin(); stop; ) {
      if (stop.kind !== 'ask') throw new Error(`nobody is there to ${stop.kind}`);
      if (decisions++ === most) return most;
      onDecision?.(stop);
      const picks = choose(stop, prng);
      stop = drive.resume(stop.min === 1 && stop.max === 1 ? picks[0]! : picks);
    }
  }
  return decisions;
}

export function anyPicks({ options, min, max }: Decision, prng: Prng): readonly Option[] {
  const left = options.slice();
  const count = min + prng.below(max - min + 1);
  return Array.from({ length: count }, () => left.splice(prng.below(left.length), 1)[0]!);
}

export type C50Game = ReturnType<typeof gameFrom>;

/** A game with a log and checkpoints that starts from a situation instead of floor 1. */
export function gameFrom(state: C50State, seed: string) {
  const seats = state.heroes.map((hero) => ({ name: `J${hero.seat + 1}`, choices: { classe: hero.classe } }));
  const started = Game.start(cinquanteEtages, { seats, variants: state.variants, seed });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const { header } = started.value;
  return Game.restore(cinquanteEtages, header, { at: 0, state, prng: Prng.seeded(seed, 'game').state });
}

/** Answers at random until the game is over or `most` decisions were taken. */
export function playOn(game: C50Game, prng: Prng, most: number): void {
  for (let n = 0; n < most && !game.outcome; n++) {
    const decision = game.open[0];
    if (!decision) throw game.frozen ?? new Error('nobody is asked and the game is not over');
    const picks = anyPicks(decision, prng).map((o) => o.id);
    const answered = game.answer({ seq: game.seq, seat: decision.seat, picks });
    if (!answered.ok) throw game.frozen ?? new Error(JSON.stringify(answered.fault));
  }
}
