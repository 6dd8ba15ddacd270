import type { RuleId } from '@souterrain/catalog';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/** The removal alone: an attack ends the meeting after its kill effects (AD1-DMG-17, step 9). */
export function takeOff(
  g: Crawl,
  figure: Figure,
  { how, by, rules }: { how: 'mort' | 'parti'; by: Figure | null; rules: readonly RuleId[] },
): void {
  g.emit({ type: 'figureRemoved', figure: figure.id, how, by: by?.id ?? null, rules });
  if (how !== 'mort' || !figure.hero) return;
  const { items, deniers } = figure.hero.sheet;
  // AD1-HRSM-20: what it owned lies in its square.
  if (items.length > 0 || deniers > 0)
    g.emit({
      type: 'itemsLaid',
      figure: figure.id,
      cell: figure.cell,
      items: [...items],
      deniers,
      rules: ['AD1-HRSM-20'],
    });
}
