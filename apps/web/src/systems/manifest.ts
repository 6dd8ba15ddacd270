import type { SystemId } from '@souterrain/catalog';
import type { NewGame, Packs } from '@souterrain/kernel';
import type { ByLang, Lang } from '@souterrain/words';
import type { Guide } from '../guide/guide.ts';
import type { Workshop } from '../heroes/workshop.ts';
import type { Printer } from '../print/model.ts';
import type { RuleBook } from '../rulebook/rule-book.ts';

/** A game on the first page. */
export interface SystemCard {
  readonly name: string;
  readonly subtitle: string;
  readonly pitch: string;
  readonly facts: readonly [duration: string, players: string, dice: string];
}

/** All that a system tells the browser: what the first page shows of it, and where each other part is fetched once it is needed. */
export interface Manifest {
  readonly id: SystemId;
  /** The path of a drawing of 512 by 512. */
  readonly icon: string;
  readonly card: ByLang<SystemCard>;
  /** Rules, content and board: what gives the `Adaptor` of the packs that a save carries. */
  table(): Promise<{ adaptorOf(carried: Packs): unknown }>;
  readonly texts: ByLang<() => Promise<unknown>>;
  book(): Promise<RuleBook>;
  /** A first game that is told decision by decision, fixed to the last die. */
  readonly guide?: { readonly game: NewGame; notes(): Promise<Guide> };
  /** Fetched when somebody prints, or looks at a hero kept on this device. */
  printer?(lang: Lang): Promise<Printer>;
  /** What is done with heroes outside of any adventure. */
  workshop?(): Promise<Workshop>;
}

export const defineManifest = (manifest: Manifest): Manifest => manifest;
