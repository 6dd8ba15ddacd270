import type { SeatSetup } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import type { Adaptor } from '../systems/adaptor.ts';
import { words } from '../words/language.ts';
import type { Drafting } from './draft.ts';
import { HeroPicker } from './hero-picker.tsx';
import { Values } from './values.tsx';

interface SeatFormProps {
  readonly adaptor: Adaptor;
  readonly said: SystemWords;
  readonly seat: SeatSetup;
  readonly index: number;
  readonly drafting: Drafting;
  readonly alone: boolean;
}

/** One player: a name, and the choices the system asks for before the game. */
export function SeatForm({ adaptor, said, seat, index, drafting, alone }: SeatFormProps) {
  const w = words.value.setup;
  const { heroes, composing } = adaptor;
  const { variants: chosen, bots } = drafting.draft.value;
  const enlisted = heroes !== undefined && !!seat.choices[heroes.choice];
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
          <button class="btn" type="button" onClick={() => drafting.remove(index)}>
            {w.removePlayer(seat.name)}
          </button>
        )}
      </div>
      {adaptor.bot && (composing?.canBeBot(seat) ?? true) && (
        <label class="field check">
          <input
            type="checkbox"
            checked={bots.includes(index)}
            onChange={(e) => drafting.automate(index, e.currentTarget.checked)}
          />
          <span>{w.bot}</span>
        </label>
      )}
      {adaptor.system.choices.map(({ id, values, free }) =>
        free ? null : (
          <Values
            key={id}
            name={`${id}-${index}`}
            label={said.choice(id).label}
            values={composing ? values.filter((value) => composing.offers(value, chosen)) : values}
            say={(value) => said.choice(id, value)}
            chosen={seat.choices[id]}
            disabled={enlisted && id === heroes.instead}
            onChoose={(value) => drafting.choose(index, id, value)}
          />
        ),
      )}
      {heroes && (heroes.fits?.(seat) ?? true) && <HeroPicker {...{ adaptor, heroes, drafting, index }} />}
    </fieldset>
  );
}
