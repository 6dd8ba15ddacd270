import { words as shared } from '@souterrain/words/odds/fr';
import { formFr } from './form-fr.ts';
import type { PageWords } from './words.ts';

export const words: PageWords = {
  ...shared,
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

  inWords: (times, of) => `environ ${times} fois sur ${of}`,
  spread: (label, mean, deviation) => `${label}\u00a0: ${mean} en moyenne, écart type ${deviation}`,
  allFigures: 'Tous les chiffres',

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
};
