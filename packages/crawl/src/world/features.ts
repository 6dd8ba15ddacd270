import type { RuleId } from '@souterrain/catalog';
import type { Option, Rule } from '@souterrain/kernel';
import type { CardId } from '../cards/index.ts';
import type { AttackEntry, ItemEntry } from '../content/types.ts';
import type { Gifts } from '../heroes/lists.ts';
import type { ActionType } from '../rounds/state.ts';
import type { Figure, Group, Item, Mark, Wound } from '../state.ts';
import type { Spoken } from '../text/catalogue.ts';
import type { Action, GivenAction } from './action.ts';
import type { Crawl } from './crawl.ts';

/** A feature as somebody has it: by a talent, an item, a state or a profile. */
export interface Bearing<F = Feature> {
  readonly feature: F;
  readonly who: Figure;
  readonly item?: Item | undefined;
  readonly mark?: Mark | undefined;
  /** Whose effect it is, where it reaches others of its camp. */
  readonly owner?: Figure | undefined;
}

/** Something a player may do in a window. It is offered only when it can matter. */
export type Offer = Option<() => Rule<void>>;

/** What a state forbids (AD1-ETAT-02, AD1-ETAT-03, AD1-GRAVE-06, AD1-GRAVE-07). */
export type Ban = 'actions' | 'etre-actif' | 'reactions' | 'mouvement' | 'reveler' | 'bouger';

/** AD1-TOWN-03, AD1-TOWN-04: fifths of a price, ranks of rarity, better or worse sales. */
interface Town {
  readonly prices?: number;
  readonly rarity?: number;
  readonly sales?: 1 | -1;
}

/** One way to attack that a figure has now. */
export interface Attack extends Pick<AttackEntry, 'id' | 'skill' | 'reach'> {
  readonly once?: AttackEntry['once'] | undefined;
  readonly reload?: AttackEntry['reload'] | undefined;
  readonly ammunition?: AttackEntry['ammunition'] | undefined;
  readonly item?: Item | undefined;
  /** AD2-NOT-12: everybody at so many zones at most, whoever it is aimed at. */
  readonly within?: number | undefined;
  /** AD2-NOT-11: of those, whom it sees. */
  readonly sighted?: true | undefined;
}

/**
 * One talent, item effect, state or special rule: numbers it changes and windows it acts in. One small file each; the
 * registry of the edition finds it by its id. Every member is optional. An edition adds what its own rolls ask.
 */
