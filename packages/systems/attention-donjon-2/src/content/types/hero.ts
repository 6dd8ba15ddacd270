import type { SuitedCard } from '@souterrain/crawl';
import type { Attribute, Words } from '@souterrain/crawl/content/types';

/** A ready-made hero: the choices of its creation (AD2-XHEROS-01). */
export interface HeroEntry {
  readonly id: string;
  readonly name: Words;
  readonly pitch: Words;
  /** AD2-XHEROS-02: before the Origine adds its own. */
  readonly attributes: Readonly<Record<Attribute, number>>;
  /** AD2-XHEROS-03: the Compétence raised, or gained for Arcane. */
  readonly skill: 'melee' | 'tir' | 'lancer' | 'arcane';
  readonly sante: number;
  readonly heroisme: number;
  readonly origin: string;
  /** The attribute raised, where the Origine leaves the choice. */
  readonly raise?: Attribute;
  readonly career: string;
  readonly arcane: SuitedCard;
  readonly talents?: readonly string[];
  readonly proie?: string;
  readonly purchases?: readonly string[];
}
