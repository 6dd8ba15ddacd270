import type { Career } from './lists.ts';

/** The careers of both editions. */
export const FIRST_CAREERS = {
  // AD1-BERS-03, AD1-BERS-04; AD1-BERS-05: for who begins with it.
  berserker: {
    id: 'berserker',
    rule: 'AD1-BERS-01',
    name: { fr: 'Berserker', en: 'Berserker' },
    items: ['arme-a-deux-mains', 'armure-legere'],
    skill: 'melee',
    specials: [{ id: 'hallebarde' }],
    origins: [],
  },
  // AD1-CROI-03, AD1-CROI-04; AD1-CROI-05: for who begins with it.
  croise: {
    id: 'croise',
    rule: 'AD1-CROI-01',
    name: { fr: 'Croisé', en: 'Crusader' },
    items: ['epee-longue', 'bouclier-de-bois', 'armure-moyenne'],
    skill: 'melee',
    specials: [{ id: 'bouclier-en-acier' }],
    origins: [],
  },
  // AD1-TRAQ-03, AD1-TRAQ-04; AD1-TRAQ-05: for who begins with it.
  traqueur: {
    id: 'traqueur',
    rule: 'AD1-TRAQ-01',
    name: { fr: 'Traqueur', en: 'Stalker' },
    items: ['dague', 'arc-court', 'armure-legere'],
    skill: 'tir',
    specials: [{ id: 'arbalete' }],
    origins: [],
  },
} as const satisfies Record<string, Career>;
