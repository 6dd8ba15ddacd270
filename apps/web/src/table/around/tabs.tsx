import { dice } from '../../icons/dice.ts';
import { tabs } from '../../icons/tabs.gen.ts';
import { Icon } from '../../page/icon.tsx';
import { words } from '../../words/language.ts';
import { TAB_NAMES, type Tab, tab } from '../tab.ts';

const ICONS: Readonly<Record<Tab, string>> = {
  tray: dice,
  turn: tabs['crossed-swords'],
  party: tabs['three-friends'],
  journal: tabs['scroll-quill'],
};

export function Tabs() {
  const w = words.value.table;
  const labels: Readonly<Record<Tab, string>> = {
    tray: w.roll,
    turn: words.value.table.actions,
    party: w.party,
    journal: w.journal,
  };
  return (
    <div class="tabs" role="tablist" onKeyDown={turn}>
      {TAB_NAMES.map((name) => (
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
  const next = TAB_NAMES[(TAB_NAMES.indexOf(tab.value) + step + TAB_NAMES.length) % TAB_NAMES.length]!;
  tab.value = next;
  document.getElementById(`tab-${next}`)?.focus();
}
