import type { System } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import { rest } from '../words/language.ts';
import type { Drafting } from './draft.ts';

interface VariantsProps {
  readonly system: System;
  readonly said: SystemWords;
  readonly drafting: Drafting;
}

/** Every point the rules leave open, with the reading that is played unless another is chosen. */
export function Variants({ system, said, drafting }: VariantsProps) {
  const w = rest.value.setup;
  const chosen = drafting.draft.value.variants;
  return (
    <details class="panel variants">
      <summary>
        <h2 class="title">{w.variants}</h2>
        <span class="chip">{w.changed(Object.keys(chosen).length)}</span>
      </summary>
      <p class="muted">{w.variantsHint}</p>
      <ul>
        {system.variants.map(({ id, rule, values }) => {
          const { label, hint } = said.variant(id);
          const value = chosen[id] ?? values[0];
          const reading = said.variant(id, value);
          return (
            <li key={id}>
              <label class="field">
                <span>
                  <b>{label}</b> <span class="rid">{rule}</span>
                  {hint !== undefined && <small>{hint}</small>}
                </span>
                <select value={value} onChange={(e) => drafting.vary(id, e.currentTarget.value)}>
                  {values.map((v, i) => (
                    <option key={v} value={v}>
                      {said.variant(id, v).label}
                      {i === 0 ? ` (${w.asWritten})` : ''}
                    </option>
                  ))}
                </select>
              </label>
              {reading.hint !== undefined && <p class="muted">{reading.hint}</p>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
