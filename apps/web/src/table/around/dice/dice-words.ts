import { type ByLang, THIN } from '@souterrain/words';

interface DiceWords {
  /** The name of a die that can be risked. */
  risk(face: number): string;
  readonly touch: string;
}

export const diceWords: ByLang<DiceWords> = {
  fr: {
    risk: (face) => `Risquer ce ${face}`,
    touch: `Touchez les dés à risquer, puis validez${THIN}; les chances sont celles de chaque choix.`,
  },
  en: {
    risk: (face) => `Risk this ${face}`,
    touch: 'Touch the dice to risk, then confirm; each choice shows its chances.',
  },
};
