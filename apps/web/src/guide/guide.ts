import type { RuleId } from '@souterrain/catalog';
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
