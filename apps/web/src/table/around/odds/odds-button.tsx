import type { OfferedDecision } from '@souterrain/kernel';
import { words } from '../../../words/language.ts';
import { oddsOpen, toggleOdds, weighedIn } from './odds-state.ts';

/** Shows what the options are worth, where dice decide. */
export const OddsButton = ({ decision }: { readonly decision: OfferedDecision | undefined }) =>
  weighedIn(decision).length === 0 ? null : (
    <button class="btn odds-button" type="button" aria-expanded={oddsOpen.value} onClick={toggleOdds}>
      {words.value.odds.heading} <kbd>O</kbd>
    </button>
  );
