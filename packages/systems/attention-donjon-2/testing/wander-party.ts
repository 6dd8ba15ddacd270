import { type Folk, type Steered, steeredState as steeredIn } from '@souterrain/crawl/testing';
import { CREATURES, ENCOUNTERS, PERIPETIES } from '../src/content/index.ts';
import { featureOf } from '../src/figures/registry.ts';
import { TALENTS } from '../src/heroes/talents/index.ts';
import type { State } from '../src/state.ts';
import { scene } from './scene.ts';

const ATTRIBUTES = ['agilite', 'savoir', 'mental', 'force', 'vigueur'];
const SKILLS = ['melee', 'tir', 'lancer', 'arcane', 'esquive', 'resistance', 'soins', 'fouille'];

const FOLK: Folk<State> = {
  scene,
  talents: TALENTS.map(({ id }) => id),
  origins: ['imperiaux', 'nains', 'sylvae', 'feliformes'],
  careers: ['berserker', 'croise', 'traqueur', 'arcaniste'],
  traits: (prng, strong) => ({
    ...Object.fromEntries(ATTRIBUTES.map((trait) => [trait, strong ? 2 + prng.below(4) : 1 + prng.below(2)])),
    ...Object.fromEntries(SKILLS.map((trait) => [trait, strong ? prng.below(4) : 0])),
  }),
  preys: [...new Set(Object.values(CREATURES).flatMap(({ tags }) => tags))],
  wounds: [
    'arcade-ouverte',
    'cotes-cassees',
    'hemorragie',
    'jambe-fracturee',
    'bras-casse',
    'main-tranchee',
    'cicatrices',
  ],
  marks: ['secoue', 'sonne', 'a-terre', 'inconscient', 'paralyse', 'petrifie', 'immobilise', 'empoisonne', 'maudit'],
  isFeature: (id) => featureOf(id) !== undefined,
  creatures: Object.keys(CREATURES),
  encounters: Object.keys(ENCOUNTERS),
  peripeties: Object.keys(PERIPETIES),
  // AD2-XEXPLO-03.
  aside: [{ cards: ['roi'], until: { round: 2 } }],
};

export const steeredState = (steered: Steered<State>): State => steeredIn(FOLK, steered);
