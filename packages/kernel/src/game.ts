import { AutoPass, PASS } from './auto-pass.ts';
import { Branch } from './branch.ts';
import { type Chance, PhysicalChance, SeededChance } from './chance.ts';
import { copy } from './copy.ts';
import type { Decision, SeatId } from './decision.ts';
import { EngineError, type Fault, fail, ok, type Result } from './errors.ts';
import type { GameEvent } from './event.ts';
import { hashState } from './hash.ts';
import { type Entry, isUndo, takeBack, UNDO } from './log.ts';
import { Motion } from './motion.ts';
import { headerOf, type NewGame } from './new-game.ts';
import type { OddsSummary } from './odds.ts';
import { type OfferedDecision, offer } from './offer.ts';
import { type Mark, Past } from './past.ts';
import { pick } from './picks.ts';
import { Prng } from './prng.ts';
import { type Checkpoint, FORMAT, FORMAT_VERSION, type Header, type SaveFile } from './save.ts';
import type { Stream } from './streams.ts';
import type { Outcome, System, World } from './system.ts';
import type { Taken } from './waiting.ts';

/** A state hash is kept this often, so that a replay that drifts says where. */
const HASH_EVERY = 64;

/** So many boundaries are at hand to undo from; what lies further back is played again from the start. */
const AT_HAND = 8;

export interface GivenAnswer {
  /** The number of the decision answered: an answer to a decision already taken is refused. */
  readonly seq: number;
  readonly seat: SeatId;
  readonly picks: readonly string[];
}

/** A checkpoint, and how long the past was there. */
interface Boundary<S> extends Checkpoint<S> {
  readonly mark: Mark;
}

