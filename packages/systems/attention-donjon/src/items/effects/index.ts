import { KEEPSAKES } from '@souterrain/crawl/items/effects/keepsakes';
import { REMEDIES } from '@souterrain/crawl/items/effects/remedies';
import type { Feature } from '../../figures/features.ts';
import type { ItemEffect, Use } from '../use.ts';
import { bombe, bombeAssourdissante, bombeIncendiaire, fioleDAcide, fioleDEffroi, flaconInstable } from './bombs.ts';
import { biereDIpah, biscuitDeVoyage, POTIONS, poudreDeHargne, vernisDePierre } from './boons.ts';
import {
  huileSacree,
  huileVampirique,
  pierreAAiguiser,
  poisonCommun,
  poisonCorrosif,
  poisonParalysant,
} from './coatings.ts';
import { ARMOUR_ENCHANTMENTS, WEAPON_ENCHANTMENTS } from './enchantments.ts';
import { anneauEclipseur, corDeProtection, cristalDeFeu, pierreDeVie } from './exceptional.ts';
import { bandages, craies, saindoux, TOOLS } from './helpers.ts';
import { diablotinMedecin } from './imp.ts';
import {
  anneauDeBravoure,
  bandeauDuTroisiemeOeil,
  bouffon,
  caliceDeRenaissance,
  capeEvasive,
  gantsDeForce,
  patteDeLapin,
  potionDeRebond,
} from './magic-items.ts';
import { fioleDeHargne, fioleDePalinque, fioleDePierre, fioleTrouble } from './remedies.ts';
import {
  parcheminDeConfusion,
  parcheminDeFlammes,
  parcheminDeGuerison,
  parcheminDeRempart,
  rempart,
} from './scrolls.ts';
import { baguetteDEclairs, baguetteDeBouclier } from './wands.ts';
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
  ...KEEPSAKES,
  ...REMEDIES,
  bombe,
  bombeAssourdissante,
  bombeIncendiaire,
  fioleDAcide,
  fioleDEffroi,
  flaconInstable,
  biereDIpah,
  biscuitDeVoyage,
  ...POTIONS,
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
  corDeProtection,
  cristalDeFeu,
  pierreDeVie,
  bandages,
  craies,
  saindoux,
  ...TOOLS,
  diablotinMedecin,
  anneauDeBravoure,
  bandeauDuTroisiemeOeil,
  bouffon,
  caliceDeRenaissance,
  capeEvasive,
  gantsDeForce,
  patteDeLapin,
  potionDeRebond,
  fioleDeHargne,
  fioleDePalinque,
  fioleDePierre,
  fioleTrouble,
  parcheminDeConfusion,
  parcheminDeFlammes,
  parcheminDeGuerison,
  parcheminDeRempart,
  rempart,
  baguetteDEclairs,
  baguetteDeBouclier,
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
