import type { Lang } from '@souterrain/words';
import { controlWords } from './control-words.ts';
import { STEP } from './frame.ts';
import type { Framing } from './framing.ts';

const FIT = 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4';

interface ControlsProps {
  readonly framing: Framing;
  readonly lang: Lang;
  /** A part of the map is shown. */
  readonly zoomed: boolean;
  /** The whole map would be too small to be read. */
  readonly large: boolean;
}

export function Controls({ framing, lang, zoomed, large }: ControlsProps) {
  const { larger, smaller, whole, near } = controlWords[lang];
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
          disabled={!zoomed && (keys === '-' || (keys === 'f' && !large))}
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
