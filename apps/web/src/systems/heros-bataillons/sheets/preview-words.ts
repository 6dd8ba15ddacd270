import { type ByLang, countFr } from '@souterrain/words';

/** What the map says of an option before it is taken. */
export interface PreviewWords {
  zones(links: number): string;
  readonly covered: string;
  readonly dark: string;
  met(count: number): string;
}

const fr: PreviewWords = {
  zones: (links) => `à ${countFr(links, 'zone', 'zones')}`,
  covered: 'à couvert',
  dark: 'dans l’obscurité',
  met: (count) => countFr(count, 'adversaire là-bas', 'adversaires là-bas'),
};

const en: PreviewWords = {
  zones: (links) => `${links} ${links === 1 ? 'zone' : 'zones'} away`,
  covered: 'in cover',
  dark: 'in the dark',
  met: (count) => `${count} ${count === 1 ? 'adversary' : 'adversaries'} there`,
};

export const previewWords: ByLang<PreviewWords> = { fr, en };
