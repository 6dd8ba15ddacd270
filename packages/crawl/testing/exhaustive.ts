import { type GameEvent, Prng } from '@souterrain/kernel';
import type { CrawlState } from '../src/state.ts';
import type { AnyCrawl } from '../src/system.ts';
import type { explorerOf } from './explorer.ts';
import type { Scene } from './scene.ts';
import { type Duel, everyTreasure, everyWound, finds, isMaimed, startsOf } from './starts.ts';
import type { Steer } from './steered-hero.ts';

const MOST_GAMES = 400;
const MOST_DUELS = 60;
const MOST_DECISIONS = 250;
const YEARS = 12;
const MOST_YEARS = 60;
/** AD1-TOWN-02: seldom asked, the patient pays first. */
const SHARED_CARE = 'decision payer-les-soins';

type Explorer<S extends CrawlState, E extends GameEvent> = ReturnType<typeof explorerOf<S, E>>;

interface Edition<S extends CrawlState, E extends GameEvent> {
  readonly system: AnyCrawl<S, E>;
  readonly explorer: Explorer<S, E>;
  readonly scene: (given?: Scene<S>) => S;
  /** Ready to play, by id. */
  readonly heroes: readonly string[];
  readonly duels: readonly Duel[];
  /** A party steered towards what is missing. */
  party(prng: Prng, steer: Steer): S;
  /** What this edition alone must try. */
  besides?(listen: Explorer<S, E>['listen']): void;
}

/** What no game touches of all that an edition has. */
export function untouchedBy<S extends CrawlState, E extends GameEvent>(edition: Edition<S, E>): readonly string[] {
  const { system, explorer, scene, heroes, duels, party, besides } = edition;
  const { listen, steering, isMissing, missing } = explorer;
  const starts = startsOf(system, { scene, heroes });
  for (const { type, first } of everyTreasure(system))
    listen(scene(), { seed: `${type} ${first}`, most: 50, first, only: finds(type) });
  besides?.(listen);
  for (const first of everyWound()) listen(starts.armed(), { seed: first, most: 10, first, only: isMaimed });
  for (let year = 0; year < YEARS || (year < MOST_YEARS && isMissing(SHARED_CARE)); year++)
    listen(starts.inTown(1 + (year % 3)), { seed: `ville ${year}`, most: 300 });
  for (let i = 0; i < 5; i++) {
    listen(starts.anyDungeon(), { seed: `hasard ${i}`, most: 20 });
    listen(starts.wornDeck(), { seed: `usure ${i}`, most: 30 });
    listen(starts.inReserve(), { seed: `reserve ${i}`, most: 10 });
  }
  for (const [n, start] of duels.entries())
    for (let i = 0; i < MOST_DUELS && start.shows.some(isMissing); i++)
      listen(starts.duel(start), { seed: `duel ${n} ${i}`, most: 100, ...(start.first && { first: start.first }) });
  for (let game = 0; game < MOST_GAMES && missing().length > 0; game++) {
    const seed = `exhaustif/${game}`;
    const prng = Prng.seeded(seed, 'party');
    listen(party(prng, steering(prng)), { seed, most: MOST_DECISIONS });
  }
  return missing();
}
