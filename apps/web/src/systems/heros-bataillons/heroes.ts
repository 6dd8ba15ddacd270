import { exportHero, type HBSystem, type HBView, importHero } from '@souterrain/heros-bataillons';
import type { Heroes } from '../adaptor.ts';

/** HB-SOLO-18, HB-CRE-10: whoever is not dead may be played again, with what it has learnt and its share of the purse. */
export const heroesOf = (system: HBSystem): Heroes<HBView> => ({
  choice: 'fiche',
  instead: 'heros',
  fits: ({ choices }) => choices.heros !== 'mj' && choices.heros !== 'adversaires',
  survivors: (view) =>
    view.players.flatMap(({ name }, seat) => {
      const sheet = exportHero({ state: view, content: system.content }, seat);
      return sheet === undefined ? [] : [{ seat, name, sheet }];
    }),
  isCampaign: ({ mode }) => mode === 'exploration',
  read: async (text, lang) => {
    const read = importHero(system, text);
    if (read.ok) return { name: read.sheet.name };
    const { sayIssue } = await import('../sheet-issues.ts');
    return { issues: read.issues.map((issue) => sayIssue(issue, lang)) };
  },
});
