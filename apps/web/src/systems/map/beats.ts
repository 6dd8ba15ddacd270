import type { Point } from './frame.ts';

/** What happened on a map, in order, whatever the system: enough to draw it, to move figures and to say where they look. */
export type Beat =
  /** The rule that made somebody choose its target, and the term that says what decided. */
  | {
      readonly kind: 'aim';
      readonly who: string;
      readonly target: string;
      readonly rule: string;
      readonly why?: string;
    }
  /** The same of the square it went to. */
  | { readonly kind: 'way'; readonly who: string; readonly rule: string; readonly why: string }
  | { readonly kind: 'move'; readonly who: string; readonly path: readonly Point[]; readonly pushed?: boolean }
  | { readonly kind: 'strike'; readonly who: string; readonly target: string }
  | { readonly kind: 'hurt' | 'heal'; readonly who: string; readonly amount: number }
  | { readonly kind: 'fall'; readonly who: string }
  | { readonly kind: 'door'; readonly door: string }
  | { readonly kind: 'room'; readonly room: string };

/** Where a figure stands now, if it still stands. */
export type Standing = (who: string) => Point | undefined;
