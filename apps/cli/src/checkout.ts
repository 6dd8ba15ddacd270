import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of the repository when the command runs from it; undefined in an installed package, which has no sources. */
export function checkoutRoot(): string | undefined {
  if (!existsSync(new URL('../src/cli.ts', import.meta.url))) return undefined;
  return fileURLToPath(new URL('../../../', import.meta.url));
}
