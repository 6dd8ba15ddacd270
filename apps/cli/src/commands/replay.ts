import { checkSetup, Game, GENERATOR, type Outcome, type Result, readSave, type SaveFile } from '@souterrain/kernel';
import type { Context } from '../context.ts';
import type { Status } from '../failure.ts';
import { readText } from '../files.ts';
import { journalOf } from '../play/journal.ts';
import { refuse } from '../play/refuse.ts';
import { loadSystem, type Playable } from '../systems.ts';

export interface ReplayOptions {
  readonly json?: boolean;
  readonly events?: boolean;
}

/** Plays a save again from its first decision and compares what it says with what the rules give. */
export async function replay(path: string, options: ReplayOptions, context: Context): Promise<Status> {
  const { words, lang } = context;
  const text = readText(words, path);
  const refused = refuse(context, { path, text });
  const read = readSave(text);
  if (!read.ok) throw refused(read.fault);
  const save = read.value;
  const playable = await loadSystem(words, save.system);
  const replayed = replaySave(playable, save);
  if (!replayed.ok) throw refused(replayed.fault);
  const game = replayed.value;
  const report = {
    file: path,
    system: save.system,
    version: save.version,
    seed: save.seed,
    decisions: game.log.length,
    events: game.events.length,
    outcome: game.outcome ?? null,
    hash: game.hash,
  };
  const company = { names: save.seats.map((seat) => seat.name) };
  const said = playable.words[lang];
  const journal = journalOf(game.events, said, company);
  if (options.json) {
    context.json(options.events ? { ...report, journal: game.events } : report);
    return 0;
  }
  if (options.events) for (const { text } of journal) context.print(text);
  const result = game.outcome ? said.outcome(game.outcome, company) : words.unfinished;
  context.print(words.replayed({ ...report, result }));
  return 0;
}

function replaySave({ system }: Playable, save: SaveFile): Result<Game> {
  if (save.version !== system.version || save.generator !== GENERATOR) {
    const params = { system: save.system, got: save.version, known: system.version };
    return { ok: false, fault: { code: 'save-version', params } };
  }
  const setup = checkSetup(system, save);
  if (!setup.ok) return setup;
  const { format: _, checkpoint, result, ...file } = save;
  const replayed = Game.replay(system, file);
  if (!replayed.ok) return replayed;
  const game = replayed.value;
  const at = game.log.length;
  if (game.frozen) return { ok: false, fault: { code: 'game-frozen', params: { reason: game.frozen.message } } };
  if (idOf(result) !== idOf(game.outcome)) return mismatch(at, idOf(result), idOf(game.outcome));
  if (!checkpoint) return replayed;
  const { decisions, hashes: __, ...header } = file;
  const resumed = Game.restore(system, header, checkpoint, decisions.slice(0, checkpoint.at));
  const fault = resumed.follow(decisions.slice(checkpoint.at));
  if (fault) return { ok: false, fault };
  return resumed.hash === game.hash ? replayed : mismatch(at, resumed.hash, game.hash);
}

/** The whole result as one comparable text. */
const idOf = (outcome: Outcome | null | undefined): string =>
  outcome ? [outcome.id, ...outcome.winners.map((w) => `#${w + 1}`), ...outcome.scores].join(' ') : '…';

const mismatch = (at: number, got: string, expected: string): Result<never> => ({
  ok: false,
  fault: { code: 'save-mismatch', params: { at, got, expected } },
});
