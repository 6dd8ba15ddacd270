import type { RuleId } from '@souterrain/catalog';
import { bonusDice } from '@souterrain/crawl/text';
import type { Purpose } from '../../jets/purpose.ts';
import type { Jet } from '../../world/jet.ts';
import type { ItemEffect } from '../use.ts';
import { moreDice } from './offers.ts';

interface Helper {
  readonly id: string;
  readonly rule: RuleId;
  readonly purposes: readonly Purpose[];
  readonly value: number;
}

/** A thing used up to help one Jet of its bearer. */
const helper = ({ id, rule, purposes, value }: Helper): ItemEffect => ({
  feature: {
    id,
    rule,
    labels: { [id]: bonusDice(id) },
    before: (g, at, jet) =>
      jet.who === at.who && purposes.includes(jet.purpose) ? moreDice(g, at, { jet, value, pays: 'piece', rule }) : [],
  },
});

const tool = (id: string, rule: RuleId, helps: (jet: Jet) => boolean): ItemEffect => ({
  feature: { id, rule, dice: (_g, _at, jet) => (helps(jet) ? 1 : 0) },
});

/** AD1-TMAG-01. */
const band: ItemEffect = {
  feature: {
    ...tool('bandeau-du-troisieme-oeil', 'AD1-TMAG-01', ({ purpose }) => purpose === 'chercher').feature!,
    town: { prices: 1 },
  },
};

const LOCKS: readonly (string | undefined)[] = ['porte', 'grille', 'coffre'];
const byScenery = ({ scenery }: Jet): boolean => scenery !== undefined;

export const HELPERS: readonly ItemEffect[] = [
  // AD1-TCON-09, Carreau.
  helper({ id: 'bandages', rule: 'AD1-TCON-09', purposes: ['soins'], value: 1 }),
  // AD1-TCON-03, Pique and Trèfle.
  helper({ id: 'craies', rule: 'AD1-TCON-03', purposes: ['chercher'], value: 1 }),
  helper({ id: 'saindoux', rule: 'AD1-TCON-03', purposes: ['esquive', 'se-liberer'], value: 2 }),
  // AD1-TCOM-01, AD1-TCOM-02: carried, they help for nothing.
  tool('outils', 'AD1-TCOM-01', ({ attribute, scenery }) => attribute === 'force' && LOCKS.includes(scenery)),
  tool('corde', 'AD1-TCOM-02', byScenery),
  tool('lanterne', 'AD1-TCOM-02', byScenery),
  tool('grappin', 'AD1-TCOM-02', byScenery),
  band,
  // AD1-TMAG-07, AD1-TMAG-11.
  tool('anneau-de-bravoure', 'AD1-TMAG-07', ({ attribute }) => attribute === 'mental'),
  tool('gants-de-force', 'AD1-TMAG-11', ({ attribute }) => attribute === 'force'),
];
