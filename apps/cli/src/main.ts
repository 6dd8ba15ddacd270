import { join } from 'node:path';
import { CommanderError } from 'commander';
import pkg from '../package.json' with { type: 'json' };
import { contextOf } from './context.ts';
import { Failure, type Status } from './failure.ts';
import { stateFolder } from './files/names.ts';
import { writeNew } from './files/write.ts';
import { langOf } from './lang.ts';
import { parserFault } from './parser-faults.ts';
import { programOf } from './program.ts';
import { words as all, type Words } from './words/index.ts';

/** Runs one command line and gives the exit status. A fault of ours is told in a line, and its trace kept in a file. */
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
    return told(error, words, { argv, env });
  }
}

interface Called {
  readonly argv: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

function told(error: unknown, words: Words, { argv, env }: Called): Status {
  const fail = (status: Status, message: string): Status => {
    process.stderr.write(`${message}\n`);
    return status;
  };
  if (error instanceof Failure) return fail(error.status, error.message);
  if (error instanceof CommanderError) {
    const message = parserFault(words, error, argv);
    return message === undefined ? 0 : fail(2, message);
  }
  const message = error instanceof Error ? error.message : String(error);
  return fail(1, words.internal(message, reported(error, { argv, env })));
}

/** The file that holds what is needed to find a fault of ours; undefined where none can be written. */
function reported(error: unknown, { argv, env }: Called): string | undefined {
  const stack = error instanceof Error ? error.stack?.split('\n') : [String(error)];
  try {
    const report = `${JSON.stringify({ version: pkg.version, node: process.version, argv, stack }, null, 2)}\n`;
    return writeNew(join(stateFolder(env), 'erreur.json'), report);
  } catch {
    return undefined;
  }
}
