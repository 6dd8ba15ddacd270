import type { Direction } from '../floors/directions.ts';
import type { OddsLabel } from '../odds/index.ts';
import type { Characteristic } from '../state.ts';

type Plain = Readonly<Record<never, never>>;

type AttackFacts = {
  readonly attack: string;
  readonly characteristic: Characteristic;
  readonly value: number;
  readonly damage: number;
};
type Attacks = {
  readonly weapon: AttackFacts;
  readonly unarmed: AttackFacts;
  readonly spell: AttackFacts;
  readonly scroll: AttackFacts;
};
type Exchange = { readonly exchange: number; readonly creature: string };

type Drink = { readonly boire: { readonly potion: string } };
type Spend = { readonly investir: { readonly characteristic: Characteristic; readonly value: number } };
type Deal = { readonly item: string; readonly price: number };
type Result = { readonly resultat: { readonly result: number } };
/** `left` says how many points a wall leaves; absent in the fog. `held` is 1 where a web ends the run. */
type Way = { readonly direction: { readonly direction: Direction; readonly left?: number; readonly held?: number } };
type Goods = { readonly objet: { readonly item: string }; readonly or: { readonly gold: number } };

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
        apprendre: { spell: string };
        porter: { armour: string };
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
  'trouvaille-rare': { params: Plain; options: { objet: { item: string } } };
  'potion-en-trop': { params: { potion: string }; options: { boire: Plain; laisser: Plain } };
  'oublier-un-sort': { params: { spell: string }; options: { oublier: { spell: string } } };
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
