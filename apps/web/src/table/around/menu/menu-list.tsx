import { chooseTheme, THEMES, theme } from '../../../page/theme.ts';
import { language, words } from '../../../words/language.ts';
import type { Sitting } from '../../sitting.ts';
import { entries } from './entries.ts';

interface MenuListProps {
  readonly sitting: Sitting;
  close(): void;
}

/** All that can be done with the game besides playing it. */
export function MenuList({ sitting, close }: MenuListProps) {
  const lang = language.value;
  return (
    <>
      {entries
        .filter((entry) => entry.fits?.(sitting) ?? true)
        .map((entry) => (
          <button
            key={entry.id}
            class="menu-line"
            type="button"
            data-menu={entry.id}
            {...(entry.isOn && { 'aria-pressed': entry.isOn(sitting) })}
            onClick={() => {
              close();
              entry.run(sitting);
            }}
          >
            {entry.label[lang]}
          </button>
        ))}
      <Themes />
    </>
  );
}

/** The colours, as on the first page: the menu stays open to see them. */
const Themes = () => (
  <fieldset class="menu-themes">
    <legend class="sr">{words.value.theme.label}</legend>
    {THEMES.map((one) => (
      <button
        key={one}
        class="menu-line"
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
