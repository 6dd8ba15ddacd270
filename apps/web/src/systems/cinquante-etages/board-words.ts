import { type ByLang, deFr } from '@souterrain/words';

/** What the board says: needed with the first picture. */
export interface BoardWords {
  floor(number: number): string;
  readonly pv: string;
  readonly armour: string;
  readonly atk: string;
  readonly damage: string;
  readonly guardian: string;
  readonly heap: (name: string) => string;
  readonly squares: Readonly<Record<string, string>>;
  readonly bounce: (left: number) => string;
  readonly held: string;
}

const fr: BoardWords = {
  floor: (number) => `étage ${number}`,
  pv: 'PV',
  armour: 'Armure',
  atk: 'ATK',
  damage: 'Dégâts',
  guardian: 'gardien',
  heap: (name) => `Les affaires ${deFr(name)}`,
  squares: {
    '~': 'Toile d’araignée\u00a0: un point de plus',
    '^': 'Piège',
    c: 'Coffre',
    f: 'Fontaine',
    m: 'Marchand',
    '>': 'Escalier',
  },
  bounce: (left) => `mur, reste ${left}`,
  held: 'toile',
};

const en: BoardWords = {
  floor: (number) => `floor ${number}`,
  pv: 'PV',
  armour: 'Armour',
  atk: 'ATK',
  damage: 'Damage',
  guardian: 'guardian',
  heap: (name) => `What ${name} carried`,
  squares: {
    '~': 'Web: one more point',
    '^': 'Trap',
    c: 'Chest',
    f: 'Fountain',
    m: 'Merchant',
    '>': 'Stairs',
  },
  bounce: (left) => `wall, ${left} left`,
  held: 'web',
};

export const boardWords: ByLang<BoardWords> = { fr, en };
