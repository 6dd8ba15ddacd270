import { chapter } from '@souterrain/kernel';
import type { createHero } from './heroes/creation.ts';
import type { exportSheet, importSheet } from './heroes/sheet-file.ts';
import type { TREES } from './heroes/trees.ts';

interface Beyond {
  readonly createHero: typeof createHero;
  readonly exportSheet: typeof exportSheet;
  readonly importSheet: typeof importSheet;
  readonly trees: typeof TREES;
}

/** What one adventure of ready-made heroes never opens: creation, sheets kept from another game. */
export const BEYOND = chapter<Beyond>('beyond');
