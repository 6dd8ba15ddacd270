import type { Labelled } from '@souterrain/words';
import { isSpell, type UtilityId } from '../../content/index.ts';
import type { Direction } from '../../floors/directions.ts';
import type { Characteristic } from '../../state.ts';
import type { Options } from '../catalogue.ts';
import { a, capital, gold, points, textOf, the } from './grammar.ts';
import { type EnglishNouns, title } from './nouns.ts';

const one = (label: string, hint?: string): Labelled => (hint === undefined ? { label } : { label, hint });

export const DIRECTIONS: Readonly<Record<Direction, string>> = {
  nord: 'north',
  'nord-est': 'north-east',
  est: 'east',
  'sud-est': 'south-east',
  sud: 'south',
  'sud-ouest': 'south-west',
  ouest: 'west',
  'nord-ouest': 'north-west',
};

export const CHARACTERISTICS: Readonly<Record<Characteristic, string>> = {
  for: 'Force',
  agi: 'Agility',
  end: 'Endurance',
  int: 'Intelligence',
  cha: 'Charisma',
};

const RAISES: Readonly<Record<Characteristic, string>> = {
  for: 'heavy weapons',
  agi: 'short and ranged weapons, traps',
  end: 'PV maximum +3',
  int: 'magic',
  cha: 'chests, gold, critical failures',
};

/** Odd goes diagonally. */
export const wayOf = (result: number): string => (result % 2 === 1 ? 'on the diagonal' : 'in a straight line');

const way: Options['direction']['direction'] = ({ direction, left, held, square }) => {
  const heading = capital(DIRECTIONS[direction]);
  if (square === undefined) return one(`${heading}, against the web`, 'the last point is lost');
  if (left === undefined) return one(`${heading}, by ${square}`);
  const run = `${heading}, to ${square}`;
  if (held) return one(run, 'then the web, the last point is lost');
  return left > 0 ? one(run, `then off the wall, ${points(left)}`) : one(run);
};

const raise = ({ characteristic, value }: { characteristic: Characteristic; value: number }) =>
  one(`${CHARACTERISTICS[characteristic]} to ${value}`, RAISES[characteristic]);

type Rolled = { characteristic: Characteristic; value: number; damage: number };
const figures = ({ characteristic, value, damage }: Rolled): string =>
  `${characteristic.toUpperCase()} ${value}, damage ${damage}`;

const results = {
  resultat: ({ result }) => one(String(result), wayOf(result)),
} satisfies Options['resultat-declare'];

export function optionsIn(nouns: EnglishNouns): Options {
  const { content } = nouns;
  const read = (scroll: UtilityId) => `Read ${textOf(nouns.of(scroll))}`;
  const drink = ({ potion }: { potion: string }) =>
    one(`Drink ${the(nouns.of(potion))}`, `+${content.potions[potion]!.heals} PV`);

  /** C50-CBT-08: worth knowing before the first exchange only. */
  const opening = (attack: string, exchange: number): string =>
    exchange === 1 && content.weapons[attack]!.category === 'distance' ? ', half damage back' : '';

  const attacks: Options['attaque'] = {
    weapon: (o, { exchange }) => one(title(nouns.of(o.attack)), figures(o) + opening(o.attack, exchange)),
    unarmed: (o) => one(title(nouns.of(o.attack)), figures(o)),
    spell: (o) => one(title(nouns.of(o.attack)), figures(o)),
    scroll: (o) => one(title(nouns.scroll(o.attack)), `${figures(o)}, one use`),
  };

  const soin = () => one(read('soin'), 'gives back 8 PV + INT');
  const rank = (spell: string): string => `rank ${content.spells[spell]!.rank}`;

  /** What an item does, where that never varies. */
  function worth(id: string): string {
    const weapon = content.weapons[id];
    if (weapon) return `, damage ${weapon.damage}`;
    const armour = content.armours[id];
    if (armour) return `, armour ${armour.value}`;
    const potion = content.potions[id];
    if (potion) return `, +${potion.heals} PV`;
    const spell = id.replace('parchemin-', '');
    return isSpell(nouns, spell) ? `, ${rank(spell)}` : '';
  }

  const goods = {
    objet: ({ item }) => one(title(nouns.key(item))),
    or: ({ gold: purse }) => one(gold(purse)),
  } satisfies Options['ramasser'];

  return {
    'actions-libres': {
      passer: () => one('Go on'),
      boire: drink,
      'lire-soin': soin,
      'lire-pas-regle': () => one(read('pas-regle'), 'call the D10 instead of rolling it'),
      donner: () => one('Give something'),
      apprendre: ({ spell }) => one(`Learn ${title(nouns.of(spell))}`, `${rank(spell)}, uses up the scroll`),
      porter: ({ armour }) => one(`Put on ${the(nouns.of(armour))}`, `armour ${content.armours[armour]!.value}`),
      investir: raise,
    },
    'resultat-declare': results,
    'pas-assure': {
      ...results,
      'garder-le-resultat': ({ result }) => one(`Keep ${result}`, wayOf(result)),
    },
    direction: { direction: way },
    rebond: { direction: way },
    echange: {
      ...attacks,
      boire: drink,
      'lire-soin': soin,
      'lire-peau-de-pierre': () => one(read('peau-de-pierre'), 'armour +3 for this fight'),
      'peau-de-pierre': () => one('Stone Skin', 'armour +3 for this fight, once per floor'),
      'lire-fumee': () => one(read('fumee'), 'the fight ends, no loot'),
      reculer: () => one('Step back', 'the creature strikes first'),
    },
    attaque: attacks,
    fontaine: {
      boire: (_, { amount }) => one('Drink', `+${amount} PV, once per floor`),
      passer: () => one('Walk past', 'it is not going anywhere'),
    },
    marchand: {
      passer: () => one('Leave'),
      acheter: ({ item, price }) => one(`Buy ${a(nouns.key(item))}`, `${gold(price)}${worth(item)}`),
      vendre: ({ item, price }) => one(`Sell ${the(nouns.key(item))}`, gold(price)),
    },
    escalier: {
      descendre: (_, { left }) => one('Go down', left > 0 ? `${points(left)} lost` : undefined),
      rester: (_, { left }) => one('Stay on this floor', left > 0 ? `${points(left)} still to spend` : undefined),
    },
    investir: {
      investir: raise,
      garder: () => one('Keep for later'),
    },
    'trouvaille-rare': {
      objet: ({ item }) =>
        isSpell(nouns, item)
          ? one(title(nouns.scroll(item)), rank(item))
          : one(title(nouns.of(item)), worth(item).slice(2)),
    },
    'potion-en-trop': {
      boire: (_, { potion }) => one('Drink it here', `+${content.potions[potion]!.heals} PV`),
      laisser: () => one('Leave it', 'it is lost'),
    },
    'oublier-un-sort': {
      oublier: ({ spell }) => one(`Forget ${title(nouns.of(spell))}`, rank(spell)),
    },
    ramasser: goods,
    'donner-quoi': { ...goods, passer: () => one('Nothing') },
    'donner-a-qui': { place: ({ seat }, { name }) => one(name(seat)) },
  };
}
