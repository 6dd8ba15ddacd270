import {
  type Fault,
  type Game,
  hashState,
  type Outcome,
  type Result,
  replaySave,
  type SaveFile,
} from '@souterrain/kernel';
import type { Context } from '../context.ts';
import type { Status } from '../failure.ts';
import { type PackOptions, playableOf } from '../own-packs.ts';
import { companyOf } from '../play/company.ts';
import { journalOf } from '../play/journal.ts';
import { readSaved } from '../play/resume.ts';
import { isSystem, type Playable } from '../systems.ts';

export interface ReplayOptions extends PackOptions {
  readonly json?: boolean;
  readonly events?: boolean;
}

/** Plays a save again from its first decision and compares what it says with what the rules give. */
export async function replay(path: string, options: ReplayOptions, context: Context): Promise<Status> {
  const { words, lang } = context;
  const { save, refused } = readSaved(path, options, context);
  if (!isSystem(save.system)) throw refused({ code: 'save-system', params: { got: save.system } });
  const playable = await playableOf(save, { ...options, refused }, context);
  const replayed = verified(playable, save);
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
  const company = companyOf(save);
  const said = playable.words[lang];
  // Nobody's secret is told before the game is over.
  const heard = game.outcome ? game.events : game.stream(undefined).events;
  const journal = journalOf(heard, said, company);
  if (options.json) {
    context.json(options.events ? { ...report, journal: heard } : report);
    return 0;
  }
  if (options.events) for (const { text } of journal) context.print(text);
  const result = game.outcome ? said.outcome(game.outcome, company) : words.unfinished;
  context.print(words.replayed({ ...report, result }));
  return 0;
}

/** A save that says nothing else than what its decisions give: its result and its checkpoint too. */
function verified({ system }: Playable, save: SaveFile): Result<Game> {
  const replayed = replaySave(system, save);
  if (!replayed.ok) return replayed;
  const game = replayed.value;
  if (game.frozen) return { ok: false, fault: { code: 'game-frozen', params: { reason: game.frozen.message } } };
  const { checkpoint, result } = game.save();
  const at = game.log.length;
  if (idOf(save.result) !== idOf(result))
    return mismatch({ at, field: 'result', got: idOf(save.result), expected: idOf(result) });
  const [got, expected] = [save.checkpoint, checkpoint].map(hashState) as [string, string];
  return got === expected ? replayed : mismatch({ at: save.checkpoint?.at ?? at, got, expected });
}

/** The whole result as one comparable text; empty while there is none. */
const idOf = (outcome: Outcome | null): string =>
  outcome ? [outcome.id, ...outcome.winners.map((w) => `#${w + 1}`), ...outcome.scores].join(' ') : '';

const mismatch = (params: Fault['params']): Result<never> => ({ ok: false, fault: { code: 'save-mismatch', params } });
