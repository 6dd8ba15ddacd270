import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import type { Found } from './find.ts';

interface Bundle {
  executablePath(): Promise<string>;
}

const PACKAGE = '@sparticuz/chromium';

/** The Chromium that comes with `npm ci` on Linux x64, unpacked once in the temporary folder. */
export async function bundledBrowser(): Promise<Found | undefined> {
  if (platform() !== 'linux' || arch() !== 'x64') return undefined;
  const root = packageRoot();
  if (root === undefined) return undefined;
  const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
  // One folder per version and user: the package's own fixed path is reused across versions.
  const folder = join(tmpdir(), `souterrain-browser-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(folder)) await unpackTo(folder);
  return {
    path: join(folder, 'chromium'),
    origin: `bundled ${PACKAGE} ${version}`,
    args: ['--headless=shell', '--use-gl=angle', '--use-angle=swiftshader'],
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

function packageRoot(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(PACKAGE);
    return entry.slice(0, entry.lastIndexOf(`chromium${sep}build`) + 'chromium'.length);
  } catch {
    return undefined;
  }
}

/** Test files open browsers at once: each unpacks aside, and the folder appears whole, given its name by the first to finish. */
async function unpackTo(folder: string): Promise<void> {
  const aside = mkdtempSync(`${folder}-`);
  try {
    // AWS_EXECUTION_ENV is the package's switch for unpacking its own nss, nspr and expat.
    await withEnvironment({ TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }, async () =>
      ((await import(PACKAGE)) as { default: Bundle }).default.executablePath(),
    );
    writeFontConfiguration(aside, folder);
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

// The shipped configuration names /tmp/fonts: without this one, a bare machine draws no text at all.
function writeFontConfiguration(folder: string, later: string): void {
  writeFileSync(
    join(folder, 'fonts', 'fonts.conf'),
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
      `<dir>${later}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${later}/font-cache</cachedir></fontconfig>`,
  );
}

async function withEnvironment<T>(values: Record<string, string>, run: () => Promise<T>): Promise<T> {
  const before = Object.keys(values).map((key) => [key, process.env[key]] as const);
  Object.assign(process.env, values);
  try {
    return await run();
  } finally {
    for (const [key, value] of before) {
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
  }
}
