/** Proper names that both editions have, the same in both languages: traits. */
export const PROPER_NAMES: Readonly<Record<string, string>> = {
  agilite: 'Agilité',
  savoir: 'Savoir',
  mental: 'Mental',
  force: 'Force',
  vigueur: 'Vigueur',
  melee: 'Mêlée',
  tir: 'Tir',
  lancer: 'Lancer',
  arcane: 'Arcane',
};
