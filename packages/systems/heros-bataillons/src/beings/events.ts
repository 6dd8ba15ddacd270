import type { GameEvent } from '@souterrain/kernel';
import type { Attribute, Being, BeingId, Mark, Talent } from '../pieces.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly being: BeingId;
}

export type BeingEvent =
  | (GameEvent & { readonly type: 'beingAdded'; readonly added: Being })
  /** Points lost or regained; `left` is the current value after it (HB-ATTR-02). */
  | (Of<'attributeChanged'> & {
      readonly attribute: Attribute;
      readonly by: number;
      readonly left: number;
      readonly why: string;
    })
  /** What was left after armour, before it is taken from END and attributes. */
  | (Of<'damaged'> & { readonly by: BeingId | null; readonly source: string; readonly damage: number })
  | (Of<'maximumChanged'> & { readonly attribute: Attribute; readonly max: number })
  | (Of<'chanceSpent'> & { readonly left: number; readonly spared: string })
  | (Of<'chanceGained'> & { readonly left: number })
  | (Of<'markGained'> & { readonly mark: Mark })
  | (Of<'markLost'> & { readonly mark: string; readonly why: 'fini' | 'retire' })
  | (Of<'statusChanged'> & { readonly status: Being['status']; readonly why: string })
  | (Of<'exhaustionChanged'> & { readonly exhausted: boolean; readonly why: string })
  /** HB-CRE-10: what each progress was spent on. */
  | (Of<'progressSpent'> & { readonly on: string })
  | (Of<'talentGained'> & { readonly talent: Talent })
  | (Of<'talentRaised'> & { readonly talent: string; readonly degree: Talent['degree'] })
  | (Of<'abilityGained'> & { readonly ability: string; readonly school: string | null })
  | (Of<'chanceMaximumRaised'> & { readonly max: number });
