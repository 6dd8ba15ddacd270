import { type ByLang, countFr, WIDE } from '@souterrain/words';

/** What the map says of an option before it is taken. */
export interface PreviewWords {
  zones(count: number): string;
  readonly covered: string;
  readonly dodge: Readonly<Record<'ordinaire' | 'difficile', string>>;
  strikes(count: number): string;
}

const fr: PreviewWords = {
  zones: (count) => `${countFr(count, 'zone', 'zones')}${WIDE}: +${count}`,
  covered: 'à couvert',
  dodge: { ordinaire: 'Esquive', difficile: 'Esquive difficile' },
  strikes: (count) => countFr(count, 'ennemi au contact', 'ennemis au contact'),
};

const en: PreviewWords = {
  zones: (count) => `${count} ${count === 1 ? 'zone' : 'zones'}: +${count}`,
  covered: 'in cover',
  dodge: { ordinaire: 'Esquive', difficile: 'Difficult Esquive' },
  strikes: (count) => `${count} ${count === 1 ? 'enemy' : 'enemies'} in contact`,
};

export const previewWords: ByLang<PreviewWords> = { fr, en };
