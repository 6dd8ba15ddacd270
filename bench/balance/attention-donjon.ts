import { attentionDonjon as system } from '@souterrain/attention-donjon';
import { greedyPolicy } from '@souterrain/attention-donjon/greedy';
import { crawlTables } from './crawl.ts';

export const attentionDonjon = crawlTables({
  system,
  heroes: Object.keys(system.content.heroes),
  scenarios: Object.keys(system.content.scenarios),
  greedy: greedyPolicy,
});
