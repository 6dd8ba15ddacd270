import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { adoptStyles } from '../page/adopt.ts';
import { downloadSave } from '../save/download.ts';
import type { SavedGame } from '../save/store.ts';
import css from '../styles/menu.css?inline';
import type { Adaptor } from '../systems/adaptor.ts';
import { language } from '../words/language.ts';
import { reelWords } from './replay-words.ts';

adoptStyles(css);

/** What can be taken away from a replay: its file, or a page that shows it without us. */
export function ReplayMenu({ game, adaptor }: { readonly game: SavedGame; readonly adaptor: Adaptor }) {
  const box = useRef<HTMLDetailsElement>(null);
  const busy = useSignal(false);
  const w = reelWords[language.value];
  const close = () => {
    if (box.current) box.current.open = false;
  };
  useEffect(() => {
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, []);
  const layOut = async () => {
    close();
    busy.value = true;
    const { downloadPage } = await import('./standalone/download-page.ts');
    await downloadPage(game, adaptor, language.value);
    busy.value = false;
  };
  return (
    <details ref={box} class="menu" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <summary class="btn quiet">{busy.value ? w.preparing : w.file}</summary>
      <div class="menu-list panel">
        <button
          class="menu-line"
          type="button"
          data-menu="exporter"
          onClick={() => {
            close();
            downloadSave(game.save, game.names);
          }}
        >
          {w.exportGame}
        </button>
        <button class="menu-line" type="button" data-menu="page-autonome" onClick={layOut}>
          {w.standalone}
        </button>
      </div>
    </details>
  );
}
