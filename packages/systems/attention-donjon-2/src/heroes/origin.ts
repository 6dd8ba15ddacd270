import type { Origin as SharedOrigin } from '@souterrain/crawl/heroes';

interface Origin extends SharedOrigin {
  /** Compétences gained at creation, or raised. */
  readonly skills: Readonly<Record<string, number>>;
}

export const defineOrigin = (origin: Origin): Origin => origin;
