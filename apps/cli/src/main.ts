import { CommanderError } from 'commander';
import { contextOf } from './context.ts';
import { Failure, type Status } from './failure.ts';
import { langOf } from './lang.ts';
import { parserFault } from './parser-faults.ts';
import { programOf } from './program.ts';
import { words as all, type Words } from './words/index.ts';

/** Runs one command line and gives the exit status. Only a fault of ours shows a stack trace. */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<Status> {
  let words = all.fr;
  let status: Status = 0;
  try {
    const context = contextOf(langOf(argv, env), env);
    words = context.words;
    const program = programOf(context, (given) => {
      status = given;
    });
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return status;
  } catch (error) {
    return told(error, words, argv);
  }
}

function told(error: unknown, words: Words, argv: readonly string[]): Status {
  const fail = (status: Status, message: string): Status => {
    process.stderr.write(`${message}\n`);
    return status;
  };
  if (error instanceof Failure) return fail(error.status, error.message);
  if (error instanceof CommanderError) {
    const message = parserFault(words, error, argv);
    return message === undefined ? 0 : fail(2, message);
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return fail(1, words.internal(detail));
}
