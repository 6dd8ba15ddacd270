import type { GameEvent } from '@souterrain/kernel';
import type { Reason } from '../checks/events.ts';
import type { BeingId, Side } from '../pieces.ts';
import type { Combat, Slot } from '../state.ts';

interface By<T extends string> extends GameEvent {
  readonly type: T;
  readonly being: BeingId;
}

export type CombatEvent =
  | (GameEvent & {
      readonly type: 'combatStarted';
      readonly initiative: Combat['initiative'];
      readonly slots: readonly Slot[];
      readonly strength: Readonly<Record<Side, number>>;
    })
  | (GameEvent & { readonly type: 'roundStarted'; readonly round: number; readonly slots: readonly Slot[] })
  | (GameEvent & { readonly type: 'slotReached'; readonly slot: number })
  | (GameEvent & { readonly type: 'combatEnded'; readonly winner: Side | null })
  | By<'turnStarted'>
  | By<'turnEnded'>
  /** HB-TIME-07: a fallen being keeps its place in the order, and what it made keeps running out. */
  | By<'turnSkipped'>
  | By<'actionSpent'>
  /** HB-CHA-11. */
  | By<'actionReturned'>
  /** HB-ATK-18: no attack on an ally this turn. */
  | By<'alliesSpared'>
  /** HB-MOV-01, HB-MOV-02: a zone crossed, a place taken inside a zone, or the whole movement. */
  | (By<'movementSpent'> & { readonly part: 'zone' | 'position' | 'tout' })
  /** HB-MAN-10. */
  | By<'repositioned'>
  /** HB-ATK-11: its action of this round went into the attack of another. */
  | By<'attackJoined'>
  | (By<'abilityUsed'> & { readonly ability: string })
  /** HB-SOLO-14, HB-SOLO-15: why the software does what it does. */
  | (By<'targetChosen'> & { readonly target: BeingId; readonly among: readonly BeingId[]; readonly why: string })
  | (By<'attackRolled'> & {
      readonly target: BeingId;
      readonly weapon: string;
      readonly stance: 'amelioree' | 'diminuee' | 'normale';
      readonly favours: readonly Reason[];
      readonly difficulties: readonly Reason[];
      /** HB-ATK-08: what no favour cancels. */
      readonly absolute: readonly Reason[];
      readonly sides: readonly number[];
      readonly faces: readonly number[];
    })
  | (By<'dieSpent'> & {
      readonly target: BeingId;
      readonly die: number;
      readonly face: number;
      readonly manoeuvre: string;
    })
  /** HB-ATK-11: the running maximum of a side on a target. */
  | (GameEvent & {
      readonly type: 'maximumReached';
      readonly side: Side;
      readonly target: BeingId;
      readonly value: number;
      readonly dealt: number;
      readonly attacks: number;
    })
  | (GameEvent & { readonly type: 'sideShaken'; readonly side: Side; readonly causes: readonly string[] })
  /** HB-DMG-16. */
  | (By<'bodyLeft'> & { readonly zone: string; readonly item: string });
