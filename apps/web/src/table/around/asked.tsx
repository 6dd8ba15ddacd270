import { useSignal } from '@preact/signals';
import type { RuleRef } from '@souterrain/kernel';
import { lazyPart } from '../../page/lazy.tsx';
import { words } from '../../words/language.ts';

const RuleCard = lazyPart(() => import('./rule-card.tsx').then((m) => m.RuleCard));

/** Why this question is asked: the rule that asks it. */
export function Asked({ rule, system }: { readonly rule: RuleRef; readonly system: string }) {
  const open = useSignal<RuleRef | undefined>(undefined);
  const shown = open.value === rule;
  return (
    <span class="asked">
      <button
        type="button"
        class="rid"
        aria-expanded={shown}
        aria-label={`${words.value.table.whyAsked} ${rule}`}
        onClick={() => (open.value = shown ? undefined : rule)}
      >
        {rule}
      </button>
      {shown && <RuleCard key={rule} rule={rule} system={system} />}
    </span>
  );
}
