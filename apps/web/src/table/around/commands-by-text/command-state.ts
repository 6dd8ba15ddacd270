import { signal } from '@preact/signals';

/** Whether the field where an option is typed is open. */
export const typing = signal(false);

let ahead = '';

/** A letter typed before the field could take it. */
export function typeAhead(letter: string): void {
  ahead += letter;
}

export function takeTypedAhead(): string {
  const typed = ahead;
  ahead = '';
  return typed;
}