export interface Feature<G extends Crawl = Crawl> extends Spoken, Gifts {
  readonly rule: RuleId;
  deplacement?(g: G, at: Bearing): number;
  readonly bans?: readonly Ban[];
  /** True when a mark of `owner` also acts on `other`, of its camp. */
  aura?(g: G, owner: Figure, other: Figure): boolean;
  /** AD1-ETAT-01: true for a state that Soins may remove. */
  readonly soignable?: true;
  /** Attacks it gives. */
  attacks?(g: G, at: Bearing): readonly Attack[];
  /** Actions it gives to its bearer in its own turn. */
  actions?(g: G, at: Bearing): readonly GivenAction[];
  /** AD1-TURN-29: at the start of the bearer's turn. */
  turnStart?(g: G, at: Bearing): Rule<void>;
  turnEnd?(g: G, at: Bearing): Rule<void>;
  /** False when its `turnStart` has nothing to do now, so that its order is not asked. */
  starts?(g: G, at: Bearing): boolean;
  /** AD1-RESOL-02. */
  resolution?(g: G, at: Bearing): Rule<void>;
  /** False when its `resolution` has nothing to do now. */
  resolves?(g: G, at: Bearing): boolean;
  /** False when no action of this type may be spent now in the bearer's turn (AD1-GRAVE-06, AD1-GRAVE-10). */
  economy?(g: G, at: Bearing, type: ActionType): boolean;
  /** AD1-TURN-27: Réactions of a Round beyond the first. */
  readonly reactions?: number;
  /** AD1-INIT-08: `choose` cards of which one is used, `multiple` cards that are all used. */
  initiative?(g: G, at: Bearing): { readonly choose?: number; readonly multiple?: number };
  /** AD2-ARCA-22: asked once the cards its bearer uses are known, before they are set; the cards used instead. */
  initiativeCards?(g: G, at: Bearing, cards: readonly CardId[]): Rule<readonly CardId[]>;
  /** AD2-ARCA-19: initiatives are known, and no turn has begun. */
  initiativeKnown?(g: G, at: Bearing): Rule<void>;
  /** AD2-TFORT-02: its bearer takes the turn of this card. */
  takesCard?(g: G, at: Bearing, card: CardId): void;
  /** AD2-XNAIN-04: asked of heroes when a group begins its turn. */
  groupActs?(g: G, at: Bearing, group: Group): Rule<void>;
  /** AD1-SYLV-08: cards drawn beyond the first when the bearer waits. */
  waitCards?(g: G, at: Bearing): number;
  /** AD1-PUSH-12: true when the bearer may not be pushed. */
  steady?(g: G, at: Bearing): boolean;
  /** AD1-XP-01: its bearer has just acquired it. */
  acquired?(g: G, at: Bearing): Rule<void>;
  /** AD1-IMPE-05: asked when its bearer spends a point of Héroïsme; true when the point is kept. */
  keepsHeroism?(g: G, at: Bearing): Rule<boolean>;
  /** False takes an action away from its bearer's own turn (AD1-TRAQ-10, AD1-CROI-16). */
  allows?(g: G, at: Bearing, action: Action): boolean;
  /** AD1-NAIN-07, AD1-TEXC-05: more road cards drawn on Révéler le donjon, of which one is chosen. */
  roadCards?(g: G, at: Bearing): number;
  /** AD1-NAIN-10: the same for the events sheet. */
  eventCards?(g: G, at: Bearing): number;
  /** AD2-ARCA-20: the same for a treasure. */
  treasureCards?(g: G, at: Bearing): number;
  /** AD2-ARCA-20: the cards it adds to a draw are being drawn. */
  cardsAdded?(g: G, at: Bearing): void;
  /** AD1-FELI-10: cards drawn for one met group of the player's choice, of which one is kept. */
  meetCards?(g: G, at: Bearing): number;
  /** AD1-BERS-10: a Rencontre is placed and has its initiative; owners act in initiative order, then seat order. */
  met?(g: G, at: Bearing): Rule<void>;
  /** AD1-TMAG-08: asked once the card of a Blessure grave of its bearer is seen; true when the wound is cancelled. */
  cancelsWound?(g: G, at: Bearing, wound: string): Rule<boolean>;
  /** AD1-TMAG-05: asked before its bearer is pushed or knocked À terre; false when its player refuses. */
  accepts?(g: G, at: Bearing, what: 'poussee' | 'a-terre'): Rule<boolean>;
  /** AD1-TMAG-10: AI figures that could attack its bearer prefer it, before any other criterion. */
  readonly lures?: true;
  /** AD1-TCOM-02: may have the road card drawn again: called to spend it. */
  redrawsRoad?(g: G, at: Bearing): (() => void) | undefined;
  /** AD1-TCON-07: true when it makes this attack of its bearer magical. */
  enchants?(g: G, at: Bearing, attack: Attack): boolean;
  /** AD1-CROI-16: while it is a mark, it holds back those who leave its zone. */
  readonly holds?: true;
  /** AD1-GRAVE-13, AD1-GRAVE-14: what such a wound does as it is suffered; the others are simply written down. */
  onset?(g: G, hero: Figure): Rule<void>;
  /** AD1-GRAVE-12, AD1-GRAVE-13: Soins may put such a wound in splints. */
  readonly splint?: true;
  /** AD1-GRAVE-12: a classic move is an Action complexe. */
  limps?(wound: Wound): boolean;
  /** AD1-GRAVE-13, AD1-GRAVE-14, AD1-GRAVE-17: what a hand that it struck can no longer hold. */
  drops?(wound: Wound, entry: ItemEntry): boolean;
  /** AD1-TOWN-02: deniers that the care of such a wound costs in town. */
  readonly care?: number;
  /** AD1-GRAVE-16: that care fits it, and does not cure it. */
  readonly prosthesis?: true;
  /** What merchants make of its bearer. */
  readonly town?: Town;
  /** AD1-TARM-02: Santé that it adds while it is worn. */
  readonly sante?: number;
  /** AD1-TWEA-01, AD1-TEXC-13: the Regard bienveillant never comes, or comes whatever the suit. */
  readonly regard?: 'jamais' | 'toujours';
}

/** The members above, by name: what runs us looks one up faster where every feature has them all. */
export const MEMBERS: Readonly<Record<Exclude<keyof Feature, keyof Spoken | 'rule'>, true>> = {
  deplacement: true,
  bans: true,
  aura: true,
  soignable: true,
  attacks: true,
  actions: true,
  turnStart: true,
  turnEnd: true,
  starts: true,
  resolution: true,
  resolves: true,
  economy: true,
  reactions: true,
  initiative: true,
  initiativeCards: true,
  initiativeKnown: true,
  takesCard: true,
  groupActs: true,
  waitCards: true,
  steady: true,
  acquired: true,
  keepsHeroism: true,
  allows: true,
  roadCards: true,
  eventCards: true,
  treasureCards: true,
  cardsAdded: true,
  meetCards: true,
  met: true,
  cancelsWound: true,
  accepts: true,
  lures: true,
  enchants: true,
  holds: true,
  onset: true,
  splint: true,
  limps: true,
  drops: true,
  care: true,
  prosthesis: true,
  town: true,
  sante: true,
  gives: true,
  eclectic: true,
  opensCareer: true,
  redrawsRoad: true,
  regard: true,
};

/** One for both editions. */
export const defineFeature = <F extends Feature>(feature: F): F => feature;
