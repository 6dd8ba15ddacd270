import type { System } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import type { Drafting } from './draft.ts';

interface GameChoicesProps {
  readonly system: System;
  readonly said: SystemWords;
  readonly drafting: Drafting;
}

/** What is played, where a system has several games: its scenario, alone or within a campaign. */
export function GameChoices({ system, said, drafting }: GameChoicesProps) {
  const chosen = drafting.draft.value.variants;
  const choices = system.variants.filter((v) => v.game);
  if (choices.length === 0) return null;
  return (
    <section class="panel fields">
      {choices.map(({ id, values }) => (
        <div key={id} class="values" role="radiogroup" aria-label={said.variant(id).label}>
          {values.map((value) => {
            const { label, hint } = said.variant(id, value);
            const on = (chosen[id] ?? values[0]) === value;
            return (
              <label key={value} class={on ? 'value on' : 'value'}>
                <input type="radio" name={id} checked={on} onChange={() => drafting.vary(id, value)} />
                <strong>{label}</strong>
                {hint !== undefined && <small>{hint}</small>}
              </label>
            );
          })}
        </div>
      ))}
    </section>
  );
}
