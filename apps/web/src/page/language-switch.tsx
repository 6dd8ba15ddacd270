import type { Lang } from '@souterrain/words';
import { chooseLanguage, language, words } from '../words/language.ts';

const NAMES: readonly (readonly [Lang, string])[] = [
  ['fr', 'Français'],
  ['en', 'English'],
];

export const LanguageSwitch = () => (
  <fieldset class="lang">
    <legend class="sr">{words.value.language}</legend>
    {NAMES.map(([lang, name]) => (
      <button
        key={lang}
        type="button"
        lang={lang}
        aria-pressed={language.value === lang}
        onClick={() => chooseLanguage(lang)}
      >
        {name}
      </button>
    ))}
  </fieldset>
);
