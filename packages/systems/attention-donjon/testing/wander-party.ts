import { type Folk, type Steered, steeredState as steeredIn } from '@souterrain/crawl/testing';
import { CREATURES, ENCOUNTERS, PERIPETIES } from '../src/content/index.ts';
import { featureOf } from '../src/figures/registry.ts';
import { TALENTS } from '../src/heroes/talents/index.ts';
import type { State } from '../src/state.ts';
import { scene } from './scene.ts';

const TRAITS = ['agilite', 'savoir', 'mental', 'force', 'vigueur', 'melee', 'tir', 'lancer', 'arcane'];

const FOLK: Folk<State> = {
  scene,
  talents: TALENTS.map(({ id }) => id),
  origins: ['imperiaux', 'nains', 'sylvae', 'feliformes'],
  careers: ['berserker', 'croise', 'traqueur'],
  traits: (prng, strong) =>
    Object.fromEntries(TRAITS.map((trait) => [trait, strong ? 3 + prng.below(4) : 1 + prng.below(3)])),
  preys: [...new Set(Object.values(CREATURES).flatMap(({ tags }) => tags))],
  wounds: ['nez-casse', 'cotes-cassees', 'hemorragie', 'jambe-fracturee', 'bras-casse', 'main-tranchee', 'cicatrices'],
  marks: ['secoue', 'a-terre', 'inconscient', 'paralyse', 'entrave', 'empoisonne'],
  isFeature: (id) => featureOf(id) !== undefined,
  creatures: Object.keys(CREATURES),
  encounters: Object.keys(ENCOUNTERS),
  peripeties: Object.keys(PERIPETIES),
};

export const steeredState = (steered: Steered<State>): State => steeredIn(FOLK, steered);
