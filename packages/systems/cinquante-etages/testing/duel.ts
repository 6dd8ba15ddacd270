import { followScript, type Script } from '@souterrain/kernel/testing';
import type { C50Event, C50EventType } from '../src/events.ts';
import { type FightResult, fight } from '../src/fight/fight.ts';
import type { C50, FoeKind } from '../src/state.ts';
import { cinquanteEtages } from '../src/system.ts';
import type { Variants } from '../src/variants.ts';
import { given } from './given.ts';
import type { GivenCreature, GivenHero } from './schema.ts';

interface Duellists {
  readonly hero?: GivenHero;
  readonly creature: GivenCreature;
  readonly floor?: number;
  readonly kind?: FoeKind;
}

/** One fight on its own, until the script has run out or a side is dead; no move is under way. */
export function duel(
  { hero = {}, creature, floor = 1, kind = 'square' }: Duellists,
  script: Script,
  variants: Partial<Variants> = {},
) {
  const state = given({ floor, heroes: [hero], creatures: [creature], guardian: creature }, variants);
  const me = state.heroes[0]!;
  const { creatures, guardian } = state.floors[0]!;
  const foe = kind === 'guardian' ? guardian : creatures[me.cell]!;
  let result: FightResult | undefined;
  const onlyThisFight = {
    ...cinquanteEtages,
    *step(g: C50) {
      result = yield* fight(g, me, { kind, creature: foe, from: me.cell });
    },
    outcome: () => ({ id: 'fini', winners: [], scores: [] }),
  };
  const { events, stop, asked } = followScript(onlyThisFight, state, script);
  return { state, hero: me, result, events, stop, asked, types: events.map((e) => e.type) };
}

type EventOf<T extends C50EventType> = Extract<C50Event, { type: T }>;

export const all = <T extends C50EventType>(events: readonly C50Event[], type: T): readonly EventOf<T>[] =>
  events.filter((e): e is EventOf<T> => e.type === type);

/** The event of a type, which must be the only one. */
export function only<T extends C50EventType>(events: readonly C50Event[], type: T): EventOf<T> {
  const found = all(events, type);
  if (found.length !== 1)
    throw new Error(`${found.length} events ${type} among ${events.map((e) => e.type).join(' ')}`);
  return found[0]!;
}

/** Term by term, the one sum of an event. */
export function termsOf({ sums }: C50Event): Readonly<Record<string, number>> {
  if (sums?.length !== 1) throw new Error(`${sums?.length ?? 0} sums`);
  return Object.fromEntries(sums[0]!.terms.map((t) => [t.label, t.value]));
}
