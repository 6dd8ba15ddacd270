import type { OfferedDecision } from '@souterrain/kernel';
import { useLayoutEffect } from 'preact/hooks';
import type { Choice } from '../choice.ts';
import { helpOpen } from '../help-state.ts';
import { settle } from '../motion.ts';
import { tab } from '../tab.ts';
import { typeAhead, typing } from './commands-by-text/command-state.ts';
import { isTyped, moveFocus, pressKey, typeDigit } from './keyboard.ts';
import { toggleMap } from './map-in-words/map-state.ts';
import { closeOdds, toggleOdds } from './odds/odds-state.ts';
import { hush, say, spokenTopic } from './spoken/spoken-state.ts';

interface KeysProps {
  readonly decision: OfferedDecision | undefined;
  readonly choice: Choice;
  /** The option that ends a turn, where the system has one. */
  readonly ends: string | undefined;
  undo(): void;
}

/** Keys work wherever the focus is, except in a field; any key or click also ends what is moving. */
export function Keys({ decision, choice, ends, undo }: KeysProps) {
  // As soon as the question stands: a key pressed at once is for it, not for the one before.
  useLayoutEffect(() => {
    const commands = {
      undo,
      journal: () => {
        tab.value = 'journal';
        document.querySelector<HTMLElement>('[role="log"]')?.focus();
      },
      odds: () => {
        tab.value = 'turn';
        toggleOdds();
      },
      help: () => {
        helpOpen.value = !helpOpen.value;
      },
      close: () => {
        // What was opened over the table goes first.
        const isOver = helpOpen.value || typing.value || spokenTopic.value !== undefined;
        helpOpen.value = false;
        hush();
        typing.value = false;
        if (!isOver) closeOdds(decision);
      },
      type: () => {
        tab.value = 'turn';
        typing.value = decision !== undefined;
      },
      mapView: toggleMap,
      say,
    };
    let typed = '';
    const onKey = (event: KeyboardEvent) => {
      const from = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || from.closest?.('input, select, textarea')) return;
      if (decision && typing.value && event.key !== 'Escape') {
        if (event.key.length === 1) typeAhead(event.key);
        return event.preventDefault();
      }
      if (helpOpen.value && event.key !== '?' && event.key !== 'Escape') return;
      settle();
      if (event.key === 'Enter' && from.closest?.('button, a, summary')) return;
      const bar = document.querySelector<HTMLElement>('[data-decision]');
      if (decision && bar && isTyped(decision) && /^\d$/.test(event.key)) {
        typed = typeDigit(typed, event.key, decision);
        bar.querySelector<HTMLElement>(`[data-option="${typed}"]`)?.focus();
        return;
      }
      const used = pressKey(event.key, { decision, choice, ends, commands }) || (bar && moveFocus(event.key, bar));
      if (used) event.preventDefault();
      if (used && event.key.startsWith('Page')) requestAnimationFrame(() => showPage(bar));
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', settle);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', settle);
    };
  }, [decision, choice]);
  return null;
}

/** The first option that the digits take now is brought into sight. */
function showPage(bar: Element | null): void {
  bar?.querySelector('[data-option]:has(kbd)')?.scrollIntoView({ block: 'nearest' });
}
