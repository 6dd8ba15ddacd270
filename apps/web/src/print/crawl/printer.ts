import type { CrawlView } from '@souterrain/crawl';
import { worldIn } from '../../systems/crawl/world.ts';
import type { Printer } from '../model.ts';
import { type EditionPaper, heroPages } from './heroes.ts';
import { type EditionCard, monsterCards } from './monsters.ts';
import { scenarioSheets } from './scenario.ts';

interface EditionPrint {
  readonly paper: EditionPaper;
  readonly card: EditionCard;
  trap(dice: number): string;
}

/** What an edition puts on paper. */
export const crawlPrinter = ({ paper, card, trap }: EditionPrint): Printer<CrawlView> => ({
  heroes: (scene) => heroPages(scene, paper),
  monsters: (scene, which) => monsterCards(scene, which, card),
  scenarios: {
    list: (scene) =>
      Object.values(worldIn(scene).content.scenarios).map(({ id, name }) => ({ id, name: name[scene.lang] })),
    sheets: (scene, id) => scenarioSheets({ ...scene, trap }, id),
  },
});
