import type { Being } from '@souterrain/heros-bataillons';
import { type ByLang, countFr } from '@souterrain/words';

export type Emptiness = 'creation' | 'bourg' | 'entree' | 'sans-plan' | 'sans-scene';

/** What the board says: needed with the first picture. */
export interface BoardWords {
  readonly map: string;
  readonly drawn: string;
  readonly empty: Readonly<Record<Emptiness, string>>;
  readonly exit: string;
  readonly dark: string;
  readonly addZone: string;
  readonly closed: string;
  readonly links: Readonly<Record<'paroi' | 'gouffre', string>>;
  items(count: number): string;
  being(name: string, now: Being['now'], max: Being['max']): string;
  round(number: number): string;
  day(number: number): string;
  room(number: number, of: number): string;
  readonly over: string;
}

const values = (now: Being['now'], max: Being['max']): string =>
  (['for', 'agi', 'vol', 'end'] as const).map((key) => `${key.toUpperCase()} ${now[key]}/${max[key]}`).join(', ');

const fr: BoardWords = {
  map: 'Plan de la scène',
  drawn: 'Plan que dessine le MJ',
  empty: {
    creation: 'Les héros se préparent.',
    bourg: 'Le groupe est au bourg, loin du donjon.',
    entree: 'Le groupe est à l’entrée du donjon.',
    'sans-plan': 'Une scène sans plan.',
    'sans-scene': 'Aucune scène n’est ouverte.',
  },
  exit: 'issue',
  dark: 'obscur',
  addZone: 'Ajouter une zone',
  closed: 'porte fermée',
  links: { paroi: 'paroi', gouffre: 'gouffre' },
  items: (count) => countFr(count, 'objet', 'objets'),
  being: (name, now, max) => `${name}, ${values(now, max)}`,
  round: (number) => `Round ${number}`,
  day: (number) => `Jour ${number}`,
  room: (number, of) => `Pièce ${number} sur ${of}`,
  over: 'Fin de la partie',
};

const en: BoardWords = {
  map: 'Map of the scene',
  drawn: 'Map that the GM is drawing',
  empty: {
    creation: 'The heroes are making ready.',
    bourg: 'The group is in the borough, far from the dungeon.',
    entree: 'The group stands at the entrance of the dungeon.',
    'sans-plan': 'A scene without a map.',
    'sans-scene': 'No scene is open.',
  },
  exit: 'exit',
  dark: 'dark',
  addZone: 'Add a zone',
  closed: 'closed door',
  links: { paroi: 'cliff', gouffre: 'chasm' },
  items: (count) => `${count} ${count === 1 ? 'object' : 'objects'}`,
  being: (name, now, max) => `${name}, ${values(now, max)}`,
  round: (number) => `Round ${number}`,
  day: (number) => `Day ${number}`,
  room: (number, of) => `Room ${number} of ${of}`,
  over: 'The game is over',
};

export const boardWords: ByLang<BoardWords> = { fr, en };
