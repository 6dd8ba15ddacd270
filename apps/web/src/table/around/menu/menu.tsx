import { useEffect, useRef } from 'preact/hooks';
import { adoptStyles } from '../../../page/adopt.ts';
import { chooseTheme, THEMES, theme } from '../../../page/theme.ts';
import css from '../../../styles/menu.css?inline';
import { language, words } from '../../../words/language.ts';
import type { Sitting } from '../../sitting.ts';
import { entries } from './entries.ts';

adoptStyles(css);

const LABEL = { fr: 'Partie', en: 'Game' };

/** What can be done with the game besides playing it. */
export function Menu({ sitting }: { readonly sitting: Sitting }) {
  const box = useRef<HTMLDetailsElement>(null);
  const lang = language.value;
  const close = () => {
    if (box.current) box.current.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    // Escape closes the menu alone, and whoever was in it stands before it again.
    event.stopPropagation();
    close();
    box.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, []);
  return (
    <details ref={box} class="menu" onKeyDown={onKey}>
      <summary class="btn quiet">{LABEL[lang]}</summary>
      <div class="menu-list panel">
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
      </div>
    </details>
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
