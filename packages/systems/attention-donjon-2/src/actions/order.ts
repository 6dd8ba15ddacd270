import type { Figure, Item } from '@souterrain/crawl';
import type { Term } from '@souterrain/kernel';
import type { Purpose } from '../jets/purpose.ts';
import type { Action, Bindings, Effects, ReussiteOption } from '../notation/index.ts';
import type { AD2Attack } from '../world/features.ts';
import type { Jet } from '../world/jet.ts';

/** A character's own action by a line of notation (AD2-NOT-18). */
export interface ActionOrder {
  readonly actor: Figure;
  readonly line: Action;
  /** Its id: an attack, a talent, an item. */
  readonly label: string;
  readonly purpose: Purpose;
  /** The attack that it is made with. */
  readonly attack?: AD2Attack;
  /** Whom it is aimed at: one figure, or all those of an area. */
  readonly targets: readonly Figure[];
  /** `standard`, `gratuite`, `bonus`, `talent`: what asks for it. */
  readonly how: string;
  /** What makes it harder against a target (AD2-XCOMB-05 to AD2-XCOMB-11). */
  readonly modifiers?: (target: Figure) => readonly Term[];
  readonly bindings?: Bindings;
  /** The weapon used. */
  readonly item?: Item | undefined;
  readonly extraDice?: readonly Term[];
  readonly extraAdded?: readonly Term[];
  /** What it does instead of what its line says (AD2-ARCA-08, AD2-ARCA-09). */
  readonly effects?: Effects;
  /** Options besides those of its line. */
  readonly options?: readonly ReussiteOption[];
  /** The characteristic consulted, where it is not the one of the line (AD2-XESQ-17, AD2-XCOMB-11). */
  readonly against?: 'defense' | 'reflexes';
}

/** What came of it. */
export interface Performed {
  readonly jet: Jet;
  readonly success: boolean;
  readonly affected: readonly Figure[];
  readonly killed: readonly Figure[];
  /** Santé that all of it cost. */
  readonly lost: number;
  /** Effects that the rule which asked for the action applies itself: Dévoiler, Spécial… (AD2-EFF-13, AD2-EFF-15). */
  readonly plain: readonly string[];
  /** Surplus Réussites that bought nothing. */
  readonly left: number;
}
