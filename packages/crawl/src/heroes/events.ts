import type { GameEvent, SeatId } from '@souterrain/kernel';
import type { CardId } from '../cards/index.ts';
import type { FigureId, Sheet } from '../state.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly figure: FigureId;
}

export type HeroEvent =
  /** A hero joins the game; one of the same seat that was only announced gives it its place. */
  | (GameEvent & { readonly type: 'heroCreated'; readonly seat: SeatId; readonly sheet: Sheet })
  /** AD1-HERO-12: the cards it chose from, and the one it keeps. */
  | (GameEvent & {
      readonly type: 'arcaneChosen';
      readonly seat: SeatId;
      readonly cards: readonly CardId[];
      readonly kept: CardId;
    })
  | (Of<'talentGained'> & { readonly talent: string; readonly list: string | null; readonly xp: number })
  | (Of<'traitRaised'> & { readonly trait: string; readonly value: number; readonly xp: number })
  | (Of<'santeMaxRaised'> & { readonly santeMax: number })
  | (Of<'proieChosen'> & { readonly proie: string })
  | (Of<'careerOpened'> & { readonly career: string })
  | (Of<'xpGained'> & { readonly xp: number })
  /** AD1-TRAQ-12: owed until the end of the scenario. */
  | (Of<'primeEarned'> & { readonly victim: FigureId; readonly deniers: number })
  | (Of<'paid'> & { readonly deniers: number; readonly what: 'primes' | 'recompense' })
  /** AD1-TOWN-02. */
  | (Of<'recovered'> & { readonly sante: number; readonly heroisme: number; readonly lost: readonly string[] })
  | (Of<'marketDrawn'> & {
      readonly base: string;
      readonly rarity: number;
      readonly card: CardId;
      readonly available: boolean;
    })
  | (Of<'bought'> & { readonly base: string; readonly price: number })
  | (Of<'sold'> & { readonly item: string; readonly base: string; readonly price: number })
  | (Of<'repaired'> & { readonly item: string; readonly base: string; readonly price: number })
  | (Of<'caredFor'> & {
      readonly wound: string;
      readonly payers: readonly { readonly figure: FigureId; readonly deniers: number }[];
    })
  | (Of<'itemHanded'> & {
      readonly item: string;
      readonly base: string;
      readonly to: FigureId;
      readonly place: 'porte' | 'stocke';
    })
  | (Of<'deniersHanded'> & { readonly deniers: number; readonly to: FigureId })
  /** AD1-TOWN-06. */
  | (GameEvent & { readonly type: 'pilesLost' });
