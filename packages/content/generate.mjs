// Writes the published JSON Schemas of packs: schemas/packs/<system>.schema.json. A test says when they are stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SYSTEMS = ['attention-donjon'];
const folder = new URL('../../schemas/packs/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const system of SYSTEMS) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { packSchema } from './src/published.ts';
import { KINDS } from '../systems/${system}/src/content/schema/index.ts';
export const text = packSchema('${system}', KINDS);`,
      resolveDir: fileURLToPath(new URL('./', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { text } = await import(`data:text/javascript;base64,${code}`);
  writeFileSync(new URL(`${system}.schema.json`, folder), text);
}
