import type { Guide } from '../../guide/guide.ts';

/** Floor 1 of a warrior: two chests, a rebound, a duel that turns badly, a potion, the stairs. */
export const guide: Guide = {
  steps: [
    {
      decision: 'direction',
      picks: ['nord'],
      before: {
        fr: 'Bienvenue\u202f! Un D10 tombe à chaque tour\u00a0: 8, soit 8 points à dépenser tout droit\u202f; le plan montre où mène chaque direction. Prenez Nord\u00a0: un coffre est sur la route.',
        en: 'Welcome! A D10 falls every turn: 8, that is 8 points to spend straight ahead; the map shows where each direction leads. Take North: a chest lies on the way.',
      },
      after: {
        fr: 'Le coffre s’est ouvert au passage\u00a0: un talisman. Le Journal raconte tout.',
        en: 'The chest opened as he passed: a talisman. The Journal tells all.',
      },
      rule: 'C50-MOVE-03',
    },
    {
      decision: 'rebond',
      picks: ['ouest'],
      before: {
        fr: 'Un mur arrête Aldric, et il lui reste 3 points\u00a0: il rebondit où il veut, sans rien payer. À l’ouest attend un second coffre.',
        en: 'A wall stops Aldric with 3 points left: he bounces where he likes, for free. A second chest waits in the west.',
      },
      after: {
        fr: 'Un cuir\u00a0: une armure retire des dégâts à chaque coup reçu.',
        en: 'Leather: armour takes damage off every blow received.',
      },
      rule: 'C50-MOVE-13',
    },
    {
      decision: 'direction',
      picks: ['nord-est'],
      before: {
        fr: 'Nouveau tour, le D10 donne 1\u00a0: un nombre impair va en diagonale. Un pas vers le nord-est mène tout près de l’escalier.',
        en: 'New turn, the D10 shows 1: odd numbers go diagonally. One step north-east leads right beside the stairs.',
      },
      after: {
        fr: '«\u00a0Pourquoi\u202f?\u00a0», au bout d’une ligne du Journal, montre la règle et le compte.',
        en: '“Why?”, at the end of a line of the Journal, shows the rule and the sum.',
      },
      rule: 'C50-MOVE-07',
    },
    {
      decision: 'direction',
      picks: ['est'],
      before: {
        fr: 'L’escalier est juste à l’est, et son gardien avec lui\u00a0: on ne descend pas avant de l’avoir battu. Allez-y.',
        en: 'The stairs are just to the east, and their guardian with them: nobody goes down without beating it. Go.',
      },
      rule: 'C50-CASE-07',
    },
    {
      decision: 'echange',
      picks: ['arme-massue'],
      before: {
        fr: 'Combat\u202f! Touchez «\u00a0Chances\u00a0», ou la touche O, pour voir ce que vaut chaque attaque avant de choisir. La massue fait mieux que les mains nues.',
        en: 'A fight! Press “Chances”, or the O key, to see what each attack is worth before choosing. The club beats bare hands.',
      },
      after: {
        fr: 'Chacun lance un D20\u202f; sa réussite est sa caractéristique moins le dé, et la plus haute touche. C’était celle du squelette\u00a0: 2 PV perdus.',
        en: 'Each side throws a D20; its success is its characteristic minus the die, and the higher one hits. It was the skeleton’s: 2 PV lost.',
      },
      rule: 'C50-JET-13',
    },
    {
      decision: 'echange',
      picks: ['arme-massue'],
      before: {
        fr: 'Aldric a encore 12 PV\u00a0: frappez de nouveau.',
        en: 'Aldric still has 12 PV: strike again.',
      },
      after: {
        fr: 'Aïe\u00a0: 18 au D20. Plus l’écart est grand, plus le coup fait mal. Il reste 4 PV.',
        en: 'Ouch: 18 on the D20. The wider the gap, the harder the blow. 4 PV left.',
      },
      rule: 'C50-JET-15',
    },
    {
      decision: 'echange',
      picks: ['boire-potion-de-soin'],
      before: {
        fr: 'Un objet peut servir avant l’attaque, un seul par échange. Buvez la potion\u00a0: elle ne coûte pas votre coup.',
        en: 'One item may be used before the attack, one an exchange. Drink the potion: it does not cost your blow.',
      },
      after: { fr: '10 PV de retour.', en: '10 PV back.' },
      rule: 'C50-TRE-09',
    },
    {
      decision: 'attaque',
      picks: ['arme-massue'],
      before: { fr: 'Et maintenant, la massue.', en: 'And now, the club.' },
      after: {
        fr: 'Écart 3, massue 4, talisman 1\u00a0: 8 dégâts, le squelette s’effondre.',
        en: 'Gap 3, club 4, talisman 1: 8 damage, the skeleton collapses.',
      },
      rule: 'C50-DEG-01',
    },
    {
      decision: 'escalier',
      picks: ['descendre'],
      before: {
        fr: 'L’escalier est libre. Descendre finit l’étage\u202f; les points qui restent sont perdus.',
        en: 'The stairs are free. Going down ends the floor; the points left are lost.',
      },
      after: { fr: 'Un étage réussi vaut un point de compétence.', en: 'A floor passed is worth a skill point.' },
      rule: 'C50-CASE-14',
    },
    {
      decision: 'investir',
      picks: ['investir-for'],
      before: {
        fr: 'Où le placer\u202f? La Force manie la massue, l’Endurance donne des PV, le Charisme aide aux coffres. Le guide prend la Force.',
        en: 'Where to put it? Strength swings the club, Endurance gives PV, Charisma helps with chests. The guide takes Strength.',
      },
      rule: 'C50-PC-07',
    },
  ],
  closing: {
    fr: 'Étage 2\u00a0: vous savez jouer, il en reste quarante-huit dessous. La partie est gardée sur cet appareil. R ouvre les règles,\u202f? les touches, «\u00a0Partie\u00a0» tout le reste. Bonne descente\u202f!',
    en: 'Floor 2: you know how to play, and forty-eight more lie below. The game is kept on this device. R opens the rules, ? the keys, “Game” everything else. Good luck down there!',
  },
};
