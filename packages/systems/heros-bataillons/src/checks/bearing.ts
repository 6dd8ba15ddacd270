import type { Talent, Tested } from '../pieces.ts';

export interface Invocation {
  readonly attribute: Tested;
  readonly tags: readonly string[];
  /** Advantages minus disadvantages without a talent. */
  readonly net: number;
}

/** HB-TAL-02, HB-TAL-03: of the attribute tested, with a tag in common. */
export function applies({ attribute, tags }: Talent, tested: Pick<Invocation, 'attribute' | 'tags'>): boolean {
  if (attribute !== tested.attribute) return false;
  for (const tag of tags) if (tested.tags.includes(tag)) return true;
  return false;
}
