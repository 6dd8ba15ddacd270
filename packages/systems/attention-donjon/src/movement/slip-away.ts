import type { Figure } from '@souterrain/crawl';
import { bans, bearingsWith, isActive } from '@souterrain/crawl/figures';
import { arrive, type DodgeNeed, isEmpty, type Move, type MovementEvent } from '@souterrain/crawl/movement';
import type { Cell } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import type { AD1 } from '../world/ad1.ts';
import { dodge } from './dodge.ts';
import { enemiesAround, freeAttacks } from './free-attacks.ts';

/** AD1-DODGE-06 to AD1-DODGE-21: an Esquive, and the free attacks of a failure; true when the figure reaches its square. */
export function* slipAway(
  g: AD1,
  figure: Figure,
  { move, need }: { readonly move: Move; readonly need: DodgeNeed },
): Rule<boolean> {
  const to = { cell: move.to, how: move.kind };
  if (yield* dodge(g, figure, need)) {
    yield* arrive(g, figure, { ...to, cell: yield* landing(g, figure, move.to) });
    return true;
  }
  const departure = figure.cell;
  const near = enemiesAround(g, figure, departure);
  const touched = yield* freeAttacks(g, figure, near);
  const stopped = stopOf(g, figure, { departure, to: move.to, touched });
  if (stopped) {
    g.emit({ type: 'moveStopped', figure: figure.id, to: move.to, ...stopped });
    // AD1-DODGE-13: its Action is spent, and its turn goes on.
    return false;
  }
  yield* arrive(g, figure, to);
  // AD1-DODGE-15: whoever stood next to both squares had its occasion at departure.
  const others = enemiesAround(g, figure, move.to).filter((enemy) => !near.includes(enemy));
  // AD1-DODGE-14, AD1-DODGE-16: what these attacks do changes nothing to the arrival.
  yield* freeAttacks(g, figure, others);
  return true;
}

/** AD1-TEXC-09: what gives Insaisissable may have its say on where the figure lands. */
function* landing(g: AD1, figure: Figure, to: Cell): Rule<Cell> {
  let cell = to;
  for (const at of bearingsWith(g, figure).landing)
    if (at.feature.landing) cell = yield* at.feature.landing(g, at, cell);
  return cell;
}

type Stop = Pick<Extract<MovementEvent, { type: 'moveStopped' }>, 'why' | 'rules'>;

function stopOf(
  g: AD1,
  figure: Figure,
  { departure, to, touched }: { departure: Cell; to: Cell; touched: boolean },
): Stop | undefined {
  if (!isActive(g, figure)) return { why: 'hors-combat', rules: ['AD1-DODGE-21'] };
  if (touched) return { why: 'touche', rules: ['AD1-DODGE-12'] };
  // An attack may push, tie or fill the square ahead; a movement that was not made is not made from elsewhere.
  const held = figure.cell !== departure || !isEmpty(g, to) || bans(g, figure, 'bouger');
  return held ? { why: 'retenu', rules: ['AD1-DODGE-12'] } : undefined;
}
