import type { Page } from 'playwright-core';

export interface Way {
  readonly seed: number;
  /** Starts of the ids of options that are taken when they are offered; the first that is, before any other. */
  readonly prefer: readonly string[];
  /** Stops as soon as the page holds this. */
  readonly until: string;
}

/** How many answers lead to a scene at the most. */
const MOST = 400;

/**
 * Plays through the automation contract until the page shows a scene, and says whether it does. Each answer waits for the
 * next question, so that the same seed always makes the same game.
 */
export async function playTo(page: Page, { seed, prefer, until }: Way): Promise<boolean> {
  // What is around the table comes after the first question.
  await page.locator('[role="log"]').waitFor({ state: 'attached' });
  return page.evaluate(
    async ({ start, liked, end, most }) => {
      let state = start;
      const below = (n: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 0x1_0000_0000) * n);
      };
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const seqOf = () => document.querySelector('[data-decision]')?.getAttribute('data-seq');
      for (let made = 0; made < most && !document.querySelector('[data-outcome]'); made++) {
        if (document.querySelector(end)) return true;
        const question = document.querySelector('[data-decision]');
        const asked = seqOf();
        const options = [...(question?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
        const favourites = liked.flatMap((id) => options.filter(({ dataset }) => dataset.option?.startsWith(id)));
        (favourites[0] ?? options[below(options.length)])?.click();
        await drawn();
        question?.querySelector<HTMLElement>('[data-confirm]')?.click();
        while (seqOf() === asked && !document.querySelector('[data-outcome]')) await drawn();
        await drawn();
      }
      return document.querySelector(end) !== null;
    },
    { start: seed, liked: prefer, end: until, most: MOST },
  );
}
