import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What had the keyboard is gone with its question: it goes on from this box, before anything is painted. */
export function useGoesOn(box: RefObject<HTMLElement | null>, asked?: unknown): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [asked]);
}
