import type { RuleId } from '@souterrain/catalog';
import { type Cell, xOf, yOf } from '@souterrain/dungeon';
import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { isInReach } from '../../combat/reach.ts';
import { cellId, placeOf } from '../../movement/options.ts';
import { isEmpty, planOn } from '../../movement/plan.ts';
import { type Figure, isOnBoard } from '../../state.ts';
import { figure } from '../../text/asked.ts';
import { defineWords } from '../../text/catalogue.ts';
import type { Crawl } from '../../world/crawl.ts';

/** What a thrown thing is aimed at. */
export interface Aimed {
  readonly cell: Cell;
  readonly target: Figure | null;
}

/** AD1-TCON-04: how far bombs and vials are thrown. */
export const THROW_REACH = 2;

/** AD1-EQUIP-08: a figure or an empty square, in reach and in sight. */
export function* aimThrow(g: Crawl, who: Figure, rule: RuleId): Rule<Aimed> {
  const { state } = g;
  const options: Option<Aimed>[] = [];
  for (const target of state.figures)
    if (target !== who && isOnBoard(target) && isInReach(g, who.cell, { to: target.cell, reach: THROW_REACH }))
      options.push(
        option(
          `cible-${target.id}`,
          { cell: target.cell, target },
          {
            label: 'cible',
            params: { figure: target.id },
            at: { figure: target.id },
          },
        ),
      );
  for (const cell of planOn(g).squares.keys())
    if (isEmpty(g, cell) && isInReach(g, who.cell, { to: cell, reach: THROW_REACH })) {
      const params = { x: xOf(cell), y: yOf(cell) };
      options.push(option(cellId('case', cell), { cell, target: null }, { label: 'case', params, at: placeOf(cell) }));
    }
  return yield* ask({ id: 'lancer', seat: who.hero!.seat, rule, params: { figure: who.id }, options });
}

export const aimWords = defineWords({
  prompts: { lancer: { fr: (a) => `Où lance ${figure(a)} ?`, en: (a) => `Where does ${figure(a)} throw?` } },
});
