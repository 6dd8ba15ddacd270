import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const BIN = join(ROOT, 'apps/cli/bin/souterrain.mjs');

/** A folder of its own for a test, taken away when it ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souterrain-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An environment that does not depend on who runs the tests. */
export const environment = (state: string, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => {
  const { LC_ALL: _, LC_MESSAGES: __, FORCE_COLOR: ___, PORT: ____, ...rest } = process.env;
  return { ...rest, LANG: 'fr_FR.UTF-8', SOUTERRAIN_LANG: '', NO_COLOR: '', XDG_STATE_HOME: state, ...more };
};

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs the real command to its end. */
export function souterrain(args: readonly string[], { input = '', env = {}, cwd }: RunOptions = {}): Ran {
  const options = { input, encoding: 'utf8', env: environment(freshFolder(), env), maxBuffer: 1 << 28 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { ...options, ...(cwd && { cwd }) });
  return { status, stdout, stderr };
}

export interface Talk {
  readonly child: ChildProcess;
  /** Everything written so far. */
  readonly said: () => string;
  /** Waits until what came after the last wait matches. */
  until(pattern: RegExp): Promise<string>;
  type(text: string): void;
  /** The exit status. */
  readonly ended: Promise<number | null>;
}

/** A command that goes on while the test talks to it. */
export function talkTo(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Talk {
  const child = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let all = '';
  let read = 0;
  let check = () => {};
  const hear = (chunk: Buffer) => {
    all += chunk.toString('utf8');
    check();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return {
    child,
    said: () => all,
    ended,
    type: (text) => void child.stdin.write(text),
    until: (pattern) =>
      new Promise((resolve, reject) => {
        check = () => {
          const found = pattern.exec(all.slice(read));
          if (!found) return;
          check = () => {};
          read += found.index + found[0].length;
          resolve(found[0]);
        };
        void ended.then(() => reject(new Error(`ended before ${pattern}:\n${all}`)));
        check();
      }),
  };
}

/** The command in a real pseudo-terminal. */
export function inTerminal(args: readonly string[], state: string): Talk {
  const line = [process.execPath, BIN, ...args].map((word) => `'${word}'`).join(' ');
  return talkTo('script', ['-qec', line, '/dev/null'], environment(state, { TERM: 'xterm-256color' }));
}
