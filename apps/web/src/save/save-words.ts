import { type ByLang, pluralEn, pluralFr, THIN, WIDE } from '@souterrain/words';

/** How many games or heroes a file gave back, how many were here already, how many could not be read. */
export interface Restored {
  readonly games: number;
  readonly heroes: number;
  readonly already: number;
  readonly refused: number;
}

export interface SafetyWords {
  readonly exportAll: string;
  readonly purge: Readonly<Record<'told' | 'granted' | 'refused' | 'ask' | 'understood', string>>;
  readonly elsewhere: Readonly<Record<'text' | 'gone' | 'here' | 'apart', string>>;
  readonly broken: {
    readonly title: string;
    /** As in « Supprimer … de cet appareil ? ». */
    readonly that: string;
    readonly note: string;
    readonly raw: string;
    readonly text: string;
  };
  branch(at: number): string;
  /** A file that was not taken in, and why. */
  refused(file: string, why: string): string;
  readonly tooLarge: string;
  restored(what: Restored): string;
}

const fr: SafetyWords = {
  exportAll: 'Tout exporter',
  purge: {
    told: `Ce navigateur garde vos parties, mais il peut les effacer s’il manque de place. Exportez tout de temps en temps, ou installez Souterrain${WIDE}: il y fait alors plus attention.`,
    ask: 'Demander de les garder',
    understood: 'Compris',
    refused: `Ce navigateur n’a rien voulu promettre${WIDE}: exportez tout de temps en temps.`,
    granted: 'C’est promis\u00a0: ce navigateur n’effacera vos parties que si vous le demandez.',
  },
  elsewhere: {
    text: `Cette partie continue dans un autre onglet${WIDE}: ce que vous jouez ici n’est plus gardé.`,
    gone: `Cette partie a été supprimée de cet appareil${WIDE}: ce que vous jouez ici n’est plus gardé.`,
    here: 'La reprendre ici',
    apart: 'Garder ma suite à part',
  },
  broken: {
    title: 'Partie illisible',
    that: 'cette partie illisible',
    note: 'abîmée, rien d’autre n’est touché',
    raw: 'Exporter tel quel',
    text: 'Cette partie est gardée ici, mais elle ne peut plus être lue. Vous pouvez en garder une copie telle quelle, ou la supprimer.',
  },
  refused: (file, why) => `${file}${WIDE}: ${why} Rien de ce que garde cet appareil n’a changé.`,
  tooLarge: 'Ce fichier est trop gros pour être lu ici.',
  branch: (at) => `Et si${THIN}? à la décision ${at}`,
  restored: ({ games, heroes, already, refused }) => {
    const parts = [
      `${games} ${pluralFr(games, 'partie reprise', 'parties reprises')}`,
      `${heroes} ${pluralFr(heroes, 'héros repris', 'héros repris')}`,
      already > 0 && `${already} déjà là`,
      refused > 0 && `${refused} ${pluralFr(refused, 'illisible', 'illisibles')}`,
    ];
    return `${parts.filter((part) => part !== false).join(', ')}.`;
  },
};

const en: SafetyWords = {
  exportAll: 'Export everything',
  purge: {
    told: 'This browser keeps your games, but it may erase them when room runs short. Export everything now and then, or install Souterrain: it is then more careful.',
    ask: 'Ask it to keep them',
    understood: 'Understood',
    refused: 'This browser would not promise: export everything now and then.',
    granted: 'Promised: this browser will erase your games only if you ask.',
  },
  elsewhere: {
    text: 'This game goes on in another tab: what you play here is no longer kept.',
    gone: 'This game was deleted from this device: what you play here is no longer kept.',
    here: 'Take it back here',
    apart: 'Keep mine apart',
  },
  broken: {
    title: 'Unreadable game',
    that: 'this unreadable game',
    note: 'damaged; nothing else is touched',
    raw: 'Export as it is',
    text: 'This game is kept here, but it can no longer be read. You may keep a copy of it as it is, or delete it.',
  },
  refused: (file, why) => `${file}: ${why} Nothing that this device keeps has changed.`,
  tooLarge: 'This file is too large to be read here.',
  branch: (at) => `What if? at decision ${at}`,
  restored: ({ games, heroes, already, refused }) => {
    const parts = [
      `${games} ${pluralEn(games, 'game', 'games')} and ${heroes} ${pluralEn(heroes, 'hero', 'heroes')} restored`,
      already > 0 && `${already} already here`,
      refused > 0 && `${refused} unreadable`,
    ];
    return `${parts.filter((part) => part !== false).join(', ')}.`;
  },
};

export const safetyWords: ByLang<SafetyWords> = { fr, en };
