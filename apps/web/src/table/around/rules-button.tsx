import { Icon } from '../../page/icon.tsx';
import { words } from '../../words/language.ts';
import { closeRules, openRules, rulesOpen } from './rules-state.ts';

/** An open book. */
const BOOK =
  'M48 96c72-28 144-24 208 16c64-40 136-44 208-16v320c-72-28-144-24-208 16c-64-40-136-44-208-16zM80 118v256c56-16 108-12 160 12V136c-52-30-104-36-160-18zM432 118c-56-18-108-12-160 18v250c52-24 104-28 160-12z';

/** Opens the rules beside the table. */
export const RulesButton = () => (
  <button
    class="btn quiet rules-button"
    type="button"
    aria-label={words.value.rules}
    aria-expanded={rulesOpen.value !== undefined}
    onClick={() => (rulesOpen.value ? closeRules() : openRules())}
  >
    <Icon path={BOOK} />
    <span>{words.value.rules}</span>
  </button>
);
