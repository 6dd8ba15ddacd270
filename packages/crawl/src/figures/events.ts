import type { GameEvent } from '@souterrain/kernel';
import type { FigureId, Mark, Span } from '../state.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly figure: FigureId;
}

export type FigureEvent =
  /** A state or an effect begins, or is renewed (AD1-ETAT-01). */
  | (Of<'markGained'> & { readonly mark: Mark })
  | (Of<'markLost'> & {
      readonly mark: string;
      readonly source?: string;
      readonly why: 'fini' | 'retire' | 'remplace' | 'utilise';
    })
  /** Something that may be done once a turn, a Round or a scenario was done. */
  | (Of<'onceUsed'> & { readonly span: Span; readonly key: string })
  | (Of<'reactionSpent'> & { readonly left: number });
