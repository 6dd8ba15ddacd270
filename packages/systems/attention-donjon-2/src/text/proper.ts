import { PROPER_NAMES as SHARED } from '@souterrain/crawl/text';
import { ATTRIBUTES, CHARACTERISTICS } from '../notation/index.ts';

/** Proper names of the game: the same in both languages. */
export const PROPER_NAMES: Readonly<Record<string, string>> = {
  ...SHARED,
  ...ATTRIBUTES,
  ...CHARACTERISTICS,
  'decharge-arcanique': 'Décharge Arcanique',
  'aura-des-arcanes': 'Aura des Arcanes',
  'lecture-des-arcanes': 'Lecture des Arcanes',
  'projectile-arcanique': 'Projectile Arcanique',
  'illusion-arcanique': 'Illusion Arcanique',
  'manipulation-des-arcanes': 'Manipulation des Arcanes',
  'intuition-arcanique': 'Intuition Arcanique',
  'invocation-des-arcanes': 'Invocation des Arcanes',
  'reserve-arcanique': 'Réserve Arcanique',
  'deferlante-arcanique': 'Déferlante Arcanique',
  esquiveur: 'Esquiveur',
  endurant: 'Endurant',
  'science-de-la-vie': 'Science de la vie',
  felis: 'Félis',
  arcaniste: 'Arcaniste',
  resistance: 'Résistance',
  soins: 'Soins',
  couverture: 'Couverture',
  armure: 'Armure',
  dommages: 'Dommages',
  perforation: 'Perforation',
};
