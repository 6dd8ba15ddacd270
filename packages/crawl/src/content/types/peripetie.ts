import type { Suit } from '../../cards/index.ts';
import type { Amount } from './treasure.ts';
import type { Words } from './words.ts';

/** Whom a verb acts on: who acts, every figure or hero of the zone, every hero; `passants` were there this Round, `captifs` are held by it. */
export type Whom = 'acteur' | 'zone' | 'heros-zone' | 'heros' | 'passants' | 'captifs';

export interface CheckVerb {
  readonly trait: string;
  readonly difficulty: number;
  readonly purpose?: 'epreuve' | 'soins';
  /** AD1-TCOM-01, AD1-TCOM-02: what of the scenery asks for it. */
  readonly scenery?: string;
}

export type Fit = 'sante-pleine' | 'arcane-coeur';

/** Something that can be cut down, and the note that counts what it lost. */
export interface Hewn {
  readonly note: string;
  readonly defense: number;
  readonly armure: number;
  readonly sante: number;
}

/** What a péripétie does, step by step. One verb an object. */
export type Verb =
  /** Santé won, or lost where it is negative. */
  | { readonly sante: number; readonly who?: Whom }
  /** Points of Héroïsme given back (AD1-HRSM-16). */
  | { readonly heroisme: number; readonly who?: Whom }
  /** A state or an effect; for so many Rounds, or until it is removed. */
  | { readonly mark: string; readonly rounds?: number; readonly who?: Whom }
  | { readonly unmark: string; readonly who?: Whom }
  | { readonly deniers: Amount }
  | { readonly item: string }
  /** A treasure drawn at once: a type, or null for the usual draw. */
  | { readonly treasure: string | null }
  /** A treasure to search for in the zone. */
  | { readonly search: string | null }
  /** A damage roll of so many dice. */
  | { readonly damage: number; readonly who?: Whom }
  /** A meeting (`hasard`: one of the scenario's); its first figure may attack, or bite without a roll, on arrival. */
  | { readonly encounter: string; readonly strikes?: 'attaque' | 'touche' }
  /** Each rolls; `missing` is the Santé lost for each success that lacks. */
  | {
      readonly check: CheckVerb;
      readonly who?: Whom;
      readonly success?: readonly Verb[];
      readonly failure?: readonly Verb[];
      readonly missing?: number;
    }
  /** A card by its suit; `once`: drawn the first time, and the same ever after. */
  | {
      readonly suits: Readonly<Record<Suit, readonly Verb[]>> & { readonly joker?: readonly Verb[] };
      readonly once?: true;
    }
  /** `unless`: not for those written in this list. */
  | {
      readonly choose: readonly {
        readonly id: string;
        readonly name: Words;
        readonly unless?: string;
        readonly does: readonly Verb[];
      }[];
    }
  /** The card that `suits` reads `once` is drawn now, and nothing comes of it yet (AD2-PERI-07). */
  | { readonly foresee: true }
  /** For each of them in turn, as if it were the one who acts. */
  | { readonly each: Whom; readonly does: readonly Verb[] }
  /** AD2-PERI-07: by what the actor is: at full Santé, of guardian suit Cœur. */
  | { readonly fits: Fit; readonly success?: readonly Verb[]; readonly failure?: readonly Verb[] }
  /** The actor's name is written in a list of this péripétie. */
  | { readonly enlist: string }
  | { readonly note: string; readonly value: number }
  /** As many unrevealed Portes as the roll had successes, at most this many (AD1-PERI-05). */
  | { readonly reveal: number }
  /** Items lost by each (AD1-PERI-12). */
  | { readonly destroy: 'non-magique'; readonly who?: Whom }
  /** A magic item thrown to it: a consumable only sates it on this face or more (AD1-PERI-08). */
  | { readonly feed: number }
  /** It takes a magic item of the nearest hero (AD1-PERI-08). */
  | { readonly devour: true }
  /** AD2-XEXPLO-05: each suffers an enemy action, as the edition writes them. */
  | { readonly imposes: string; readonly who?: Whom }
  /** AD2-PERI-07: each suffers, or is given, effects without any roll, as the edition writes them. */
  | { readonly effects: string; readonly who?: Whom }
  /** AD2-PERI-07: a die that shows so much or more, or not. */
  | { readonly die: number; readonly success?: readonly Verb[]; readonly failure?: readonly Verb[] }
  /** AD2-XCONV-10: what the roll is worth is added up; once it reaches so much, this happens. */
  | { readonly tally: string; readonly reach: number; readonly does: readonly Verb[] }
  /** AD2-PERI-06: the actor may lose a point of an Attribute, and then nothing more; otherwise, this. */
  | { readonly gives: string; readonly failure: readonly Verb[] }
  /** AD2-PERI-06: a blow at the thing itself; the Dommages add up in a note, and once its Santé is spent, this happens. */
  | { readonly hews: Hewn; readonly does: readonly Verb[] }
  /** It is over: its element goes. */
  | { readonly gone: true };

export interface PeripetieAction {
  readonly id: string;
  readonly name: Words;
  readonly type: 'standard' | 'bonus' | 'complexe';
  /** AD1-PERI-13: in the zone is enough, unless it says adjacent, to its element or to a captive (or a captive itself). */
  readonly near?: 'contact' | 'captif';
  /** Offered while this note has this value. */
  readonly when?: { readonly note: string; readonly is: number };
  /** Not offered to those written in this list. */
  readonly unless?: string;
  /** Offered only to those written in this list. */
  readonly only?: string;
  readonly needs?: 'objet-magique' | 'arme-magique';
  readonly does: readonly Verb[];
}

/** AD1-PERI-04. */
export interface PeripetieEntry {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  /** AD1-PERI-13: scenery that stands on a square of the zone. */
  readonly element?: string;
  readonly notes?: Readonly<Record<string, number>>;
  /** When it is found. */
  readonly now?: readonly Verb[];
  readonly actions?: readonly PeripetieAction[];
  /** At each Résolution des effets, while the note says so. */
  readonly resolution?: {
    readonly when?: { readonly note: string; readonly is: number };
    readonly does: readonly Verb[];
  };
  /** Leaving its zone by an ordinary movement asks a roll (AD1-PERI-07); entering it too, where it says so (AD2-PERI-03). */
  readonly leaving?: { readonly check: CheckVerb; readonly failure: readonly Verb[]; readonly entering?: true };
  /** AD2-PERI-03: any move or action in its zone asks a roll of those who do not bear that mark. */
  readonly stirring?: { readonly check: CheckVerb; readonly failure: readonly Verb[]; readonly spares: string };
  /** AD1-PERI-09: its Difficulty grows with each Round in a row it fed. */
  readonly feeds?: true;
}
