import type { RuleId } from '@souterrain/catalog';
import { sees, zoneAt } from '@souterrain/crawl/movement/plan';
import { type Figure, isOnBoard } from '@souterrain/crawl/state';
import { ask, option, type Rule } from '@souterrain/kernel';
import { damageRoll } from '../../combat/damage.ts';
import type { AD1 } from '../../state.ts';

/** Figures of the board that pass a test, in the order of the state. */
export const figuresWhere = (g: AD1, keep: (figure: Figure) => boolean): readonly Figure[] =>
  g.state.figures.filter((figure) => isOnBoard(figure) && keep(figure));

export const inSight = (g: AD1, who: Figure): readonly Figure[] =>
  figuresWhere(g, (figure) => figure !== who && sees(g.state, who.cell, figure.cell));

export const inZoneOf = (g: AD1, cell: number): readonly Figure[] => {
  const zone = zoneAt(g.state, cell);
  return figuresWhere(g, (figure) => zoneAt(g.state, figure.cell) === zone);
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

interface Blast {
  readonly figures: readonly Figure[];
  readonly dice: number;
  readonly label: string;
  readonly rule: RuleId;
}

/** AD1-EQUIP-08: one damage roll for each, friends included, in the order the player chooses; nobody is credited. */
export function* blast(g: AD1, who: Figure, { figures, dice, label, rule }: Blast): Rule<void> {
  yield* eachInOrder(who, figures, {
    rule,
    *does(target) {
      yield* damageRoll(g, { who: null, target, dice: [{ label, value: dice, rule }], rule });
    },
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
