import type { Comparison } from '@souterrain/odds/notation';
import { percent } from '../figures.ts';
import { number, THIN, WIDE } from '../typography.ts';
import { faultFr } from './fault-fr.ts';
import type { OddsWords } from './words.ts';

const chance = (value: number): string => percent(value, { lang: 'fr' });

const SIGNS: Readonly<Record<Comparison['sign'], (than: string) => string>> = {
  '>=': (than) => `${than} ou plus`,
  '<=': (than) => `${than} ou moins`,
  '>': (than) => `plus de ${than}`,
  '<': (than) => `moins de ${than}`,
  '=': (than) => `exactement ${than}`,
};
const passing = ({ sign, than }: Comparison): string => SIGNS[sign](number(than));

export const words: OddsWords = {
  topics: {
    des: 'Tous les dés',
    'attention-donjon': `Attention Donjon${THIN}!`,
    'attention-donjon-2': `Attention Donjon${THIN}! 2`,
    'cinquante-etages': 'Cinquante Étages',
    'heros-bataillons': 'Héros & Bataillons',
  },
  questions: {
    'des/expression': 'Une expression',
    'attention-donjon/check': 'Jet de trait',
    'attention-donjon/opposed': 'Jet en opposition',
    'attention-donjon/attack': 'Attaque',
    'attention-donjon/search': 'Recherche de trésor',
    'attention-donjon/check-table': 'Table des jets',
    'attention-donjon/opposed-table': 'Table des oppositions',
    'attention-donjon-2/check': 'Jet de compétence',
    'attention-donjon-2/enemy': 'Action ennemie',
    'attention-donjon-2/check-table': 'Table des jets',
    'cinquante-etages/duel': 'Duel',
    'cinquante-etages/duel-table': 'Table des duels',
    'heros-bataillons/check': 'Jet d’attribut',
    'heros-bataillons/attack': 'Attaque',
    'heros-bataillons/spell': 'Sort',
    'heros-bataillons/check-table': 'Table des jets',
    'heros-bataillons/attack-table': 'Table des attaques',
  },
  counted: {
    success: 'réussite',
    total: 'total',
    mean: 'en moyenne',
    win: 'le premier gagne',
    tie: 'égalité',
    lose: 'le second gagne',
    hit: 'touche',
    affected: 'Secoue ou blesse',
    killed: 'met hors de combat',
    lost: 'Santé perdue',
    found: 'trouve un trésor',
    two: 'tire deux cartes',
    cards: 'cartes tirées',
    attackerTotal: 'total de l’attaquant',
    reussites: 'Réussites en surplus',
    resisted: 'résiste',
    unharmed: 'ne perd rien',
    down: 'tombe à 0 Santé',
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
  },
  plays: {
    optimal: 'meilleurs Coups de poker',
    never: 'sans Coup de poker',
    always: 'Coup de poker dès que possible',
  },
  judged: (how, comparison) => {
    if (how === 'counted') return `dés à ${passing(comparison)}`;
    return how === 'count' ? `au moins un dé à ${passing(comparison)}` : `total de ${passing(comparison)}`;
  },
  chance: 'chance',
  atLeast: 'au moins',
  advice: 'Quand miser, au premier lancer',
  gamble: ({ net, sixes, gamble, value, kept }) =>
    `Total ${number(net)} avec ${sixes} six${WIDE}: en miser ${gamble} (${chance(value)} au lieu de ${chance(kept)})`,
  notes: { bothSides: 'Les deux camps jouent leurs Coups de poker de la même façon.' },
  unsaid: (value) => `Les explosions les plus longues ne sont pas suivies (${chance(value)} au plus).`,
  faultAt: (column, fault) => `Caractère ${column}${WIDE}: ${fault}`,
  fault: faultFr,
};
