import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { closeRules, openRules, rulesOpen } from './rules-state.ts';

type DrawerType = typeof import('../../rulebook/drawer.tsx').Drawer;

/** The rules beside the table, fetched when they are first opened; R opens and closes them. */
export function RulesSlot({ system }: { readonly system: string }) {
  const loaded = useSignal<{ readonly Drawer: DrawerType } | undefined>(undefined);
  const wanted = rulesOpen.value;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const from = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || from.closest?.('input, select, textarea')) return;
      if (event.key.toLowerCase() !== 'r') return;
      event.preventDefault();
      if (rulesOpen.value) closeRules();
      else openRules();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      closeRules();
    };
  }, []);
  useEffect(() => {
    if (!wanted || loaded.value) return;
    import('../../rulebook/drawer.tsx').then(({ Drawer }) => {
      loaded.value = { Drawer };
    });
  }, [wanted]);
  if (!wanted || !loaded.value) return null;
  return <loaded.value.Drawer system={system} rule={wanted.rule} onClose={closeRules} />;
}
