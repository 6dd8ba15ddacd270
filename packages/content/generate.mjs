// Writes the published JSON Schemas of packs: schemas/packs/<system>.schema.json. A test says when they are stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import { evaluate } from '../../tools/evaluate.mjs';
import { catalog } from '../catalog/load.mjs';

const folder = new URL('../../schemas/packs/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const system of catalog.SYSTEM_IDS) {
  const { text } = await evaluate(
    `import { packSchema } from './src/published.ts';
import { KINDS } from '../systems/${system}/src/content/schema/index.ts';
export const text = packSchema('${system}', KINDS);`,
    new URL('./', import.meta.url),
  );
  writeFileSync(new URL(`${system}.schema.json`, folder), text);
}
