// Writes the published JSON Schemas of case files: schemas/case.schema.json and one a system. A test says when they are stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import { evaluate } from '../../tools/evaluate.mjs';
import { catalog } from '../catalog/load.mjs';

const root = new URL('../../', import.meta.url);

const systems = catalog.SYSTEM_IDS.map(
  (id, i) => `import { caseSystem as s${i} } from '@souterrain/${id}/testing';`,
).join('\n');
const { files } = await evaluate(
  `import { publishedSchemas } from './src/published.ts';\n${systems}
export const files = publishedSchemas([${catalog.SYSTEM_IDS.map((_, i) => `s${i}`).join(', ')}]);`,
  new URL('./', import.meta.url),
);

mkdirSync(new URL('schemas/', root), { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(new URL(`schemas/${name}`, root), text);
