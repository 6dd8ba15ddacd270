// Made by tools/lists.mjs; the order of these lines is kept.
import { agiliteFeline } from './agilite-feline.ts';
import { anguille } from './anguille.ts';
import { auraDesArcanes } from './aura-des-arcanes.ts';
import { auraCarreau, auraPique, auraTrefle } from './auras.ts';
import { benediction } from './benediction.ts';
import { bondMeurtrier } from './bond-meurtrier.ts';
import { bouclierDivin } from './bouclier-divin.ts';
import { charge } from './charge.ts';
import { citadelle } from './citadelle.ts';
import { connaisTonEnnemi } from './connais-ton-ennemi.ts';
import { coupDeBouclier } from './coup-de-bouclier.ts';
import { debrouillard } from './debrouillard.ts';
import { dechargeArcanique } from './decharge-arcanique.ts';
import { defense } from './defense.ts';
import { defenseur } from './defenseur.ts';
import { deferlanteArcanique } from './deferlante-arcanique.ts';
import { durACuire } from './dur-a-cuire.ts';
import { esquive } from './esquive.ts';
import { esquiveur } from './esquiveur.ts';
import { forceBestiale } from './force-bestiale.ts';
import { fourrureImpenetrable } from './fourrure-impenetrable.ts';
import { frenesie } from './frenesie.ts';
import { griffes } from './griffes.ts';
import { haloProtecteur } from './halo-protecteur.ts';
import { halo } from './halo.ts';
import { illusionArcanique } from './illusion-arcanique.ts';
import { impassible } from './impassible.ts';
import { insaisissable } from './insaisissable.ts';
import { insensible } from './insensible.ts';
import { inspirationDivine } from './inspiration-divine.ts';
import { inspiration } from './inspiration.ts';
import { intuitionArcanique } from './intuition-arcanique.ts';
import { invocationDesArcanes } from './invocation-des-arcanes.ts';
import { lectureDesArcanes } from './lecture-des-arcanes.ts';
import { maitriseDuBouclier } from './maitrise-du-bouclier.ts';
import { manipulationDesArcanes } from './manipulation-des-arcanes.ts';
import { massacre } from './massacre.ts';
import { nemesis } from './nemesis.ts';
import { peauDeGranit } from './peau-de-granit.ts';
import { pointFaible } from './point-faible.ts';
import { premiersSoins } from './premiers-soins.ts';
import { primes } from './primes.ts';
import { projectileArcanique } from './projectile-arcanique.ts';
import { rage } from './rage.ts';
import { regardPercant } from './regard-percant.ts';
import { reputationDAssassin } from './reputation-d-assassin.ts';
import { reserveArcanique } from './reserve-arcanique.ts';
import { resistanceALaMagie } from './resistance-a-la-magie.ts';
import { rugissement } from './rugissement.ts';
import { savoirPartage } from './savoir-partage.ts';
import { serviteur } from './serviteur.ts';
import { seveReparatrice } from './seve-reparatrice.ts';
import { soinsSacres } from './soins-sacres.ts';
import { tirABoutPortant } from './tir-a-bout-portant.ts';
import { tirApplique } from './tir-applique.ts';
import { tirConcentre } from './tir-concentre.ts';
import { tirsMultiples } from './tirs-multiples.ts';

export const OWN_TALENTS = [
  agiliteFeline,
  anguille,
  auraDesArcanes,
  auraCarreau,
  auraPique,
  auraTrefle,
  benediction,
  bondMeurtrier,
  bouclierDivin,
  charge,
  citadelle,
  connaisTonEnnemi,
  coupDeBouclier,
  debrouillard,
  dechargeArcanique,
  defense,
  defenseur,
  deferlanteArcanique,
  durACuire,
  esquive,
  esquiveur,
  forceBestiale,
  fourrureImpenetrable,
  frenesie,
  griffes,
  haloProtecteur,
  halo,
  illusionArcanique,
  impassible,
  insaisissable,
  insensible,
  inspirationDivine,
  inspiration,
  intuitionArcanique,
  invocationDesArcanes,
  lectureDesArcanes,
  maitriseDuBouclier,
  manipulationDesArcanes,
  massacre,
  nemesis,
  peauDeGranit,
  pointFaible,
  premiersSoins,
  primes,
  projectileArcanique,
  rage,
  regardPercant,
  reputationDAssassin,
  reserveArcanique,
  resistanceALaMagie,
  rugissement,
  savoirPartage,
  serviteur,
  seveReparatrice,
  soinsSacres,
  tirABoutPortant,
  tirApplique,
  tirConcentre,
  tirsMultiples,
];
