import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';

const SUITS: Readonly<Record<string, string>> = { coeur: '♥', carreau: '♦', pique: '♠', trefle: '♣' };

/** Costs of an action, as signs: a diamond for a standard one, arrows for a movement, a cross for a bonus, a ring for none. */
const COSTS: Readonly<Record<string, string>> = {
  standard: 'M8 1l7 7-7 7-7-7z',
  mouvement: 'M2 2l7 6-7 6zM8 2l7 6-7 6z',
  bonus: 'M6 1h4v5h5v4h-5v5H6v-5H1V6h5z',
  complexe: 'M5 2l5 6-5 6-5-6zM11 2l5 6-5 6-5-6z',
  libre: 'M8 1.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13zm0 2.500a4 4 0 1 1 0 8a4 4 0 0 1 0-8z',
};

/** The little drawing of an option: the suit of a card, or what an action costs. */
export function Glyph({ option }: { readonly decision: OfferedDecision; readonly option: OfferedOption }) {
  const card = option.at && 'card' in option.at ? String(option.at.card) : undefined;
  const suit = card?.slice(card.lastIndexOf('-') + 1);
  if (suit && SUITS[suit])
    return <span class={suit === 'coeur' || suit === 'carreau' ? 'suit red' : 'suit'}>{SUITS[suit]}</span>;
  const cost = COSTS[option.cost ?? ''];
  if (!cost) return null;
  return (
    <svg class="glyph cost" viewBox="0 0 16 16" aria-hidden="true">
      <path d={cost} />
    </svg>
  );
}
