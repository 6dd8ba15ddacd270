import { signal } from '@preact/signals';

export const TAB_NAMES = ['tray', 'turn', 'party', 'journal'] as const;
export type Tab = (typeof TAB_NAMES)[number];

/** Which panel a phone shows in its sheet; wider screens show them all. */
export const tab = signal<Tab>('turn');
