import { type Folk, type Steered, steeredState as steeredIn } from '@souterrain/crawl/testing';
import { TALENTS } from '../src/figures/registry.ts';
import type { AD2State } from '../src/state.ts';
import { attentionDonjon2 } from '../src/system.ts';
import { scene } from './scene.ts';

const ATTRIBUTES = ['agilite', 'savoir', 'mental', 'force', 'vigueur'];
const SKILLS = ['melee', 'tir', 'lancer', 'arcane', 'esquive', 'resistance', 'soins', 'fouille'];

const FOLK: Folk<AD2State> = {
  system: attentionDonjon2,
  scene,
  talents: TALENTS.map(({ id }) => id),
  origins: ['imperiaux', 'nains', 'sylvae', 'feliformes'],
  careers: ['berserker', 'croise', 'traqueur', 'arcaniste'],
  traits: (prng, strong) => ({
    ...Object.fromEntries(ATTRIBUTES.map((trait) => [trait, strong ? 2 + prng.below(4) : 1 + prng.below(2)])),
    ...Object.fromEntries(SKILLS.map((trait) => [trait, strong ? prng.below(4) : 0])),
  }),
  preys: [...new Set(Object.values(attentionDonjon2.content.creatures).flatMap(({ tags }) => tags))],
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
  isFeature: (id) => attentionDonjon2.edition.featureOf(id) !== undefined,
  creatures: Object.keys(attentionDonjon2.content.creatures),
  encounters: Object.keys(attentionDonjon2.content.encounters),
  peripeties: Object.keys(attentionDonjon2.content.peripeties),
  // AD2-XEXPLO-03.
  aside: [{ cards: ['roi'], until: { round: 2 } }],
};

export const steeredState = (steered: Steered<AD2State>): AD2State => steeredIn(FOLK, steered);
