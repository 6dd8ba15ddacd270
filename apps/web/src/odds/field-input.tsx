import { type Field, type FieldName, ON, type Trouble } from '@souterrain/odds/questions';
import type { PageWords } from './words/words.ts';

interface FieldInputProps {
  readonly name: FieldName;
  readonly field: Field;
  readonly text: string;
  readonly trouble: Trouble | undefined;
  readonly words: PageWords;
  onType(text: string): void;
}

/** One field with its label, and below it what is wrong with it. */
export function FieldInput({ name, field, text, trouble, words, onType }: FieldInputProps) {
  const described = trouble ? `${name}-trouble` : undefined;
  const id = `field-${name}`;
  const said = { id, name, 'aria-invalid': trouble !== undefined, 'aria-describedby': described };
  return (
    <label htmlFor={id} class={field.kind === 'switch' ? 'field switch' : 'field'}>
      <span>{words.fields[name]}</span>
      {field.kind === 'switch' ? (
        <input
          {...said}
          type="checkbox"
          checked={text === ON}
          onChange={(e) => onType(e.currentTarget.checked ? ON : '')}
        />
      ) : field.kind === 'choice' ? (
        <select {...said} value={text} onChange={(e) => onType(e.currentTarget.value)}>
          {!field.of.includes(text) && <option value={text}>{text}</option>}
          {field.of.map((word) => (
            <option key={word} value={word}>
              {words.choices[word]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...said}
          {...(field.kind === 'number' ? { type: 'number', min: field.min, max: field.max } : { type: 'text' })}
          inputMode="numeric"
          value={text}
          autoComplete="off"
          onInput={(e) => onType(e.currentTarget.value)}
        />
      )}
      {trouble && (
        <small id={described} class="trouble">
          {sayTrouble(trouble, words)}
        </small>
      )}
    </label>
  );
}

function sayTrouble(trouble: Trouble, words: PageWords): string {
  switch (trouble.code) {
    case 'not-together':
      return words.notTogether;
    case 'unknown-word':
      return words.unknownWord;
    default:
      return words.outOfRange(trouble.min, trouble.max);
  }
}
