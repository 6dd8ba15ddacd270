import type { Context } from '../context.ts';
import { Failure, type Status } from '../failure.ts';
import { playableOf, playableWith } from '../own-packs.ts';
import { autosaveIn } from '../play/autosave.ts';
import { chooseClasses } from '../play/choose.ts';
import { finish } from '../play/finish.ts';
import { type Lines, openLines } from '../play/lines.ts';
import { readToResume, resumeGame } from '../play/resume.ts';
import { Sitting } from '../play/sitting.ts';
import { type PlayOptions, startGame } from '../play/start.ts';
import { stopAsked } from '../stop.ts';

const RECALLED = 5;

export async function play(id: string, options: PlayOptions, context: Context): Promise<Status> {
  const { words, say, colours } = context;
  const { load } = options;
  const stopped = stopAsked('SIGHUP');
  const saved = load === undefined ? undefined : readToResume(id, { ...options, load }, context);
  const playable =
    saved?.save.system === id
      ? await playableOf(saved.save, { ...options, ...saved }, context)
      : await playableWith(id, options, context);
  const lines = openLines(process.stdin, process.stdout);
  void stopped.then(lines.close);
  try {
    const chosen = load === undefined ? await chooseClasses(playable, options, { lines, context }) : options;
    if (!chosen) return 0;
    const started = saved
      ? resumeGame(playable, { ...saved, load: options.load!, saveTo: options.save }, context)
      : startGame(playable, chosen, context);
    const { game, place, notice, refused } = started;
    const autosave = autosaveIn(place);
    const sitting = new Sitting(game, playable, { context, autosave });
    say(
      `${colours.bold(playable.words[context.lang].title)} · ${words.seedIs(game.header.seed)} · ${words.savedIn(autosave.path)}`,
    );
    say(colours.dim(words.askHelp));
    if (notice) say(colours.yellow(notice));
    const toTheEnd = async (): Promise<Status> => {
      sitting.recall(load === undefined ? Number.POSITIVE_INFINITY : RECALLED);
      await playOn(sitting, lines);
      if (refused && sitting.game.frozen) throw refused();
      return finish(sitting, autosave.path, { playable, context });
    };
    try {
      return refused ? await orRefused(toTheEnd, refused) : await toTheEnd();
    } finally {
      autosave.close();
    }
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
