import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';

export interface Lines {
  /** Shows the prompt and waits for a line; undefined at the end of the input or when the person interrupts. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Lines of a terminal or of a pipe. A pipe may give many at once: those not asked for yet are kept. */
export function openLines(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Lines {
  const terminal = input.isTTY === true && output.isTTY === true;
  const reader = createInterface({ input, output, terminal });
  const kept: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let ended = false;

  const give = (line: string | undefined) => {
    const resolve = waiting;
    waiting = undefined;
    resolve?.(line);
  };
  reader.on('line', (line) => {
    if (waiting) give(line);
    else kept.push(line);
  });
  const stop = () => {
    kept.length = 0;
    reader.close();
  };
  reader.on('SIGINT', stop);
  reader.on('close', () => {
    ended = true;
    give(undefined);
  });

  return {
    async next(prompt) {
      if (terminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      // Many lines that came at once are no reason not to hear a signal.
      if (kept.length > 0) await setImmediate();
      const line =
        kept.length > 0
          ? kept.shift()
          : ended
            ? undefined
            : await new Promise<string | undefined>((resolve) => {
                waiting = resolve;
              });
      // A transcript reads well only if it shows what was answered.
      if (!terminal) output.write(`${line ?? ''}\n`);
      else if (line === undefined) output.write('\n');
      return line;
    },
    close: stop,
  };
}
