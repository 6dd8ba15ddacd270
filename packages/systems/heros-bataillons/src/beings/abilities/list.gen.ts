// Made by tools/lists.mjs; the order of these lines is kept.
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

export const ALL = [
  charge,
  chefDeGuerre,
  conjurateur,
  criDeRalliement,
  frappeSournoise,
  gardeDuCorps,
  instinct,
  maitreDArmes,
  peauTannee,
  secondSouffle,
  tirVise,
  tourbillon,
];
