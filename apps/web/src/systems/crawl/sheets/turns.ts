import type { CrawlView } from '@souterrain/crawl';

type Slot = CrawlView['order'][number];

/** Whoever has a card in the order is still there to play it: a group, as long as one of its creatures is. */
export const isThere = ({ figures }: CrawlView, { who }: Pick<Slot, 'who'>): boolean =>
  figures.some(
    ({ id, group, status }) => (id === who || group === who) && (status === 'plateau' || status === 'reserve'),
  );

/** AD1-RENC-03: a group whose card was passed when it came has no turn this Round. */
export const comes = (view: CrawlView, slot: Slot): boolean =>
  slot.status === 'attend' && !slot.passed && isThere(view, slot);
