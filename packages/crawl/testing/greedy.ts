import type { RuleId } from '@souterrain/catalog';
import {
  type Decision,
  type GameEvent,
  option,
  type Policy,
  Prng,
  playOut,
  SeededChance,
  type System,
  worldOf,
} from '@souterrain/kernel';
import type { CrawlState } from '../src/state.ts';
import type { AnyCrawl } from '../src/system.ts';
import type { Scene } from './scene.ts';

/** Questions put to a bot as its edition puts them. */
export function questionsBy(rule: RuleId) {
  const asks = (id: string, options: readonly string[], params: Decision['params'] = {}): Decision => ({
    kind: 'ask',
    id,
    seat: 0,
    rule,
    prompt: id,
    params,
    options: options.map((each) => option(each, each)),
    min: 1,
    max: 1,
  });

  /** The turn of h1: bare hands against these, or nothing. */
  const attacks = (...targets: readonly string[]): Decision => {
    const against = (target: string) =>
      option(`attaquer-mains-nues-${target}`, target, { label: 'attaquer', params: { attack: 'mains-nues', target } });
    return {
      ...asks('action', [], { figure: 'h1' }),
      options: [...targets.map(against), option('fin-du-tour', null)],
    };
  };

  return { asks, attacks };
}

interface Bot<S extends CrawlState, E extends GameEvent> {
  readonly system: AnyCrawl<S, E>;
  readonly scene: (given: Scene<S>) => S;
  readonly policy: Policy<never>;
}

/** What a bot picks in a scene. */
export const picksOf =
  <S extends CrawlState, E extends GameEvent>({ system, scene, policy }: Bot<S, E>) =>
  (given: Scene<S>, decision: Decision): string =>
    decision.options[policy.choose(decision, worldOf(system, scene(given)) as never)]!.id;

/** How a game of three ready-made heroes ends, led by a policy. */
export function outcomeOf<S extends CrawlState, E extends GameEvent>(
  system: AnyCrawl<S, E>,
  { scenario, seed, policy }: { readonly scenario: string; readonly seed: string; readonly policy: Policy<never> },
): string {
  const heroes = system.choices[0]!.values;
  const seats = [0, 1, 2].map((i) => ({ name: `${i}`, choices: { heros: heroes[i]! } }));
  const state = system.setup({ seats, variants: { scenario } });
  const chance = new SeededChance(Prng.seeded(seed, 'game'));
  return playOut(system, state, { chance, policy: policy as Policy }).outcome.id;
}

/** Any option, by a stream of its own. */
export function randomPolicy(seed: string): Policy {
  const people = Prng.seeded(seed, 'people');
  return {
    choose: ({ options }) => people.below(options.length),
    chooseSome: ({ min }) => Array.from({ length: min }, (_, i) => i),
  };
}

export const scenariosOf = ({ variants }: Pick<System, 'variants'>): readonly string[] =>
  variants.find(({ id }) => id === 'scenario')!.values;
