import { type Decision, explore, type Option, worldOf } from '@souterrain/kernel';
import { spendAction } from '../src/actions/action.ts';
import { actionsOf } from '../src/actions/index.ts';
import { beingOf, type Combat, type HBState } from '../src/state.ts';
import { herosBataillons } from '../src/system.ts';
import type { HB } from '../src/world.ts';
import { inFight } from './combat.ts';
import type { Given } from './scene.ts';

/** The turn of h1 has begun. */
export function turnOf(given: Given, more: Partial<Combat> = {}): HB {
  const state = inFight(given, more);
  const g = worldOf(herosBataillons, state);
  g.emit({ type: 'turnStarted', being: 'h1', rules: ['HB-CBT-02'] });
  return g;
}

/** Nothing is spent: no Chance, no die on a manoeuvre; a spell does what its school does first. */
const sparing = ({ id, options }: Decision): readonly Option[] =>
  id === 'chance' || id === 'manoeuvre' || id === 'sort-detail' ? options.slice(0, 1) : options;

const takes = (action: string) =>
  function* (g: HB) {
    const hero = beingOf(g.state, 'h1');
    const taken = actionsOf(g, hero).find(({ id }) => id === action)!;
    spendAction(g, hero, taken);
    yield* taken.run();
  };

/** What every way the dice can fall makes of an action. */
export const explored = (
  g: HB,
  action: string,
  { worth, among = sparing }: { worth: (state: HBState) => boolean | number; among?: typeof sparing },
): number =>
  explore({
    from: g,
    hands: true,
    among,
    worth: ({ state }) => Number(worth(state)),
    rule: takes(action),
  });

/** What the option of an action says of itself. */
export const weighed = (g: HB, action: string) => {
  const summary = actionsOf(g, beingOf(g.state, 'h1'))
    .find(({ id }) => id === action)
    ?.odds?.();
  if (!summary) throw new Error(`no odds on ${action}`);
  const all = [...summary.prospects, ...summary.resources].map(({ label, chance }) => [label, chance]);
  return { ...summary, of: Object.fromEntries(all) as Readonly<Record<string, number>> };
};
