import type { Rule } from '@souterrain/kernel';
import type { Found } from '../../gear/carry.ts';
import { isUnderPressure } from '../../gear/pressure.ts';
import { trade } from '../../gear/shop.ts';
import { isPresent } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { heroesHere, pickOne } from '../pick.ts';
import { sceneEntryOf } from '../presets.ts';
import { defineCommand, inQuietScene } from './command.ts';

/** HB-GM-15: the tables of gear, and what magic the MJ puts on the stall. */
export const openMarket = defineCommand({
  id: 'ouvrir-un-marche',
  rule: 'HB-GM-15',
  place: 16,
  name: { fr: 'ouvrir un marché', en: 'open a market' },
  names: {
    ordinaire: { fr: 'étal ordinaire', en: 'ordinary stall' },
    curiosites: { fr: 'étal de curiosités', en: 'stall of curiosities' },
    parchemins: { fr: 'étal de parchemins', en: 'stall of scrolls' },
  },
  words: { fr: { prompts: { etal: () => 'Quel étal ?' } }, en: { prompts: { etal: () => 'Which stall?' } } },
  isOffered: (g) => inQuietScene(g) && !isUnderPressure(g.state),
  run,
});

const STOCKS = ['ordinaire', 'parchemins', 'curiosites'] as const;

function* run(g: HB): Rule<void> {
  const chosen = yield* pickOne(g, { id: 'etal', rule: 'HB-GM-15' }, STOCKS);
  if (chosen === null) return;
  if (!g.state.scene!.tags.includes('marche'))
    g.emit({ type: 'placeTagged', tag: 'marche', on: true, rules: ['HB-GM-15', 'HB-GEAR-05'] });
  const stock = stockOf(g, chosen);
  for (const hero of heroesHere(g.state)) if (isPresent(hero)) yield* trade(g, hero, stock);
}

/** HB-SCR-03: magic is sold only where the MJ says so. */
function stockOf(g: HB, chosen: string): readonly Found[] {
  if (chosen === 'ordinaire') return [];
  const scrolls: Found[] = ['elementaire', 'sacree'].map((school) => ({
    base: 'parchemin',
    holds: { school, form: 'toucher', power: 'mineur' },
  }));
  if (chosen === 'parchemins') return scrolls;
  for (const { item, holds } of sceneEntryOf(g)?.treasures ?? [])
    if (item !== undefined) scrolls.push(holds ? { base: item, holds } : { base: item });
  return scrolls;
}
