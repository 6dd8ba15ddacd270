// Made by tools/lists.mjs; the order of these lines is kept.
import { agiliteFeline } from './agilite-feline.ts';
import { anguille } from './anguille.ts';
import { benediction } from './benediction.ts';
import { bondMeurtrier } from './bond-meurtrier.ts';
import { bouclierDivin } from './bouclier-divin.ts';
import { charge } from './charge.ts';
import { citadelle } from './citadelle.ts';
import { connaisTonEnnemi } from './connais-ton-ennemi.ts';
import { connaissancesMedicales } from './connaissances-medicales.ts';
import { coupDeBouclier } from './coup-de-bouclier.ts';
import { debrouillard } from './debrouillard.ts';
import { defenseur } from './defenseur.ts';
import { durACuire } from './dur-a-cuire.ts';
import { enrage } from './enrage.ts';
import { esquive } from './esquive.ts';
import { forceBestiale } from './force-bestiale.ts';
import { fourrureImpenetrable } from './fourrure-impenetrable.ts';
import { frenesie } from './frenesie.ts';
import { griffes } from './griffes.ts';
import { haloProtecteur } from './halo-protecteur.ts';
import { halo } from './halo.ts';
import { impassible } from './impassible.ts';
import { insaisissable } from './insaisissable.ts';
import { insensible } from './insensible.ts';
import { inspirationDivine } from './inspiration-divine.ts';
import { inspiration } from './inspiration.ts';
import { maitriseDuBouclier } from './maitrise-du-bouclier.ts';
import { maitriseEsquive } from './maitrise-esquive.ts';
import { massacre } from './massacre.ts';
import { nemesis } from './nemesis.ts';
import { peauDeGranit } from './peau-de-granit.ts';
import { pointFaible } from './point-faible.ts';
import { premiersSoins } from './premiers-soins.ts';
import { primes } from './primes.ts';
import { rage } from './rage.ts';
import { regardPercant } from './regard-percant.ts';
import { reputationDAssassin } from './reputation-d-assassin.ts';
import { resistanceALaMagie } from './resistance-a-la-magie.ts';
import { rugissement } from './rugissement.ts';
import { savoirPartage } from './savoir-partage.ts';
import { seveReparatrice } from './seve-reparatrice.ts';
import { soinsSacres } from './soins-sacres.ts';
import { tenace } from './tenace.ts';
import { tirABoutPortant } from './tir-a-bout-portant.ts';
import { tirApplique } from './tir-applique.ts';
import { tirConcentre } from './tir-concentre.ts';
import { tirsMultiples } from './tirs-multiples.ts';

export const OWN_TALENTS = [
  agiliteFeline,
  anguille,
  benediction,
  bondMeurtrier,
  bouclierDivin,
  charge,
  citadelle,
  connaisTonEnnemi,
  connaissancesMedicales,
  coupDeBouclier,
  debrouillard,
  defenseur,
  durACuire,
  enrage,
  esquive,
  forceBestiale,
  fourrureImpenetrable,
  frenesie,
  griffes,
  haloProtecteur,
  halo,
  impassible,
  insaisissable,
  insensible,
  inspirationDivine,
  inspiration,
  maitriseDuBouclier,
  maitriseEsquive,
  massacre,
  nemesis,
  peauDeGranit,
  pointFaible,
  premiersSoins,
  primes,
  rage,
  regardPercant,
  reputationDAssassin,
  resistanceALaMagie,
  rugissement,
  savoirPartage,
  seveReparatrice,
  soinsSacres,
  tenace,
  tirABoutPortant,
  tirApplique,
  tirConcentre,
  tirsMultiples,
];
