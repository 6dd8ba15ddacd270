import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { type Context, contextOf } from './context.ts';
import { badUsage, Failure, failedCheck, type Status } from './failure.ts';
import { codeOf } from './files/read.ts';
import { langOf } from './lang.ts';
import { wholeNumber } from './numbers.ts';
import { HOST, serveWeb, webFolder } from './serve.ts';
import { stopAsked } from './stop.ts';

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
    const port = await choosePort(portAsked(argv, env, context), context);
    if (webIsStale()) {
      context.print(context.words.building);
      await buildWeb();
    }
    const folder = webFolder();
    if (!folder) throw failedCheck(context.words.noWeb);
    const server = await serveWeb({ folder, port });
    const stop = stopAsked();
    context.print(context.words.serving(server.address));
    await stop;
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

/** An explicit port in use is an error, told before anything is built; the default one gives way to the next that is free. */
async function choosePort(asked: number | undefined, { words, print }: Context): Promise<number> {
  const first = asked ?? PORT;
  for (let port = first; ; port++) {
    const code = await refusal(port);
    if (code === undefined) {
      if (port !== first) print(words.portMoved(first, port));
      return port;
    }
    if (code !== 'EADDRINUSE') throw failedCheck(words.cannotListen(port, code));
    if (asked !== undefined || port === first + NEXT) throw failedCheck(words.portInUse(port));
  }
}

/** Why a port cannot be listened on; undefined when it can. */
const refusal = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(codeOf(error)));
    probe.listen(port, HOST, () => probe.close(() => resolve(undefined)));
  });
