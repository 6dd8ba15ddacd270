import type { Signal } from '@preact/signals';
import { language, words } from '../words/language.ts';
import { heroesWords } from './heroes-words.ts';

/** The name of a hero to be made; a ready one stands in for none. */
export const NameField = ({ name }: { readonly name: Signal<string> }) => (
  <label class="field">
    <b>{heroesWords[language.value].name}</b>
    <input
      type="text"
      name="name"
      maxLength={40}
      autoComplete="off"
      placeholder={words.value.heroNames[0]}
      value={name.value}
      onInput={(e) => {
        name.value = e.currentTarget.value;
      }}
    />
  </label>
);

export const nameIn = (name: Signal<string>): string => name.value.trim() || (words.value.heroNames[0] ?? '');
