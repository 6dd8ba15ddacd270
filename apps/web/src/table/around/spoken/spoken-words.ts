import { type ByLang, WIDE } from '@souterrain/words';
import type { Topic } from './spoken-state.ts';

interface SpokenWords {
  readonly headings: Readonly<Record<Topic, string>>;
  readonly nothing: Readonly<Record<Topic, string>>;
  readonly close: string;
  /** Lines that are left to the journal. */
  more(count: number): string;
  question(turn: string, prompt: string): string;
  readonly skip: string;
}

const fr: SpokenWords = {
  headings: {
    last: 'Derniers événements',
    state: 'Mon état',
    threats: 'Menaces',
    order: 'Initiative',
    map: 'Carte en mots',
  },
  nothing: {
    last: 'Rien n’est encore arrivé.',
    state: 'Personne ne joue pour l’instant.',
    threats: 'Personne ne peut vous frapper pour l’instant.',
    order: 'L’ordre des tours n’est pas encore tiré.',
    map: 'Il n’y a pas de carte pour l’instant.',
  },
  close: 'Fermer',
  more: (count) => (count === 1 ? 'Une autre ligne au journal.' : `${count} autres lignes au journal.`),
  question: (turn, prompt) => `${turn}${WIDE}: ${prompt}`,
  skip: 'Aller à la question',
};

const en: SpokenWords = {
  headings: {
    last: 'Latest events',
    state: 'My state',
    threats: 'Threats',
    order: 'Initiative',
    map: 'Map in words',
  },
  nothing: {
    last: 'Nothing has happened yet.',
    state: 'Nobody is playing for now.',
    threats: 'Nobody can strike you for now.',
    order: 'The order of turns is not known yet.',
    map: 'There is no map for now.',
  },
  close: 'Close',
  more: (count) => (count === 1 ? 'One more line in the journal.' : `${count} more lines in the journal.`),
  question: (turn, prompt) => `${turn}: ${prompt}`,
  skip: 'Go to the question',
};

export const spokenWords: ByLang<SpokenWords> = { fr, en };
