import type { Catalogue, Setting } from '../catalogue.ts';

export const games: Catalogue['games'] = {
  mode: {
    label: 'Jeu',
    values: {
      escarmouche: { label: 'Escarmouche', hint: 'un combat, deux camps' },
      bataille: { label: 'Bataille', hint: 'des bataillons à lever, puis le combat' },
      exploration: { label: 'Exploration', hint: 'un donjon pièce après pièce, sans MJ' },
      table: { label: 'Table', hint: 'une place de MJ mène la séance' },
    },
  },
  budget: {
    label: 'Force des adversaires',
    values: {
      egal: { label: 'À égalité', hint: '6 de menace par héros, 1 de plus par progrès' },
      facile: { label: 'Facile', hint: '2 de menace par héros' },
      standard: { label: 'Standard', hint: '3 de menace par héros' },
      dangereux: { label: 'Dangereux', hint: '4 de menace par héros' },
      mortel: { label: 'Mortel', hint: '6 de menace par héros' },
    },
  },
  armee: {
    label: 'Or de chaque armée',
    values: {
      '1000': { label: '1000 po' },
      '600': { label: '600 po' },
      '2000': { label: '2000 po' },
      '3000': { label: '3000 po' },
    },
  },
  longueur: {
    label: 'Longueur du donjon',
    values: {
      normale: { label: 'Normale', hint: '8 pièces' },
      courte: { label: 'Courte', hint: '6 pièces' },
      longue: { label: 'Longue', hint: '12 pièces' },
    },
  },
  attributs: {
    label: 'Attributs des nouveaux héros',
    values: { repartition: { label: 'Répartis', hint: '13, 11 et 9' }, des: { label: 'Tirés aux dés' } },
  },
};

export const heroes: Setting = {
  label: 'Héros',
  values: {
    nouveau: { label: 'Nouveau héros', hint: 'attributs, talents, capacité et trousse choisis pas à pas' },
    adversaires: { label: 'Les adversaires', hint: 'mener l’autre camp' },
    mj: { label: 'Le MJ', hint: 'mener la table' },
  },
};

export const sheets: Setting = { label: 'Fiche gardée d’une autre partie', values: { '': { label: 'Aucune' } } };
