import type { HeroView } from '@souterrain/cinquante-etages';
import { SQUARE } from '../../ink/grid.ts';
import { tombStands } from './tomb-stands.ts';

interface TombsProps {
  /** The dead of this floor. */
  readonly dead: readonly HeroView[];
  readonly side: number;
  /** True for a square where somebody stands. */
  isHeld(cell: number): boolean;
  title(dead: HeroView): string;
}

/** The heaps of the dead. */
export function Tombs({ dead, side, isHeld, title }: TombsProps) {
  const stands = tombStands(
    dead.map(({ cell }) => cell),
    isHeld,
  );
  return (
    <>
      {dead.map((hero, i) => {
        const { x, y, scale } = stands[i]!;
        const [left, top] = [(hero.cell % side) * SQUARE + x, Math.floor(hero.cell / side) * SQUARE + y];
        return (
          <g key={hero.seat} transform={`translate(${left} ${top}) scale(${scale})`}>
            <title>{title(hero)}</title>
            <path class="prop" d="M12 33V17Q12 8 20 8T28 17V33Z" />
            <path class="prop-line" d="M20 13V25M16 17H24M9 33H31" />
          </g>
        );
      })}
    </>
  );
}
