import type { RuleId } from '@souterrain/catalog';
import type { Cell } from '@souterrain/dungeon';
import { areAdjacent } from '@souterrain/dungeon';
import { ask, option, type Rule } from '@souterrain/kernel';
import { areEnemies } from '../../figures/sides.ts';
import { isImmune } from '../../figures/values.ts';
import { planOn, sees, zoneAt } from '../../movement/plan.ts';
import { type Figure, isOnBoard } from '../../state.ts';
import { defineWords } from '../../text/catalogue.ts';
import { target } from '../../text/offers.ts';
import type { Crawl } from '../../world/crawl.ts';

/** Figures of the board that pass a test, in the order of the state. */
export const figuresWhere = (g: Crawl, keep: (figure: Figure) => boolean): readonly Figure[] =>
  g.state.figures.filter((figure) => isOnBoard(figure) && keep(figure));

const inSight = (g: Crawl, who: Figure): readonly Figure[] =>
  figuresWhere(g, (figure) => figure !== who && sees(g, who.cell, figure.cell));

export const alliesInSight = (g: Crawl, who: Figure): readonly Figure[] => [
  who,
  ...inSight(g, who).filter((f) => f.camp === who.camp),
];

/** Enemies that magic can touch. */
export const enemiesInSight = (g: Crawl, who: Figure): readonly Figure[] =>
  inSight(g, who).filter((f) => areEnemies(who, f) && !isImmune(g, f, 'magie'));

export const inZoneOf = (g: Crawl, cell: number): readonly Figure[] => {
  const zone = zoneAt(g, cell);
  return figuresWhere(g, (figure) => zoneAt(g, figure.cell) === zone);
};

/** Figures on a square and on those adjacent to it. */
export const around = (g: Crawl, cell: Cell): readonly Figure[] => {
  const plan = planOn(g);
  return figuresWhere(g, (f) => f.cell === cell || areAdjacent(plan, f.cell, cell));
};

export function* chooseFigure(
  who: Figure,
  { id, figures, rule }: { id: string; figures: readonly Figure[]; rule: RuleId },
): Rule<Figure> {
  return yield* ask({
    id,
    seat: who.hero!.seat,
    rule,
    params: { figure: who.id },
    options: figures.map((f) =>
      option(`cible-${f.id}`, f, { label: 'cible', params: { figure: f.id }, at: { figure: f.id } }),
    ),
  });
}

/** Every figure in turn, as the player orders them; those who left the board meanwhile are passed over. */
export function* eachInOrder(
  who: Figure,
  figures: readonly Figure[],
  { rule, does }: { rule: RuleId; does: (figure: Figure) => Rule<void> },
): Rule<void> {
  let left = figures;
  while (left.length > 0) {
    const next = yield* chooseFigure(who, { id: 'ordre', figures: left, rule });
    left = left.filter((figure) => figure !== next);
    if (isOnBoard(next)) yield* does(next);
  }
}

export const victimWords = defineWords({
  prompts: { ordre: { fr: 'Plusieurs victimes : laquelle d’abord ?', en: 'Several victims: which one first?' } },
  labels: { cible: target },
});
