import { bossOf } from '../src/content/index.ts';
import { LAST_FLOOR } from '../src/floors/depth.ts';
import { cinquanteEtages } from '../src/system.ts';

/** The tables of the base pack, as tests read them. */
export const {
  armours: ARMOURS,
  bands: BANDS,
  classes: CLASSES,
  creatures: CREATURES,
  potions: POTIONS,
  scrolls: UTILITIES,
  spells: SPELLS,
  targe: TARGE,
  weapons: WEAPONS,
} = cinquanteEtages.content;

export const CLASS_IDS = Object.keys(CLASSES);

export const BOSS_OF_FLOOR: Readonly<Record<number, string>> = Object.fromEntries(
  Array.from({ length: LAST_FLOOR }, (_, i) => i + 1).flatMap((floor) => {
    const boss = bossOf(cinquanteEtages, floor);
    return boss === undefined ? [] : [[floor, boss]];
  }),
);
