import type { SuitedCard } from '@souterrain/crawl';
import type { Words } from '@souterrain/crawl/content/types';
import type { Attribute } from '../../figures/traits.ts';

/** A ready-made hero: the choices of its creation (AD1-HERO-02). */
export interface HeroEntry {
  readonly id: string;
  readonly name: Words;
  readonly pitch: Words;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly sante: number;
  readonly heroisme: number;
  readonly origin: string;
  /** The attribute raised, where the origin leaves the choice (AD1-IMPE-02). */
  readonly raise?: Attribute;
  readonly career: string;
  readonly arcane: SuitedCard;
  readonly talents?: readonly string[];
  readonly proie?: string;
  readonly purchases?: readonly string[];
}
