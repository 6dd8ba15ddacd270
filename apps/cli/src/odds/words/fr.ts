import type { Comparison, Expected, Limit } from '@souterrain/odds/notation';
import { pluralFr, quoted, THIN, WIDE } from '@souterrain/words';
import { helpFr } from './help-fr.ts';
import type { OddsWords } from './words.ts';

const decimal = (value: number, digits = 2): string => value.toFixed(digits).replace('.', ',').replace(/^-/, '−');
const count = (n: number, one: string, many: string): string => `${n} ${pluralFr(n, one, many)}`;
const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, THIN);

function chance(value: number): string {
  if (value <= 0) return `0${THIN}%`;
  if (value < 0.00005) return `<${WIDE}0,01${THIN}%`;
  if (value >= 1) return `100${THIN}%`;
  return value > 0.99995 ? `>${WIDE}99,99${THIN}%` : `${decimal(100 * value)}${THIN}%`;
}

const expected: Readonly<Record<Expected, string>> = {
  value: 'un nombre, des dés ou une parenthèse',
  number: 'un nombre entier',
  sides: `un nombre de faces, %, F ou {…}`,
  operator: '+, - ou *',
  comparison: 'une comparaison (>=, <=, >, <, =)',
  vs: quoted('vs'),
  end: 'la fin',
  '(': quoted('('),
  ')': quoted(')'),
  ',': quoted(','),
  '}': quoted('}'),
};

const limits: Readonly<Record<Limit, string>> = {
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

const SIGNS: Readonly<Record<Comparison['sign'], (than: string) => string>> = {
  '>=': (than) => `${than} ou plus`,
  '<=': (than) => `${than} ou moins`,
  '>': (than) => `plus de ${than}`,
  '<': (than) => `moins de ${than}`,
  '=': (than) => `exactement ${than}`,
};
const passing = ({ sign, than }: Comparison): string => SIGNS[sign](String(than).replace('-', '−'));

export const fr: OddsWords = {
  help: helpFr,
  unknownQuestion: (name, meant) => `Question inconnue${WIDE}: ${quoted(name)}. Vouliez-vous dire ${meant}${THIN}?`,
  faultAt: (column, fault) => `Caractère ${column}${WIDE}: ${fault}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'unexpected': {
        const found = fault.found === '' ? 'l’expression s’arrête' : `${quoted(fault.found)} ne convient pas`;
        return `${found}, attendu${WIDE}: ${listed(fault.expected.map((one) => expected[one]))}.`;
      }
      case 'out-of-range':
        return `${limits[fault.what]} va de ${thousands(fault.min)} à ${thousands(fault.max)}, reçu ${thousands(fault.got)}.`;
      case 'too-many-kept':
        return `on ne peut pas garder ou retirer ${count(fault.got, 'dé', 'dés')} sur ${fault.dice}.`;
      case 'endless':
        return `${quoted(fault.modifier)} relancerait le dé sans fin.`;
      case 'repeated':
        return `${quoted(fault.modifier)} dit une deuxième fois la même chose.`;
      case 'not-together':
        return `${quoted(fault.modifier)} ne va pas avec ${quoted(fault.other)}.`;
    }
  },
  expected,
  limits,

  chance,
  decimal,
  total: 'total',
  chanceHead: 'chance',
  atLeastHead: 'au moins',
  spread: (mean, deviation) => `moyenne ${decimal(mean)}, écart type ${decimal(deviation)}`,
  figure: (label, value) => `${label}${WIDE}: ${value}.`,
  described: ({ label, low, high, mean }) => `${label}${WIDE}: de ${low} à ${high}, ${decimal(mean)} en moyenne.`,
  plotted: (path) => `graphique écrit dans ${path}`,
  nothingToPlot: `Cette question n’a pas de graphique${WIDE}: retirez --plot.`,
  unsaid: (value) => `Les explosions les plus longues ne sont pas suivies (${chance(value)} au plus).`,

  fractionHead: 'fraction',
  longFractions: 'Des fractions sont trop longues pour être montrées ici. Option --json pour les lire.',
  inexact: {
    endless: `Des dés qui explosent peuvent le faire sans fin${WIDE}: leurs chances ne sont pas une somme finie. Retirez --exact.`,
    heavy: 'Trop d’opérations pour des fractions. Lancez moins de dés ou retirez --exact.',
  },
  endlessPoker: `Les Coups de poker peuvent se suivre sans fin${WIDE}: leurs chances ne sont pas une somme finie. Avec --exact, il faut --poker never.`,
  exactPv: (most) => `Avec --exact, --pv et --creature-pv vont jusqu’à ${most}.`,
  noExact: (question) => `La question ${quoted(question)} n’a pas de réponse en fractions. Retirez --exact.`,

  judged: (kind, comparison) =>
    kind === 'count' ? `au moins un dé à ${passing(comparison)}` : `total de ${passing(comparison)}`,
  counted: (comparison) => `dés à ${passing(comparison)}`,
  win: 'le premier gagne',
  tie: 'égalité',
  lose: 'le second gagne',

  success: 'réussite',
  byPoker: {
    optimal: 'meilleurs Coups de poker',
    never: 'sans Coup de poker',
    always: 'Coup de poker dès que possible',
  },
  bothSides: 'Les deux camps jouent leurs Coups de poker de la même façon.',
  advice: `Quand miser (premier lancer)${WIDE}:`,
  gamble: ({ net, sixes, gamble, value, kept }) =>
    `total ${net < 0 ? `−${-net}` : net} avec ${count(sixes, 'six', 'six')}${WIDE}: miser ${gamble} (${chance(value)} au lieu de ${chance(kept)})`,
  titles: {
    'attention-donjon check': `Attention Donjon${THIN}! — jet de trait`,
    'attention-donjon opposed': `Attention Donjon${THIN}! — jet en opposition`,
    'attention-donjon attack': `Attention Donjon${THIN}! — attaque`,
    'attention-donjon search': `Attention Donjon${THIN}! — recherche de trésor`,
    'attention-donjon-2 check': `Attention Donjon${THIN}! 2 — jet de compétence`,
    'cinquante-etages duel': 'Cinquante Étages — duel',
    'heros-bataillons check': 'Héros & Bataillons — jet d’attribut',
    'heros-bataillons attack': 'Héros & Bataillons — attaque',
    'heros-bataillons spell': 'Héros & Bataillons — sort',
  },
  hit: 'touche',
  affected: 'Secoue ou blesse',
  killed: 'met hors de combat',
  lost: 'Santé perdue',
  found: 'trouve un trésor',
  two: 'tire deux cartes',
  cards: 'cartes tirées',
  attackerTotal: 'total de l’attaquant',
  reussites: 'Réussites en surplus',
  wins: 'le héros gagne',
  loses: 'le héros meurt',
  unsettled: 'sans fin',
  exchanges: 'échanges en moyenne',
  pvLeft: 'PV du héros à la fin',
  creaturePvLeft: 'PV de la créature à la fin',
  totalSuccess: 'réussite totale',
  bitterFailure: 'cuisant échec',
  damage: 'dégâts après l’armure',
  critical: 'dégâts critiques',
  falls: 'FOR à 0',
  spellBest: 'meilleur dé',
  spellSum: 'somme des dés',
  spellCost: 'dégâts au lanceur',
  demoralised: 'lanceur démoralisé',
  casterDies: 'lanceur mort',
};
