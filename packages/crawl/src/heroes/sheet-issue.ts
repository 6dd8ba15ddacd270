import type { RuleId } from '@souterrain/catalog';

/** Why a sheet is refused: the rule it breaks, and where. */
export interface SheetIssue {
  readonly rule: RuleId;
  readonly path: string;
  /** Text key. */
  readonly problem: string;
  readonly found?: string | number;
}
