import { words } from '../../words/language.ts';
import { helpOpen } from '../help-state.ts';
import type { Sitting } from '../sitting.ts';
import { MapButton } from './map-in-words/map-button.tsx';
import { Menu } from './menu/menu.tsx';
import { RulesButton } from './rules-button.tsx';
import { SavedMark } from './saved-mark.tsx';

/** The right of the top bar: whether the game is kept, what can be done with it, the keys. */
export const Tools = ({ sitting }: { readonly sitting: Sitting }) => (
  <>
    <SavedMark kept={sitting.kept.value} />
    <RulesButton />
    <MapButton />
    <Menu sitting={sitting} />
    <button class="btn quiet" type="button" aria-label={words.value.table.keys} onClick={() => (helpOpen.value = true)}>
      <kbd>?</kbd>
    </button>
  </>
);
