import type { RuleId } from '@souterrain/catalog';
import type { Power, WithContent } from '../content/types.ts';
import { ofItems } from '../gear/belongings.ts';
import type { Being, Size } from '../pieces.ts';
import type { Spoken } from '../text/spoken.ts';

export type { Power } from '../content/types.ts';

interface PowerEntry extends Spoken {
  readonly rule: RuleId;
  /** HB-MAG-09, HB-MAG-10, HB-MAG-11; as many targets (HB-MAG-13, HB-MAG-17, HB-MAG-20). */
  readonly dice: 1 | 2 | 3;
  /** HB-MAG-34: how many links away. */
  readonly reach: number;
  /** HB-MAG-12, HB-MAG-16, HB-MAG-19: the sizes of an entity, the greatest first. */
  readonly sizes: readonly Size[];
  readonly sizesRule: RuleId;
  /** HB-MAG-37: the die that an entity attacks with. */
  readonly die: number;
}

export const POWERS: Readonly<Record<Power, PowerEntry>> = {
  mineur: {
    id: 'mineur',
    rule: 'HB-MAG-09',
    name: { fr: 'mineur', en: 'minor' },
    dice: 1,
    reach: 1,
    sizes: ['petit'],
    sizesRule: 'HB-MAG-12',
    die: 4,
  },
  majeur: {
    id: 'majeur',
    rule: 'HB-MAG-10',
    name: { fr: 'majeur', en: 'major' },
    dice: 2,
    reach: 2,
    sizes: ['grand', 'moyen', 'petit'],
    sizesRule: 'HB-MAG-16',
    die: 6,
  },
  miraculeux: {
    id: 'miraculeux',
    rule: 'HB-MAG-11',
    name: { fr: 'miraculeux', en: 'miraculous' },
    dice: 3,
    reach: 2,
    sizes: ['colossal', 'grand', 'moyen', 'petit'],
    sizesRule: 'HB-MAG-19',
    die: 8,
  },
};

export const POWER_IDS = Object.keys(POWERS) as readonly Power[];

/** HB-MAG-22. */
export const isAmplified = (power: Power): boolean => power !== 'mineur';

/** HB-MAG-27: a worn armour or a ready shield of metal. */
export const wearsMetal = (g: WithContent, { hero }: Being): boolean => hero !== null && isMetallic(g, hero.items);

const isMetallic = ofItems((g, items) =>
  items.some(({ base, place }) => {
    const entry = g.content.items[base];
    return entry?.metal === true && place === (entry.shield ? 'pret' : 'porte') && !!entry.armour;
  }),
);

/** HB-MAG-26: no amplification in metal armour. */
export const canAmplify = (g: WithContent, being: Being, power: Power): boolean =>
  !isAmplified(power) || !wearsMetal(g, being);
