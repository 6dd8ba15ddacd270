import type { RuleId } from '@souterrain/catalog';
import type { Sum } from '@souterrain/kernel';
import type { Item } from './content/index.ts';
import type { Direction } from './floors/directions.ts';
import type { Characteristic, Creature, Floor, FloorView, FoeKind } from './state.ts';

/** What a hero fights with in one exchange. */
export type C50Attack =
  | { readonly kind: 'weapon'; readonly id: string }
  | { readonly kind: 'unarmed'; readonly id: 'mains-nues' }
  | { readonly kind: 'spell'; readonly id: string }
  | { readonly kind: 'scroll'; readonly id: string };

export type Talisman = 'talisman-de-rage' | 'talisman-de-vie';
export type Consequence = 'breakage' | 'plusOne' | 'nothing';
export type Side = 'hero' | 'creature';

type Because = { readonly rules: readonly RuleId[]; readonly sums?: readonly Sum[] };

export type C50Event = Because &
  (
    | {
        readonly type: 'floorOpened';
        /** Seats hear of it as far as it is seen. */
        readonly floor: Floor | FloorView;
        readonly seats: readonly number[];
      }
    | {
        /** C50-Q-07: what comes into sight in the fog. */
        readonly type: 'sighted';
        readonly seat: number;
        readonly floor: number;
        readonly squares: Readonly<Record<number, string>>;
        readonly creatures: Readonly<Record<number, Creature>>;
        /** It stands on the stairs. */
        readonly guardian: Creature | null;
      }
    | { readonly type: 'floorEntered'; readonly seat: number; readonly floor: number }
    | { readonly type: 'turnStarted'; readonly seat: number; readonly turn: number }
    | { readonly type: 'moveRolled'; readonly seat: number; readonly result: number; readonly declared: boolean }
    | { readonly type: 'stepAdjusted'; readonly seat: number; readonly from: number; readonly to: number }
    | { readonly type: 'headed'; readonly seat: number; readonly direction: Direction; readonly forced: boolean }
    | {
        readonly type: 'stepped';
        readonly seat: number;
        readonly from: number;
        readonly to: number;
        readonly cost: number;
        readonly left: number;
      }
    | { readonly type: 'wallHit'; readonly seat: number; readonly cell: number; readonly left: number }
    | { readonly type: 'webHeld'; readonly seat: number; readonly lost: number }
    | { readonly type: 'webTorn'; readonly floor: number; readonly cell: number }
    | { readonly type: 'stuck'; readonly seat: number; readonly lost: number }
    | { readonly type: 'moveEnded'; readonly seat: number; readonly cell: number }
    | {
        readonly type: 'trapSprung';
        readonly seat: number;
        readonly die: number;
        readonly value: number;
        readonly avoided: boolean;
      }
    | {
        readonly type: 'wounded';
        readonly seat: number;
        readonly amount: number;
        readonly pv: number;
        readonly by: 'trap' | 'chest' | 'creature' | 'fumble';
      }
    | {
        readonly type: 'healed';
        readonly seat: number;
        readonly amount: number;
        readonly pv: number;
        readonly by: 'fountain' | 'potion' | 'soin' | 'rest';
      }
    | { readonly type: 'died'; readonly seat: number }
    | { readonly type: 'fountainDrunk'; readonly seat: number }
    | {
        readonly type: 'chestOpened';
        readonly seat: number;
        readonly cell: number;
        readonly die: number;
        readonly total: number;
      }
    | { readonly type: 'lootRolled'; readonly seat: number; readonly sides: number; readonly die: number }
    | {
        readonly type: 'goldGained';
        readonly seat: number;
        readonly amount: number;
        readonly from: 'creature' | 'chest';
      }
    | { readonly type: 'itemGained'; readonly seat: number; readonly item: Item; readonly from: 'chest' | 'merchant' }
    | {
        readonly type: 'itemSpent';
        readonly seat: number;
        readonly item: Item;
        readonly why: 'used' | 'broken' | 'learned';
      }
    | { readonly type: 'potionLeft'; readonly seat: number; readonly potion: string }
    | { readonly type: 'talismanTaken'; readonly seat: number; readonly talisman: Talisman }
    | { readonly type: 'armourWorn'; readonly seat: number; readonly armour: string }
    | { readonly type: 'bought'; readonly seat: number; readonly item: Item; readonly price: number }
    | { readonly type: 'sold'; readonly seat: number; readonly item: Item; readonly price: number }
    | {
        readonly type: 'given';
        readonly seat: number;
        readonly to: number;
        readonly item: Item | null;
        readonly gold: number;
      }
    | {
        readonly type: 'pickedUp';
        readonly seat: number;
        readonly from: number;
        readonly items: readonly Item[];
        readonly gold: number;
      }
    | {
        readonly type: 'spellLearned';
        readonly seat: number;
        readonly spell: string;
        readonly dropped: string | null;
      }
    | { readonly type: 'spellForgotten'; readonly seat: number; readonly spell: string }
    | { readonly type: 'spellsRecalled'; readonly seat: number }
    | { readonly type: 'fightStarted'; readonly seat: number; readonly kind: FoeKind; readonly creature: Creature }
    | { readonly type: 'stoneSkinned'; readonly seat: number; readonly scroll: boolean }
    | { readonly type: 'attackChosen'; readonly seat: number; readonly exchange: number; readonly attack: C50Attack }
    | {
        readonly type: 'duelRolled';
        readonly seat: number;
        readonly hero: number;
        readonly creature: number;
        readonly heroMargin: number;
        readonly creatureMargin: number;
        readonly heroSucceeded: boolean;
        readonly creatureSucceeded: boolean;
      }
    | { readonly type: 'fumbled'; readonly seat: number; readonly die: number; readonly consequence: Consequence }
    | {
        readonly type: 'exchangeSettled';
        readonly seat: number;
        readonly winner: Side | 'none' | 'both';
        readonly gap: number;
        readonly critical: boolean;
      }
    | { readonly type: 'creatureWounded'; readonly seat: number; readonly amount: number; readonly pv: number }
    | { readonly type: 'plusOneKept'; readonly seat: number }
    | {
        readonly type: 'fightEnded';
        readonly seat: number;
        readonly result: 'won' | 'lost' | 'smoke' | 'retreat' | 'stalled';
      }
    | { readonly type: 'retreatRolled'; readonly seat: number; readonly die: number; readonly margin: number }
    | { readonly type: 'retreated'; readonly seat: number; readonly to: number }
    | { readonly type: 'guardianBeaten'; readonly seat: number }
    | { readonly type: 'floorLeft'; readonly seat: number; readonly floor: number }
    | { readonly type: 'pointGained'; readonly seat: number }
    | {
        readonly type: 'pointSpent';
        readonly seat: number;
        readonly characteristic: Characteristic;
        readonly value: number;
      }
  );

export type C50EventType = C50Event['type'];
