import type { Lang } from '@souterrain/words';
import { boardWords } from './board-words.ts';
import { STEP } from './frame.ts';
import type { Framing } from './use-frame.ts';

const FIT = 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4';

export function ZoomButtons({ framing, lang }: { readonly framing: Framing; readonly lang: Lang }) {
  const { larger, smaller, whole, near } = boardWords[lang];
  const zoomed = framing.part() !== undefined;
  const buttons = [
    { label: larger, keys: '+', act: () => framing.zoom(STEP) },
    { label: smaller, keys: '-', act: () => framing.zoom(1 / STEP) },
    { label: zoomed ? whole : near, keys: 'f', act: framing.toggle },
  ];
  return (
    <div class="zoom">
      {buttons.map(({ label, keys, act }) => (
        <button
          key={keys}
          type="button"
          class="btn"
          aria-label={label}
          aria-keyshortcuts={keys}
          title={`${label} (${keys === '-' ? '−' : keys.toUpperCase()})`}
          disabled={!zoomed && (keys === '-' || (keys === 'f' && !framing.isLarge()))}
          onClick={act}
        >
          {keys === 'f' ? (
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={FIT} />
            </svg>
          ) : keys === '+' ? (
            '+'
          ) : (
            '−'
          )}
        </button>
      ))}
    </div>
  );
}
