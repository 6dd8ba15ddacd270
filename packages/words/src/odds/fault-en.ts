import type { Expected, Limit, NotationFault } from '@souterrain/odds/notation';
import { pluralEn } from '../typography.ts';

const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: 'a number, dice or a bracket',
  number: 'a whole number',
  sides: 'a number of sides, %, F or {…}',
  operator: '+, - or *',
  comparison: 'a comparison (>=, <=, >, <, =)',
  vs: '"vs"',
  end: 'the end',
  '(': '"("',
  ')': '")"',
  ',': '","',
  '}': '"}"',
};

const LIMITS: Readonly<Record<Limit, string>> = {
  length: 'the number of characters',
  depth: 'the nesting of brackets and signs',
  number: 'a number',
  dice: 'the number of dice',
  sides: 'the number of sides',
  faces: 'the number of faces written out',
  'sides-rerolled': 'the number of sides of a die rerolled once (ro)',
  totals: 'the number of different totals',
  steps: 'the number of operations',
};

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

export function faultEn(fault: NotationFault): string {
  switch (fault.code) {
    case 'unexpected': {
      const found = fault.found === '' ? 'the expression stops' : `"${fault.found}" does not fit`;
      return `${found}, expected: ${listed(fault.expected.map((one) => EXPECTED[one]))}.`;
    }
    case 'out-of-range':
      return `${LIMITS[fault.what]} goes from ${thousands(fault.min)} to ${thousands(fault.max)}, got ${thousands(fault.got)}.`;
    case 'too-many-kept':
      return `${fault.got} ${pluralEn(fault.got, 'die', 'dice')} out of ${fault.dice} cannot be kept or dropped.`;
    case 'endless':
      return `"${fault.modifier}" would throw the die for ever.`;
    case 'repeated':
      return `"${fault.modifier}" says the same thing a second time.`;
    case 'not-together':
      return `"${fault.modifier}" does not go with "${fault.other}".`;
  }
}
