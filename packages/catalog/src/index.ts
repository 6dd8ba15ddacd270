import type { RuleId } from './rule-ids.gen.ts';

export type { AD1RuleId, AD2RuleId, C50RuleId, HBRuleId, RuleId } from './rule-ids.gen.ts';
export { DRAFTS, SYSTEM_IDS, type SystemId } from './systems.ts';

/** What an event or a decision may cite: a catalogued rule, or an id of the toy games that exercise the kernel. */
export type RuleRef = RuleId | `TOY-${string}`;
export type { RuleText } from './texts.ts';
