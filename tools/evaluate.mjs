import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Runs a few lines of TypeScript that import our sources from `folder`, and returns what they export. */
export async function evaluate(contents, folder) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(folder) },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
