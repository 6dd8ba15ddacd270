import type { GameEvent } from '@souterrain/kernel';
import type { BeingId, ItemId, Position, Scene, ZoneId } from '../pieces.ts';
import type { Spell, SpellSource } from './spell.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly being: BeingId;
}

export type MagicEvent =
  | (Of<'spellCast'> &
      Spell & {
        readonly source: SpellSource;
        /** Beings, objects or zones, by id. */
        readonly targets: readonly string[];
        readonly faces: readonly number[];
        readonly max: number;
        readonly tot: number;
      })
  /** HB-MAG-42: what the MJ accepted of a spell described in words. */
  | (Of<'spellDescribed'> & { readonly accepted: boolean })
  /** HB-FOE-03: a trait keeps it off. */
  | (Of<'effectIgnored'> & { readonly what: string; readonly trait: string })
  /** HB-MAG-39: from the floor of a zone or from the hands of a being. */
  | (Of<'objectMoved'> & { readonly item: ItemId; readonly holder: BeingId | null; readonly to: ZoneId })
  /** HB-SCH-08: a tree grows or goes. */
  | (GameEvent & { readonly type: 'positionGrown'; readonly zone: ZoneId; readonly position: Position })
  | (GameEvent & { readonly type: 'positionWithered'; readonly zone: ZoneId; readonly position: string })
  /** HB-SCR-10, HB-SCR-11. */
  | (Of<'chargesChanged'> & { readonly item: ItemId; readonly left: number })
  /** HB-SCR-14: null when it is released or lost. */
  | (Of<'spellHeld'> & { readonly spell: Spell | null })
  /** HB-Q-24. */
  | (Of<'formLearnt'> & { readonly form: string })
  /** HB-SCR-03: what magic the market has after a visit. */
  | (GameEvent & { readonly type: 'stockLeft'; readonly stock: NonNullable<Scene['stock']> });
