import { type ByLang, THIN, WIDE } from '@souterrain/words';

/** What the papers of Cinquante Étages say. */
export interface C50Words {
  readonly characteristics: string;
  readonly values: string;
  readonly armour: string;
  readonly atk: string;
  readonly points: string;
  readonly pv: string;
  readonly pvNote: string;
  readonly once: string;
  readonly onceNames: Readonly<Record<string, readonly string[]>>;
  readonly weapons: string;
  readonly weaponHeads: readonly string[];
  readonly categories: Readonly<Record<string, string>>;
  readonly spells: string;
  spell(rank: number, damage: number): string;
  readonly gear: string;
  colon(before: string, after: string): string;
  readonly worn: string;
  readonly belt: string;
  readonly bag: string;
  readonly turn: string;
  readonly turnRows: readonly (readonly [string, string])[];
  readonly descent: string;
  readonly floor: string;
  readonly gold: string;
  readonly notes: string;
  readonly damage: string;
  band(first: number, last: number): string;
  boss(floor: number): string;
  fights(characteristic: string): string;
  readonly credit: string;
}

const fr: C50Words = {
  characteristics: 'Caractéristiques',
  values: 'Valeurs',
  armour: 'Armure',
  atk: 'Bonus ATK',
  points: 'Points',
  pv: 'PV',
  pvNote: `Maximum${WIDE}: 10 + 3 × END + bonus.`,
  once: 'Une fois par étage',
  onceNames: {
    guerrier: ['Fontaine bue', 'Gardien battu'],
    rodeur: ['Pas assuré', 'Fontaine bue', 'Gardien battu'],
    mage: ['Peau de pierre', 'Fontaine bue', 'Gardien battu'],
  },
  weapons: 'Armes',
  weaponHeads: ['Arme', 'Sorte', 'Dégâts'],
  categories: { lourde: 'lourde', courte: 'courte', distance: 'à distance' },
  spells: 'Sorts en mémoire',
  spell: (rank, damage) => `Rang ${rank}, ${damage} dégâts.`,
  gear: 'Équipement',
  colon: (before, after) => `${before}${WIDE}: ${after}`,
  worn: 'Porté',
  belt: 'Ceinture',
  bag: 'Sac',
  turn: 'Mon tour',
  turnRows: [
    ['Ronde', `Aux tours 12, 16, 20… d’un étage${WIDE}: un combat`],
    ['Libre', 'Boire, investir un point, changer d’équipement'],
    ['D10', `Pair${WIDE}: tout droit${THIN}; impair${WIDE}: en diagonale, d’autant de cases`],
    ['Duel', `Un D20 contre un D20${THIN}; la meilleure réussite frappe`],
  ],
  descent: 'La descente',
  floor: 'Étage',
  gold: 'Or',
  notes: 'Notes',
  damage: 'Dégâts',
  band: (first, last) => `Étages ${first} à ${last}`,
  boss: (floor) => `Gardien de l’étage ${floor}`,
  fights: (characteristic) => `combat avec ${characteristic}`,
  credit: `Souterrain · Cinquante Étages. Icônes${WIDE}: game-icons.net, CC BY 3.0.`,
};

const en: C50Words = {
  characteristics: 'Characteristics',
  values: 'Values',
  armour: 'Armour',
  atk: 'ATK bonus',
  points: 'Points',
  pv: 'PV',
  pvNote: 'Maximum: 10 + 3 × END + bonus.',
  once: 'Once a floor',
  onceNames: {
    guerrier: ['Fountain drunk', 'Guardian beaten'],
    rodeur: ['Pas assuré', 'Fountain drunk', 'Guardian beaten'],
    mage: ['Stone skin', 'Fountain drunk', 'Guardian beaten'],
  },
  weapons: 'Weapons',
  weaponHeads: ['Weapon', 'Kind', 'Damage'],
  categories: { lourde: 'heavy', courte: 'short', distance: 'ranged' },
  spells: 'Spells in memory',
  spell: (rank, damage) => `Rank ${rank}, ${damage} damage.`,
  gear: 'Equipment',
  colon: (before, after) => `${before}: ${after}`,
  worn: 'Worn',
  belt: 'Belt',
  bag: 'Bag',
  turn: 'My turn',
  turnRows: [
    ['Patrol', 'On turns 12, 16, 20… of a floor: a fight'],
    ['Free', 'Drink, spend a point, change equipment'],
    ['D10', 'Even: straight; odd: diagonally, by as many squares'],
    ['Duel', 'A D20 against a D20; the best margin strikes'],
  ],
  descent: 'The descent',
  floor: 'Floor',
  gold: 'Gold',
  notes: 'Notes',
  damage: 'Damage',
  band: (first, last) => `Floors ${first} to ${last}`,
  boss: (floor) => `Guardian of floor ${floor}`,
  fights: (characteristic) => `fights with ${characteristic}`,
  credit: 'Souterrain · Cinquante Étages. Icons: game-icons.net, CC BY 3.0.',
};

export const c50Words: ByLang<C50Words> = { fr, en };
