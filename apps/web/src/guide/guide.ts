import type { RuleId, SystemId } from '@souterrain/catalog';
import type { ByLang } from '@souterrain/words';

/** A decision of a guided game: what to read before it, what the guide would answer, what to read of what came of it. */
export interface Step {
  readonly decision: string;
  /** Ids of the options, as the log keeps them. */
  readonly picks: readonly string[];
  readonly before: ByLang<string>;
  readonly after?: ByLang<string>;
  readonly rule?: RuleId;
}

export interface Guide {
  readonly steps: readonly Step[];
  readonly closing: ByLang<string>;
}

/** One chunk a system, fetched once the first question of a guided game stands. */
export const guides: Readonly<Record<SystemId, () => Promise<Guide>>> = {
  'cinquante-etages': () => import('./notes/cinquante-etages.ts').then((m) => m.guide),
  'attention-donjon': () => import('./notes/attention-donjon.ts').then((m) => m.guide),
  'attention-donjon-2': () => import('./notes/attention-donjon-2.ts').then((m) => m.guide),
  'heros-bataillons': () => import('./notes/heros-bataillons.ts').then((m) => m.guide),
};
