import type { Catalogue, Setting } from '../catalogue.ts';

export const games: Catalogue['games'] = {
  mode: {
    label: 'Game',
    values: {
      escarmouche: { label: 'Skirmish', hint: 'one fight, two sides' },
      bataille: { label: 'Battle', hint: 'battalions to raise, then the fight' },
      exploration: { label: 'Exploration', hint: 'a dungeon room after room, without a GM' },
      table: { label: 'Table', hint: 'a GM’s seat runs the session' },
    },
  },
  budget: {
    label: 'Strength of the adversaries',
    values: {
      egal: { label: 'Even', hint: 'menace of 6 a hero, 1 more a progress' },
      facile: { label: 'Easy', hint: 'menace of 2 a hero' },
      standard: { label: 'Standard', hint: 'menace of 3 a hero' },
      dangereux: { label: 'Dangerous', hint: 'menace of 4 a hero' },
      mortel: { label: 'Deadly', hint: 'menace of 6 a hero' },
    },
  },
  armee: {
    label: 'Gold of each army',
    values: {
      '1000': { label: '1000 gp' },
      '600': { label: '600 gp' },
      '2000': { label: '2000 gp' },
      '3000': { label: '3000 gp' },
    },
  },
  longueur: {
    label: 'Length of the dungeon',
    values: {
      normale: { label: 'Normal', hint: '8 rooms' },
      courte: { label: 'Short', hint: '6 rooms' },
      longue: { label: 'Long', hint: '12 rooms' },
    },
  },
  attributs: {
    label: 'Attributes of new heroes',
    values: { repartition: { label: 'Shared out', hint: '13, 11 and 9' }, des: { label: 'Rolled' } },
  },
};

export const heroes: Setting = {
  label: 'Hero',
  values: {
    nouveau: { label: 'New hero', hint: 'attributes, talents, ability and kit chosen step by step' },
    adversaires: { label: 'The adversaries', hint: 'lead the other side' },
    mj: { label: 'The GM', hint: 'run the table' },
  },
};

export const sheets: Setting = { label: 'Sheet kept from another game', values: { '': { label: 'None' } } };
