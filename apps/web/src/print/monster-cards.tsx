import { Boxes } from './hero-sheet.tsx';
import { Marks } from './marks.tsx';
import type { MonsterCard } from './model.ts';

/** Cards to cut out, as many as hold on a page; none is cut in the middle. */
export const MonsterCards = ({ cards }: { readonly cards: readonly MonsterCard[] }) => (
  <div class="paper cards-page">
    {cards.map((card) => (
      <article key={card.id} class="monster" data-card={card.id}>
        <header>
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path fill-rule="evenodd" d={card.picture} />
          </svg>
          <div>
            <h2>{card.name}</h2>
            <p>{card.line}</p>
          </div>
        </header>
        <Boxes of={card.boxes} />
        <div class="health">
          <b>
            {card.track.title} {card.track.count}
          </b>{' '}
          <Marks {...card.track} />
        </div>
        {card.actions.map(({ name, text, code }) => (
          <p key={name} class="gift">
            <b>{name}.</b> {text}
            {code !== undefined && <code>{code}</code>}
          </p>
        ))}
        {card.gifts.map(({ name, text, rule }) => (
          <p key={name + text} class="gift">
            {rule !== undefined && <span class="rid">{rule}</span>}
            <b>{name}.</b> {text}
          </p>
        ))}
      </article>
    ))}
  </div>
);
