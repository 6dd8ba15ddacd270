import { countFr, deFr, listFr, pluralFr, typesetFr } from '@souterrain/words';
import type { Range } from '../action.ts';
import type { Change, Measure, Phrases } from './phrases.ts';

const CHANGES: Readonly<Record<Change, string>> = { plain: '', more: ' de plus', less: ' de moins' };
const SIGNS: Readonly<Record<Change, string>> = { plain: '', more: '+', less: '−' };
const WHOSE = { target: 'de la cible', enemy: 'de l’ennemi' } as const;
const CHARACTERISTICS = {
  defense: 'la Défense',
  reflexes: 'les Réflexes',
  physique: 'le Physique',
  volonte: 'la Volonté',
} as const;

const zonesAway = (zones: number): string =>
  zones === 0 ? 'dans sa propre zone' : `jusqu’à ${countFr(zones, 'zone', 'zones')}`;

function place(range: Range): string {
  if (range.kind === 'cac') return 'au corps-à-corps';
  return range.kind === 'dst' ? `à distance, ${zonesAway(range.zones)}` : `en aura, ${zonesAway(range.zones)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const points = ({ text, one }: Measure, of: string): string => `${text} ${one ? 'point' : 'points'} ${of}`;
const given = (measure: Measure, of: string): string => `${points(measure, of)} ${measure.one ? 'rendu' : 'rendus'}`;

const named = (label: string, { text }: Measure, change: Change): string => `${label} ${SIGNS[change]}${text}`;

export const fr: Phrases = {
  costs: { bonus: 'action bonus', complexe: 'action complexe', reaction: 'Réaction' },
  heading: (name, remarks) => {
    if (name === '') return capital(remarks.join(', '));
    return remarks.length === 0 ? name : `${name} (${remarks.join(', ')})`;
  },
  mode: (range, attack) => capital(attack ? `attaque ${place(range)}` : place(range)),
  check: (attribute, skill) => {
    const withSkill = skill === null ? '' : ` avec ${skill.name}${skill.required ? ' (Compétence requise)' : ''}`;
    return `Jet ${deFr(attribute)}${withSkill}`;
  },
  againstNumber: (difficulty) => `contre une Difficulté de ${difficulty}`,
  againstCharacteristic: (characteristic, whose) => `contre ${CHARACTERISTICS[characteristic]} ${WHOSE[whose]}`,
  failure: (effects) => `Échec : ${effects}`,
  success: (effects) => `Succès : ${effects}`,
  option: (price, effects, most) => {
    const limit = most === null ? '' : ` (${most === 1 ? 'une seule fois' : `${most} fois au plus`})`;
    return `${countFr(price, 'Réussite', 'Réussites')} : ${effects}${limit}`;
  },
  reaction: (effects) => `À l’Esquive, en cas d’échec comme de succès : ${effects}`,
  nothing: 'aucun effet',
  both: listFr,
  either: (alternatives) => alternatives.join(', ou '),
  valued: {
    dommages: (measure, change) => points(measure, 'de Dommages') + CHANGES[change],
    armure: (measure, change) => points(measure, 'd’Armure') + CHANGES[change],
    soins: (measure, change) => given(measure, 'de Santé') + CHANGES[change],
    heroisme: (measure, change) => given(measure, 'd’Héroïsme') + CHANGES[change],
  },
  otherValued: named,
  state: (label, rounds) => `l’État ${label}${rounds === null ? '' : ` pendant ${countFr(rounds, 'Round', 'Rounds')}`}`,
  plain: {
    repousser: 'la cible repoussée',
    devoiler: 'le trésor dévoilé',
    'carte-supplementaire': 'une carte supplémentaire',
    'action-gratuite': 'l’action rendue',
    special: 'un effet spécial, que l’action décrit',
  },
  extraTarget: (effects) => `une cible supplémentaire${effects === null ? '' : `, qui subit seulement ${effects}`}`,
  removed: (label) => `l’État ${label} retiré`,
  removedHealable: 'un État Soignable retiré, au choix',
  dice: (dice, change) => `${dice} ${pluralFr(dice, 'dé', 'dés')}${CHANGES[change]} aux Jets`,
  sentence: (text) => typesetFr(`${text.replaceAll("'", '’')}.`),
};
