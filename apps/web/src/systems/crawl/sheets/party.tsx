import { apartIn } from '../when.ts';
import { Creatures } from './creatures.tsx';
import { Discard } from './discard.tsx';
import type { CrawlScene, EditionSheets } from './edition.ts';
import { Goal } from './goal.tsx';
import { HeroCard } from './hero-card.tsx';
import { InPlay } from './in-play.tsx';

interface PartyProps extends CrawlScene {
  readonly seat: number | undefined;
  readonly edition: EditionSheets;
}

export function Party(props: PartyProps) {
  const { view, seat } = props;
  return (
    <>
      <Goal {...props} />
      {view.figures
        .filter((f) => f.hero !== null)
        .sort((a, b) => a.hero!.seat - b.hero!.seat)
        .map((hero) => (
          <HeroCard key={hero.id} {...props} hero={hero} active={hero.hero!.seat === seat} />
        ))}
      <Creatures {...props} />
      {apartIn(view) !== 'town' && <InPlay {...props} />}
      <Discard {...props} />
    </>
  );
}
