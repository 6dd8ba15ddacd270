import type { Context } from '../context.ts';
import { Failure, type Status } from '../failure.ts';
import { autosaveTo } from '../play/autosave.ts';
import { chooseClasses } from '../play/choose.ts';
import { finish } from '../play/finish.ts';
import { type Lines, openLines } from '../play/lines.ts';
import { Sitting } from '../play/sitting.ts';
import { type PlayOptions, resumeGame, startGame } from '../play/start.ts';
import { loadSystem } from '../systems.ts';

const RECALLED = 5;

export async function play(id: string, options: PlayOptions, context: Context): Promise<Status> {
  const { words, say, colours } = context;
  const playable = await loadSystem(words, id);
  const { load } = options;
  const lines = openLines(process.stdin, process.stdout);
  try {
    const chosen = load === undefined ? await chooseClasses(playable, options, { lines, context }) : options;
    if (!chosen) return 0;
    const started =
      load === undefined ? startGame(playable, chosen, context) : resumeGame(playable, { ...options, load }, context);
    const { game, path, notice, refused } = started;
    say(
      `${colours.bold(playable.words[context.lang].title)} · ${words.seedIs(game.header.seed)} · ${words.savedIn(path)}`,
    );
    say(colours.dim(words.askHelp));
    if (notice) say(colours.yellow(notice));
    const sitting = new Sitting(game, playable, { context, autosave: autosaveTo(path) });
    const toTheEnd = async (): Promise<Status> => {
      sitting.recall(load === undefined ? Number.POSITIVE_INFINITY : RECALLED);
      await playOn(sitting, lines);
      if (refused && sitting.game.frozen) throw refused();
      return finish(sitting, path, { playable, context });
    };
    return refused ? await orRefused(toTheEnd, refused) : await toTheEnd();
  } finally {
    lines.close();
  }
}

async function playOn(sitting: Sitting, lines: Lines): Promise<void> {
  while (sitting.open) {
    sitting.show();
    const line = await lines.next('> ');
    if (line === undefined || sitting.take(line)) return;
  }
}

/** Words too stumble over what is wrong deep inside a file: it is the fault of the file, and is said so. */
async function orRefused(play: () => Promise<Status>, refused: () => Failure): Promise<Status> {
  try {
    return await play();
  } catch (error) {
    throw error instanceof Failure ? error : refused();
  }
}
