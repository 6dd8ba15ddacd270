import type { TestProject } from 'vitest/node';
import { builtApp } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built app. */
    app: string;
  }
}

/** Before the first browser test: the app is built where it has changed, once for all workers. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { folder, drop } = await builtApp();
  provide('app', folder);
  return drop;
}
