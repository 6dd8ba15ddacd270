import type { Band } from './bands.ts';

/** C50-CRE-01: seven values, no special power. */
export interface CreatureRow {
  readonly characteristic: 'for' | 'agi' | 'int';
  readonly car: number;
  readonly pv: number;
  readonly damage: number;
  readonly atk: number;
  readonly armour: number;
  readonly gold: number;
}

const row = (
  characteristic: CreatureRow['characteristic'],
  [car, pv, damage, atk, armour, gold]: readonly [number, number, number, number, number, number],
): CreatureRow => ({ characteristic, car, pv, damage, atk, armour, gold });

//                         Car PV damage ATK armour gold
const BAND_1 = {
  'rat-geant': row('agi', [0, 4, 0, -3, 0, 3]),
  'chauve-souris': row('agi', [1, 3, 0, -3, 0, 3]),
  gobelin: row('agi', [1, 5, 1, -2, 0, 6]),
  squelette: row('for', [0, 6, 1, -2, 1, 5]),
} as const;
const BAND_2 = {
  'araignee-des-caves': row('agi', [6, 16, 4, 0, 1, 8]),
  orque: row('for', [6, 18, 5, 0, 1, 10]),
  goule: row('for', [5, 21, 4, 0, 2, 9]),
  cultiste: row('int', [6, 15, 5, 0, 0, 12]),
} as const;
const BAND_3 = {
  ogre: row('for', [11, 38, 8, 0, 2, 12]),
  spectre: row('int', [11, 30, 7, 0, 3, 14]),
  'loup-garou': row('agi', [12, 32, 7, 0, 2, 12]),
  'chevalier-maudit': row('for', [11, 34, 6, 0, 4, 16]),
} as const;
const BAND_4 = {
  troll: row('for', [13, 44, 7, 0, 3, 16]),
  vampire: row('agi', [13, 38, 6, 0, 3, 18]),
  liche: row('int', [13, 35, 7, 0, 2, 20]),
  golem: row('for', [12, 40, 6, 0, 6, 18]),
} as const;
const BAND_5 = {
  demon: row('for', [14, 46, 6, 1, 4, 24]),
  ombre: row('agi', [15, 41, 5, 1, 4, 24]),
  'archimage-dechu': row('int', [15, 39, 6, 1, 3, 28]),
  wyverne: row('agi', [14, 45, 5, 1, 5, 24]),
} as const;
const BAND_6 = {
  'garde-d-ebene': row('for', [15, 46, 7, 1, 5, 0]),
  furie: row('agi', [15, 42, 7, 1, 5, 0]),
} as const;

/** C50-CRE-09: the guardians of the boss floors, fixed. */
const BOSSES = {
  'roi-gobelin': row('for', [6, 22, 4, -1, 1, 15]),
  'reine-araignee': row('agi', [11, 40, 6, 0, 2, 25]),
  'seigneur-ogre': row('for', [14, 52, 7, 0, 3, 40]),
  'roi-liche': row('int', [15, 60, 7, 0, 4, 60]),
  'dragon-d-airain': row('for', [15, 66, 7, 1, 5, 90]),
  'bourreau-sans-visage': row('for', [15, 58, 7, 1, 5, 0]),
  'maitresse-des-lames': row('agi', [16, 60, 7, 1, 5, 0]),
  'oracle-aveugle': row('int', [16, 62, 8, 1, 5, 0]),
  'colosse-de-fer': row('for', [16, 64, 8, 1, 6, 0]),
  'maitre-du-cinquantieme': row('int', [16, 72, 9, 1, 6, 0]),
} as const;

export const CREATURES = { ...BAND_1, ...BAND_2, ...BAND_3, ...BAND_4, ...BAND_5, ...BAND_6, ...BOSSES } as const;
export type CreatureId = keyof typeof CREATURES;

/** C50-CRE-03 to C50-CRE-08: the ordinary creatures of each band, by band number. */
const ORDINARY: readonly (readonly CreatureId[])[] = [BAND_1, BAND_2, BAND_3, BAND_4, BAND_5, BAND_6].map(
  (rows) => Object.keys(rows) as CreatureId[],
);

export const ordinaryOf = (band: Band): readonly CreatureId[] => ORDINARY[band.number - 1]!;

export const BOSS_OF_FLOOR: Readonly<Record<number, CreatureId>> = {
  10: 'roi-gobelin',
  20: 'reine-araignee',
  30: 'seigneur-ogre',
  40: 'roi-liche',
  45: 'dragon-d-airain',
  46: 'bourreau-sans-visage',
  47: 'maitresse-des-lames',
  48: 'oracle-aveugle',
  49: 'colosse-de-fer',
  50: 'maitre-du-cinquantieme',
};
