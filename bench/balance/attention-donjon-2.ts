import { attentionDonjon2 as system } from '@souterrain/attention-donjon-2';
import { greedyPolicy } from '@souterrain/attention-donjon-2/greedy';
import { crawlTables } from './crawl.ts';

export const attentionDonjon2 = crawlTables({
  system,
  heroes: Object.keys(system.content.heroes),
  scenarios: Object.keys(system.content.scenarios),
  greedy: greedyPolicy,
});
