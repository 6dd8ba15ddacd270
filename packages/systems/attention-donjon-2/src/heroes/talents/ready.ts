import { premonitions } from '@souterrain/crawl/heroes/talents/premonitions';
import type { Feature } from '../../figures/features.ts';
import { auraDesArcanes } from './aura-des-arcanes.ts';
import { auraCarreau, auraPique, auraTrefle } from './auras.ts';
import { benediction } from './benediction.ts';
import { dechargeArcanique } from './decharge-arcanique.ts';
import { insaisissable } from './insaisissable.ts';
import { maitriseDuBouclier } from './maitrise-du-bouclier.ts';
import { premiersSoins } from './premiers-soins.ts';
import { rage } from './rage.ts';
import { tirApplique } from './tir-applique.ts';

/** Talents of ready-made heroes, of their Origins and of items, and the marks they leave: what needs no XP. */
export const READY_TALENTS: readonly Feature[] = [
  auraCarreau,
  auraDesArcanes,
  auraPique,
  auraTrefle,
  benediction,
  dechargeArcanique,
  insaisissable,
  maitriseDuBouclier,
  premiersSoins,
  premonitions,
  rage,
  tirApplique,
];
