import type { Labelled } from '@souterrain/words';

interface ValuesProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly chosen: string | undefined;
  readonly disabled?: boolean;
  say(value: string): Labelled;
  onChoose(value: string): void;
}

/** One of several values, each with its hint: a radio button as large as its card. */
export const Values = ({ name, label, values, chosen, disabled = false, say, onChoose }: ValuesProps) => (
  <fieldset class="values" aria-label={label} disabled={disabled}>
    {values.map((value) => {
      const { label: title, hint } = say(value);
      return (
        <label key={value} class={chosen === value ? 'value on' : 'value'}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <strong>{title}</strong>
          {hint !== undefined && <small>{hint}</small>}
        </label>
      );
    })}
  </fieldset>
);
