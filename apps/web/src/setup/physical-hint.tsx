import type { ByLang } from '@souterrain/words';
import { language } from '../words/language.ts';

const WITH_DECK: ByLang<string> = {
  fr: 'Un jeu de 54 cartes, deux Jokers compris, se tire aussi à la main. Tout un jet se tape en une ligne.',
  en: 'A deck of 54 cards, two Jokers included, is drawn by hand too. A whole roll is typed in one line.',
};
const DICE_ALONE: ByLang<string> = {
  fr: 'Tout un jet se tape en une ligne.',
  en: 'A whole roll is typed in one line.',
};

/** What to have at hand to play with real dice. */
export const PhysicalHint = ({ decks }: { readonly decks: readonly string[] }) => (
  <small>{(decks.length > 0 ? WITH_DECK : DICE_ALONE)[language.value]}</small>
);
