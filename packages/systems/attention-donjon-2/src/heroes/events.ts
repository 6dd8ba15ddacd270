import type { FigureId } from '@souterrain/crawl';
import type { Cell } from '@souterrain/dungeon';
import type { GameEvent } from '@souterrain/kernel';

/** AD2-ARCA-21: a Servant stands beside whoever called it. */
interface ServantSummoned extends GameEvent {
  readonly type: 'servantSummoned';
  readonly figure: FigureId;
  readonly servant: FigureId;
  readonly cell: Cell;
}

export type TalentEvent = ServantSummoned;
