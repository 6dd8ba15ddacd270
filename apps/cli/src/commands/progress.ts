import cliProgress from 'cli-progress';
import type { Context } from '../context.ts';

export interface Progress {
  add(done: number): void;
  close(): void;
}

/** What a shell expects of a command ended by Ctrl+C. */
const INTERRUPTED = 130;

const SILENT: Progress = { add: () => {}, close: () => {} };

/** A bar on a terminal, nothing in a pipe: the standard output belongs to the result. */
export function openProgress(total: number, { words }: Context): Progress {
  if (!process.stderr.isTTY) return SILENT;
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    format: words.progress,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    // Left to itself the bar swallows the first Ctrl+C: the command would go on without a bar.
    gracefulExit: false,
  });
  const interrupted = () => {
    bar.stop();
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', interrupted);
  bar.start(total, 0);
  return {
    add: (done) => bar.increment(done),
    close: () => {
      process.removeListener('SIGINT', interrupted);
      bar.stop();
    },
  };
}
