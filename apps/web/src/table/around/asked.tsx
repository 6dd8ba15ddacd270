import { useSignal } from '@preact/signals';
import type { RuleRef } from '@souterrain/kernel';
import type { Adaptor } from '../../systems/adaptor.ts';
import { words } from '../../words/language.ts';
import { RuleCard } from './rule-card.tsx';

/** Why this question is asked: the rule that asks it. */
export function Asked({ rule, adaptor }: { readonly rule: RuleRef; readonly adaptor: Adaptor }) {
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
      {shown && <RuleCard key={rule} rule={rule} adaptor={adaptor} />}
    </span>
  );
}
