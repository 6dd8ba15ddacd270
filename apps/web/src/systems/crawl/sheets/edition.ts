import type { CrawlView } from '@souterrain/crawl';
import type { GameEvent, OfferedDecision } from '@souterrain/kernel';
import { type Lang, number } from '@souterrain/words';
import type { ComponentType } from 'preact';
import type { Hand, SceneProps, Sounds, Thrown } from '../../adaptor.ts';
import type { FigureView } from '../figures.tsx';

export type CrawlScene = SceneProps<CrawlView>;

/** One figure of a sheet. */
export interface Gauge {
  readonly label: string;
  readonly value: number | string;
  /** The whole name, where the label is short. */
  readonly title?: string;
}

/** A number has a real minus sign. */
export const shown = ({ value }: Gauge): string => (typeof value === 'number' ? number(value) : value);

/** What the sheets of an edition show besides what every crawl shows. */
export interface EditionSheets<E extends GameEvent = GameEvent> {
  /** The dice of an event; `events` are all those of the game. */
  thrown(event: E, scene: CrawlScene, events: readonly E[]): Thrown | undefined;
  announces(event: E): boolean;
  readonly sounds: Sounds<E>;
  /** The dice of a roll that a question lets players take by hand. */
  hand(decision: OfferedDecision, thrown: Thrown): Hand | undefined;
  /** What a hero has beside Santé and Héroïsme. */
  gauges(hero: FigureView, scene: CrawlScene): readonly Gauge[];
  traits(hero: FigureView, scene: CrawlScene): readonly Gauge[];
  /** What a creature has beside Santé: the same labels for all of them. */
  values(creature: FigureView, scene: CrawlScene): readonly Gauge[];
  /** A trap of the events sheet, by its dice in the pack. */
  trap(dice: number, lang: Lang): string;
  /** What a creature may do, once for all those of its kind. */
  readonly Profile?: ComponentType<CrawlScene & { readonly creature: string }>;
}
