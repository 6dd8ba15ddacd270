import type { Context } from '../context.ts';
import { failedCheck, type Status } from '../failure.ts';
import { codeOf } from '../files/read.ts';
import { wholeNumber } from '../numbers.ts';
import { serveWeb, webFolder } from '../serve.ts';
import { stopAsked } from '../stop.ts';

export async function serve({ port: text }: { port: string }, { words, print }: Context): Promise<Status> {
  const port = wholeNumber(words, { option: '--port', text, min: 0, max: 65535 });
  const folder = webFolder();
  if (!folder) throw failedCheck(words.noWeb);
  const server = await serveWeb({ folder, port }).catch((error: unknown) => {
    const code = codeOf(error);
    throw failedCheck(code === 'EADDRINUSE' ? words.portInUse(port) : words.cannotListen(port, code));
  });
  const stop = stopAsked();
  print(words.serving(server.address));
  await stop;
  await server.close();
  return 0;
}
