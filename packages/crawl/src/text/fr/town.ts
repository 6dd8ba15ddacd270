import { type Suit, type SuitedCard, suitOf } from '../../cards/index.ts';
import type { Labels, Offered } from '../catalogue.ts';
import { chosen, hints, one, who } from '../offers.ts';
import { suits } from './cards.ts';
import { deniers } from './grammar.ts';

const price = ({ option: { params } }: Offered): string => deniers(Number(params.price));
const facts = ({ itemFacts, option: { params } }: Offered): string => itemFacts(String(params.item));

/** Labels that end with the name they stand for: `trait-force`, `carriere-croise`. */
export const named = (prefix: string, ids: readonly string[], hint: (id: string) => string = () => ''): Labels =>
  Object.fromEntries(ids.map((id) => [`${prefix}-${id}`, ({ name }: Offered) => one(name(id), hint(id))]));

const ATTRIBUTES: Readonly<Record<string, string>> = {
  agilite: 'adresse, esquives',
  savoir: 'soins, recherche de trésors',
  mental: 'se reprendre, résister aux effets mentaux',
  force: 'frapper fort au corps à corps',
  vigueur: 'encaisser, récupérer, résister aux poisons',
};

/** AD1-ARC-02: what the suit of an Arcane gardienne gives, by edition. */
export const guardian = (gifts: Readonly<Record<Suit, string>>): Labels => ({
  'arcane/carte': (o) => {
    const card = String(o.option.params.card) as SuitedCard;
    const suit = suitOf(card);
    return one(o.card(card), `quand l’initiative est à ${suits[suit]} : ${gifts[suit]}`);
  },
});

const ORIGINS: Readonly<Record<string, string>> = {
  imperiaux: 'polyvalence et héroïsme',
  nains: 'pierre, ténacité et endurance',
  sylvae: 'esquive, sève et prémonitions',
};

const CAREERS: Readonly<Record<string, string>> = {
  berserker: 'la rage au corps à corps',
  croise: 'bouclier, bénédictions et soins',
  traqueur: 'le tir et une proie',
};

const building: Labels = {
  ...named('trait', Object.keys(ATTRIBUTES), (id) => ATTRIBUTES[id] ?? ''),
  ...named('origine', Object.keys(ORIGINS), (id) => ORIGINS[id] ?? ''),
  ...named('carriere', Object.keys(CAREERS), (id) => CAREERS[id] ?? ''),
  'sante-et-heroisme/sante': ({ option: { params } }) => one(`Santé ${params.sante}, Héroïsme ${params.heroisme}`),
  talent: (o) => {
    const { list, cost } = o.option.params;
    const bought = hints(o.name(String(list)), cost === undefined ? undefined : `${cost} XP`);
    return one(chosen(o, 'talent'), `${bought} · ${o.talentEffect(String(o.option.params.talent))}`);
  },
  'talent-offert/renoncer': () => one('Aucun'),
  augmenter: (o) => one(`${chosen(o, 'trait')} +1`, `${o.option.params.cost} XP`),
  'experience/garder': () => one('Garder le reste'),
};

const town: Labels = {
  acheter: (o) => one(`Acheter : ${chosen(o)}`, hints(price(o), facts(o))),
  demander: (o) =>
    one(`Chercher au marché : ${chosen(o)}`, hints(`rareté ${o.option.params.rarity}`, price(o), facts(o))),
  vendre: (o) => one(`Vendre : ${chosen(o)}`, price(o)),
  reparer: (o) => one(`Faire réparer : ${chosen(o)}`, price(o)),
  soigner: (o) => one(`Faire soigner : ${chosen(o, 'wound')}`, price(o)),
  payer: ({ params }) => one('Payer', deniers(Number(params.deniers))),
  terminer: () => one('C’est tout'),
  'echanges/donner': (o) => one(`À ${who(o, 'to')} : ${chosen(o)}`),
  'donner-deniers': (o) => one(`À ${who(o, 'to')} : ${deniers(Number(o.option.params.deniers))}`),
};

const things: Labels = {
  donner: (o) => one(chosen(o)),
  prendre: (o) => one(chosen(o)),
  rien: () => one('Rien'),
  accepter: () => one('Accepter'),
  refuser: () => one('Refuser'),
  remplacer: (o) => one(chosen(o)),
  vide: () => one('Dans la main libre'),
  'equipement-de-depart/ranger': () => one('Tout réorganiser'),
  'tel-quel': () => one('Entrer comme ça'),
  'placer/equiper': () => one('Sur soi', 'équipé'),
  'placer/porter': () => one('À portée de main'),
  'placer/ranger': () => one('Au fond du sac'),
  equiper: (o) => one(chosen(o), facts(o)),
  'garder-la-carte/carte': (o) => one(o.card(String(o.option.params.card)), chosen(o, 'gives')),
  'peripetie-choix': ({ peripetieName, option: { params } }) =>
    one(peripetieName(String(params.peripetie), String(params.choice))),
};

export const townOptions: Labels = { ...building, ...town, ...things };
