import cliProgress from 'cli-progress';
import type { Context } from '../context.ts';

export interface Progress {
  add(done: number): void;
  close(): void;
}

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
  });
  bar.start(total, 0);
  return { add: (done) => bar.increment(done), close: () => bar.stop() };
}
