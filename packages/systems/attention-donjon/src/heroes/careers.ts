import type { RuleId } from '@souterrain/catalog';
import type { Words } from '@souterrain/crawl/content/types';
import type { Skill } from '../figures/traits.ts';

/** AD1-HERO-11. Its list of talents is the tree of the same id. */
export interface Career {
  readonly id: string;
  readonly rule: RuleId;
  readonly name: Words;
  readonly items: readonly string[];
  /** +1 at creation. */
  readonly skill: Skill;
  /** AD1-HERO-22: may be bought at creation whatever its rarity. */
  readonly special: string;
  /** AD1-HERO-23: origins it is closed to all but; empty is open to all. */
  readonly origins: readonly string[];
}

export const CAREERS: Readonly<Record<string, Career>> = {
  // AD1-BERS-03, AD1-BERS-04.
  berserker: {
    id: 'berserker',
    rule: 'AD1-BERS-01',
    name: { fr: 'Berserker', en: 'Berserker' },
    items: ['arme-a-deux-mains', 'armure-legere'],
    skill: 'melee',
    special: 'hallebarde',
    origins: [],
  },
  // AD1-CROI-03, AD1-CROI-04.
  croise: {
    id: 'croise',
    rule: 'AD1-CROI-01',
    name: { fr: 'Croisé', en: 'Crusader' },
    items: ['epee-longue', 'bouclier-de-bois', 'armure-moyenne'],
    skill: 'melee',
    special: 'bouclier-en-acier',
    origins: [],
  },
  // AD1-TRAQ-03, AD1-TRAQ-04.
  traqueur: {
    id: 'traqueur',
    rule: 'AD1-TRAQ-01',
    name: { fr: 'Traqueur', en: 'Stalker' },
    items: ['dague', 'arc-court', 'armure-legere'],
    skill: 'tir',
    special: 'arbalete',
    origins: [],
  },
};

export const careersFor = (origin: string): readonly Career[] =>
  Object.values(CAREERS).filter(({ origins }) => origins.length === 0 || origins.includes(origin));

/** AD1-TRAQ-07: categories a Proie is chosen from; each is a tag of profiles. */
export const CATEGORIES = [
  'homme-rat',
  'gobelinoide',
  'mort-vivant',
  'bete',
  'vermine',
  'demon',
  'humain',
  'plante',
  'construction',
] as const;
