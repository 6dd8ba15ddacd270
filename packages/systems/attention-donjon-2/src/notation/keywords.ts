import type { Attribute, Characteristic, Cost, Variable } from './action.ts';
import { fold } from './fold.ts';

export const ATTRIBUTES: Readonly<Record<Attribute, string>> = {
  agilite: 'Agilité',
  force: 'Force',
  mental: 'Mental',
  savoir: 'Savoir',
  vigueur: 'Vigueur',
};

export const CHARACTERISTICS: Readonly<Record<Characteristic, string>> = {
  defense: 'Défense',
  reflexes: 'Réflexes',
  physique: 'Physique',
  volonte: 'Volonté',
};

/** AD2-NOT-05, AD2-XROUND-08: a standard action has no mark. */
export const COST_MARKS: Readonly<Record<Cost, string>> = { standard: '', bonus: '>', complexe: '>>', reaction: '!' };

export const RANGES = { cac: 'CAC', dst: 'DST', aur: 'AUR' } as const;

export const ATTACK = 'ATT';
export const REQUIRED = 'requise';
export const REUSSITE = 'Réussite';
export const HEALABLE = 'Soignable';
export const MOST = 'max';

/** Words that a bare name cannot hold (AD2-NOT-04), folded. */
export const RESERVED: ReadonlySet<string> = new Set(
  [...Object.values(ATTRIBUTES), ...Object.values(RANGES), ATTACK, REQUIRED, REUSSITE].map(fold),
);

/** AD2-BONUS-09. */
export const SIDES: readonly number[] = [2, 3, 4, 6, 8, 10, 12, 20];

const VARIABLES: readonly Variable[] = ['X', 'Y', 'Z'];

// Attributes and characteristics have ids that are their folded names.
export const attributeNamed = (folded: string): Attribute | undefined =>
  Object.hasOwn(ATTRIBUTES, folded) ? (folded as Attribute) : undefined;

export const characteristicNamed = (folded: string): Characteristic | undefined =>
  Object.hasOwn(CHARACTERISTICS, folded) ? (folded as Characteristic) : undefined;

export const variableNamed = (folded: string): Variable | undefined =>
  VARIABLES.find((variable) => fold(variable) === folded);
