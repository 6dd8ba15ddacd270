import { adoptStyles } from '../page/adopt.ts';
import { LanguageSwitch } from '../page/language-switch.tsx';
import { href } from '../page/route.ts';
import controls from '../styles/controls.css?inline';
import css from '../styles/masthead.css?inline';

adoptStyles(controls);
adoptStyles(css);

/** The head of a page without a game: the way home, and the languages. */
export const Masthead = () => (
  <header class="masthead">
    <a class="brand" href={href({})}>
      Souterrain
    </a>
    <LanguageSwitch />
  </header>
);
