import { signal } from '@preact/signals';
import { home } from '../icons/home.gen.ts';
import { table } from '../icons/table.gen.ts';
import { Icon } from '../page/icon.tsx';
import { words } from '../words/language.ts';

const NAMES = ['tray', 'turn', 'party', 'journal'] as const;
export type Tab = (typeof NAMES)[number];

/** Which panel a phone shows in its sheet; wider screens show them all. */
export const tab = signal<Tab>('turn');

const ICONS: Readonly<Record<Tab, string>> = {
  tray: home['rolling-dices'],
  turn: table['crossed-swords'],
  party: table['three-friends'],
  journal: table['scroll-quill'],
};

export function Tabs() {
  const w = words.value.table;
  const labels: Readonly<Record<Tab, string>> = { tray: w.roll, turn: w.actions, party: w.party, journal: w.journal };
  return (
    <div class="tabs" role="tablist" onKeyDown={turn}>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls={name}
          aria-selected={tab.value === name}
          tabIndex={tab.value === name ? 0 : -1}
          onClick={() => {
            tab.value = name;
          }}
        >
          <Icon path={ICONS[name]} />
          {labels[name]}
        </button>
      ))}
    </div>
  );
}

function turn(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  // The arrows belong to the tabs here, not to the options of the question.
  event.stopPropagation();
  const next = NAMES[(NAMES.indexOf(tab.value) + step + NAMES.length) % NAMES.length]!;
  tab.value = next;
  document.getElementById(`tab-${next}`)?.focus();
}
