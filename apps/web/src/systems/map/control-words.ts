import type { ByLang } from '@souterrain/words';
import type { KeyRow } from '../../words/words.ts';

/** What every map says of itself. */
export interface ControlWords {
  readonly larger: string;
  readonly smaller: string;
  readonly whole: string;
  readonly near: string;
  readonly keys: readonly KeyRow[];
  /** What a creature has just chosen, in words. */
  aims(who: string, target: string, why: string | undefined): string;
  /** Where it has just gone, in words. */
  goes(who: string, why: string): string;
  /** What decided where nobody else could be chosen. */
  readonly only: string;
}

const fr: ControlWords = {
  larger: 'Agrandir',
  smaller: 'Réduire',
  whole: 'Voir toute la carte',
  near: 'Voir l’action de près',
  keys: [
    ['+', 'agrandir la carte'],
    ['−', 'la réduire'],
    ['F', 'toute la carte, ou l’action de près'],
    ['0', 'suivre l’action, quand aucune option ne prend ce chiffre'],
    ['Maj + flèches', 'déplacer la carte'],
  ],
  aims: (who, target, why) => `${who} vise ${target}${why === undefined ? '' : ` (${why})`}`,
  goes: (who, why) => `${who} choisit sa case (${why})`,
  only: 'seule cible',
};

const en: ControlWords = {
  larger: 'Zoom in',
  smaller: 'Zoom out',
  whole: 'Show the whole map',
  near: 'Show the action up close',
  keys: [
    ['+', 'enlarge the map'],
    ['−', 'make it smaller'],
    ['F', 'the whole map, or the action up close'],
    ['0', 'follow the action, when no option takes that digit'],
    ['Shift + arrows', 'move the map'],
  ],
  aims: (who, target, why) => `${who} aims at ${target}${why === undefined ? '' : ` (${why})`}`,
  goes: (who, why) => `${who} picks a square (${why})`,
  only: 'the only target',
};

export const controlWords: ByLang<ControlWords> = { fr, en };
