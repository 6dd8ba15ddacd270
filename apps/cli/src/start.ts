import { parseArgs } from 'node:util';
import { type Context, contextOf } from './context.ts';
import { badUsage, Failure, failedCheck, type Status } from './failure.ts';
import { codeOf } from './files.ts';
import { langOf } from './lang.ts';
import { wholeNumber } from './numbers.ts';
import { type Serving, serveWeb, stopAsked, webFolder } from './serve.ts';

const PORT = 3000;
/** How many ports after the default one are tried. */
const NEXT = 20;

export interface Start {
  readonly argv: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly webIsStale: () => boolean;
  readonly buildWeb: () => Promise<void>;
}

/** What `npm start` does once the command itself is built: the web app, then the server. */
export async function start({ argv, env, webIsStale, buildWeb }: Start): Promise<Status> {
  try {
    const context = contextOf(langOf(argv, env), env);
    const asked = portAsked(argv, env, context);
    if (webIsStale()) {
      context.print(context.words.building);
      await buildWeb();
    }
    const server = await listen(asked, context);
    context.print(context.words.serving(server.address));
    await stopAsked();
    await server.close();
    return 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.status;
  }
}

/** The port of --port or of PORT; undefined when nobody asked for one. */
function portAsked(argv: readonly string[], env: NodeJS.ProcessEnv, { words }: Context): number | undefined {
  const options = { port: { type: 'string' }, lang: { type: 'string' } } as const;
  let text: string | undefined;
  try {
    text = parseArgs({ args: [...argv], options }).values.port ?? (env.PORT || undefined);
  } catch {
    throw badUsage(words.startUsage);
  }
  return text === undefined ? undefined : wholeNumber(words, { option: '--port', text, min: 0, max: 65535 });
}

/** An explicit port in use is an error; the default one gives way to the next that is free. */
async function listen(asked: number | undefined, { words, print }: Context): Promise<Serving> {
  const folder = webFolder();
  if (!folder) throw failedCheck(words.noWeb);
  const first = asked ?? PORT;
  for (let port = first; ; port++) {
    try {
      const server = await serveWeb({ folder, port });
      if (port !== first) print(words.portMoved(first, port));
      return server;
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'EADDRINUSE') throw failedCheck(words.cannotListen(port, code));
      if (asked !== undefined || port === first + NEXT) throw failedCheck(words.portInUse(port));
    }
  }
}
