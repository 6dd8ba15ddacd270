import type { ByLang } from '@souterrain/words';

interface MapInWordsWords {
  readonly inWords: string;
  readonly none: string;
  /** The options that stand in a place, by its name. */
  options(place: string): string;
}

export const mapWords: ByLang<MapInWordsWords> = {
  fr: {
    inWords: 'Carte en mots',
    none: 'Il n’y a pas de carte pour l’instant.',
    options: (place) => `Ce que vous pouvez faire là, ${place}`,
  },
  en: {
    inWords: 'Map in words',
    none: 'There is no map for now.',
    options: (place) => `What you can do there, ${place}`,
  },
};
