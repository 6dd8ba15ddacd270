import type { SuitedCard } from '../../cards/index.ts';
import type { Attribute } from './creature.ts';
import type { Words } from './words.ts';

/** A ready-made hero: the choices of its creation (AD1-HERO-02, AD2-XHEROS-01). */
export interface HeroEntry {
  readonly id: string;
  readonly name: Words;
  readonly pitch: Words;
  /** Before the origin adds its own (AD2-XHEROS-02). */
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly sante: number;
  readonly heroisme: number;
  readonly origin: string;
  /** The attribute raised, where the origin leaves the choice (AD1-IMPE-02). */
  readonly raise?: Attribute;
  readonly career: string;
  readonly arcane: SuitedCard;
  readonly talents?: readonly string[];
  /** What its talents leave of its first XP, nothing unless it is written (AD1-HERO-16). */
  readonly xp?: number;
  readonly proie?: string;
  readonly purchases?: readonly string[];
}
