/** Proper names that both editions have, the same in both languages: origins, careers, traits. */
export const PROPER_NAMES: Readonly<Record<string, string>> = {
  imperiaux: 'Impérial',
  nains: 'Nain des montagnes',
  sylvae: 'Sylvae',
  berserker: 'Berserker',
  croise: 'Croisé',
  traqueur: 'Traqueur',
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
