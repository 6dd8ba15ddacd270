import type { Guide } from '../guide.ts';

/** Three Rounds of Gregor under the porch: Jets, Réussites, enemy actions, Coups de poker, a treasure chosen from two cards. */
export const guide: Guide = {
  steps: [
    {
      decision: 'case-de-depart',
      picks: ['case-0-3'],
      before: {
        fr: 'Gregor, nain au bouclier bosselé, doit tenir jusqu’à l’aube. Choisissez sa case de départ\u00a0: sur le plan, ou parmi les boutons.',
        en: 'Gregor, a dwarf with a battered shield, must hold until dawn. Choose the square he starts on: on the map, or among the buttons.',
      },
    },
    {
      decision: 'equipement-de-depart',
      picks: ['tel-quel'],
      before: { fr: 'Épée et bouclier en main\u00a0: il est prêt.', en: 'Sword and shield in hand: he is ready.' },
      after: {
        fr: 'Une carte par Round fixe l’ordre des tours. Ici, les cartes hautes réveillent les morts\u00a0: un squelette et un zombie entrent.',
        en: 'One card a Round sets the order of turns. Here, high cards wake the dead: a skeleton and a zombie come in.',
      },
      rule: 'AD1-EVEN-03',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Roi de trèfle contre 9 et 8\u00a0: Gregor joue le premier. Agissez.',
        en: 'King of clubs against 9 and 8: Gregor goes first. Act.',
      },
      rule: 'AD1-TURN-01',
    },
    {
      decision: 'action',
      picks: ['attaquer-epee-longue-zombie-5'],
      before: {
        fr: 'Un Jet garde le meilleur dé et ajoute la compétence. «\u00a0Chances\u00a0», ou la touche O, compare les attaques\u202f; frappez le zombie à l’épée.',
        en: 'A Jet keeps the best die and adds the skill. “Chances”, or the O key, compares the attacks; strike the zombie with the sword.',
      },
      after: {
        fr: 'Le 6, plus 2 en Mêlée\u00a0: 8 pour une Difficulté de 4. Et chaque 6 donne une Réussite à dépenser.',
        en: 'The 6, plus 2 in Mêlée: 8 against Difficulty 4. And every 6 gives a Réussite to spend.',
      },
      rule: 'AD2-REU-01',
    },
    {
      decision: 'coup-de-poker',
      picks: ['tenter'],
      before: {
        fr: 'Un 6 permet aussi le Coup de poker\u00a0: tout relancer, sauf les 1, en gardant les Réussites acquises. La Difficulté est basse\u00a0: tentez.',
        en: 'A 6 also allows a Coup de poker: roll everything again but the 1s, and keep the Réussites won. The Difficulty is low: try.',
      },
      after: {
        fr: '4 plus 2, c’est encore 6\u00a0: touché, et la Réussite reste.',
        en: '4 plus 2 is still 6: a hit, and the Réussite stays.',
      },
      rule: 'AD2-POKER-04',
    },
    {
      decision: 'reussites',
      picks: ['acheter-1'],
      before: {
        fr: 'Une Réussite achète ce que l’action propose\u00a0: ici, un point de Dommages de plus.',
        en: 'A Réussite buys what the action offers: here, one more point of Damage.',
      },
      after: { fr: 'Le zombie tombe.', en: 'The zombie falls.' },
      rule: 'AD2-ORDRE-16',
    },
    {
      decision: 'action',
      picks: ['fin-du-tour'],
      before: {
        fr: 'Une seule action standard par tour\u00a0: finissez, touche 0. Le squelette va répondre.',
        en: 'Only one standard action a turn: end it, key 0. The skeleton will answer.',
      },
      after: {
        fr: 'Une Action ennemie se joue à l’envers\u00a0: c’est Gregor qui lance pour Résister. 6 contre 4, puis 8 au Round 2\u00a0: deux fois paré.',
        en: 'An enemy action works the other way round: Gregor rolls to Resist. 6 against 4, then 8 in Round 2: parried twice.',
      },
      rule: 'AD2-ENN-02',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'À vous. «\u00a0Pourquoi\u202f?\u00a0», au bout de chaque ligne du Journal, montre la règle et le compte.',
        en: 'Your turn. “Why?”, at the end of every line of the Journal, shows the rule and the sum.',
      },
      rule: 'AD2-ENN-03',
    },
    {
      decision: 'action',
      picks: ['attaquer-epee-longue-squelette-3'],
      before: { fr: 'Au squelette, maintenant.', en: 'The skeleton, now.' },
      after: { fr: '5, 6, 3\u00a0: 8 contre 4, une Réussite.', en: '5, 6, 3: 8 against 4, one Réussite.' },
      rule: 'AD2-JET-10',
    },
    {
      decision: 'apres-le-jet',
      picks: ['passer'],
      before: {
        fr: 'L’Héroïsme peut bénir un Jet après coup. Celui-ci réussit déjà\u00a0: passez.',
        en: 'Héroïsme can bless a Jet once it is thrown. This one succeeds already: pass.',
      },
    },
    {
      decision: 'coup-de-poker',
      picks: ['tenter'],
      before: {
        fr: 'Une Réussite en poche et une Difficulté basse\u00a0: tentez encore. Les chances disent ce que vous risquez.',
        en: 'One Réussite in hand and a low Difficulty: try again. The chances tell what you risk.',
      },
      after: {
        fr: '1, 2, 6\u00a0: 8 encore, et une Réussite de plus.',
        en: '1, 2, 6: 8 again, and one more Réussite.',
      },
      rule: 'AD2-POKER-06',
    },
    {
      decision: 'apres-le-jet',
      picks: ['passer'],
      before: { fr: 'Rien à ajouter\u00a0: passez.', en: 'Nothing to add: pass.' },
    },
    {
      decision: 'reussites',
      picks: ['acheter-1'],
      before: { fr: 'Deux Réussites, dépensées une à une.', en: 'Two Réussites, spent one by one.' },
    },
    {
      decision: 'reussites',
      picks: ['acheter-1'],
      before: { fr: 'La seconde serait perdue\u00a0: dépensez-la.', en: 'The second would be lost: spend it.' },
      after: {
        fr: 'Le squelette est en morceaux. La Rencontre est finie, et un trésor est caché par ici.',
        en: 'The skeleton is in pieces. The Encounter is over, and a treasure is hidden hereabouts.',
      },
      rule: 'AD2-ORDRE-16',
    },
    {
      decision: 'action',
      picks: ['case-0-0'],
      before: {
        fr: 'Se déplacer prend une action\u00a0: allez en 0;0. La case est marquée sur le plan.',
        en: 'Moving takes one action: go to 0;0. The square is marked on the map.',
      },
      rule: 'AD1-MOVE-02',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: { fr: 'Round 3, sans ennemi.', en: 'Round 3, no foe in sight.' },
    },
    {
      decision: 'action',
      picks: ['chercher-6'],
      before: {
        fr: 'Cherchez le trésor\u00a0: Savoir, Difficulté 4. Gregor n’a qu’un dé…',
        en: 'Search for the treasure: Savoir, Difficulty 4. Gregor has only one die…',
      },
      after: { fr: '… et c’est un 6\u202f!', en: '… and it is a 6!' },
      rule: 'AD2-XTRES-02',
    },
    {
      decision: 'coup-de-poker',
      picks: ['garder'],
      before: {
        fr: 'Relancer un dé unique, c’est risquer de tout perdre\u00a0: cette fois, gardez.',
        en: 'Rolling a single die again may lose everything: this time, keep.',
      },
      rule: 'AD2-POKER-05',
    },
    {
      decision: 'reussites',
      picks: ['acheter-1'],
      before: {
        fr: 'La Réussite achète une seconde carte de trésor.',
        en: 'The Réussite buys a second treasure card.',
      },
      rule: 'AD2-XTRES-04',
    },
    {
      decision: 'garder-la-carte',
      picks: ['roi-pique'],
      before: { fr: 'Deux rois\u00a0: gardez celui de pique.', en: 'Two kings: keep the king of spades.' },
      after: {
        fr: 'Une arme magique, la Hache de renom\u00a0: elle est sur sa fiche.',
        en: 'A magic weapon, the axe of renown: it is on his sheet.',
      },
    },
    {
      decision: 'action',
      picks: ['fin-du-tour'],
      before: { fr: 'Finissez le tour.', en: 'End the turn.' },
    },
  ],
  closing: {
    fr: 'Meilleur dé, Réussites, Coup de poker, Actions ennemies\u00a0: vous savez l’essentiel. L’aube est encore loin. La partie est gardée ici\u202f; R ouvre les règles, et «\u00a0Composer la partie\u00a0», à l’accueil, réunit jusqu’à six héros.',
    en: 'Best die, Réussites, Coup de poker, enemy actions: you know the essentials. Dawn is still far. The game is kept here; R opens the rules, and “Set up a game”, on the first page, gathers up to six heroes.',
  },
};
