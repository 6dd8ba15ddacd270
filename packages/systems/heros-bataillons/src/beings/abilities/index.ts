import type { Ability } from './ability.ts';
import { charge } from './charge.ts';
import { chefDeGuerre } from './chef-de-guerre.ts';
import { conjurateur } from './conjurateur.ts';
import { criDeRalliement } from './cri-de-ralliement.ts';
import { frappeSournoise } from './frappe-sournoise.ts';
import { gardeDuCorps } from './garde-du-corps.ts';
import { instinct } from './instinct.ts';
import { maitreDArmes } from './maitre-d-armes.ts';
import { peauTannee } from './peau-tannee.ts';
import { secondSouffle } from './second-souffle.ts';
import { tirVise } from './tir-vise.ts';
import { tourbillon } from './tourbillon.ts';

/** HB-HERO-02, in the order of the d12. */
export const ABILITIES: readonly Ability[] = [
  conjurateur,
  charge,
  tourbillon,
  secondSouffle,
  gardeDuCorps,
  tirVise,
  frappeSournoise,
  maitreDArmes,
  criDeRalliement,
  instinct,
  chefDeGuerre,
  peauTannee,
];

export function abilityOf(id: string): Ability {
  for (const ability of ABILITIES) if (ability.id === id) return ability;
  throw new Error(`no ability ${id}`);
}
