import type { Expected, Limit, NotationFault } from '@souterrain/odds/notation';
import { countFr } from '../french.ts';
import { quoted, THIN, WIDE } from '../typography.ts';

const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, THIN);

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: 'un nombre, des dés ou une parenthèse',
  number: 'un nombre entier',
  sides: 'un nombre de faces, %, F ou {…}',
  operator: '+, - ou *',
  comparison: 'une comparaison (>=, <=, >, <, =)',
  vs: quoted('vs'),
  end: 'la fin',
  '(': quoted('('),
  ')': quoted(')'),
  ',': quoted(','),
  '}': quoted('}'),
};

const LIMITS: Readonly<Record<Limit, string>> = {
  length: 'le nombre de caractères',
  depth: 'l’emboîtement des parenthèses et des signes',
  number: 'un nombre',
  dice: 'le nombre de dés',
  sides: 'le nombre de faces',
  faces: 'le nombre de faces écrites',
  'sides-rerolled': 'le nombre de faces d’un dé relancé une fois (ro)',
  totals: 'le nombre de totaux différents',
  steps: 'le nombre d’opérations',
};

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ou ${items.at(-1)}`;

export function faultFr(fault: NotationFault): string {
  switch (fault.code) {
    case 'unexpected': {
      const found = fault.found === '' ? 'l’expression s’arrête' : `${quoted(fault.found)} ne convient pas`;
      return `${found}, attendu${WIDE}: ${listed(fault.expected.map((one) => EXPECTED[one]))}.`;
    }
    case 'out-of-range':
      return `${LIMITS[fault.what]} va de ${thousands(fault.min)} à ${thousands(fault.max)}, reçu ${thousands(fault.got)}.`;
    case 'too-many-kept':
      return `on ne peut pas garder ou retirer ${countFr(fault.got, 'dé', 'dés')} sur ${fault.dice}.`;
    case 'endless':
      return `${quoted(fault.modifier)} relancerait le dé sans fin.`;
    case 'repeated':
      return `${quoted(fault.modifier)} dit une deuxième fois la même chose.`;
    case 'not-together':
      return `${quoted(fault.modifier)} ne va pas avec ${quoted(fault.other)}.`;
  }
}
