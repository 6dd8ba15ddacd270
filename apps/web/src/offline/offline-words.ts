import { type ByLang, WIDE } from '@souterrain/words';

export interface OfflineWords {
  readonly outdated: string;
  readonly reload: string;
  readonly later: string;
}

export const offlineWords: ByLang<OfflineWords> = {
  fr: {
    outdated: `Nouvelle version${WIDE}: rechargez quand vous voulez, la partie est gardée.`,
    reload: 'Recharger',
    later: 'Plus tard',
  },
  en: {
    outdated: 'New version: reload whenever you like, the game is kept.',
    reload: 'Reload',
    later: 'Later',
  },
};
