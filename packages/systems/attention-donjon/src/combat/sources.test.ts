import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@souterrain/catalog/load';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** Line n of the first document is line n + 324 of the whole game. */
const SHIFT = 324;

const lines = (text: string): readonly number[] =>
  text
    .split(/[^0-9]+/)
    .filter(Boolean)
    .map(Number);

test('[AD1-COMBAT-02] every rule of the chapter cites the same lines of both documents', () => {
  const { rules } = loadCatalogue(root, 'attention-donjon');
  const cited = rules
    .filter(({ id }) => /^AD1-(COMBAT|DMG|HEALTH)-/.test(id))
    .flatMap(({ source }) => {
      const found = source.match(/^003:([^;]+); 001:(.+)$/);
      return found ? [[lines(found[1]!), lines(found[2]!)] as const] : [];
    });
  expect(cited.length).toBeGreaterThan(20);
  for (const [whole, chapter] of cited) expect(chapter).toEqual(whole.map((line) => line - SHIFT));
});
