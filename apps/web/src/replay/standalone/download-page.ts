import type { Lang } from '@souterrain/words';
import { download, gameName } from '../../save/download.ts';
import type { SavedGame } from '../../save/store.ts';
import type { Adaptor } from '../../systems/adaptor.ts';
import { words as inEnglish } from '../../words/en/index.ts';
import { words as inFrench } from '../../words/fr/index.ts';
import { atlasOf } from './atlas.tsx';
import { pageOf } from './page.ts';
import { tellGame } from './told.ts';

/** Hands a game to its owner as a page that tells it, in both languages. */
export async function downloadPage({ save, names }: SavedGame, adaptor: Adaptor, lang: Lang): Promise<void> {
  const [panels, fr, en] = await Promise.all([adaptor.panels(), adaptor.words('fr'), adaptor.words('en')]);
  const atlas = atlasOf(adaptor);
  const shared = { adaptor, panels, draw: atlas.draw };
  const told = {
    fr: tellGame(save, { ...shared, words: fr, lang: 'fr', undone: inFrench.table.undone }),
    en: tellGame(save, { ...shared, words: en, lang: 'en', undone: inEnglish.table.undone }),
  };
  const page = await pageOf({ lang, names, told, layers: atlas.layers(), css: atlas.css() });
  download(page, { name: `${gameName(save, names)}.html`, type: 'text/html' });
}
