import { type ByLang, WIDE } from '@souterrain/words';

interface BoardWords {
  round(number: number): string;
  sante(left: number, max: number): string;
  heroisme(left: number, max: number): string;
  /** Things that are not on the hero, and where they are. */
  readonly kept: Readonly<Record<'porte' | 'stocke', (things: string) => string>>;
  readonly status: Readonly<Record<'mort' | 'parti' | 'reserve', string>>;
  deck(left: number, discard: number): string;
  readonly order: string;
  readonly creatures: string;
  readonly unknownDoor: string;
}

export const boardWords: ByLang<BoardWords> = {
  fr: {
    round: (number) => `Round ${number}`,
    sante: (left, max) => `Santé ${left}/${max}`,
    heroisme: (left, max) => `Héroïsme ${left}/${max}`,
    kept: {
      porte: (things) => `à portée${WIDE}: ${things}`,
      stocke: (things) => `au fond du sac${WIDE}: ${things}`,
    },
    status: { mort: 'mort', parti: 'sorti', reserve: 'en réserve' },
    deck: (left, discard) => `Pioche ${left}, défausse ${discard}`,
    order: `Ordre${WIDE}:`,
    creatures: 'Créatures',
    unknownDoor: 'porte inconnue',
  },
  en: {
    round: (number) => `Round ${number}`,
    sante: (left, max) => `Santé ${left}/${max}`,
    heroisme: (left, max) => `Héroïsme ${left}/${max}`,
    kept: { porte: (things) => `within reach: ${things}`, stocke: (things) => `at the bottom of the bag: ${things}` },
    status: { mort: 'dead', parti: 'gone', reserve: 'in reserve' },
    deck: (left, discard) => `Deck ${left}, discard ${discard}`,
    order: 'Order:',
    creatures: 'Creatures',
    unknownDoor: 'unknown door',
  },
};
