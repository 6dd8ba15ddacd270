import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkoutRoot } from '../checkout.ts';
import type { Context } from '../context.ts';
import { badUsage, type Status } from '../failure.ts';

/** The part of the repository's own hygiene checks that this command calls. */
interface Checks {
  run(
    root: string,
    names: readonly string[],
  ): { readonly findings: readonly string[]; readonly notes: readonly string[] };
}

const NOTE = /^(?<system>\S+): (?<ids>\d+) ids, (?:all planned|(?<covered>\d+) covered, (?<planned>\d+) planned)$/;

/** How many rules of each system a test or a case names. Only a checkout has the tests to count. */
export async function printCoverage({ words, print }: Context): Promise<Status> {
  const root = checkoutRoot();
  if (!root) throw badUsage(words.onlyInCheckout('--coverage'));
  const file = join(root, 'tools/tidy/src/checks.mjs');
  const checks = (await import(pathToFileURL(file).href)) as Checks;
  const { findings, notes } = checks.run(root, ['coverage']);
  for (const finding of findings) print(finding);
  for (const note of notes) {
    const found = NOTE.exec(note)?.groups;
    if (!found) throw new Error(`unreadable coverage: ${note}`);
    const { system = '', ids, covered = 0, planned = ids } = found;
    print(words.coverage({ system, ids: Number(ids), covered: Number(covered), planned: Number(planned) }));
  }
  return findings.length > 0 ? 1 : 0;
}
