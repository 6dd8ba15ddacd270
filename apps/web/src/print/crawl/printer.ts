import type { ScenarioEntry } from '@souterrain/crawl/content/types';
import type { CrawlView } from '@souterrain/crawl/view';
import type { Printer } from '../model.ts';
import { type EditionPaper, heroPages } from './heroes.ts';
import { type EditionCard, monsterCards } from './monsters.ts';
import { scenarioSheets } from './scenario.ts';

interface EditionPrint {
  readonly paper: EditionPaper;
  readonly card: EditionCard;
  readonly scenarios: Readonly<Record<string, ScenarioEntry>>;
  trap(dice: number): string;
}

/** What an edition puts on paper. */
export const crawlPrinter = ({ paper, card, scenarios, trap }: EditionPrint): Printer<CrawlView> => ({
  heroes: (scene) => heroPages(scene, paper),
  monsters: (scene, which) => monsterCards(scene, which, card),
  scenarios: {
    list: (lang) => Object.values(scenarios).map(({ id, name }) => ({ id, name: name[lang] })),
    sheets: (scene, id) => scenarioSheets({ ...scene, trap }, id),
  },
});
