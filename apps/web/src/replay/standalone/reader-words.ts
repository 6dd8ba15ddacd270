import { type ByLang, THIN, WIDE } from '@souterrain/words';

/** The words of the page itself: plain texts, for they travel in the file. */
export interface ReaderWords {
  readonly language: string;
  readonly position: string;
  readonly of: string;
  readonly previous: string;
  readonly next: string;
  readonly turn: string;
  readonly opening: string;
  readonly scrub: string;
  readonly happened: string;
  readonly nothing: string;
  readonly asked: string;
  readonly state: string;
  readonly journal: string;
  readonly needs: string;
  readonly made: string;
}

export const readerWords: ByLang<ReaderWords> = {
  fr: {
    language: 'Français',
    position: 'Décision',
    of: 'sur',
    previous: 'Précédente',
    next: 'Suivante',
    turn: 'Tour',
    opening: 'Ouverture',
    scrub: 'Parcourir la partie',
    happened: 'Ce qui vient d’arriver',
    nothing: 'Rien.',
    asked: 'La question',
    state: 'La table',
    journal: 'Journal',
    needs: `Cette page a besoin de JavaScript et d’un navigateur de 2023 ou plus récent pour montrer la partie${THIN}; elle ne demande rien au réseau.`,
    made: `Partie racontée par Souterrain${WIDE}: tout tient dans ce fichier.`,
  },
  en: {
    language: 'English',
    position: 'Decision',
    of: 'of',
    previous: 'Previous',
    next: 'Next',
    turn: 'Turn',
    opening: 'Opening',
    scrub: 'Go through the game',
    happened: 'What just happened',
    nothing: 'Nothing.',
    asked: 'The question',
    state: 'The table',
    journal: 'Journal',
    needs:
      'This page needs JavaScript and a browser of 2023 or later to show the game; it asks nothing of the network.',
    made: 'A game told by Souterrain: everything is in this file.',
  },
};
