import { AutoPass, PASS } from './auto-pass.ts';
import { type Chance, PhysicalChance, SeededChance } from './chance.ts';
import { copy } from './copy.ts';
import type { Decision, SeatId } from './decision.ts';
import { Drive, type Stop } from './drive.ts';
import { EngineError, type Fault, fail, ok, type Result } from './errors.ts';
import type { GameEvent } from './event.ts';
import { hashState } from './hash.ts';
import { type Entry, isUndo, takeBack, UNDO } from './log.ts';
import { headerOf, type NewGame } from './new-game.ts';
import { pick } from './picks.ts';
import { Prng } from './prng.ts';
import { type Checkpoint, FORMAT, FORMAT_VERSION, type Header, type SaveFile } from './save.ts';
import type { Outcome, System } from './system.ts';
import { type Given, Waiting } from './waiting.ts';

/** A state hash is kept this often, so that a replay that drifts says where. */
const HASH_EVERY = 64;

export interface GivenAnswer {
  /** The number of the decision answered: an answer to a decision already taken is refused. */
  readonly seq: number;
  readonly seat: SeatId;
  readonly picks: readonly string[];
}

/** A game people play: answers in, events out, everything needed to save, undo, fork and replay it. */
export class Game<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly system: System<S, E, V>;
  readonly header: Header;
  readonly events: E[] = [];
  readonly history: Entry[] = [];
  readonly #log: string[] = [];
  readonly #hashes: (readonly [number, string])[] = [];
  readonly #autoPass = new AutoPass();
  #prng!: Prng;
  #drive!: Drive<S, E>;
  #checkpoint!: Checkpoint<S>;
  #origin!: Checkpoint<S>;
  #waiting: Waiting | undefined;
  #seen = 0;
  #frozen: EngineError | undefined;

  private constructor(system: System<S, E, V>, header: Header, past: readonly string[]) {
    this.system = system;
    this.header = header;
    this.#log.push(...past);
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
    const game = new Game<S, E, V>(system, header, past);
    game.#origin = from;
    game.#return(from);
    game.#guarded(() => game.#settle(undefined));
    return game;
  }

  get state(): S {
    return this.#drive.world.state;
  }

  get outcome(): Outcome | undefined {
    return !this.#frozen && this.#drive.atBoundary ? this.system.outcome(this.state) : undefined;
  }

  /** Set when a rule broke: the table is frozen, and this report replays it. */
  get frozen(): EngineError | undefined {
    return this.#frozen;
  }

  get log(): readonly string[] {
    return this.#log;
  }

  get checkpoint(): Checkpoint<S> {
    return this.#checkpoint;
  }

  get hash(): string {
    return hashState(this.state);
  }

  /** The number the next answer must carry. */
  get seq(): number {
    return this.#log.length;
  }

  /** The decisions that wait for an answer: one, or several when seats choose in secret together. */
  get open(): readonly Decision[] {
    return this.#frozen ? [] : (this.#waiting?.open ?? []);
  }

  view(seat: SeatId | undefined): V {
    return this.system.view(this.#drive.world, seat);
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
    if (!last || this.#log.every((entry) => entry.startsWith(UNDO))) return { code: 'undo-nothing', params: {} };
    if (last.seat !== seat) return { code: 'undo-past-other', params: { seat: last.seat } };
    if (last.seen !== this.#seen) return { code: 'undo-past-chance', params: { decision: last.decision } };
    return undefined;
  }

  /** The game with its last decision taken back; past a die or another seat only when the table agrees, and logged. */
  undo(seat: SeatId, options: { agreed: boolean } = { agreed: false }): Result<Game<S, E, V>> {
    const fault = this.undoFault(seat);
    if (fault?.code === 'undo-nothing' || (fault && !options.agreed)) return { ok: false, fault };
    const logged = fault !== undefined || this.#log.at(-1)!.startsWith(UNDO);
    return this.#again(logged ? takeBack(this.#log) : this.#log.slice(0, -1));
  }

  /** Another game that shares the first `at` log entries of this one. */
  fork(at: number): Result<Game<S, E, V>> {
    const decisions = this.#log.slice(0, at);
    if (at < this.#origin.at) return Game.replay(this.system, { ...this.header, decisions, hashes: [] });
    return this.#again(decisions);
  }

  /** Plays entries from where this game started or was restored: a log that no longer replays from its start still undoes. */
  #again(entries: readonly string[]): Result<Game<S, E, V>> {
    const { at } = this.#origin;
    const game = Game.restore(this.system, this.header, this.#origin, entries.slice(0, at));
    const fault = game.follow(entries.slice(at));
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
      decisions: this.#log.slice(),
      hashes: this.#hashes.slice(),
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
    const picks = entry === '' ? [] : entry.split(' ');
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
    const { given, answer, shown } = this.#waiting!.take(decision, picks);
    for (const one of given) this.#record(one);
    if (shown) this.#seen++;
    if (answer !== undefined) this.#guarded(() => this.#settle(this.#drive.resume(answer)));
    // Simultaneous answers enter the log together, so a multiple may be stepped over.
    const at = this.#log.length;
    if (given.length > at % HASH_EVERY) this.#hashes.push([at, this.hash]);
  }

  #record({ decision, picks }: Given): void {
    const { seat, id } = decision;
    this.history.push({ seat, decision: id, picks, firstEvent: this.events.length, seen: this.#seen });
    this.#log.push(picks.join(' '));
  }

  /** Runs until someone is needed or the game is over, with a checkpoint at every step boundary. */
  #settle(stop: Stop | undefined): void {
    let next = stop;
    while (!next && !this.system.outcome(this.state)) {
      this.#checkpoint = { at: this.#log.length, state: copy(this.state), prng: this.#prng.state };
      next = this.#drive.begin();
    }
    this.#waiting = next && new Waiting(next);
  }

  /** A rule that throws freezes this table alone: the step is discarded and a replayable report is kept. */
  #guarded(run: () => void): void {
    try {
      run();
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      const report = {
        header: this.header,
        decisions: this.#log.slice(),
        ...(cause instanceof EngineError && cause.report),
      };
      this.#frozen = new EngineError(message, report, cause);
      this.#return(this.#checkpoint);
      this.#waiting = undefined;
    }
  }

  #return(to: Checkpoint<S>): void {
    this.#checkpoint = to;
    this.#prng = new Prng(to.prng);
    this.#drive = new Drive<S, E>(this.system, copy(to.state), {
      chance: this.#chance(),
      onChance: () => {
        this.#seen++;
      },
      onEvent: (event) => {
        this.events.push(event);
        if (this.system.reveals?.(event, this.state)) this.#seen++;
      },
    });
  }

  #reseed(entry: string): void {
    const undone = this.#log.filter((e) => e.startsWith(UNDO)).length;
    this.history.push({ seat: 0, decision: UNDO, picks: [entry], firstEvent: this.events.length, seen: this.#seen });
    this.#log.push(entry);
    this.#prng = Prng.seeded(this.header.seed, `${entry} ${undone + 1}`);
    this.#drive.chance = this.#chance();
  }

  #chance(): Chance {
    if (this.header.dice === 'physical') return new PhysicalChance(this.#prng, this.system.decks);
    return new SeededChance(this.#prng);
  }
}
