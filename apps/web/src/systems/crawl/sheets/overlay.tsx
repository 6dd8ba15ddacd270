import type { CrawlView } from '@souterrain/crawl/view';
import { SQUARE } from '../../../ink/grid.ts';
import type { BoardProps } from '../../adaptor.ts';
import { groundOf } from '../ground.ts';

/** A line from whoever acts to what the option pointed at aims at. */
export function Overlay({ view, decision, pointed }: Pick<BoardProps<CrawlView>, 'view' | 'decision' | 'pointed'>) {
  const at = pointed?.at;
  const hero = view.figures.find((f) => f.hero?.seat === decision?.seat && f.status === 'plateau');
  if (!at || !hero || !('figure' in at)) return <g class="trail" />;
  const target = view.figures.find((f) => f.id === at.figure);
  if (!target || target === hero) return <g class="trail" />;
  const ground = groundOf(view);
  const middle = (cell: number) => {
    const { x, y } = ground.at(cell);
    return `${(x + 0.5) * SQUARE} ${(y + 0.5) * SQUARE}`;
  };
  return (
    <g class="trail">
      <path class="shot" d={`M${middle(hero.cell)}L${middle(target.cell)}`} />
    </g>
  );
}
