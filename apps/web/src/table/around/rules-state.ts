import { signal } from '@preact/signals';
import type { RuleRef } from '@souterrain/kernel';

/** The rules beside the table: open or not, and at which rule. */
export const rulesOpen = signal<{ readonly rule: RuleRef | undefined } | undefined>(undefined);

export function openRules(rule?: RuleRef): void {
  rulesOpen.value = { rule };
}

export function closeRules(): void {
  rulesOpen.value = undefined;
}
