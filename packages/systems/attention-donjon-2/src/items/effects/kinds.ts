import type { Stocked } from '@souterrain/crawl/content';
import type { Boon } from '@souterrain/crawl/items/effects';
import * as shared from '@souterrain/crawl/items/effects';
import * as coatings from '@souterrain/crawl/items/effects';
import type { Rule } from '@souterrain/kernel';
import type { AD2 } from '../../world/ad2.ts';
import type { Bearing, Blow, Feature } from '../../world/features.ts';
import type { Jet } from '../../world/jet.ts';
import type { ItemEffect } from '../use.ts';

export const boon = (given: Boon<Feature>): ItemEffect => shared.boon<Feature>(given);

export const coating = (given: coatings.Coating<Feature>): ItemEffect => coatings.coating<Feature>(given);

/** An attack of the bearer with what bears the feature. */
export const strikesWith = (g: Stocked, at: Bearing, jet: Jet): boolean =>
  jet.purpose === 'attaque' && coatings.isWith(g, at, jet.attack);

/** An attack of the bearer with the weapon that is coated. */
export const strikesCoated = (at: Bearing, jet: Jet): boolean =>
  jet.purpose === 'attaque' && coatings.isCoated(at, jet.attack);

/** Of one use: gone once its weapon has hit, whatever came of it. */
export function* wipe(g: AD2, at: Bearing, { jet }: Blow): Rule<void> {
  coatings.wipe(g, at, jet.attack);
}
