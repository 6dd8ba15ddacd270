import type { SeatSetup, System } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import { rest } from '../words/language.ts';
import type { Drafting } from './draft.ts';

interface SeatFormProps {
  readonly system: System;
  readonly said: SystemWords;
  readonly seat: SeatSetup;
  readonly index: number;
  readonly drafting: Drafting;
  readonly alone: boolean;
}

/** One player: a name, and the choices the system asks for before the game. */
export function SeatForm({ system, said, seat, index, drafting, alone }: SeatFormProps) {
  const w = rest.value.setup;
  return (
    <fieldset class="panel seat-form">
      <legend class="sr">{w.player(index + 1)}</legend>
      <div class="row">
        <label class="field">
          <span>{w.player(index + 1)}</span>
          <input
            type="text"
            maxLength={24}
            value={seat.name}
            autoComplete="off"
            onInput={(e) => drafting.rename(index, e.currentTarget.value)}
          />
        </label>
        {!alone && (
          <button class="btn quiet" type="button" onClick={() => drafting.remove(index)}>
            {w.removePlayer(seat.name)}
          </button>
        )}
      </div>
      {system.choices.map(({ id, values }) => (
        <div key={id} class="values" role="radiogroup" aria-label={said.choice(id).label}>
          {values.map((value) => {
            const { label, hint } = said.choice(id, value);
            return (
              <label key={value} class={seat.choices[id] === value ? 'value on' : 'value'}>
                <input
                  type="radio"
                  name={`${id}-${index}`}
                  checked={seat.choices[id] === value}
                  onChange={() => drafting.choose(index, id, value)}
                />
                <strong>{label}</strong>
                {hint !== undefined && <small>{hint}</small>}
              </label>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
