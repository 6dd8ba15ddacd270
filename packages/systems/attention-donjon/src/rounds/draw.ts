import type { RuleId } from '@souterrain/catalog';
import type { CardId, SuitedCard } from '@souterrain/crawl';
import type { Rule, SeatId } from '@souterrain/kernel';
import type { AD1 } from '../state.ts';

export interface DrawOrder {
  readonly seat: SeatId;
  readonly rule: RuleId;
  /** AD1-DECK-02. */
  readonly reason:
    | 'initiative'
    | 'route'
    | 'evenement'
    | 'tresor'
    | 'blessure'
    | 'talent'
    | 'peripetie'
    | 'marche'
    | 'arcane'
    | 'objet';
}
/** AD1-DECK-03, AD1-Q-14: one card for a table, jokers replaced (or chosen); it goes to the discard. */
export function* drawCard(_g: AD1, _order: DrawOrder): Rule<SuitedCard> {
  throw new Error('not built yet');
}
/** Cards as they come, jokers included; they go to the discard. */
export function* drawCards(_g: AD1, _order: DrawOrder & { readonly count: number }): Rule<readonly CardId[]> {
  throw new Error('not built yet');
}
