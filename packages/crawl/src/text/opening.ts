import type { Asked } from '@souterrain/kernel';
import { type AskingWords, type ByLang, type Lang, typesetFr } from '@souterrain/words';
import { square } from './squares.ts';

interface Opening {
  prompt(hero: string): string;
  square(at: string | undefined): string;
  /** A seat without a name. */
  nobody(seat: number): string;
  typeset(text: string): string;
}

/** The first question of a game, where its first hero starts: these few words come before all the others. */
export const OPENING: ByLang<Opening> = {
  fr: {
    prompt: (hero) => `Où commence ${hero} ?`,
    square: (at) => `En ${square(at)}`,
    nobody: (seat) => `Place ${seat + 1}`,
    typeset: typesetFr,
  },
  en: {
    prompt: (hero) => `Where does ${hero} start?`,
    square: (at) => `At ${square(at)}`,
    nobody: (seat) => `Seat ${seat + 1}`,
    typeset: (text) => text,
  },
};

/** True for the question that `openingWords` asks. */
export const isOpening = ({ id }: Asked): boolean => id === 'case-de-depart';

export function openingWords(lang: Lang): AskingWords {
  const said = OPENING[lang];
  return {
    prompt: ({ seat }, { names }) => said.typeset(said.prompt(names[seat] || said.nobody(seat))),
    option: (_, { at }) => ({ label: said.square(at && 'cell' in at ? at.cell.join(';') : undefined) }),
    term: (label) => label,
  };
}
