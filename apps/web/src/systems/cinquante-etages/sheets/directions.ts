import type { Direction } from '@souterrain/cinquante-etages';
import type { ByLang } from '@souterrain/words';

export const DIRECTIONS: ByLang<Readonly<Record<Direction, string>>> = {
  fr: {
    nord: 'Nord',
    'nord-est': 'Nord-est',
    est: 'Est',
    'sud-est': 'Sud-est',
    sud: 'Sud',
    'sud-ouest': 'Sud-ouest',
    ouest: 'Ouest',
    'nord-ouest': 'Nord-ouest',
  },
  en: {
    nord: 'North',
    'nord-est': 'North-east',
    est: 'East',
    'sud-est': 'South-east',
    sud: 'South',
    'sud-ouest': 'South-west',
    ouest: 'West',
    'nord-ouest': 'North-west',
  },
};
