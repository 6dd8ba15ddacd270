import type { RuleId } from '@souterrain/catalog';
import { bonusDice } from '@souterrain/crawl/text';
import type { Purpose } from '../../rolls/purpose.ts';
import type { Roll } from '../../world/roll.ts';
import type { ItemEffect } from '../use.ts';
import { moreDice } from './offers.ts';

/** A thing used up to help one roll of its bearer. */
function helper({
  id,
  rule,
  purposes,
  value,
}: {
  id: string;
  rule: RuleId;
  purposes: readonly Purpose[];
  value: number;
}): ItemEffect {
  return {
    feature: {
      id,
      rule,
      labels: { [id]: bonusDice(id) },
      before: (g, at, roll) =>
        roll.who === at.who && purposes.includes(roll.purpose)
          ? moreDice(g, at, { roll, value, pays: 'piece', rule })
          : [],
    },
  };
}

/** AD1-TCON-09, Carreau: each on one Soins roll. */
const bandages = helper({ id: 'bandages', rule: 'AD1-TCON-09', purposes: ['soins'], value: 1 });
/** AD1-TCON-03, Pique: each on one search. */
const craies = helper({ id: 'craies', rule: 'AD1-TCON-03', purposes: ['chercher'], value: 1 });
/** AD1-TCON-03, Trèfle. */
const saindoux = helper({
  id: 'saindoux',
  rule: 'AD1-TCON-03',
  purposes: ['esquive', 'se-liberer'],
  value: 2,
});

function tool(id: string, rule: RuleId, helps: (roll: Roll) => boolean): ItemEffect {
  return { feature: { id, rule, dice: (_g, _at, roll) => (helps(roll) ? 1 : 0) } };
}

const LOCKS: readonly (string | undefined)[] = ['porte', 'grille', 'coffre'];
const byScenery = (roll: Roll): boolean => roll.scenery !== undefined && roll.trait !== null;

/** AD1-TCOM-01, AD1-TCOM-02: carried, they help for nothing. */
const TOOLS: readonly ItemEffect[] = [
  tool('outils', 'AD1-TCOM-01', ({ trait, scenery }) => trait === 'force' && LOCKS.includes(scenery)),
  tool('corde', 'AD1-TCOM-02', byScenery),
  tool('lanterne', 'AD1-TCOM-02', byScenery),
  tool('grappin', 'AD1-TCOM-02', byScenery),
];

export const HELPERS: readonly ItemEffect[] = [bandages, craies, saindoux, ...TOOLS];