/** A game people play: answers in, events out, everything needed to save, undo, branch and replay it. */
export class Game<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly system: System<S, E, V>;
  readonly header: Header;
  readonly #past: Past<S, E>;
  readonly #autoPass = new AutoPass();
  /** The last boundaries, oldest first. */
  #ring: Boundary<S>[] = [];
  readonly #origin: Checkpoint<S>;
  #checkpoint: Checkpoint<S>;
  #prng!: Prng;
  #motion!: Motion<S, E>;
  #frozen: EngineError | undefined;

  private constructor(system: System<S, E, V>, header: Header, origin: Checkpoint<S>) {
    this.system = system;
    this.header = header;
    this.#past = new Past(system, header.seats.length);
    this.#origin = origin;
    this.#checkpoint = origin;
  }

  static start<S, E extends GameEvent, V>(system: System<S, E, V>, options: NewGame): Result<Game<S, E, V>> {
    const header = headerOf(system as System, options);
    return header.ok ? ok(Game.begin(system, header.value)) : header;
  }

  /** The game of a header before its first decision. */
  static begin<S, E extends GameEvent, V>(system: System<S, E, V>, header: Header): Game<S, E, V> {
    return Game.restore(system, header, {
      at: 0,
      state: system.setup(header),
      prng: Prng.seeded(header.seed, 'game').state,
    });
  }

  /** The game as it stood at a checkpoint. `past` is the log that led there; its events are not known again. */
  static restore<S, E extends GameEvent, V>(
    system: System<S, E, V>,
    header: Header,
    from: Checkpoint<S>,
    past: readonly string[] = [],
  ): Game<S, E, V> {
    const game = new Game<S, E, V>(system, header, from);
    game.#past.log.push(...past);
    game.#runFrom(from);
    return game;
  }

  get state(): S {
    return this.#motion.world.state;
  }

  get world(): World<S, E> {
    return this.#motion.world;
  }

  get outcome(): Outcome | undefined {
    return this.#frozen ? undefined : this.#motion.outcome;
  }

  /** Set when a rule broke: the table is frozen, and this report replays it. */
  get frozen(): EngineError | undefined {
    return this.#frozen;
  }

  get log(): readonly string[] {
    return this.#past.log;
  }

  get history(): readonly Entry[] {
    return this.#past.history;
  }

  /** All that happened, secrets included: a seat has its own stream. */
  get events(): readonly E[] {
    return this.#past.events;
  }

  /** What a seat has been told; what anybody may hear, without one. */
  stream(seat: SeatId | undefined): Stream<E> {
    return this.#past.streams.of(seat);
  }

  get checkpoint(): Checkpoint<S> {
    return this.#checkpoint;
  }

  get hash(): string {
    return hashState(this.state);
  }

  /** The number the next answer must carry. */
  get seq(): number {
    return this.log.length;
  }

  /** The decisions that wait for an answer: one, or several when seats choose in secret together. */
  get open(): readonly Decision[] {
    return this.#frozen ? [] : this.#motion.open;
  }

  /** The open decisions as clients get them. */
  get offered(): readonly OfferedDecision[] {
    const { open, seq } = this;
    return open.map((decision) => offer(decision, { seq, together: this.#motion.waiting?.together === true }));
  }

  /** What an option of an open decision is worth; undefined where it says nothing, or is open no more. */
  odds(asked: { readonly seq: number; readonly seat: SeatId }, option: string): OddsSummary | undefined {
    if (asked.seq !== this.seq) return undefined;
    const decision = this.open.find(({ seat }) => seat === asked.seat);
    return decision?.options.find(({ id }) => id === option)?.odds?.();
  }

  view(seat: SeatId | undefined): V {
    return this.system.view(this.world, seat);
  }

  /** True while a seat sees what the others may not. */
  isPrivate(seat: SeatId): boolean {
    return this.system.isPrivate?.(this.state, seat) ?? false;
  }

  answer({ seq, seat, picks }: GivenAnswer): Result<readonly E[]> {
    if (this.#frozen) return fail('game-frozen', { reason: this.#frozen.message });
    if (this.outcome) return fail('game-over', { outcome: this.outcome.id });
    if (seq !== this.seq) return fail('decision-taken', { got: seq, open: this.seq });
    const decision = this.open.find((d) => d.seat === seat);
    if (!decision) return fail('wrong-seat', { got: seat, open: this.open.map((d) => d.seat).join(', ') });
    const checked = pick(decision, picks);
    if (!checked.ok) return checked;
    const before = this.events.length;
    this.#accept(decision, picks);
    if (this.#frozen) return fail('game-frozen', { reason: (this.#frozen as EngineError).message });
    return ok(this.events.slice(before));
  }

  /** From now on `seat` passes this decision by itself, wherever passing is an option. */
  setAutoPass(seat: SeatId, decision: string, on: boolean): void {
    this.#autoPass.set(seat, decision, on);
  }

  /** Why the last decision cannot be taken back by this seat alone, if it cannot. */
  undoFault(seat: SeatId): Fault | undefined {
    const last = this.history.findLast((entry) => entry.decision !== UNDO);
    if (!last || this.log.every((entry) => entry.startsWith(UNDO))) return { code: 'undo-nothing', params: {} };
    if (last.seat !== seat) return { code: 'undo-past-other', params: { seat: last.seat } };
    if (last.seen !== this.#past.seen) return { code: 'undo-past-chance', params: { decision: last.decision } };
    return undefined;
  }

  /** The game with its last decision taken back; past a die or another seat only when the table agrees, and logged. */
  undo(seat: SeatId, options: { agreed: boolean } = { agreed: false }): Result<Game<S, E, V>> {
    const fault = this.undoFault(seat);
    if (fault?.code === 'undo-nothing' || (fault && !options.agreed)) return { ok: false, fault };
    const logged = fault !== undefined || this.log.at(-1)!.startsWith(UNDO);
    return this.#again(logged ? takeBack(this.log) : this.log.slice(0, -1));
  }

  /** Another game that shares the first `at` log entries of this one. */
  fork(at: number): Result<Game<S, E, V>> {
    const decisions = this.log.slice(0, at);
    if (at < this.#origin.at) return Game.replay(this.system, { ...this.header, decisions, hashes: [] });
    return this.#again(decisions);
  }

  /** A copy that plays on from the open decision with chance of its own: what bots try, and forget. */
  branch(chance: Chance): Branch<S, E> {
    const { at, state, prng } = this.#checkpoint;
    const motion = new Motion(this.system, copy(state), { chance: this.#chance(new Prng(prng)) });
    motion.run();
    for (const [i, entry] of this.log.slice(at).entries()) {
      if (isUndo(entry)) motion.chance = this.#chance(this.#reseeded(at + i));
      else motion.take(motion.open[0]!, picksOf(entry), () => {});
    }
    // Answers given in secret, which wait for those of others.
    for (const { decision, picks } of this.#motion.waiting?.gathered ?? [])
      motion.take(motion.open.find(({ seat }) => seat === decision.seat)!, picks, () => {});
    return new Branch(motion, chance);
  }

  /** Plays entries from the last boundary they share with this game. */
  #again(entries: readonly string[]): Result<Game<S, E, V>> {
    const shared = this.log.findIndex((entry, i) => entry !== entries[i]);
    const most = shared < 0 ? this.log.length : shared;
    const near = this.#ring.filter(({ at }) => at <= most && at <= entries.length);
    const from = near.at(-1);
    const start = from ?? this.#origin;
    const game = new Game<S, E, V>(this.system, this.header, this.#origin);
    if (from) {
      game.#past.take(this.#past, from.mark);
      game.#ring = near.slice(0, -1);
    } else game.#past.log.push(...entries.slice(0, start.at));
    game.#runFrom(start);
    const fault = game.follow(entries.slice(start.at));
    return fault ? { ok: false, fault } : ok(game);
  }

  /** Plays the decisions of a file again from the start, and stops at the first that does not fit. */
  static replay<S, E extends GameEvent, V>(
    system: System<S, E, V>,
    file: Header & Pick<SaveFile, 'decisions' | 'hashes'>,
  ): Result<Game<S, E, V>> {
    const { decisions, hashes, ...header } = file;
    const game = Game.begin(system, header);
    const fault = game.follow(decisions, hashes);
    return fault ? { ok: false, fault } : ok(game);
  }

  /** Takes logged decisions in turn; returns the first mismatch, naming the decision and both sides. */
  follow(entries: readonly string[], hashes: SaveFile['hashes'] = []): Fault | undefined {
    const expected = new Map(hashes.map(([at, hash]) => [at, hash]));
    for (const entry of entries) {
      const at = this.seq + 1;
      const fault = this.#followOne(entry);
      if (fault) return { code: 'save-mismatch', params: { at, got: entry, ...fault } };
      // Simultaneous answers enter the log together: its length, not `at`, says where the hash was taken.
      const hash = expected.get(this.seq);
      if (hash !== undefined && hash !== this.hash)
        return { code: 'save-mismatch', params: { at: this.seq, got: hash, expected: this.hash } };
    }
    return undefined;
  }

  save(): SaveFile<S> {
    return {
      format: `${FORMAT}/${FORMAT_VERSION}`,
      ...this.header,
      ...(this.system.carried?.length && { carried: this.system.carried }),
      decisions: this.log.slice(),
      hashes: this.#past.hashes.slice(),
      checkpoint: this.outcome ? null : this.#checkpoint,
      result: this.outcome ?? null,
    };
  }

  #followOne(entry: string): Fault['params'] | undefined {
    const decision = this.open[0];
    if (this.#frozen) return { decision: 'frozen', expected: this.#frozen.message };
    if (!decision) return { decision: 'none', expected: this.outcome?.id ?? '' };
    if (isUndo(entry)) {
      this.#reseed(entry);
      return undefined;
    }
    const picks = picksOf(entry);
    const checked = pick(decision, picks);
    if (!checked.ok) return { decision: decision.id, expected: decision.options.map((o) => o.id).join(', ') };
    this.#take(decision, picks);
    return undefined;
  }

  /** Takes an answer, then those of the seats that pass by themselves. */
  #accept(decision: Decision, picks: readonly string[]): void {
    this.#take(decision, picks);
    for (let next = this.#autoPass.among(this.open); next; next = this.#autoPass.among(this.open))
      this.#take(next, [PASS]);
  }

  #take(decision: Decision, picks: readonly string[]): void {
    let logged = 0;
    this.#guarded(() =>
      this.#motion.take(decision, picks, (taken) => {
        logged = taken.given.length;
        this.#note(taken);
      }),
    );
    // Simultaneous answers enter the log together, so a multiple may be stepped over.
    const at = this.log.length;
    if (logged > at % HASH_EVERY) this.#past.hashes.push([at, this.hash]);
  }

  #note({ given, shown }: Taken): void {
    for (const { decision, picks } of given)
      this.#past.record({ seat: decision.seat, decision: decision.id, picks, entry: picks.join(' ') });
    if (shown) this.#past.seen++;
  }

  /** A rule that throws freezes this table alone: the step is discarded and a replayable report is kept. */
  #guarded(run: () => void): void {
    try {
      run();
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      const report = {
        header: this.header,
        decisions: this.log.slice(),
        ...(cause instanceof EngineError && cause.report),
      };
      this.#frozen = new EngineError(message, report, cause);
      this.#stand(this.#checkpoint);
    }
  }

  #runFrom(from: Checkpoint<S>): void {
    this.#stand(from);
    this.#guarded(() => this.#motion.run());
  }

  #stand(at: Checkpoint<S>): void {
    this.#checkpoint = at;
    this.#prng = new Prng(at.prng);
    const past = this.#past;
    this.#motion = new Motion<S, E>(this.system, copy(at.state), {
      chance: this.#chance(this.#prng),
      onBoundary: () => this.#keepBoundary(),
      onChance: () => {
        past.seen++;
      },
      onEvent: (event) => {
        past.happened(event, this.state);
        if (this.system.reveals?.(event, this.state)) past.seen++;
      },
    });
  }

  #keepBoundary(): void {
    const boundary = { at: this.log.length, state: copy(this.state), prng: this.#prng.state };
    this.#checkpoint = boundary;
    if (this.#ring.push({ ...boundary, mark: this.#past.mark }) > AT_HAND) this.#ring.shift();
  }

  #reseed(entry: string): void {
    this.#prng = this.#reseeded(this.log.length, entry);
    this.#past.record({ seat: 0, decision: UNDO, picks: [entry], entry });
    this.#motion.chance = this.#chance(this.#prng);
  }

  /** The stream after the undo at that place of the log. */
  #reseeded(at: number, entry = this.log[at]!): Prng {
    const undone = this.log.slice(0, at).filter((e) => e.startsWith(UNDO)).length;
    return Prng.seeded(this.header.seed, `${entry} ${undone + 1}`);
  }

  #chance(prng: Prng): Chance {
    if (this.header.dice === 'physical') return new PhysicalChance(prng, this.system.decks);
    return new SeededChance(prng);
  }
}

const picksOf = (entry: string): readonly string[] => (entry === '' ? [] : entry.split(' '));
