import { bringRules as bringCrawl } from '@souterrain/crawl/bring';
import { BEYOND } from './beyond.ts';
import { teach } from './figures/registry.ts';
import { createHero } from './heroes/creation.ts';
import { exportSheet, importSheet } from './heroes/sheet-file.ts';
import { TALENTS } from './heroes/talents/index.ts';
import { TREES } from './heroes/trees.ts';

/** All the rules that `./system` starts without. */
export function bringRules(): void {
  bringCrawl();
  teach(TALENTS);
  BEYOND.bring({ createHero, exportSheet, importSheet, trees: TREES });
}
