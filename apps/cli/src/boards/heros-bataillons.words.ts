import { type ByLang, WIDE } from '@souterrain/words';

interface BoardWords {
  round(number: number): string;
  chance(left: number, max: number): string;
  purse(gold: number): string;
}

export const boardWords: ByLang<BoardWords> = {
  fr: {
    round: (number) => `Round ${number}`,
    chance: (left, max) => `Chance ${left}/${max}`,
    purse: (gold) => `Bourse${WIDE}: ${gold} po`,
  },
  en: {
    round: (number) => `Round ${number}`,
    chance: (left, max) => `Chance ${left}/${max}`,
    purse: (gold) => `Purse: ${gold} gp`,
  },
};
