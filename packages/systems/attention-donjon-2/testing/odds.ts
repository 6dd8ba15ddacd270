import { type Figure, figureOf } from '@souterrain/crawl';
import { type Decision, explore, type OddsSummary, type Option, type Rule, worldOf } from '@souterrain/kernel';
import { actionOdds } from '../src/odds/actions.ts';
import type { AD2State } from '../src/state.ts';
import { attentionDonjon2 } from '../src/system.ts';
import type { AD2 } from '../src/world/ad2.ts';
import { take, turnOf } from './combat.ts';
import { type Scene, scene } from './scene.ts';

/** A turn of h1 has begun. */
export function begun(given: Scene): AD2 {
  const state = scene({ ...given, state: { turn: turnOf('h1'), ...given.state } });
  return worldOf(attentionDonjon2, state);
}

/** What an option of h1 is said to be worth, each chance by its label. */
export function weighed(g: AD2, action: string) {
  const summary = actionOdds(g, figureOf(g.state, 'h1'), action);
  return { ...summary, of: chancesOf(summary), mean: summary.amount?.mean };
}

export const chancesOf = ({ prospects, resources, aims }: OddsSummary): Readonly<Record<string, number>> =>
  Object.fromEntries([...prospects, ...resources, ...aims].map(({ label, chance }) => [label, chance]));

type Find = (id: string) => Figure;

const SPENT: readonly string[] = ['benir-heroisme', 'benir-joker', 'depenser-heroisme', 'sacrifier'];

/** Everything that may be picked but what spends a resource. */
export const free = ({ options }: Decision): readonly Option[] => options.filter(({ id }) => !SPENT.includes(id));

/** The most that every way the dice can fall, and every free choice, make of a rule. */
export const explored = <T>(
  g: AD2,
  rule: (world: AD2, find: Find) => Rule<T>,
  worth: (find: Find, result: T) => number,
): number => {
  const finding =
    (state: AD2State): Find =>
    (id) =>
      figureOf(state, id);
  return explore({
    from: g,
    hands: true,
    among: free,
    rule(world: AD2) {
      // Replaced where it changes, so that copies may share it.
      world.state.board = g.state.board;
      return rule(world, finding(world.state));
    },
    worth: ({ state, result }) => worth(finding(state), result),
  });
};

/** The same of an action of h1. */
export const exploredAction = (g: AD2, action: string, worth: (find: Find) => number): number =>
  explored(g, (world, find) => take(world, find('h1'), action), worth);

/** The dice of a rule fall so and its Coup de poker is answered so, then all may happen. */
export const fallen =
  <T>(rule: (world: AD2, find: Find) => Rule<T>, dice: readonly number[], answers: Readonly<Record<string, string>>) =>
  (world: AD2, find: Find): Rule<T> =>
    answering(rule(world, find), { dice, answers: new Map(Object.entries(answers)) });

function* answering<T>(
  rule: Rule<T>,
  { dice, answers }: { readonly dice: readonly number[]; readonly answers: Map<string, string> },
): Rule<T> {
  let thrown = false;
  let turn = rule.next();
  while (!turn.done) {
    const request = turn.value;
    const answer = request.kind === 'ask' ? answers.get(request.id) : undefined;
    if (request.kind === 'roll' && !thrown) {
      thrown = true;
      turn = rule.next(dice);
    } else if (request.kind === 'ask' && answer !== undefined) {
      answers.delete(request.id);
      turn = rule.next(request.options.find(({ id }) => id === answer)!);
    } else turn = rule.next(yield request);
  }
  return turn.value;
}

/** What the options of a decision that a rule comes to are said to be worth, while it is open. */
export function told(rule: Rule<unknown>, decision: string, throws: readonly (readonly number[])[]) {
  const left = [...throws];
  let turn = rule.next();
  while (!turn.done) {
    const request = turn.value;
    if (request.kind === 'ask' && request.id === decision)
      return Object.fromEntries(request.options.map(({ id, odds }) => [id, odds?.()]));
    if (request.kind === 'roll') turn = rule.next(left.shift()!);
    else if (request.kind === 'ask')
      turn = rule.next(request.options.find(({ id }) => id === 'tenter') ?? request.options[0]!);
    else throw new Error(`no ${decision}`);
  }
  throw new Error(`${decision} is not asked`);
}
