import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const STEPS = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6];

export interface Fit {
  holds(sheet: HTMLElement): boolean;
  /** Never smaller than that. */
  readonly least: number;
}

/** The page of a hero: all of it in place. */
const SHEET: Fit = {
  holds: (sheet) =>
    [sheet, ...sheet.querySelectorAll<HTMLElement>('.cols, .cols > div')].every(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1,
    ),
  least: STEPS.at(-1)!,
};

/** Writes smaller what would not hold on the page, so that a sheet is one page and nothing of it is cut. */
export function useFit(page: RefObject<HTMLElement | null>, what: unknown, { holds, least }: Fit = SHEET): void {
  useLayoutEffect(() => {
    const fit = () => {
      const sheet = page.current;
      if (!sheet) return;
      const steps = STEPS.filter((step) => step >= least);
      for (const step of steps) {
        sheet.style.setProperty('--fit', String(step));
        if (holds(sheet)) return;
      }
      // As long as it must be: it goes on over pages, or stays as small as can be read.
      if (least > STEPS.at(-1)!) sheet.style.setProperty('--fit', '1');
    };
    fit();
    // The letters of the page are wider or narrower than those it was first drawn with.
    document.fonts?.ready.then(fit);
  }, [what]);
}
