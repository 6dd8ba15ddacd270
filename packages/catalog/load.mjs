// The loader for scripts that run on plain Node, which does not read TypeScript before version 22.
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const built = buildSync({
  entryPoints: [fileURLToPath(new URL('./src/load.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'esm',
  // The browser build of `yaml` is the one made of ES modules; a data: address can import nothing but Node's own modules.
  platform: 'browser',
  external: ['node:*'],
});
const code = built.outputFiles.map(({ contents }) => Buffer.from(contents).toString('base64')).join('');

/** @type {typeof import('./src/load.ts')} */
export const catalog = await import(`data:text/javascript;base64,${code}`);
