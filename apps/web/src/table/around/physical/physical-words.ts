import { type ByLang, quoted, THIN, WIDE } from '@souterrain/words';

export interface PhysicalEntryWords {
  /** The name of the field. */
  dice(count: number, sides: number): string;
  cards(count: number): string;
  diceExample(count: number, sides: number): string;
  readonly cardExample: string;
  readonly send: string;
  notAFace(text: string, sides: number): string;
  notACard(text: string): string;
  gone(card: string): string;
  tooMany(found: number, asked: number): string;
  missing(count: number): string;
  readonly tap: string;
}

/** As many faces as are asked for, to be copied. */
const faces = (count: number, sides: number): string =>
  Array.from({ length: Math.min(count, 6) }, (_, i) => ((sides - 1 - i * 2 + sides * 3) % sides) + 1).join(' ');

export const entryWords: ByLang<PhysicalEntryWords> = {
  fr: {
    dice: (count, sides) => (count === 1 ? `La face du D${sides}` : `Les ${count} faces des D${sides}`),
    cards: (count) => (count === 1 ? 'La carte tirée' : `Les ${count} cartes tirées`),
    diceExample: (count, sides) => `par exemple ${faces(count, sides)}`,
    cardExample: 'par exemple 10T, DC, AK, Jo',
    send: 'Valider',
    notAFace: (text, sides) => `${quoted(text)} n’est pas une face de D${sides}.`,
    notACard: (text) =>
      `${quoted(text)} n’est pas une carte${WIDE}: un rang (2 à 10, V, D, R, A) puis C (Cœur), K (Carreau), P ou T${THIN}; Jo pour un Joker.`,
    gone: (card) => `${card} n’est plus dans la pioche.`,
    tooMany: (found, asked) => `${found} au lieu de ${asked}${WIDE}: rien n’est encore joué.`,
    missing: (count) => `Il en manque ${count}.`,
    tap: 'ou touchez ce qui est tombé',
  },
  en: {
    dice: (count, sides) => (count === 1 ? `The face of the D${sides}` : `The ${count} faces of the D${sides}s`),
    cards: (count) => (count === 1 ? 'The card drawn' : `The ${count} cards drawn`),
    diceExample: (count, sides) => `for example ${faces(count, sides)}`,
    cardExample: 'for example 10C, QH, AD, Jk',
    send: 'Confirm',
    notAFace: (text, sides) => `“${text}” is no face of a D${sides}.`,
    notACard: (text) => `“${text}” is no card: a rank (2 to 10, J, Q, K, A), then H, D, C or S; Jk for a Joker.`,
    gone: (card) => `${card} is no longer in the deck.`,
    tooMany: (found, asked) => `${found} instead of ${asked}: nothing is played yet.`,
    missing: (count) => (count === 1 ? '1 more to say.' : `${count} more to say.`),
    tap: 'or touch what came up',
  },
};
