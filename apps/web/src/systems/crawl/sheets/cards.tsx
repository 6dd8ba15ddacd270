import type { ByLang, Lang } from '@souterrain/words';

const SIGNS: Readonly<Record<string, string>> = { coeur: '♥', carreau: '♦', pique: '♠', trefle: '♣' };
const FACES: ByLang<Readonly<Record<string, string>>> = {
  fr: { valet: 'V', dame: 'D', roi: 'R', as: 'A', joker: '★' },
  en: { valet: 'J', dame: 'Q', roi: 'K', as: 'A', joker: '★' },
};

/** A playing card: rank and suit, and the face of whoever acts on it. */
export function PlayingCard({
  card,
  lang,
  picture,
}: {
  readonly card: string;
  readonly lang: Lang;
  readonly picture?: string;
}) {
  const cut = card.indexOf('-');
  const rank = card.slice(0, cut);
  const suit = card.slice(cut + 1);
  const red = suit === 'coeur' || suit === 'carreau';
  return (
    <span class={red ? 'pc red' : 'pc'}>
      <b>{FACES[lang][rank] ?? rank}</b>
      <i>{SIGNS[suit] ?? ''}</i>
      {picture !== undefined && (
        <svg class="who" viewBox="0 0 512 512" aria-hidden="true">
          <path d={picture} />
        </svg>
      )}
    </span>
  );
}
