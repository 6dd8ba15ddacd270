import type { Creature, HeroView } from '@souterrain/cinquante-etages';
import { signed } from '@souterrain/words';
import type { BoardWords } from './board-words.ts';

export const heroTitle = (name: string, { pv, maxPv }: HeroView, said: BoardWords): string =>
  `${name}, ${said.pv} ${pv}/${maxPv}`;

/** Everything a creature is worth, in a line. */
export const creatureTitle = (name: string, creature: Creature, said: BoardWords): string =>
  [
    name,
    `${said.pv} ${creature.pv}`,
    `Car ${creature.car}`,
    `${said.damage} ${creature.damage}`,
    `${said.atk} ${signed(creature.atk)}`,
    `${said.armour} ${creature.armour}`,
  ].join(', ');
