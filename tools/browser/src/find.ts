import { existsSync } from 'node:fs';
import { bundledBrowser } from './bundled.ts';
import { installedBrowser } from './installed.ts';

export interface Found {
  path: string;
  origin: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
}

/** SOUTERRAIN_CHROMIUM, then the machine's own browser, then the bundled one; otherwise an error that names the ways out. */
export async function findBrowser(): Promise<Found> {
  const named = process.env.SOUTERRAIN_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`SOUTERRAIN_CHROMIUM=${named} does not exist`);
    return { path: named, origin: 'SOUTERRAIN_CHROMIUM', args: [], env: {} };
  }
  const installed = installedBrowser();
  if (installed !== undefined) return { path: installed, origin: `system ${installed}`, args: [], env: {} };
  const bundled = await bundledBrowser();
  if (bundled !== undefined) return bundled;
  throw new Error(
    [
      'No Chromium found. Do one of:',
      '  - npm ci (on Linux x64 it brings @sparticuz/chromium)',
      '  - apt-get install --no-install-recommends chromium',
      '  - SOUTERRAIN_CHROMIUM=/path/to/chrome npm test',
    ].join('\n'),
  );
}
