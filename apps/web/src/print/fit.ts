import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const STEPS = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6];

/** Writes smaller what would not hold on the page: a sheet is always one page, and nothing of it is cut. */
export function useFit(page: RefObject<HTMLElement | null>, what: unknown): void {
  useLayoutEffect(() => {
    const fit = () => {
      const sheet = page.current;
      if (!sheet) return;
      for (const step of STEPS) {
        sheet.style.setProperty('--fit', String(step));
        if (fits(sheet)) return;
      }
    };
    fit();
    // The letters of the page are wider or narrower than those it was first drawn with.
    document.fonts?.ready.then(fit);
  }, [what]);
}

const fits = (sheet: HTMLElement): boolean =>
  [sheet, ...sheet.querySelectorAll<HTMLElement>('.cols, .cols > div')].every(
    ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1,
  );
