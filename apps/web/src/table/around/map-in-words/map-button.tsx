import { adoptStyles } from '../../../page/adopt.ts';
import { Icon } from '../../../page/icon.tsx';
import css from '../../../styles/map-in-words.css?inline';
import { language } from '../../../words/language.ts';
import { mapInWords, toggleMap } from './map-state.ts';
import { mapWords } from './map-words.ts';

adoptStyles(css);

/** A page of lines: text rather than a drawing. */
const PAGE = 'M96 40h320v432H96zM136 80v352h240V80zM168 136h176v32H168zM168 216h176v32H168zM168 296h176v32H168z';

/** Swaps the drawn map for the one in words, and back. */
export function MapButton() {
  const label = mapWords[language.value].inWords;
  return (
    <button
      class="btn quiet words-button"
      type="button"
      aria-label={label}
      aria-pressed={mapInWords.value}
      title={label}
      onClick={toggleMap}
    >
      <Icon path={PAGE} />
      <span>{label}</span>
    </button>
  );
}
