import { type ByLang, THIN, WIDE } from '@souterrain/words';

/** What the papers of Héros & Bataillons say. */
export interface HbWords {
  readonly attributes: string;
  readonly values: string;
  readonly armour: string;
  readonly slots: string;
  readonly end: string;
  readonly endNote: string;
  readonly chance: string;
  readonly chanceNote: string;
  readonly states: string;
  readonly stateNames: readonly string[];
  /** Traits whose word means something else on a being. */
  readonly traits: Readonly<Record<string, string>>;
  colon(before: string, after: string): string;
  readonly weapons: string;
  readonly weaponHeads: readonly string[];
  readonly ranges: Readonly<Record<'melee' | 'jet' | 'tir', string>>;
  readonly explosive: string;
  readonly talents: string;
  readonly abilities: string;
  readonly schools: string;
  degree(degree: number, attribute: string): string;
  readonly gear: string;
  gearNote(most: number, ready: number): string;
  readonly places: Readonly<Record<'porte' | 'mains' | 'pret' | 'sac', string>>;
  readonly test: string;
  readonly testRows: readonly (readonly [string, string])[];
  readonly adventures: string;
  readonly progress: string;
  readonly gold: string;
  readonly notes: string;
  readonly sizes: Readonly<Record<string, string>>;
  readonly battalion: string;
  readonly menace: string;
  critical(attribute: string): string;
  attack(dice: string, ranges: string): string;
  readonly credit: string;
}

const fr: HbWords = {
  attributes: 'Attributs',
  values: 'Valeurs',
  armour: 'Armure',
  slots: 'Places',
  end: 'END',
  endNote: 'Rayer avant la FOR.',
  chance: 'Chance (CHA)',
  chanceNote: 'Après les dés.',
  states: 'États',
  stateNames: [
    'Au sol',
    'Pris au corps',
    'Arme entravée',
    'Mouvement entravé',
    'Neutralisé',
    'Démoralisé',
    'Épuisé',
    'Coma',
  ],
  traits: { grimpe: 'Grimpe' },
  colon: (before, after) => `${before}${WIDE}: ${after}`,
  weapons: 'Armes',
  weaponHeads: ['Arme', 'Dés', 'Portée', 'Mains'],
  ranges: { melee: 'mêlée', jet: 'jet', tir: 'tir' },
  explosive: 'explosive',
  talents: 'Talents',
  abilities: 'Capacités héroïques',
  schools: 'Magie',
  degree: (degree, attribute) => `${'I'.repeat(degree)} · ${attribute}`,
  gear: 'Équipement',
  gearNote: (most, ready) => `${most} places, ${ready} prêtes`,
  places: { porte: 'Porté', mains: 'À deux mains', pret: 'Prêts', sac: 'Sac' },
  test: 'Un test',
  testRows: [
    ['Réussir', 'Un d20 égal ou inférieur à l’attribut'],
    ['1 et 20', `1${WIDE}: réussite totale${THIN}; 20${WIDE}: cuisant échec`],
    ['Avantage', 'Deux d20, on garde le plus bas'],
    ['Désavantage', 'Deux d20, on garde le plus haut'],
    ['Attaque', `Pas de test${WIDE}: les dés de l’arme, le plus haut compte`],
    ['Souffler', 'Dix minutes sans pression rendent l’END'],
  ],
  adventures: 'Aventures',
  progress: 'Progrès',
  gold: 'Pièces d’or',
  notes: 'Notes',
  sizes: { petit: 'petit', moyen: 'moyen', grand: 'grand', colossal: 'colossal' },
  battalion: 'bataillon',
  menace: 'Menace',
  critical: (attribute) => `dégâts critiques en ${attribute}`,
  attack: (dice, ranges) => `${dice}, ${ranges}.`,
  credit: `Souterrain · Héros & Bataillons. Icônes${WIDE}: game-icons.net, CC BY 3.0.`,
};

const en: HbWords = {
  attributes: 'Attributes',
  values: 'Values',
  armour: 'Armour',
  slots: 'Slots',
  end: 'END',
  endNote: 'Cross out before FOR.',
  chance: 'Chance (CHA)',
  chanceNote: 'After the dice.',
  states: 'States',
  stateNames: ['Down', 'Grappled', 'Weapon bound', 'Movement bound', 'Neutralised', 'Demoralised', 'Exhausted', 'Coma'],
  traits: { grimpe: 'Climbs' },
  colon: (before, after) => `${before}: ${after}`,
  weapons: 'Weapons',
  weaponHeads: ['Weapon', 'Dice', 'Range', 'Hands'],
  ranges: { melee: 'melee', jet: 'thrown', tir: 'shot' },
  explosive: 'explosive',
  talents: 'Talents',
  abilities: 'Heroic abilities',
  schools: 'Magic',
  degree: (degree, attribute) => `${'I'.repeat(degree)} · ${attribute}`,
  gear: 'Equipment',
  gearNote: (most, ready) => `${most} slots, ${ready} ready`,
  places: { porte: 'Worn', mains: 'In both hands', pret: 'Ready', sac: 'Bag' },
  test: 'A check',
  testRows: [
    ['Success', 'A d20 equal to the attribute or below'],
    ['1 and 20', '1: total success; 20: bitter failure'],
    ['Advantage', 'Two d20, keep the lowest'],
    ['Disadvantage', 'Two d20, keep the highest'],
    ['Attack', 'No check: the dice of the weapon, the highest counts'],
    ['Breath', 'Ten minutes without pressure give END back'],
  ],
  adventures: 'Adventures',
  progress: 'Progress',
  gold: 'Gold pieces',
  notes: 'Notes',
  sizes: { petit: 'small', moyen: 'medium', grand: 'large', colossal: 'colossal' },
  battalion: 'battalion',
  menace: 'Menace',
  critical: (attribute) => `critical damage to ${attribute}`,
  attack: (dice, ranges) => `${dice}, ${ranges}.`,
  credit: 'Souterrain · Héros & Bataillons. Icons: game-icons.net, CC BY 3.0.',
};

export const hbWords: ByLang<HbWords> = { fr, en };
