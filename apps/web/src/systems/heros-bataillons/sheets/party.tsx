import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { SceneProps } from '../../adaptor.ts';
import { HeroCard } from './hero-card.tsx';
import { Notebook } from './notebook.tsx';
import { Others } from './others.tsx';
import { Place } from './place.tsx';

type PartyProps = SceneProps<HBView, HBEvent> & { readonly seat: number | undefined };

export function Party(props: PartyProps) {
  const { view, seat } = props;
  return (
    <>
      <Place {...props} />
      <Notebook {...props} />
      {view.beings
        .filter(({ hero }) => hero !== null)
        .map((being) => (
          <HeroCard key={being.id} {...props} being={being} active={being.seat === seat} />
        ))}
      <Others {...props} />
    </>
  );
}
