import { attentionDonjon } from '@souterrain/attention-donjon';
import { attentionDonjon2 } from '@souterrain/attention-donjon-2';
import type { AnyCrawl } from '@souterrain/crawl';

export const EDITIONS = ['attention-donjon', 'attention-donjon-2'] as const;
export type EditionId = (typeof EDITIONS)[number];

export const SIDES: Readonly<Record<EditionId, AnyCrawl>> = {
  'attention-donjon': attentionDonjon,
  'attention-donjon-2': attentionDonjon2,
};
