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
  agilite: 'nimbleness, dodging',
  savoir: 'tending wounds, finding treasure',
  mental: 'pulling oneself together, resisting effects on the mind',
  force: 'striking hard at close quarters',
  vigueur: 'taking blows, recovering, resisting poison',
};

/** AD1-ARC-02: what the suit of an Arcane gardienne gives, by edition. */
export const guardian = (gifts: Readonly<Record<Suit, string>>): Labels => ({
  'arcane/carte': (o) => {
    const card = String(o.option.params.card) as SuitedCard;
    const suit = suitOf(card);
    return one(o.card(card), `when initiative falls in ${suits[suit]}: ${gifts[suit]}`);
  },
});

const ORIGINS: Readonly<Record<string, string>> = {
  imperiaux: 'versatility and heroism',
  nains: 'stone, stubbornness and endurance',
  sylvae: 'dodging, sap and premonitions',
};

const CAREERS: Readonly<Record<string, string>> = {
  berserker: 'rage at close quarters',
  croise: 'shield, blessings and care',
  traqueur: 'shooting and a prey',
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
  'talent-offert/renoncer': () => one('None'),
  augmenter: (o) => one(`${chosen(o, 'trait')} +1`, `${o.option.params.cost} XP`),
  'experience/garder': () => one('Keep the rest'),
};

const town: Labels = {
  acheter: (o) => one(`Buy: ${chosen(o)}`, hints(price(o), facts(o))),
  demander: (o) =>
    one(`Look for at the market: ${chosen(o)}`, hints(`rarity ${o.option.params.rarity}`, price(o), facts(o))),
  vendre: (o) => one(`Sell: ${chosen(o)}`, price(o)),
  reparer: (o) => one(`Have repaired: ${chosen(o)}`, price(o)),
  soigner: (o) => one(`Have treated: ${chosen(o, 'wound')}`, price(o)),
  payer: ({ params }) => one('Pay', deniers(Number(params.deniers))),
  terminer: () => one('That is all'),
  'echanges/donner': (o) => one(`To ${who(o, 'to')}: ${chosen(o)}`),
  'donner-deniers': (o) => one(`To ${who(o, 'to')}: ${deniers(Number(o.option.params.deniers))}`),
};

const things: Labels = {
  donner: (o) => one(chosen(o)),
  prendre: (o) => one(chosen(o)),
  rien: () => one('Nothing'),
  accepter: () => one('Accept'),
  refuser: () => one('Refuse'),
  remplacer: (o) => one(chosen(o)),
  vide: () => one('In the free hand'),
  'equipement-de-depart/ranger': () => one('Rearrange everything'),
  'tel-quel': () => one('Go in as is'),
  'placer/equiper': () => one('Worn or held'),
  'placer/porter': () => one('Within reach'),
  'placer/ranger': () => one('At the bottom of the bag'),
  equiper: (o) => one(chosen(o), facts(o)),
  'garder-la-carte/carte': (o) => one(o.card(String(o.option.params.card)), chosen(o, 'gives')),
  'peripetie-choix': ({ peripetieName, option: { params } }) =>
    one(peripetieName(String(params.peripetie), String(params.choice))),
};

export const townOptions: Labels = { ...building, ...town, ...things };
