import type { Game, OfferedDecision, Stream } from '@souterrain/kernel';
import { type Company, faultText, type SystemWords } from '@souterrain/words';
import type { Context } from '../context.ts';
import type { Playable } from '../systems.ts';
import { keyOf, numbered, type PlayCommand, readLine } from './answer.ts';
import type { Autosave } from './autosave.ts';
import { companyOf } from './company.ts';
import { complaintOf } from './complaint.ts';
import { type JournalLine, journalOf } from './journal.ts';
import { type Labels, labelsOf } from './labels.ts';
import { oddsText } from './odds.ts';
import { explain } from './why.ts';

const RECENT = 15;

/** A game at a terminal: one line in, lines out. */
export class Sitting {
  readonly #playable: Playable;
  readonly #context: Context;
  readonly #autosave: Autosave;
  readonly #said: SystemWords;
  readonly #company: Company;
  readonly #labels: Labels;
  #game: Game;
  #journal: JournalLine[] = [];
  /** How many events of the stream are in the journal. */
  #told = 0;
  #board = '';
  #unsaved: string | undefined;

  constructor(game: Game, playable: Playable, { context, autosave }: { context: Context; autosave: Autosave }) {
    this.#game = game;
    this.#playable = playable;
    this.#context = context;
    this.#autosave = autosave;
    this.#said = playable.words[context.lang];
    this.#company = companyOf(game.header);
    this.#labels = labelsOf(context.lang, this.#said, this.#company);
    this.#heard();
    this.save();
  }

  get game(): Game {
    return this.#game;
  }

  get open(): OfferedDecision | undefined {
    return this.#game.offered[0];
  }

  /** What went wrong with the last save, if anything did. */
  get unsaved(): string | undefined {
    return this.#unsaved;
  }

  /** Tells a failure when it starts, not at every decision. */
  save(): void {
    const { words } = this.#context;
    const { path } = this.#autosave;
    const before = this.#unsaved;
    this.#unsaved = this.#autosave.write(this.#game);
    if (this.#autosave.path !== path) this.#complain(words.movedOn(path, this.#autosave.path));
    if (this.#unsaved && this.#unsaved !== before) this.#complain(words.notSaved(this.#autosave.path, this.#unsaved));
  }

  /** The board when it has changed, then the question. */
  show(): void {
    const decision = this.open;
    if (!decision) return;
    this.#showBoard(decision, false);
    const { colours, say } = this.#context;
    say(colours.bold(this.#labels.prompt(decision)));
    const plain = numbered(decision);
    const wide = String(decision.options.length).length;
    for (const option of decision.options) {
      const { label, hint } = this.#labels.option(decision, option);
      if (plain && label === option.id) continue;
      const key = colours.cyan(keyOf(decision, option).padStart(wide));
      say(`${label}${hint ? colours.dim(` — ${hint}`) : ''}`, `  ${key}  `);
    }
    if (plain) say(colours.cyan(decision.options.map((o) => o.id).join(' ')), '  ');
    if (decision.min !== 1 || decision.max !== 1)
      say(colours.dim(this.#context.words.several(decision.min, decision.max)), '  ');
  }

  /** The last lines of the journal: where a resumed game stands. */
  recall(count: number): void {
    for (const { text } of this.#journal.slice(-count)) this.#context.say(text);
  }

  /** Takes one line; true when the person asks to leave. */
  take(line: string): boolean {
    const decision = this.open;
    if (!decision) return true;
    const typed = readLine(line, decision, (option) => this.#labels.option(decision, option).label);
    if (typed.kind === 'command') return this.#obey(typed.command, typed.count);
    if (typed.picks.length === 0 && decision.min > 0) return false;
    const { seq } = this.#game;
    const answered = this.#game.answer({ seq, seat: decision.seat, picks: typed.picks });
    if (!answered.ok) {
      // What is said of a rule that failed is said at the end, with where its report is.
      if (answered.fault.code === 'game-frozen') return true;
      this.#complain(complaintOf(answered.fault, decision, this.#context));
      return false;
    }
    // What is told has been kept.
    const lines = this.#heard();
    this.save();
    for (const { text } of lines) this.#context.say(text);
    return false;
  }

  #obey(command: PlayCommand, count: number): boolean {
    const { words, print } = this.#context;
    if (command === 'quit') return true;
    if (command === 'help') print(words.playHelp);
    else if (command === 'board') this.#showBoard(this.open!, true);
    else if (command === 'journal') this.recall(RECENT);
    else if (command === 'why') this.#why(count);
    else if (command === 'odds') this.#odds(this.open!);
    else this.#undo(command === 'undo-agreed');
    return false;
  }

  #why(count: number): void {
    const { words, print } = this.#context;
    const line = this.#journal.at(-count);
    print(line ? explain(line, this.#playable.system.id, this.#said, this.#context) : words.nothingToExplain);
  }

  #odds(decision: OfferedDecision): void {
    const context = this.#context;
    const worth = (option: string) => this.#game.odds(decision, option);
    context.print(oddsText(decision, { said: this.#said, labels: this.#labels, context, worth }));
  }

  #undo(agreed: boolean): void {
    const { lang, words, print } = this.#context;
    const seat = this.#game.history.at(-1)?.seat ?? 0;
    const undone = this.#game.undo(seat, { agreed });
    if (!undone.ok) {
      const past = undone.fault.code === 'undo-past-chance';
      this.#complain(past ? `${faultText(lang, undone.fault)} ${words.howToAgree}` : faultText(lang, undone.fault));
      return;
    }
    this.#game = undone.value;
    this.#journal = [];
    this.#told = 0;
    this.#heard();
    this.save();
    print(words.undone);
  }

  #showBoard({ seat }: OfferedDecision, always: boolean): void {
    const { lang, colours, print } = this.#context;
    const board = this.#playable.board(this.#game.view(seat), {
      system: this.#playable.system,
      lang,
      colours,
      company: this.#company,
      words: this.#said,
    });
    if (always || board !== this.#board) print(`\n${board}`);
    this.#board = board;
  }

  /** Whoever plays alone reads what it hears; around one screen, what anybody may hear is read. */
  get #stream(): Stream {
    return this.#game.stream(this.#game.header.seats.length === 1 ? 0 : undefined);
  }

  /** The lines that were not told yet; they enter the journal. */
  #heard(): readonly JournalLine[] {
    const { events } = this.#stream;
    const lines = journalOf(events.slice(this.#told), this.#said, this.#company);
    this.#told = events.length;
    this.#journal.push(...lines);
    return lines;
  }

  #complain(text: string): void {
    process.stderr.write(`${text}\n`);
  }
}
