import { type CrawlSystem, type CrawlView, crawlSystem } from '@souterrain/crawl';
import type { Edition } from '@souterrain/crawl/world';
import { perPacks } from '@souterrain/kernel';
import { apply } from './apply.ts';
import { type Content, contentOf, SHIPPED } from './content/index.ts';
import { EDITION } from './edition.ts';
import type { AD2Event } from './events.ts';
import { sheetOfReadyMade } from './heroes/ready-made.ts';
import { importSheet } from './heroes/sheet-file.ts';
import { type AD2State, EDITION_ID } from './state.ts';
import { READING_VARIANTS, variantsOf } from './variants.ts';
import type { Feature } from './world/features.ts';

export type AD2View = CrawlView<AD2State>;
export type AD2System = CrawlSystem<AD2State, AD2Event, Content, Feature>;

export const systemOf = (content: Content, edition: Edition<Feature> = EDITION): AD2System =>
  crawlSystem<AD2State, AD2Event, Content, Feature>({
    id: EDITION_ID,
    version: '4',
    edition,
    content,
    shipped: SHIPPED,
    readings: READING_VARIANTS,
    rules: { hero: 'AD2-XHEROS-01', scenario: 'AD2-XEXPLO-01', campaign: 'AD2-XHEROS-06' },
    variantsOf,
    sheetOf: sheetOfReadyMade,
    importSheet,
    apply,
  });

/** The system of a set of packs, made once. */
export const createSystem = perPacks((packs) => systemOf(contentOf(packs)));

export const attentionDonjon2 = createSystem(SHIPPED);
