import { ITEMS, TILES } from '@souterrain/crawl/content/index';
import { STATES } from '../src/combat/states/index.ts';
import { CREATURES, ENCOUNTERS, PERIPETIES } from '../src/content/index.ts';
import type { Feature } from '../src/figures/features.ts';
import { SPECIALS } from '../src/groups/specials/index.ts';
import { TALENTS } from '../src/heroes/talents/index.ts';
import { itemFeatures } from '../src/items/effects/index.ts';
import { catalogue } from '../src/text/fr/index.ts';
import { READING_VARIANTS } from '../src/variants.ts';

export const FEATURES: readonly Feature[] = [...TALENTS, ...STATES, ...itemFeatures(), ...SPECIALS];

const isMethod = (feature: Feature, name: string): boolean => typeof feature[name as keyof Feature] === 'function';

/** Every window a feature acts in. One that only has values is there when its bearer is. */
const doings = (feature: Feature): readonly string[] =>
  Object.keys(feature).flatMap((name) => (isMethod(feature, name) ? [`does ${feature.id}.${name}`] : []));

/** Everything that the pack and the rules have, named by how it is seen to be used. */
export const WANTED: readonly string[] = [
  ...FEATURES.flatMap(doings),
  ...Object.keys(catalogue.prompts).map((id) => `decision ${id}`),
  ...Object.keys(catalogue.events).map((id) => `event ${id}`),
  ...Object.values(CREATURES).flatMap(({ id, attacks }) =>
    attacks.length > 0 ? [`creature ${id}`, `fights ${id}`] : [`creature ${id}`],
  ),
  ...Object.keys(ENCOUNTERS).map((id) => `encounter ${id}`),
  ...Object.keys(TILES).map((id) => `tile ${id}`),
  ...Object.values(PERIPETIES).flatMap(({ id, actions = [] }) => [
    `peripetie ${id}`,
    ...actions.map((action) => `uses ${id} ${action.id}`),
  ]),
  ...Object.values(ITEMS).flatMap(({ id, use }) => (use ? [`item ${id}`, `found ${id}`] : [`found ${id}`])),
  ...STATES.map(({ id }) => `state ${id}`),
  ...READING_VARIANTS.flatMap(({ id, values }) => values.map((value) => `variant ${id} ${value}`)),
  ...['victoire objectif', 'defaite heros', 'defaite rounds', 'defaite escorte'].map((how) => `end ${how}`),
];

/** Signs that one of these was tried. */
export function signsOf(kind: string, id: string): readonly string[] {
  if (kind === 'talent') return WANTED.filter((what) => what.startsWith(`does ${id}.`));
  if (kind === 'item') {
    const { features = [], use } = ITEMS[id]!;
    const used = use === undefined ? [] : [`item ${id}`, ...signsOf('talent', use)];
    return [...features.flatMap((feature) => signsOf('talent', feature)), ...used];
  }
  if (kind === 'peripetie') return [`peripetie ${id}`, ...WANTED.filter((what) => what.startsWith(`uses ${id} `))];
  return kind === 'creature' ? [`fights ${id}`] : [`${kind} ${id}`];
}
