import { pluralEn } from '@souterrain/words';
import type { Range } from '../action.ts';
import { CHARACTERISTICS } from '../keywords.ts';
import type { Change, Measure, Phrases } from './phrases.ts';

const CHANGES: Readonly<Record<Change, string>> = { plain: '', more: 'more ', less: 'fewer ' };
const SIGNS: Readonly<Record<Change, string>> = { plain: '', more: '+', less: '−' };
const WHOSE = { target: 'the target’s', enemy: 'the enemy’s' } as const;

const count = (n: number, one: string, many: string): string => `${n} ${pluralEn(n, one, many)}`;

const zonesAway = (zones: number): string =>
  zones === 0 ? 'in the actor’s own zone' : `up to ${count(zones, 'zone', 'zones')} away`;

const PLACES = { cac: 'in close combat', dst: 'at a distance', aur: 'all around' } as const;

const place = (range: Range): string =>
  range.kind === 'cac' ? PLACES.cac : `${PLACES[range.kind]}, ${zonesAway(range.zones)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const points =
  (of: string, after = '') =>
  ({ text, one }: Measure, change: Change): string =>
    `${text} ${CHANGES[change]}${one ? 'point' : 'points'} of ${of}${after}`;

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const en: Phrases = {
  costs: { bonus: 'bonus action', complexe: 'complex action', reaction: 'Réaction' },
  heading: (name, remarks) => {
    if (name === '') return capital(remarks.join(', '));
    return remarks.length === 0 ? name : `${name} (${remarks.join(', ')})`;
  },
  mode: (range, attack) => capital(attack ? `attack ${place(range)}` : place(range)),
  check: (attribute, skill) => {
    const withSkill = skill === null ? '' : ` with ${skill.name}${skill.required ? ' (required)' : ''}`;
    return `${attribute} check${withSkill}`;
  },
  againstNumber: (difficulty) => `against a Difficulty of ${difficulty}`,
  againstCharacteristic: (characteristic, whose) => `against ${WHOSE[whose]} ${CHARACTERISTICS[characteristic]}`,
  failure: (effects) => `Failure: ${effects}`,
  success: (effects) => `Success: ${effects}`,
  option: (price, effects, most) => {
    const limit = most === null ? '' : ` (${most === 1 ? 'once only' : `${most} times at most`})`;
    return `${count(price, 'Réussite', 'Réussites')}: ${effects}${limit}`;
  },
  reaction: (effects) => `On a dodge, failed or not: ${effects}`,
  nothing: 'no effect',
  both: list,
  either: (alternatives) => alternatives.join(', or '),
  valued: {
    dommages: points('Damage'),
    armure: points('Armour'),
    soins: points('Santé', ' restored'),
    heroisme: points('Héroïsme', ' restored'),
  },
  otherValued: (label, { text }, change) => `${label} ${SIGNS[change]}${text}`,
  state: (label, rounds) => `the state ${label}${rounds === null ? '' : ` for ${count(rounds, 'Round', 'Rounds')}`}`,
  plain: {
    repousser: 'the target pushed back',
    devoiler: 'the treasure revealed',
    'carte-supplementaire': 'one more card',
    'action-gratuite': 'the action given back',
    special: 'a special effect, told by the action',
  },
  extraTarget: (effects) => `one more target${effects === null ? '' : `, which suffers only ${effects}`}`,
  removed: (label) => `the state ${label} removed`,
  removedHealable: 'a healable state removed, at choice',
  dice: (dice, change) => `${dice} ${change === 'more' ? 'more' : 'fewer'} ${pluralEn(dice, 'die', 'dice')} on checks`,
  sentence: (text) => `${text.replaceAll("'", '’')}.`,
};
