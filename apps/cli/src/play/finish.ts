import { type Game, writeSave } from '@souterrain/kernel';
import type { Context } from '../context.ts';
import { failedCheck, type Status } from '../failure.ts';
import { writeNew } from '../files/write.ts';
import type { Playable } from '../systems.ts';
import { companyOf } from './company.ts';
import type { Sitting } from './sitting.ts';

/** The last words of a sitting: the result if there is one, and where the game is kept. */
export function finish(
  { game, unsaved }: Pick<Sitting, 'game' | 'unsaved'>,
  path: string,
  { playable, context }: { playable: Pick<Playable, 'words'>; context: Context },
): Status {
  const { words, print, colours, lang } = context;
  if (game.frozen) {
    // The game itself stays as it was before the decision that broke a rule; the report holds that decision.
    throw failedCheck(words.frozen(game.frozen.message, reported(game, path) ?? path));
  }
  const company = companyOf(game.header);
  if (game.outcome) print(colours.bold(playable.words[lang].outcome(game.outcome, company)));
  if (unsaved) throw failedCheck(words.notSaved(path, unsaved));
  print(game.outcome ? words.howToReplay(path) : words.howToResume(game.header.system, path));
  return 0;
}

function reported(game: Game, path: string): string | undefined {
  try {
    return writeNew(path.replace(/(\.json)?$/, '-rapport.json'), writeSave(game.save()));
  } catch {
    return undefined;
  }
}
