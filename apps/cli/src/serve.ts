import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { checkoutRoot } from './checkout.ts';

export const HOST = '127.0.0.1';

/** The built web app: beside the command in the package, in its own workspace in a checkout. */
export function webFolder(): string | undefined {
  const root = checkoutRoot();
  const folder = root ? join(root, 'apps/web/dist') : fileURLToPath(new URL('./web', import.meta.url));
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

export async function serveWeb({ folder, port }: { folder: string; port: number }): Promise<Serving> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ hold a hash of their content; everything else is asked for again.
      reply.setHeader(
        'cache-control',
        /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const address = await app.listen({ host: HOST, port });
  return { address: address.endsWith('/') ? address : `${address}/`, close: () => app.close() };
}
