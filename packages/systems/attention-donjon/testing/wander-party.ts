import { type Folk, type Steered, steeredState as steeredIn } from '@souterrain/crawl/testing';
import { TALENTS } from '../src/figures/registry.ts';
import type { AD1State } from '../src/state.ts';
import { attentionDonjon } from '../src/system.ts';
import { scene } from './scene.ts';

const TRAITS = ['agilite', 'savoir', 'mental', 'force', 'vigueur', 'melee', 'tir', 'lancer', 'arcane'];

const FOLK: Folk<AD1State> = {
  system: attentionDonjon,
  scene,
  talents: TALENTS.map(({ id }) => id),
  origins: ['imperiaux', 'nains', 'sylvae', 'feliformes'],
  careers: ['berserker', 'croise', 'traqueur'],
  traits: (prng, strong) =>
    Object.fromEntries(TRAITS.map((trait) => [trait, strong ? 3 + prng.below(4) : 1 + prng.below(3)])),
  preys: [...new Set(Object.values(attentionDonjon.content.creatures).flatMap(({ tags }) => tags))],
  wounds: ['nez-casse', 'cotes-cassees', 'hemorragie', 'jambe-fracturee', 'bras-casse', 'main-tranchee', 'cicatrices'],
  marks: ['secoue', 'a-terre', 'inconscient', 'paralyse', 'entrave', 'empoisonne'],
  isFeature: (id) => attentionDonjon.edition.featureOf(id) !== undefined,
  creatures: Object.keys(attentionDonjon.content.creatures),
  encounters: Object.keys(attentionDonjon.content.encounters),
  peripeties: Object.keys(attentionDonjon.content.peripeties),
};

export const steeredState = (steered: Steered<AD1State>): AD1State => steeredIn(FOLK, steered);
