import { type Pack, type Packs, perPacks, type System } from '@souterrain/kernel';
import { apply } from './apply.ts';
import { ADVERSARY_SEAT } from './battalions/skirmish.ts';
import { contentOf, SHIPPED } from './content/index.ts';
import type { WithContent } from './content/types.ts';
import type { HBEvent } from './events.ts';
import { tellTo } from './master/tell.ts';
import { outcome } from './outcome.ts';
import { redeal } from './redeal.ts';
import { ARMIES, checkSeats, LENGTHS, MASTER_SEAT, NEW_HERO, readyMade, SAVED_HERO, setup } from './setup.ts';
import type { HBState } from './state.ts';
import { step } from './step.ts';
import { READING_VARIANTS } from './variants.ts';
import { type HBView, view } from './view.ts';
import type { HB } from './world.ts';

const listed = (ids: readonly string[]) => ids as readonly [string, ...string[]];

/** Undo stops where something hidden was shown. */
const REVEALING: readonly string[] = ['roomOpened', 'encounterMet', 'secretShown', 'visibilitySet'];

export type HBSystem = System<HBState, HBEvent, HBView, HB> & WithContent;

const isShipped = ({ pack: { id, hash } }: Pack): boolean =>
  SHIPPED.some(({ pack }) => pack.id === id && pack.hash === hash);

/** Héros & Bataillons, played with these packs. */
export const createSystem: (packs: Packs) => HBSystem = perPacks((packs) => {
  const content = contentOf(packs);
  return {
    id: 'heros-bataillons',
    version: '4',
    content,
    packs,
    carried: packs.filter((pack) => !isShipped(pack)),
    seats: { min: 1, max: 6, usual: 2 }, // HB-CRE-09
    choices: [
      {
        id: 'heros',
        rule: 'HB-CRE-01',
        values: listed([...readyMade({ content }), NEW_HERO, ADVERSARY_SEAT, MASTER_SEAT]),
      },
      { id: SAVED_HERO, rule: 'HB-CRE-10', values: [''], free: true },
    ],
    variants: [
      { id: 'mode', rule: 'HB-SOLO-16', values: ['escarmouche', 'bataille', 'exploration', 'table'], game: true },
      { id: 'budget', rule: 'HB-SOLO-06', values: ['egal', 'facile', 'standard', 'dangereux', 'mortel'], game: true },
      { id: 'armee', rule: 'HB-BAT-19', values: ARMIES, game: true },
      { id: 'longueur', rule: 'HB-SOLO-05', values: listed(Object.keys(LENGTHS)), game: true },
      { id: 'attributs', rule: 'HB-CRE-01', values: ['repartition', 'des'], game: true },
      ...READING_VARIANTS,
    ],
    decks: [],
    setup: (given) => setup({ content }, given),
    check: (given) => checkSeats({ content }, given),
    // Written whole: rules read it all the time, and each set of members is a shape of its own.
    world: ({ state, emit, chance, over }) => ({ state, emit, chance, over, content }),
    step,
    apply,
    outcome,
    view,
    tell: (event, state, seat) => tellTo(state, event, seat),
    redeal: (state, seat, chance) => redeal({ content }, { state, seat, chance }),
    isPrivate: ({ master, table, secrets }, seat) =>
      seat === master && (table.hidden.length > 0 || secrets.some(({ shown }) => !shown)),
    reveals: ({ type }) => REVEALING.includes(type),
  };
});

export const herosBataillons = createSystem(SHIPPED);
