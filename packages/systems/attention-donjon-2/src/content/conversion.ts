import { ATTRIBUTES, type Characteristic } from '../notation/index.ts';
import type { CreatureEntry } from './types/creature.ts';

type FirstAttribute = 'agilite' | 'mental' | 'vigueur';

/** What is read of a creature printed for the first edition. */
export interface FirstEdition {
  readonly level: number;
  readonly traits?: Readonly<Record<string, number | null>>;
  readonly parade?: number;
  readonly endurance?: number;
  readonly natural?: number;
  readonly sante?: number;
  readonly deplacement?: number;
  readonly attacks: readonly FirstAttack[];
}

interface FirstAttack {
  readonly name?: { readonly fr: string; readonly en: string };
  readonly reach: number;
  /** Dice. */
  readonly damage: { readonly plus: number } | null;
  readonly penetration?: number;
  readonly magic?: true;
  readonly opposed?: keyof typeof ATTRIBUTES;
}

type Converted = Pick<CreatureEntry, 'level' | 'traits' | 'sante' | 'armure' | 'deplacement' | 'actions' | 'english'>;

/** AD2-XCONV-09: a profile of the first edition in the terms of this one; what is worth its default is left out. */
export function converted(first: FirstEdition): Converted {
  const values: Readonly<Record<Characteristic, number | null>> = {
    defense: (first.parade ?? 0) + 3,
    reflexes: raised(first, 'agilite'),
    physique: raised(first, 'vigueur'),
    volonte: raised(first, 'mental'),
  };
  const level = mostFrequent(Object.values(values).filter((value) => value !== null));
  const traits = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== level));
  const armure = (first.endurance ?? 0) - (first.natural ?? first.endurance ?? 0);
  return {
    level,
    ...(Object.keys(traits).length > 0 && { traits }),
    ...(first.sante !== undefined && { sante: first.sante }),
    ...(armure > 0 && { armure }),
    ...(first.deplacement !== undefined && { deplacement: first.deplacement }),
    actions: first.attacks.map((attack) => lineOf(attack, level)),
    english: first.attacks.map(({ name }) => name?.en ?? 'Attack'),
  };
}

/** A missing Attribute gives a dash. */
function raised({ level, traits = {} }: FirstEdition, attribute: FirstAttribute): number | null {
  const value = traits[attribute] === undefined ? level : traits[attribute];
  return value === null ? null : value + 2;
}

/** Ties go to the lower. */
function mostFrequent(values: readonly number[]): number {
  const times = (value: number): number => values.filter((other) => other === value).length;
  return [...values].sort((a, b) => times(b) - times(a) || a - b)[0]!;
}

/** Half the damage dice, rounded up (AD2-XCONV-05); a success spares three of them. */
function lineOf({ name, reach, damage, penetration = 0, magic, opposed }: FirstAttack, level: number): string {
  const failure = Math.ceil((damage?.plus ?? 0) / 2);
  const perforation = penetration > 0 ? ` & Perforation ${penetration}` : '';
  const effects = failure > 0 ? `Dommages ${failure}${perforation}` : 'Secoué';
  const success = failure > 3 ? `Dommages ${failure - 3}` : '-';
  const tags = magic ? ' [Magie]' : '';
  return `${name?.fr ?? 'Attaque'}${tags} ${modeOf(reach, opposed)} ${resistedWith(reach, opposed)} ${level} (${effects}/${success})`;
}

/** An Allonge of n reaches n - 1 zones away. An opposed test is no attack (AD2-XCONV-08). */
function modeOf(reach: number, opposed: FirstAttack['opposed']): string {
  const range = reach === 1 ? 'CAC' : `DST ${reach - 1}`;
  return opposed === undefined ? `ATT/${range}` : range;
}

/** AD2-COMP-08, AD2-COMP-13: blows are parried, what comes from afar is avoided. */
function resistedWith(reach: number, opposed: FirstAttack['opposed']): string {
  if (opposed !== undefined) return ATTRIBUTES[opposed];
  return reach === 1 ? 'Agilité/Mêlée' : 'Agilité/Esquive';
}
