import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import type { ActionType } from '../rounds/state.ts';
import type { Figure, Item } from '../state.ts';
import type { Spoken } from '../text/catalogue.ts';
import type { Crawl } from './crawl.ts';
import type { Feature } from './features.ts';

/** Somebody uses one of its items. */
export interface Using {
  readonly who: Figure;
  readonly item: Item;
}

/** AD1-EQUIP-03: what using an item does. One dose, charge or piece of it is used up first, unless it is kept. */
export interface Use<G extends Crawl = Crawl> extends Spoken {
  readonly rule: RuleId;
  readonly type: ActionType;
  readonly kept?: true;
  /** False when it would do nothing now. */
  can?(g: G, using: Using): boolean;
  run(g: G, using: Using): Rule<void>;
}

/** Everything one item adds to the game: what using it does, what wearing it or being under its effect changes. */
export interface ItemEffect<G extends Crawl = Crawl, F extends Feature = Feature> {
  readonly use?: Use<G>;
  readonly feature?: F;
}

/** One that means the same in every edition: it gives no attack, which each edition describes in its own way. */
export interface SharedEffect {
  readonly use?: Use;
  readonly feature?: Omit<Feature, 'attacks'>;
}
