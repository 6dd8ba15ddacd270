import type { Decision, GameEvent, Option, Policy, Prng } from '@souterrain/kernel';
import type { CrawlEvent } from '../src/events.ts';
import type { CrawlState } from '../src/state.ts';
import type { AnyCrawl } from '../src/system.ts';
import { type Journey, journeysOf, several } from './journey.ts';
import { leastTried } from './least-tried.ts';
import { spyOn } from './spy.ts';
import type { Steer } from './steered-hero.ts';
import { chosenBy, touchedBy } from './touch.ts';
import { type Riches, signsIn, wantedOf } from './wanted.ts';

export interface Exploring<S extends CrawlState, E extends GameEvent> {
  /** Made once its features are listened to. */
  system(): AnyCrawl<S, E>;
  readonly riches: Riches;
  /** Somebody who plays to win. */
  readonly greedy: Policy<never>;
  /** What an event of this edition shows besides. */
  readonly touchedBy: (event: CrawlEvent | E, state: S) => readonly string[];
  /** The options that lead to what is still missing, beyond talents, items and péripéties. */
  readonly leads: (option: Option, isMissing: (what: string) => boolean) => boolean;
}

/** Plays games and keeps what they touched of all that an edition has. */
export function explorerOf<S extends CrawlState, E extends GameEvent>(exploring: Exploring<S, E>) {
  const { riches, greedy, leads } = exploring;
  const wanted = wantedOf(riches);
  const signsOf = signsIn(wanted, riches.content);
  const touched = new Set<string>();
  const signs = new Map<string, readonly string[]>();
  const tried = new Map<string, number>();
  let events = 0;
  spyOn(riches.features, { heard: (what) => touched.add(`does ${what}`), events: () => events });
  const { wander } = journeysOf(exploring.system());

  const isMissing = (what: string): boolean => !touched.has(what);

  function isNew(kind: string, id: string): boolean {
    const key = `${kind} ${id}`;
    const known = signs.get(key) ?? signsOf(kind, id);
    signs.set(key, known);
    return known.some(isMissing);
  }

  const isWanted = (decision: Decision, option: Option): boolean => {
    if (leads(option, isMissing)) return true;
    if (option.label === 'talent') return isNew('talent', String(option.params?.talent));
    if (option.label === 'utiliser') return isNew('item', String(option.params?.item));
    return chosenBy(decision, option).some((what) => what.startsWith('uses ') && isMissing(what));
  };

  function listen(state: S, options: Pick<Journey<CrawlEvent | E>, 'seed' | 'most' | 'only' | 'first'>): void {
    for (const [id, value] of Object.entries(state.variants)) touched.add(`variant ${id} ${value}`);
    for (const { tile } of state.board.rooms) touched.add(`tile ${tile}`);
    wander(state, {
      ...options,
      choose: leastTried({ tried, isWanted, wins: (decision, g) => greedy.choose(decision, g as never) }),
      onDecision: (decision, picks) => {
        touched.add(`decision ${decision.id}`);
        for (const pick of picks) for (const what of chosenBy(decision, pick)) touched.add(what);
      },
      onEvent: (event) => {
        events++;
        touched.add(`event ${event.type}`);
        for (const what of touchedBy(event)) touched.add(what);
        for (const what of exploring.touchedBy(event, state)) touched.add(what);
      },
    });
  }

  /** As many new ones as there are, up to two thirds of those asked for. */
  const steering =
    (prng: Prng): Steer =>
    (kind, all, count) => {
      const fresh = several(
        prng,
        all.filter((id) => isNew(kind, id)),
        Math.ceil((2 * count) / 3),
      );
      const others = all.filter((id) => !fresh.includes(id));
      return [...fresh, ...several(prng, others, count - fresh.length)];
    };

  return { listen, steering, isMissing, missing: (): readonly string[] => wanted.filter(isMissing) };
}
