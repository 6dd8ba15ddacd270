// Writes what is derived from rules/*.yaml: src/rule-ids.gen.ts (kept in the repository) and dist/<system>.json (built).
// With --check, writes nothing and fails when src/rule-ids.gen.ts is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalog } from './load.mjs';

const here = new URL('./', import.meta.url);
const root = fileURLToPath(new URL('../../', here));
const generated = new URL('src/rule-ids.gen.ts', here);

function main() {
  const catalogues = catalog.loadCatalogues(root);
  const source = catalog.ruleIdsSource(catalogues);
  const current = existsSync(generated) ? readFileSync(generated, 'utf8') : '';
  if (process.argv.includes('--check')) {
    if (source === current) return;
    throw new Error('packages/catalog/src/rule-ids.gen.ts is stale: run node packages/catalog/generate.mjs');
  }
  if (source !== current) writeFileSync(generated, source);
  mkdirSync(new URL('dist/', here), { recursive: true });
  for (const catalogue of catalogues) {
    writeFileSync(new URL(`dist/${catalogue.system}.json`, here), `${JSON.stringify(catalog.texts(catalogue))}\n`);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
