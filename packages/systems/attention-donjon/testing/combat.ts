import type { Figure } from '@souterrain/crawl';
import { turnOf } from '@souterrain/crawl/testing';
import type { Action } from '@souterrain/crawl/world';
import type { Rule } from '@souterrain/kernel';
import type { Script } from '@souterrain/kernel/testing';
import { attacksOf } from '../src/combat/attacks.ts';
import { strike } from '../src/combat/strike.ts';
import type { AD1State } from '../src/state.ts';
import type { AD1 } from '../src/world/ad1.ts';
import type { AD1Attack, Strike } from '../src/world/features.ts';
import { on } from './index.ts';
import { play, type Scene } from './scene.ts';

export { turnOf } from '@souterrain/crawl/testing';

/** The attack of that name among those a figure has now. */
export function attackOf(state: AD1State, figure: Figure, id: string): AD1Attack {
  const attack = attacksOf(on(state), figure).find((a) => a.id === id);
  if (!attack) throw new Error(`${figure.id} has no attack ${id}`);
  return attack;
}

export interface Blow {
  readonly by?: string;
  readonly on: string;
  readonly with: string;
  readonly how?: Strike['how'];
}

/** One attack, from its declaration to its consequences. */
export function blow(
  given: Scene | AD1State,
  { by = 'h1', on, with: id, how = 'standard' }: Blow,
  script: Script = {},
) {
  return play(
    given,
    (g, find) => {
      const attacker = find(by);
      return strike(g, { attacker, target: find(on), attack: attackOf(g.state, attacker, id), how });
    },
    script,
  );
}

interface Taken {
  readonly of: (g: AD1, figure: Figure) => readonly Action[];
  readonly id: string;
}

/** Takes one of the actions offered, by its id. */
export function* take(g: AD1, figure: Figure, { of, id }: Taken): Rule<void> {
  const actions = of(g, figure);
  const action = actions.find((a) => a.id === id);
  if (!action) throw new Error(`no ${id} among ${actions.map((a) => a.id).join(', ')}`);
  yield* action.run(g, figure);
}

/** Runs one action of a list for a figure whose turn has just begun. */
export function act(
  given: Scene,
  { who = 'h1', id, from }: { who?: string; id: string; from: (g: AD1, figure: Figure) => readonly Action[] },
  script: Script = {},
) {
  const withTurn: Scene = { ...given, state: { turn: turnOf(who), ...given.state } };
  return play(withTurn, (g, find) => take(g, find(who), { of: from, id }), script);
}
