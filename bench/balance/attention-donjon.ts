import { HEROES, SCENARIOS, attentionDonjon as system } from '@souterrain/attention-donjon';
import { greedyPolicy } from '@souterrain/attention-donjon/greedy';
import { crawlTables } from './crawl.ts';

export const attentionDonjon = crawlTables({
  system,
  heroes: Object.keys(HEROES),
  scenarios: Object.keys(SCENARIOS),
  greedy: greedyPolicy,
});
