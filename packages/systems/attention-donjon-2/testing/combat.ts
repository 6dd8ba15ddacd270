import type { Figure } from '@souterrain/crawl';
import { actionsOf } from '@souterrain/crawl/rounds';
import { turnOf } from '@souterrain/crawl/testing';
import type { Rule } from '@souterrain/kernel';
import type { Script } from '@souterrain/kernel/testing';
import { resist } from '../src/actions/endure.ts';
import { attacksOf } from '../src/combat/attacks.ts';
import { type StrikeOrder, strike } from '../src/combat/strike.ts';
import { makeJet } from '../src/jets/make-jet.ts';
import { lineOf } from '../src/notation/index.ts';
import type { AD2State } from '../src/state.ts';
import type { AD2 } from '../src/world/ad2.ts';
import type { AD2Attack } from '../src/world/features.ts';
import type { JetOrder } from '../src/world/jet.ts';
import { on } from './index.ts';
import { play, type Scene } from './scene.ts';

export { turnOf } from '@souterrain/crawl/testing';

/** The attack of that name among those a figure has now. */
export function attackNamed(state: AD2State, figure: Figure, id: string): AD2Attack {
  const attack = attacksOf(on(state), figure).find((a) => a.id === id);
  if (!attack) throw new Error(`${figure.id} has no attack ${id}`);
  return attack;
}

export interface GivenBlow {
  readonly by?: string;
  readonly on: string;
  readonly with: string;
  readonly how?: StrikeOrder['how'];
}

/** One attack, from its declaration to its consequences. */
export const blow = (
  given: Scene | AD2State,
  { by = 'h1', on, with: id, how = 'standard' }: GivenBlow,
  script: Script = {},
) =>
  play(
    given,
    (g, find) => strike(g, { attacker: find(by), target: find(on), attack: attackNamed(g.state, find(by), id), how }),
    script,
  );

const inTurn = (given: Scene, who: string): Scene => ({ ...given, state: { turn: turnOf(who), ...given.state } });

/** The ids of what a figure whose turn has just begun may do under that label. */
export const offered = (given: Scene, label: string, who = 'h1'): readonly string[] =>
  play(inTurn(given, who), function* (g, find): Rule<readonly string[]> {
    return actionsOf(g, find(who))
      .filter((action) => (action.label ?? action.id) === label)
      .map(({ id }) => id);
  }).value;

/** What kind of Action one of them is. */
export const costOf = (given: Scene, id: string, who = 'h1'): string | undefined =>
  play(inTurn(given, who), function* (g, find): Rule<string | undefined> {
    return actionsOf(g, find(who)).find((action) => action.id === id)?.type;
  }).value;

/** Takes one of the actions of a figure in its turn. */
export function* take(g: AD2, figure: Figure, id: string): Rule<void> {
  const actions = actionsOf(g, figure);
  const action = actions.find((a) => a.id === id);
  if (!action) throw new Error(`no ${id} among ${actions.map((a) => a.id).join(', ')}`);
  yield* action.run(g, figure);
}

/** Runs one action of a figure whose turn has just begun. */
export const act = (given: Scene, id: string, script: Script = {}, who = 'h1') =>
  play(inTurn(given, who), (g, find) => take(g, find(who), id), script);

/** A hero suffers a line, from somebody or from nobody. */
export const endure = (
  given: Scene | AD2State,
  { line, by, on = 'h1' }: { readonly line: string; readonly by?: string; readonly on?: string },
  script: Script = {},
) =>
  play(
    given,
    (g, find) => resist(g, { victim: find(on), by: by ? find(by) : null, line: lineOf(line), label: 'essai' }),
    script,
  );

type GivenJet = Partial<Omit<JetOrder, 'who' | 'difficulty' | 'by' | 'target'>> & {
  readonly who?: string;
  readonly against?: number;
};

/** A bare Jet of a hero: Savoir against 5 unless it is said otherwise. */
export const jetOf = (
  given: Scene | AD2State,
  { who = 'h1', against = 5, ...order }: GivenJet = {},
  script: Script = {},
) =>
  play(
    given,
    (g, find) =>
      makeJet(g, {
        purpose: 'epreuve',
        attribute: 'savoir',
        skill: null,
        ...order,
        who: find(who),
        difficulty: [{ label: 'base', value: against, rule: 'AD2-JET-02' }],
      }),
    script,
  );
