import type { Labelled } from '@souterrain/words';
import { isSpell, type UtilityId } from '../../content/index.ts';
import type { Direction } from '../../floors/directions.ts';
import type { Characteristic } from '../../state.ts';
import type { Options } from '../catalogue.ts';
import { capital, count, gold, le, points, un } from './grammar.ts';
import { type FrenchNouns, title } from './nouns.ts';

const one = (label: string, hint?: string): Labelled => (hint === undefined ? { label } : { label, hint });

export const DIRECTIONS: Readonly<Record<Direction, string>> = {
  nord: 'le nord',
  'nord-est': 'le nord-est',
  est: 'l’est',
  'sud-est': 'le sud-est',
  sud: 'le sud',
  'sud-ouest': 'le sud-ouest',
  ouest: 'l’ouest',
  'nord-ouest': 'le nord-ouest',
};

export const CHARACTERISTICS: Readonly<Record<Characteristic, string>> = {
  for: 'Force',
  agi: 'Agilité',
  end: 'Endurance',
  int: 'Intelligence',
  cha: 'Charisme',
};

const RAISES: Readonly<Record<Characteristic, string>> = {
  for: 'armes lourdes',
  agi: 'armes courtes et à distance, pièges',
  end: 'PV maximum +3',
  int: 'magie',
  cha: 'coffres, or, échecs critiques',
};

/** Odd goes diagonally. */
export const wayOf = (result: number): string => (result % 2 === 1 ? 'en diagonale' : 'en ligne droite');

const way: Options['direction']['direction'] = ({ direction, left, held, square }) => {
  const heading = capital(direction);
  if (square === undefined) return one(`${heading}, contre la toile`, 'le dernier point est perdu');
  if (left === undefined) return one(`${heading}, par ${square}`);
  const run = `${heading}, jusqu’en ${square}`;
  if (held) return one(run, 'puis la toile, le dernier point est perdu');
  return left > 0 ? one(run, `puis rebond, ${points(left)}`) : one(run);
};

const raise = ({ characteristic, value }: { characteristic: Characteristic; value: number }) =>
  one(`${CHARACTERISTICS[characteristic]} à ${value}`, RAISES[characteristic]);

type Rolled = { characteristic: Characteristic; value: number; damage: number };
const figures = ({ characteristic, value, damage }: Rolled): string =>
  `${characteristic.toUpperCase()} ${value}, ${count(damage, 'dégât', 'dégâts')}`;

const results = {
  resultat: ({ result }) => one(String(result), wayOf(result)),
} satisfies Options['resultat-declare'];

export function optionsIn(nouns: FrenchNouns): Options {
  const { content } = nouns;
  const read = (scroll: UtilityId) => `Lire ${nouns.of(scroll).text}`;
  const drink = ({ potion }: { potion: string }) =>
    one(`Boire ${le(nouns.of(potion))}`, `+${content.potions[potion]!.heals} PV`);

  /** C50-CBT-08: worth knowing before the first exchange only. */
  const opening = (attack: string, exchange: number): string =>
    exchange === 1 && content.weapons[attack]!.category === 'distance' ? ', riposte à moitié' : '';

  const attacks: Options['attaque'] = {
    weapon: (o, { exchange }) => one(title(nouns.of(o.attack)), figures(o) + opening(o.attack, exchange)),
    unarmed: (o) => one(title(nouns.of(o.attack)), figures(o)),
    spell: (o) => one(title(nouns.of(o.attack)), figures(o)),
    scroll: (o) => one(title(nouns.scroll(o.attack)), `${figures(o)}, usage unique`),
  };

  const soin = () => one(read('soin'), 'rend 8 PV + INT');
  const rank = (spell: string): string => `rang ${content.spells[spell]!.rank}`;

  /** What an item does, where that never varies. */
  function worth(id: string): string {
    const weapon = content.weapons[id];
    if (weapon) return `, ${count(weapon.damage, 'dégât', 'dégâts')}`;
    const armour = content.armours[id];
    if (armour) return `, armure ${armour.value}`;
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
      passer: () => one('Continuer'),
      boire: drink,
      'lire-soin': soin,
      'lire-pas-regle': () => one(read('pas-regle'), 'annoncer le D10 au lieu de le lancer'),
      donner: () => one('Donner quelque chose'),
      apprendre: ({ spell }) => one(`Apprendre ${title(nouns.of(spell))}`, `${rank(spell)}, consomme le parchemin`),
      porter: ({ armour }) => one(`Enfiler ${le(nouns.of(armour))}`, `armure ${content.armours[armour]!.value}`),
      investir: raise,
    },
    'resultat-declare': results,
    'pas-assure': {
      ...results,
      'garder-le-resultat': ({ result }) => one(`Garder ${result}`, wayOf(result)),
    },
    direction: { direction: way },
    rebond: { direction: way },
    echange: {
      ...attacks,
      boire: drink,
      'lire-soin': soin,
      'lire-peau-de-pierre': () => one(read('peau-de-pierre'), 'armure +3 pour ce combat'),
      'peau-de-pierre': () => one('Peau de pierre', 'armure +3 pour ce combat, une fois par étage'),
      'lire-fumee': () => one(read('fumee'), 'fin du combat, sans butin'),
      reculer: () => one('Reculer d’une case', 'la créature frappe d’abord'),
    },
    attaque: attacks,
    fontaine: {
      boire: (_, { amount }) => one('Boire', `+${amount} PV, une fois par étage`),
      passer: () => one('Passer son chemin', 'elle ne s’en ira pas'),
    },
    marchand: {
      passer: () => one('Repartir'),
      acheter: ({ item, price }) => one(`Acheter ${un(nouns.key(item))}`, `${price} or${worth(item)}`),
      vendre: ({ item, price }) => one(`Vendre ${le(nouns.key(item))}`, `${price} or`),
    },
    escalier: {
      descendre: (_, { left }) => one('Descendre', left > 0 ? count(left, 'point perdu', 'points perdus') : undefined),
      rester: (_, { left }) => one('Rester à l’étage', left > 0 ? `encore ${points(left)} à dépenser` : undefined),
    },
    investir: {
      investir: raise,
      garder: () => one('Garder pour plus tard'),
    },
    'trouvaille-rare': {
      objet: ({ item }) =>
        isSpell(nouns, item)
          ? one(title(nouns.scroll(item)), rank(item))
          : one(title(nouns.of(item)), worth(item).slice(2)),
    },
    'potion-en-trop': {
      boire: (_, { potion }) => one('La boire sur place', `+${content.potions[potion]!.heals} PV`),
      laisser: () => one('La laisser', 'elle est perdue'),
    },
    'oublier-un-sort': {
      oublier: ({ spell }) => one(`Oublier ${title(nouns.of(spell))}`, rank(spell)),
    },
    ramasser: goods,
    'donner-quoi': { ...goods, passer: () => one('Rien') },
    'donner-a-qui': { place: ({ seat }, { name }) => one(name(seat)) },
  };
}
