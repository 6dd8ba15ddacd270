import { PROPER_NAMES as SHARED } from '@souterrain/crawl/text';
import { ATTRIBUTES, CHARACTERISTICS } from '../notation/index.ts';

/** Proper names of the game: the same in both languages. */
export const PROPER_NAMES: Readonly<Record<string, string>> = {
  ...SHARED,
  ...ATTRIBUTES,
  ...CHARACTERISTICS,
  endurant: 'Endurant',
  'science-de-la-vie': 'Science de la vie',
  resistance: 'Résistance',
  soins: 'Soins',
  couverture: 'Couverture',
  armure: 'Armure',
  dommages: 'Dommages',
  perforation: 'Perforation',
};
