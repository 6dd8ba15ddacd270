// Made by tools/lists.mjs; the order of these lines is kept.
import { attentionDonjon2 } from './attention-donjon-2.ts';
import { attentionDonjon } from './attention-donjon.ts';
import { cinquanteEtages } from './cinquante-etages.ts';
import { herosBataillons } from './heros-bataillons.ts';
import { lePuits } from './le-puits.ts';

export const MANIFESTS = [
  attentionDonjon2,
  attentionDonjon,
  cinquanteEtages,
  herosBataillons,
  lePuits,
];
