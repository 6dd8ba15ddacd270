import type { RuleId } from '@souterrain/catalog';
import type { Variants } from '../variants.ts';

export type CreationScale = Variants['creationScale'];

/** What a creation shares out. */
interface Scale {
  /** Of the five Attributes, highest first. */
  readonly values: readonly number[];
  /** Between Santé and Héroïsme. */
  readonly points: number;
}

/** AD2-XHEROS-02, AD2-XHEROS-04, AD2-Q-11. */
export const SCALES: Readonly<Record<CreationScale, Scale>> = {
  companion: { values: [3, 2, 2, 1, 1], points: 10 },
  first: { values: [4, 3, 3, 2, 2], points: 6 },
};

export const ATTRIBUTE_RULE: RuleId = 'AD2-XHEROS-02';
export const POINT_RULE: RuleId = 'AD2-XHEROS-04';
