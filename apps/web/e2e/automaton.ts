import type { Page } from 'playwright-core';

export interface Playing {
  readonly decisions: number;
  readonly seed: number;
  /** An option whose id starts so is taken whenever it is offered; of several, the first that is. */
  readonly prefer?: string | readonly string[];
  /** Stops as soon as the page holds this. */
  readonly until?: string;
}

/** Plays through the automation contract alone, with choices drawn from a seed, and says how many it made. */
export async function playOn(
  page: Page,
  { decisions, seed, prefer = '-', until = '[data-outcome]' }: Playing,
): Promise<number> {
  await page.locator('[data-decision], [data-curtain], [data-outcome]').first().waitFor();
  return page.evaluate(
    async ([limit, start, liked, end]) => {
      let state = start;
      const below = (n: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 0x1_0000_0000) * n);
      };
      const drawn = () => new Promise((resolve) => setTimeout(resolve));
      let made = 0;
      while (made < limit && !document.querySelector(end)) {
        document.querySelector<HTMLElement>('[data-curtain]')?.click();
        const question = document.querySelector('[data-decision]');
        const options = question?.querySelectorAll<HTMLElement>('[data-option]') ?? [];
        const confirm = question?.querySelector<HTMLButtonElement>('[data-confirm]');
        if (question && options.length > 0) {
          const { seq } = (question as HTMLElement).dataset;
          const favourites = liked.map((id) => question?.querySelector<HTMLElement>(`[data-option^="${id}"]`));
          (favourites.find((one) => one) ?? options[below(options.length)]!).click();
          if (confirm) {
            await drawn();
            confirm.click();
          }
          made++;
          // Every choice meets the question it was drawn for, however late that question is drawn: the game is the same each time.
          const isSame = () => document.querySelector<HTMLElement>('[data-decision]')?.dataset.seq === seq;
          for (let looks = 0; looks < 20_000 && !confirm?.disabled && isSame(); looks++) await drawn();
        }
        await drawn();
      }
      return made;
    },
    [decisions, seed, [prefer].flat(), `${until}, [data-outcome]`] as const,
  );
}

/** The same choices as `playOn`, made with the mouse itself: an option that is covered, moving or out of reach fails. */
export async function clickOn(page: Page, { decisions, seed, prefer = '-' }: Omit<Playing, 'until'>): Promise<number> {
  let state = seed;
  for (let made = 0; made < decisions; made++) {
    await page.locator('[data-decision], [data-curtain], [data-outcome]').first().waitFor();
    const curtain = page.locator('[data-curtain]');
    if ((await curtain.count()) > 0) await curtain.click();
    const asked = await page.evaluate(() => {
      const question = document.querySelector<HTMLElement>('[data-decision]');
      const options = [...(question?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
      return { seq: question?.dataset.seq, ids: options.map(({ dataset }) => dataset.option!) };
    });
    if (asked.ids.length === 0) return made;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const liked = [prefer].flat().flatMap((start) => asked.ids.filter((id) => id.startsWith(start)))[0];
    const id = liked ?? asked.ids[Math.floor((state / 0x1_0000_0000) * asked.ids.length)]!;
    const question = page.locator(`[data-decision][data-seq="${asked.seq}"]`);
    await question.locator(`[data-option="${id}"]`).first().click();
    const confirm = question.locator('[data-confirm]');
    if ((await confirm.count()) > 0) await confirm.click();
    await question.waitFor({ state: 'detached' });
  }
  return decisions;
}

/** What a player sees of the game, in words: the map, the question, the journal. */
export async function pictureOf(page: Page): Promise<{ map: string; question: string; journal: string }> {
  await page.locator('[role="log"]').waitFor();
  return {
    map: await page
      .locator('.board')
      .evaluate((board) => board.querySelector('svg.map')?.getAttribute('aria-label') ?? board.textContent ?? ''),
    question: await page.locator('#turn').innerText(),
    journal: await page.locator('[role="log"]').innerText(),
  };
}

/** Takes the options given, question after question; several of one question are joined by « + ». */
export async function pick(page: Page, ...answers: readonly string[]): Promise<void> {
  for (const answer of answers) {
    const asked = await seqOf(page);
    for (const id of answer.split('+')) await page.locator(`[data-option="${id}"]`).first().click();
    const confirm = page.locator('[data-confirm]');
    if ((await confirm.count()) > 0 && (await seqOf(page)) === asked) await confirm.click();
    await page.waitForFunction(
      (before) => document.querySelector('[data-decision]')?.getAttribute('data-seq') !== before,
      asked,
    );
  }
}

const seqOf = (page: Page): Promise<string | null> => page.locator('[data-decision]').getAttribute('data-seq');

export const untilKept = (page: Page): Promise<void> => page.locator('[data-kept="saved"]').waitFor();
