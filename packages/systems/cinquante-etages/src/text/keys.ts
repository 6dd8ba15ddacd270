import type { ArmourId } from '../content/armours.ts';
import type { ClassId } from '../content/classes.ts';
import type { CreatureId } from '../content/creatures.ts';
import type { PotionId } from '../content/potions.ts';
import type { ScrollId, SpellId } from '../content/spells.ts';
import type { WeaponId } from '../content/weapons.ts';
import type { Talisman } from '../events.ts';
import type { Direction } from '../grid.ts';
import type { OddsLabel } from '../odds/index.ts';
import type { Characteristic } from '../state.ts';

type Plain = Readonly<Record<never, never>>;

type Attack<Id extends string> = {
  readonly attack: Id;
  readonly characteristic: Characteristic;
  readonly value: number;
  readonly damage: number;
};
type Attacks = {
  readonly weapon: Attack<WeaponId>;
  readonly unarmed: Attack<'mains-nues'>;
  readonly spell: Attack<SpellId>;
  readonly scroll: Attack<SpellId>;
};
type Exchange = { readonly exchange: number; readonly creature: CreatureId };

type Drink = { readonly boire: { readonly potion: PotionId } };
type Spend = { readonly investir: { readonly characteristic: Characteristic; readonly value: number } };
type Deal = { readonly item: ItemKey; readonly price: number };
type Result = { readonly resultat: { readonly result: number } };
/** `left` says how many points a wall leaves; absent in the fog. `held` is 1 where a web ends the run. */
type Way = { readonly direction: { readonly direction: Direction; readonly left?: number; readonly held?: number } };
type Goods = { readonly objet: { readonly item: ItemKey }; readonly or: { readonly gold: number } };

/** Every question of the rules: what it carries, and what each label of its options carries. */
export interface Questions {
  'actions-libres': {
    params: Plain;
    options: Drink &
      Spend & {
        passer: Plain;
        'lire-soin': Plain;
        'lire-pas-regle': Plain;
        donner: Plain;
        apprendre: { spell: SpellId };
        porter: { armour: ArmourId };
      };
  };
  'resultat-declare': { params: Plain; options: Result };
  'pas-assure': { params: { result: number }; options: Result & { 'garder-le-resultat': { result: number } } };
  direction: { params: { points: number }; options: Way };
  rebond: { params: { points: number }; options: Way };
  echange: {
    params: Exchange;
    options: Attacks &
      Drink & {
        'lire-soin': Plain;
        'lire-peau-de-pierre': Plain;
        'peau-de-pierre': Plain;
        'lire-fumee': Plain;
        reculer: Plain;
      };
  };
  attaque: { params: Exchange; options: Attacks };
  fontaine: { params: { amount: number }; options: { boire: Plain; passer: Plain } };
  marchand: { params: { gold: number }; options: { passer: Plain; acheter: Deal; vendre: Deal } };
  escalier: { params: { left: number }; options: { descendre: Plain; rester: Plain } };
  investir: { params: { points: number }; options: Spend & { garder: Plain } };
  'trouvaille-rare': { params: Plain; options: { objet: { item: WeaponId | SpellId } } };
  'potion-en-trop': { params: { potion: PotionId }; options: { boire: Plain; laisser: Plain } };
  'oublier-un-sort': { params: { spell: SpellId }; options: { oublier: { spell: SpellId } } };
  ramasser: { params: { seat: number }; options: Goods };
  'donner-quoi': { params: Plain; options: Goods & { passer: Plain } };
  'donner-a-qui': { params: Plain; options: { place: { seat: number } } };
}

export type DecisionId = keyof Questions;

/** Names of sums and of their terms, and of what odds speak of; a characteristic is a term too. */
export type TermKey =
  | Characteristic
  | OddsLabel
  | 'reussite-heros'
  | 'reussite-creature'
  | 'd20'
  | 'non-mage'
  | 'degats'
  | 'ecart'
  | 'arme'
  | 'bonus-atk'
  | 'armure'
  | 'plancher'
  | 'double'
  | 'moitie'
  | 'plus-un'
  | 'coffre'
  | 'd100'
  | 'charisme'
  | 'or-gagne'
  | 'or'
  | 'valeur'
  | 'rodeur-pieges'
  | 'fontaine'
  | 'deux-fois-end'
  | 'potion'
  | 'parchemin-de-soin'
  | 'repos'
  | 'excedent';

export type OutcomeId = 'victoire' | 'defaite';

/** Everything that has a name. A spell and the scroll that holds it share an id. */
export type ThingId =
  | ClassId
  | CreatureId
  | WeaponId
  | 'mains-nues'
  | ArmourId
  | 'targe'
  | PotionId
  | ScrollId
  | Talisman;

/** An item as options name it: see `itemKey`. */
export type ItemKey = WeaponId | ArmourId | 'targe' | PotionId | `parchemin-${ScrollId}`;
