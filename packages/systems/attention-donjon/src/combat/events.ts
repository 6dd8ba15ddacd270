import type { FigureId } from '@souterrain/crawl';
import type { Cell } from '@souterrain/dungeon';
import type { GameEvent } from '@souterrain/kernel';

/** What an attack is made as. */
export type StrikeKind = 'standard' | 'bonus' | 'gratuite' | 'talent';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly figure: FigureId;
}

interface At<T extends string> extends GameEvent {
  readonly type: T;
  readonly cell: Cell;
}

export type CombatEvent =
  /** AD1-DMG-17, step 1. `cell` where scenery is attacked. */
  | (Of<'attackDeclared'> & {
      readonly target: FigureId | null;
      readonly cell?: Cell;
      readonly attack: string;
      readonly how: StrikeKind;
      readonly item?: string | undefined;
    })
  | (Of<'attackRedirected'> & { readonly target: FigureId; readonly from: FigureId })
  /** AD1-HEALTH-07: by a damage roll; `sante` is what is left. */
  | (Of<'wounded'> & { readonly wounds: number; readonly sante: number; readonly by: FigureId | null })
  /** AD1-COMBAT-31: `damage` is all it has suffered. */
  | (At<'sceneryDamaged'> & { readonly damage: number })
  | (At<'sceneryDestroyed'> & { readonly feature: string });
