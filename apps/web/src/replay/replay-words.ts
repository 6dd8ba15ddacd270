import { type ByLang, THIN } from '@souterrain/words';

export interface ReelWords {
  readonly turn: string;
  readonly previousTurn: string;
  readonly nextTurn: string;
  readonly opening: string;
  readonly sight: string;
  readonly whoDecides: string;
  readonly everybody: string;
  readonly whatIf: string;
  readonly whatIfHint: string;
  readonly file: string;
  readonly exportGame: string;
  readonly standalone: string;
  readonly preparing: string;
  readonly notKept: string;
}

const fr: ReelWords = {
  turn: 'Tour',
  previousTurn: 'Tour précédent',
  nextTurn: 'Tour suivant',
  opening: 'Ouverture',
  sight: 'Vu par',
  whoDecides: 'qui décide',
  everybody: 'toute la table',
  whatIf: `Et si${THIN}?`,
  whatIfHint: 'Jouer à partir d’ici, dans une nouvelle partie',
  file: 'Fichier',
  exportGame: 'Exporter la partie',
  standalone: 'Page autonome',
  preparing: 'On met la partie en page…',
  notKept: 'Cet appareil n’a pas pu garder la nouvelle partie.',
};

const en: ReelWords = {
  turn: 'Turn',
  previousTurn: 'Previous turn',
  nextTurn: 'Next turn',
  opening: 'Opening',
  sight: 'Seen by',
  whoDecides: 'whoever decides',
  everybody: 'the whole table',
  whatIf: 'What if?',
  whatIfHint: 'Play from here, in a new game',
  file: 'File',
  exportGame: 'Export the game',
  standalone: 'Standalone page',
  preparing: 'Laying the game out…',
  notKept: 'This device could not keep the new game.',
};

export const reelWords: ByLang<ReelWords> = { fr, en };
