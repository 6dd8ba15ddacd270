// Writes the published JSON Schemas of case files: schemas/case.schema.json and one a system. A test says when they are stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SYSTEMS = ['cinquante-etages', 'attention-donjon'];
const root = new URL('../../', import.meta.url);

const systems = SYSTEMS.map((id, i) => `import { caseSystem as s${i} } from '@souterrain/${id}/testing';`).join('\n');
const { outputFiles } = await build({
  stdin: {
    contents: `import { publishedSchemas } from './src/published.ts';\n${systems}
export const files = publishedSchemas([${SYSTEMS.map((_, i) => `s${i}`).join(', ')}]);`,
    resolveDir: fileURLToPath(new URL('./', import.meta.url)),
  },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
});
const code = Buffer.from(outputFiles[0].contents).toString('base64');
const { files } = await import(`data:text/javascript;base64,${code}`);

mkdirSync(new URL('schemas/', root), { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(new URL(`schemas/${name}`, root), text);
