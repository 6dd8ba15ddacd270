import type { Comparison } from '@souterrain/odds/notation';
import { faultFr } from './fault-fr.ts';
import { formFr } from './form-fr.ts';
import type { PageWords } from './words.ts';

const SIGNS: Readonly<Record<Comparison['sign'], (than: string) => string>> = {
  '>=': (than) => `${than} ou plus`,
  '<=': (than) => `${than} ou moins`,
  '>': (than) => `plus de ${than}`,
  '<': (than) => `moins de ${than}`,
  '=': (than) => `exactement ${than}`,
};
const passing = ({ sign, than }: Comparison): string => SIGNS[sign](String(than).replace('-', '−'));

export const words: PageWords = {
  ...formFr,
  working: 'Calcul en cours…',
  failed: 'Le calcul s’est arrêté avant la fin.',
  again: 'Réessayer',
  incomplete: 'La réponse viendra quand tous les champs seront remplis.',
  empty: 'Écrivez des dés, ou prenez un exemple.',
  unreadable: 'L’expression ne se lit pas encore.',
  outOfRange: (min, max) => `Un nombre entier, de ${String(min).replace('-', '−')} à ${max}.`,
  notTogether: 'Béni et maudit ne vont pas ensemble.',
  unknownWord: 'Ce choix n’existe pas.',

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
  inWords: (times, of) => `environ ${times} fois sur ${of}`,
  spread: (label, mean, deviation) => `${label}\u00a0: ${mean} en moyenne, écart type ${deviation}`,
  allFigures: 'Tous les chiffres',
  chance: 'chance',
  atLeast: 'au moins',
  advice: 'Quand miser, au premier lancer',
  gamble: ({ net, sixes, gamble, value, kept }) =>
    `Total ${net} avec ${sixes} six\u00a0: en miser ${gamble} (${value} au lieu de ${kept})`,
  notes: { bothSides: 'Les deux camps jouent leurs Coups de poker de la même façon.' },
  unsaid: (chance) => `Les explosions les plus longues ne sont pas suivies (${chance} au plus).`,

  axes: {
    dice: 'Dés',
    difficulty: 'Difficulté',
    attacker: 'Dés de l’attaquant',
    defender: 'Dés du défenseur',
    gap: 'Difficulté moins Compétence',
    value: 'Caractéristique du héros',
    creatureValue: 'Caractéristique de la créature',
    attribute: 'Attribut',
    edge: 'Dés lancés',
    weapon: 'Dé d’arme',
    attackers: 'Attaquants',
  },
  marks: { disadvantage: 'désavantage', neither: 'un dé', advantage: 'avantage' },
  gridOf: { chance: 'Chances en pourcentage', mean: 'Dégâts en moyenne' },
  faultAt: (column, fault) => `Caractère ${column}\u00a0: ${fault}`,
  fault: faultFr,
};
