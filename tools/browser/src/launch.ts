import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find.ts';

/** A headless Chromium; the caller closes it. */
export async function launch(): Promise<Browser> {
  const found = await findBrowser();
  // Chromium refuses its sandbox to root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath: found.path,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: [...sandbox, '--disable-quic', '--disable-dev-shm-usage', '--disable-gpu', ...found.args],
  });
}
