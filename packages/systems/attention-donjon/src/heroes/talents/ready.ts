import { premonitions } from '@souterrain/crawl/heroes/talents/premonitions';
import type { Feature } from '../../figures/features.ts';
import { benediction } from './benediction.ts';
import { charge } from './charge.ts';
import { connaissancesMedicales } from './connaissances-medicales.ts';
import { enrage } from './enrage.ts';
import { esquive } from './esquive.ts';
import { insaisissable } from './insaisissable.ts';
import { premiersSoins } from './premiers-soins.ts';
import { rage } from './rage.ts';
import { tenace } from './tenace.ts';
import { tirApplique } from './tir-applique.ts';

/** Talents of ready-made heroes, of their Origins and of items, and the marks they leave: what needs no XP. */
export const READY_TALENTS: readonly Feature[] = [
  benediction,
  charge,
  connaissancesMedicales,
  enrage,
  esquive,
  insaisissable,
  premiersSoins,
  premonitions,
  rage,
  tenace,
  tirApplique,
];
