import { type CrawlSystem, type CrawlView, crawlSystem } from '@souterrain/crawl';
import type { Edition } from '@souterrain/crawl/world';
import { perPacks } from '@souterrain/kernel';
import { apply } from './apply.ts';
import { type Content, contentOf, SHIPPED } from './content/index.ts';
import { EDITION } from './edition.ts';
import type { AD1Event } from './events.ts';
import { sheetOfReadyMade } from './heroes/ready-made.ts';
import { importSheet } from './heroes/sheet-file.ts';
import { type AD1State, EDITION_ID } from './state.ts';
import { READING_VARIANTS, variantsOf } from './variants.ts';
import type { Feature } from './world/features.ts';

export type AD1View = CrawlView<AD1State>;
export type AD1System = CrawlSystem<AD1State, AD1Event, Content, Feature>;

export const systemOf = (content: Content, edition: Edition<Feature> = EDITION): AD1System =>
  crawlSystem<AD1State, AD1Event, Content, Feature>({
    id: EDITION_ID,
    version: '3',
    edition,
    content,
    shipped: SHIPPED,
    readings: READING_VARIANTS,
    rules: { hero: 'AD1-HERO-01', scenario: 'AD1-SCEN-01', campaign: 'AD1-TOWN-01' },
    variantsOf,
    sheetOf: (g, id, { dwarfEndurant }) => sheetOfReadyMade(g, id, dwarfEndurant),
    importSheet,
    apply,
  });

/** The system of a set of packs, made once. */
export const createSystem = perPacks((packs) => systemOf(contentOf(packs)));

export const attentionDonjon = createSystem(SHIPPED);
