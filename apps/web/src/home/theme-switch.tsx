import { chooseTheme, THEMES, theme } from '../page/theme.ts';
import { words } from '../words/language.ts';

/** The colours of the whole app, as those of the device unless the reader says otherwise. */
export const ThemeSwitch = () => (
  <fieldset class="lang">
    <legend class="sr">{words.value.theme.label}</legend>
    {THEMES.map((one) => (
      <button
        key={one}
        type="button"
        data-theme-choice={one}
        aria-pressed={theme.value === one}
        onClick={() => chooseTheme(one)}
      >
        {words.value.theme[one]}
      </button>
    ))}
  </fieldset>
);
