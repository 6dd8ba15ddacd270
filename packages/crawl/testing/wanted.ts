import type { Variant } from '@souterrain/kernel';
import type { Content } from '../src/content/content.ts';
import type { Feature } from '../src/world/features.ts';

type Named = Pick<Feature, 'id'>;

/** Everything of an edition that a party could meet. */
export interface Riches {
  /** All that acts: talents, states, effects of items, special rules. */
  readonly features: readonly Named[];
  readonly states: readonly Named[];
  readonly prompts: object;
  readonly events: object;
  readonly content: Content;
  /** Those of them that can fight. */
  readonly fighters: readonly string[];
  readonly variants: readonly Variant[];
  /** What is seen in this edition alone. */
  readonly besides?: readonly string[];
  /** What this edition shares and cannot touch, each for its reason. */
  readonly exempt?: readonly string[];
}

/** Every window a feature acts in. One that only has values is there when its bearer is. */
const doings = (feature: Named): readonly string[] =>
  Object.entries(feature).flatMap(([name, member]) =>
    typeof member === 'function' ? [`does ${feature.id}.${name}`] : [],
  );

const ENDS = ['victoire objectif', 'defaite heros', 'defaite rounds', 'defaite escorte'];

/** Everything that the pack and the rules have, named by how it is seen to be used. */
export function wantedOf(riches: Riches): readonly string[] {
  const { features, states, prompts, events, content, fighters, variants } = riches;
  const { items, tiles, creatures, encounters, peripeties } = content;
  const { besides = [], exempt = [] } = riches;
  const all = [
    ...features.flatMap(doings),
    ...Object.keys(prompts).map((id) => `decision ${id}`),
    ...Object.keys(events).map((id) => `event ${id}`),
    ...Object.keys(creatures).map((id) => `creature ${id}`),
    ...fighters.map((id) => `fights ${id}`),
    ...Object.keys(encounters).map((id) => `encounter ${id}`),
    ...Object.keys(tiles).map((id) => `tile ${id}`),
    ...Object.values(peripeties).flatMap(({ id, actions = [] }) => [
      `peripetie ${id}`,
      ...actions.map((action) => `uses ${id} ${action.id}`),
    ]),
    ...Object.values(items).flatMap(({ id, use }) => (use ? [`item ${id}`, `found ${id}`] : [`found ${id}`])),
    ...states.map(({ id }) => `state ${id}`),
    ...variants.flatMap(({ id, values }) => values.map((value) => `variant ${id} ${value}`)),
    ...ENDS.map((how) => `end ${how}`),
    ...besides,
  ];
  const unknown = exempt.filter((what) => !all.includes(what));
  if (unknown.length > 0) throw new Error(`nobody wants ${unknown.join(', ')}`);
  return [...new Set(all)].filter((what) => !exempt.includes(what));
}

/** Signs that one of these was tried. */
export const signsIn = (wanted: readonly string[], { items }: Content) =>
  function signsOf(kind: string, id: string): readonly string[] {
    if (kind === 'talent') return wanted.filter((what) => what.startsWith(`does ${id}.`));
    if (kind === 'item') {
      const { features = [], use } = items[id]!;
      const used = use === undefined ? [] : [`item ${id}`, ...signsOf('talent', use)];
      return [...features.flatMap((feature) => signsOf('talent', feature)), ...used];
    }
    if (kind === 'peripetie') return [`peripetie ${id}`, ...wanted.filter((what) => what.startsWith(`uses ${id} `))];
    return kind === 'creature' ? [`fights ${id}`] : [`${kind} ${id}`];
  };
