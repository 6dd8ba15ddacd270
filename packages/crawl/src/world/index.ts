export { type Action, ALL_PAYABLE, actionOf, type GivenAction } from './action.ts';
export type { Crawl, CrawlOf } from './crawl.ts';
export type { Aim, Edition, Harm, Imposed, Trial, TrialResult } from './edition.ts';
export type { Attack, Bearing, Feature, Offer } from './features.ts';

export type { ItemEffect, Use } from './use.ts';
