import type { CardId } from '../cards/index.ts';
import type { FigureId } from '../ids.ts';

/** One turn to come: a card that a hero or a group acts on. */
export interface Slot {
  readonly kind: 'heros' | 'groupe';
  /** Figure id of a hero, or group id. */
  readonly who: string;
  /** A joker of a hero is a free initiative (AD1-INIT-16). */
  card: CardId;
  status: 'attend' | 'joue' | 'perdu';
  /** AD1-RENC-03: arrived when its card was already passed. */
  passed?: true | undefined;
}

/** The economy of the turn in progress (AD1-TURN-08 to AD1-TURN-14). */
export interface Turn {
  readonly figure: FigureId;
  actions: number;
  standard: boolean;
  bonus: boolean;
  movements: number;
  /** What happened this turn that rules look back at: `attaque`, `tir`, `change-de-zone`, `defensive`… `fini` ends it. */
  flags: string[];
  /** The turn this lone action interrupts (AD1-BERS-20). */
  readonly outer?: Turn | null | undefined;
}

/** Who sits where: a hero to come is a ready-made one, or `nouveau`. */
export interface Player {
  readonly name: string;
  readonly hero: string;
}

export type Phase = 'creation' | 'placement' | 'preparation' | 'tours' | 'resolution' | 'interlude' | 'fin';

/** AD1-TURN-09 to AD1-TURN-12, AD2-XROUND-08; `libre` costs nothing. */
export type ActionType = 'mouvement' | 'standard' | 'bonus' | 'complexe' | 'libre';

/** What cards are drawn for. */
export type DrawReason =
  | 'initiative'
  | 'route'
  | 'evenement'
  | 'tresor'
  | 'blessure'
  | 'talent'
  | 'peripetie'
  | 'marche'
  | 'arcane'
  | 'objet';
