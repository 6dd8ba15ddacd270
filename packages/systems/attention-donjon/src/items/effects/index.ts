import type { Feature } from '../../figures/features.ts';
import type { ItemEffect, Use } from '../use.ts';
import { bombe, bombeAssourdissante, bombeIncendiaire, fioleDAcide, fioleDEffroi, flaconInstable } from './bombs.ts';
import { biereDIpah, biscuitDeVoyage, POTIONS, potionDeCelerite, poudreDeHargne, vernisDePierre } from './boons.ts';
import {
  huileSacree,
  huileVampirique,
  pierreAAiguiser,
  poisonCommun,
  poisonCorrosif,
  poisonParalysant,
} from './coatings.ts';
import { ARMOUR_ENCHANTMENTS, WEAPON_ENCHANTMENTS } from './enchantments.ts';
import {
  anneauEclipseur,
  carteVivante,
  corDeProtection,
  cristalDeFeu,
  elixirDHeroisme,
  fragmentDeCarte,
  pierreDeVie,
  relique,
} from './exceptional.ts';
import { bandages, craies, saindoux, TOOLS } from './helpers.ts';
import { diablotinMedecin } from './imp.ts';
import {
  amuletteCanope,
  anneauDeBravoure,
  bandeauDuTroisiemeOeil,
  bottesDeStabilite,
  bouffon,
  caliceDeRenaissance,
  capeEvasive,
  gantsDeForce,
  masqueDeBouffon,
  patteDeLapin,
  potionDeRebond,
} from './magic-items.ts';
import {
  antiPoison,
  fioleDeHargne,
  fioleDePalinque,
  fioleDePierre,
  fioleTrouble,
  fortifiant,
  gommeDeSoins,
  onguent,
  potionDeSoinsMineurs,
} from './remedies.ts';
import {
  parcheminDeConfusion,
  parcheminDeFlammes,
  parcheminDeGuerison,
  parcheminDeRempart,
  rempart,
} from './scrolls.ts';
import { baguetteDeLumiere, bouleFumigene } from './smoke.ts';
import { baguetteDEclairs, baguetteDeBouclier, baguetteDeSoin } from './wands.ts';
import {
  arcDuTirSur,
  armeDeRenom,
  cartesALancer,
  deuxMains,
  entraveAuToucher,
  figeLesMortsVivants,
  ignoreBouclier,
  lameMaudite,
  lameVipere,
  mainLibre,
  pavois,
} from './weapons.ts';

/** Worked out at the first question, as the registry is: these files and the rules they use import each other. */
const effects = (): readonly ItemEffect[] => [
  bombe,
  bombeAssourdissante,
  bombeIncendiaire,
  fioleDAcide,
  fioleDEffroi,
  flaconInstable,
  biereDIpah,
  biscuitDeVoyage,
  ...POTIONS,
  potionDeCelerite,
  poudreDeHargne,
  vernisDePierre,
  huileSacree,
  huileVampirique,
  pierreAAiguiser,
  poisonCommun,
  poisonCorrosif,
  poisonParalysant,
  ...ARMOUR_ENCHANTMENTS,
  ...WEAPON_ENCHANTMENTS,
  anneauEclipseur,
  carteVivante,
  corDeProtection,
  cristalDeFeu,
  elixirDHeroisme,
  fragmentDeCarte,
  pierreDeVie,
  relique,
  bandages,
  craies,
  saindoux,
  ...TOOLS,
  diablotinMedecin,
  amuletteCanope,
  anneauDeBravoure,
  bandeauDuTroisiemeOeil,
  bottesDeStabilite,
  bouffon,
  caliceDeRenaissance,
  capeEvasive,
  gantsDeForce,
  masqueDeBouffon,
  patteDeLapin,
  potionDeRebond,
  antiPoison,
  fioleDeHargne,
  fioleDePalinque,
  fioleDePierre,
  fioleTrouble,
  fortifiant,
  gommeDeSoins,
  onguent,
  potionDeSoinsMineurs,
  parcheminDeConfusion,
  parcheminDeFlammes,
  parcheminDeGuerison,
  parcheminDeRempart,
  rempart,
  baguetteDeLumiere,
  bouleFumigene,
  baguetteDEclairs,
  baguetteDeBouclier,
  baguetteDeSoin,
  arcDuTirSur,
  armeDeRenom,
  cartesALancer,
  deuxMains,
  entraveAuToucher,
  figeLesMortsVivants,
  ignoreBouclier,
  lameMaudite,
  lameVipere,
  mainLibre,
  pavois,
];

export const itemFeatures = (): readonly Feature[] => effects().flatMap(({ feature }) => (feature ? [feature] : []));

let uses: ReadonlyMap<string, Use> | undefined;

/** What using an item does, by the id its entry names. */
export function useOf(id: string | undefined): Use | undefined {
  if (id === undefined) return undefined;
  uses ??= new Map(effects().flatMap(({ use }) => (use ? [[use.id, use] as const] : [])));
  return uses.get(id);
}
