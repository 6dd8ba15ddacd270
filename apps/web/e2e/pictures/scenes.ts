import type { Page } from 'playwright-core';
import type { Way } from './play-to.ts';

/** One picture: where it is, and what has to be on the page before it is taken. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** How a game comes to a good moment. */
  readonly play?: Omit<Way, 'seed'>;
  /** All that has to be seen; a game that does not lead there is played otherwise. */
  readonly shows: string;
  /** What is done once it is there. */
  readonly after?: (page: Page) => Promise<void>;
  /** The part of the page that is kept; the window without it. */
  readonly only?: string;
}

const quick = (system: string, seed: string): string => `/?system=${system}&quick=1&seed=${seed}`;

const DELVE = ['tel-quel', 'reveler-', 'agir', 'attaquer-'];
const SKIRMISH = [
  'attaquer-h1-',
  'attaquer-h2-',
  'aller-est',
  'aller-centre',
  'degats',
  'subir',
  'laisser-faire',
  'agir-',
];

const SEVERAL_FOES = 'body:has(.fig.foe ~ .fig.foe)';

/** A Coup de poker that is worth a thought: the dice are not enough as they lie. */
const POKER = `${SEVERAL_FOES}:has(.asking .verdict.minus) [data-decision="coup-de-poker"]`;

/** All that is known of the map, where the action is shown up close. */
async function wholeMap(page: Page): Promise<void> {
  const whole = page.locator('.zoom button').last();
  if (await whole.isEnabled()) await whole.click();
}

/** Dice to be taken by hand: the first one is, so that its chances are shown. */
async function takeDie(page: Page): Promise<void> {
  await page.locator('[data-die]').first().click();
  await page.locator('[data-stake]:visible, [data-option]', { hasText: '%' }).first().waitFor();
}

async function showChances(page: Page): Promise<void> {
  await page.keyboard.press('o');
  await page.locator('[data-odds]', { hasText: '%' }).first().waitFor();
}

async function lookUp(page: Page): Promise<void> {
  await page.locator('input[type="search"]').fill('joker');
  await page.locator('[data-rule] mark').first().waitFor();
}

export const SCENES: readonly Scene[] = [
  { name: 'accueil', path: '/', shows: '.systems .card ~ .card ~ .card ~ .card' },
  {
    name: 'cinquante-etages',
    path: quick('cinquante-etages', 'lanterne'),
    play: { prefer: [], until: 'body:has(.duel):has(#tray .die ~ .die) [data-decision="echange"]' },
    shows: '#tray .die',
    after: showChances,
  },
  {
    name: 'attention-donjon',
    path: quick('attention-donjon', 'grimoire'),
    play: { prefer: DELVE, until: POKER },
    shows: '#tray [data-die]',
    after: async (page) => {
      await wholeMap(page);
      await takeDie(page);
    },
  },
  {
    name: 'attention-donjon-2',
    path: quick('attention-donjon-2', 'lanterne'),
    play: { prefer: DELVE, until: `${SEVERAL_FOES} [data-decision="reussites"]` },
    shows: '#tray .die',
    after: wholeMap,
  },
  {
    name: 'heros-bataillons',
    path: quick('heros-bataillons', 'lanterne'),
    // Only those who share a zone can be grappled.
    play: { prefer: SKIRMISH, until: `${SEVERAL_FOES} [data-decision="manoeuvre"] [data-option="empoigner"]` },
    shows: '#tray .die',
  },
  {
    name: 'nuit',
    path: quick('attention-donjon', 'torche'),
    dark: true,
    play: { prefer: DELVE, until: `${SEVERAL_FOES}:has([data-intent]):has(.tag text ~ text) #tray .die` },
    shows: '[data-intent]',
    after: wholeMap,
  },
  {
    name: 'telephone',
    path: quick('attention-donjon', 'grimoire'),
    width: 390,
    height: 844,
    play: { prefer: DELVE, until: POKER },
    shows: '#turn [data-die]',
    after: takeDie,
  },
  { name: 'regles', path: '/?rules=attention-donjon', shows: '.chapters', after: lookUp },
  { name: 'fiche', path: '/?print=heros&system=attention-donjon', shows: '[data-sheet]', only: '[data-sheet]' },
];
