import { signal } from '@preact/signals';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';

const KEY = 'souterrain.odds';

/** Whether this device shows what options are worth; not until somebody asks. */
export const oddsOpen = signal(remembered());

export function toggleOdds(): void {
  oddsOpen.value = !oddsOpen.value;
  try {
    localStorage.setItem(KEY, oddsOpen.value ? 'open' : 'closed');
  } catch {
    // A browser that keeps nothing still shows them for this visit.
  }
}

/** Closes the panel where it is in sight; whoever was in it goes on from the question. */
export function closeOdds(decision: OfferedDecision | undefined): void {
  if (!oddsOpen.value || weighedIn(decision).length === 0) return;
  const wasInside = document.activeElement?.closest('#odds') !== null;
  toggleOdds();
  if (wasInside) document.querySelector<HTMLElement>('[data-decision]')?.focus();
}

/** The options of a question whose worth can be told. */
export const weighedIn = (decision: OfferedDecision | undefined): readonly OfferedOption[] =>
  (decision?.options ?? []).filter(({ weighed }) => weighed);

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open';
  } catch {
    return false;
  }
}
