import type { CardId } from '@souterrain/crawl';
import type { Rule } from '@souterrain/kernel';
import type { AD1, Figure } from '../state.ts';

/** AD1-EVEN-03 to AD1-EVEN-09: plays the unexpected event of a hero's initiative card, if it has one. */
export function* unexpectedEvent(_g: AD1, _trigger: Figure, _card: CardId): Rule<void> {
  throw new Error('not built yet');
}
