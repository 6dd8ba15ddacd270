import type { CrawlView } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import type { Imported } from '@souterrain/crawl/heroes';
import type { Heroes } from '../adaptor.ts';

/** How an edition writes the sheets of its heroes, and reads them. */
export interface SheetTexts<V extends CrawlView> {
  exportSheet(view: V, seat: number): string;
  importSheet(g: Stocked, text: string): Imported;
}

/** AD1-HERO-01: whoever is not dead may be played again, with what the interlude gave. */
export const heroesOf = <V extends CrawlView>(system: Stocked, texts: SheetTexts<V>): Heroes<V> => ({
  choice: 'fiche',
  instead: 'heros',
  survivors: (view) =>
    view.figures.flatMap((figure) => {
      const { hero, status } = figure;
      if (!hero || status === 'mort') return [];
      // A seat may have lost a hero before: only this figure is asked for.
      const sheet = texts.exportSheet({ ...view, figures: [figure] }, hero.seat);
      return [{ seat: hero.seat, name: hero.sheet.name, sheet }];
    }),
  isCampaign: (view) => view.campaign,
  read: async (text, lang) => {
    const read = texts.importSheet(system, text);
    if (read.ok) return { name: read.sheet.name };
    const { sayIssue } = await import('../sheet-issues.ts');
    return { issues: read.issues.map((issue) => sayIssue(issue, lang)) };
  },
});
