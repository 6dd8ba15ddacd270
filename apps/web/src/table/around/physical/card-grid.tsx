import type { OfferedDecision } from '@souterrain/kernel';
import type { Lang } from '@souterrain/words';
import type { HeldDeck } from '../../../systems/adaptor.ts';
import type { Choice } from '../../choice.ts';
import { OptionButton } from '../../option-button.tsx';

interface CardGridProps {
  readonly decision: OfferedDecision;
  readonly choice: Choice;
  readonly deck: HeldDeck;
  readonly lang: Lang;
}

/** The cards nobody has seen yet, a suit a row; those that are out leave their place empty. */
export const CardGrid = ({ decision, choice, deck, lang }: CardGridProps) => (
  <div class="card-grid">
    {deck.rows.map((row) => (
      <div key={row[0]} class="card-row">
        {row.map((card) => {
          const option = decision.options.find(({ id }) => id === card);
          return option ? (
            <OptionButton key={card} {...{ option, choice }} digit={undefined}>
              <span aria-hidden="true">
                <deck.Card card={card} lang={lang} />
              </span>
              <span class="sr">{deck.name(card, lang)}</span>
            </OptionButton>
          ) : (
            <i key={card} class="gone" />
          );
        })}
      </div>
    ))}
  </div>
);
