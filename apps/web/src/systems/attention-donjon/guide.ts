import type { Guide } from '../../guide/guide.ts';

/** Octavie and Borlin in the nest: a trap that wounds, a door, a potion, two skeletons, a blow won by a Coup de poker and Héroïsme. */
export const guide: Guide = {
  steps: [
    {
      decision: 'case-de-depart',
      picks: ['case-3-2'],
      before: {
        fr: 'Deux héros descendent dans le nid des hommes-rats. D’abord Octavie, chevalière\u00a0: choisissez sa case de départ, sur le plan ou parmi les boutons.',
        en: 'Two heroes go down into the ratmen’s nest. Octavie first, a knight: choose the square she starts on, on the map or among the buttons.',
      },
      rule: 'AD1-SCEN-02',
    },
    {
      decision: 'equipement-de-depart',
      picks: ['tel-quel'],
      before: { fr: 'Épée, bouclier, armure\u00a0: elle est prête.', en: 'Sword, shield, armour: she is ready.' },
    },
    {
      decision: 'case-de-depart',
      picks: ['case-1-2'],
      before: {
        fr: 'Borlin, mineur à la grande hache, l’accompagne. À plusieurs, chacun répond pour son héros\u202f; ici, vous jouez les deux.',
        en: 'Borlin, a miner with a great axe, comes along. Several players each answer for a hero; here you play both.',
      },
    },
    {
      decision: 'equipement-de-depart',
      picks: ['tel-quel'],
      before: { fr: 'Prêt, lui aussi\u00a0: entrez.', en: 'Ready as well: go in.' },
      after: {
        fr: 'Le valet de trèfle d’Octavie réveille un piège\u00a0: 6, 5, 6. Deux Blessures, et Secouée\u00a0: un dé de moins.',
        en: 'Octavie’s jack of clubs springs a trap: 6, 5, 6. Two wounds, and shaken: one die fewer.',
      },
      rule: 'AD1-EVEN-03',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Un 6 vaut 2, un 5 ou un 4 vaut 1, un 1 retire 1\u00a0: 5 contre 3. L’as de Borlin joue le premier\u00a0: agissez.',
        en: 'A 6 is worth 2, a 5 or a 4 is worth 1, a 1 takes 1 off: 5 against 3. Borlin’s ace goes first: act.',
      },
      rule: 'AD1-DICE-03',
    },
    {
      decision: 'action',
      picks: ['case-3-1'],
      before: {
        fr: 'Deux actions par tour. Se déplacer en prend une\u00a0: allez en 3;1, contre la porte de l’est. La case est marquée sur le plan.',
        en: 'Two actions a turn. Moving takes one: go to 3;1, against the east door. The square is marked on the map.',
      },
      rule: 'AD1-MOVE-02',
    },
    {
      decision: 'action',
      picks: ['reveler-porte-r0-2'],
      before: {
        fr: 'Révéler une porte est une action standard\u00a0: une carte dit ce qu’il y a derrière.',
        en: 'Revealing a door is a standard action: a card tells what is behind it.',
      },
      rule: 'AD1-EXPLO-07',
    },
    {
      decision: 'poser-la-salle',
      picks: ['par-la-porte-1'],
      before: {
        fr: 'Un boyau\u202f! Il peut se poser de plusieurs façons\u202f; prenez la première.',
        en: 'A narrow gut! It can be laid in several ways; take the first.',
      },
      rule: 'AD1-EXPLO-10',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Deux squelettes\u202f! Les cartes fixent l’ordre des tours, et leur 2 joue en dernier. Au tour d’Octavie\u00a0: agissez.',
        en: 'Two skeletons! Cards set the order of turns, and their 2 goes last. Octavie’s turn: act.',
      },
      rule: 'AD1-INIT-22',
    },
    {
      decision: 'action',
      picks: ['utiliser-i1-5'],
      before: {
        fr: 'Il ne lui reste qu’un point de Santé sur trois\u00a0: faites-lui boire sa potion.',
        en: 'She has only one point of Santé left out of three: have her drink her potion.',
      },
      rule: 'AD1-TURN-18',
    },
    {
      decision: 'action',
      picks: ['fin-du-tour'],
      before: {
        fr: 'La voilà guérie. Une seule action standard par tour, et c’en était une\u00a0: finissez, touche 0.',
        en: 'Healed! Only one standard action a turn, and that was one: end the turn, key 0.',
      },
      after: {
        fr: 'Les monstres jouent seuls\u202f; le Journal dit qui ils visent et pourquoi. Le premier manque Borlin, 1 contre 3.',
        en: 'Monsters play by themselves; the Journal tells whom they aim at and why. The first misses Borlin, 1 against 3.',
      },
      rule: 'AD1-TURN-10',
    },
    {
      decision: 'case-du-groupe',
      picks: ['case-3-0'],
      before: {
        fr: 'Quand leurs règles leur laissent un choix, la table tranche\u00a0: placez le second en 3;0.',
        en: 'When their rules leave them a choice, the table decides: put the second one on 3;0.',
      },
      after: {
        fr: 'Il touche, mais 1 de dommages contre 4\u00a0: l’armure tient. Round 2, nouvelles cartes\u00a0: l’as des squelettes joue d’abord.',
        en: 'It hits, but damage 1 against 4: the armour holds. Round 2, new cards: the skeletons’ ace goes first.',
      },
      rule: 'AD1-IA-15',
    },
    {
      decision: 'figure-du-groupe',
      picks: ['jouer-squelette-3'],
      before: {
        fr: 'La table choisit aussi lequel commence\u00a0: prenez le squelette 3.',
        en: 'The table also chooses which of them begins: take skeleton 3.',
      },
      rule: 'AD1-IA-03',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Deux coups dans le vide. À Octavie\u202f! «\u00a0Pourquoi\u202f?\u00a0», au bout d’une ligne du Journal, montre la règle et le compte.',
        en: 'Two blows at the air. Octavie, now! “Why?”, at the end of a line of the Journal, shows the rule and the sum.',
      },
    },
    {
      decision: 'action',
      picks: ['attaquer-epee-longue-squelette-4'],
      before: {
        fr: 'Les chances sont sur chaque attaque\u202f; «\u00a0Chances\u00a0», ou la touche O, les détaille. Frappez le squelette 4.',
        en: 'The chances stand on each attack; “Chances”, or the O key, tells more. Strike skeleton 4.',
      },
      rule: 'AD1-COMBAT-09',
    },
    {
      decision: 'action',
      picks: ['se-reprendre'],
      before: {
        fr: '5 et 1\u00a0: 1 − 1 = 0 contre 2, raté. Il lui manque un dé, tant qu’elle est Secouée\u00a0: une action bonus pour se reprendre.',
        en: '5 and 1: 1 − 1 = 0 against 2, a miss. She lacks a die while she is shaken: a bonus action to recover.',
      },
      rule: 'AD1-HEALTH-04',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: '3 contre 2\u00a0: elle n’est plus Secouée. À Borlin, et à sa grande hache\u00a0: agissez.',
        en: '3 against 2: she is shaken no more. Borlin and his great axe are next: act.',
      },
    },
    {
      decision: 'action',
      picks: ['attaquer-arme-a-deux-mains-squelette-3'],
      before: {
        fr: 'Le squelette 3 tient la porte. Dans une autre zone, il est plus dur à toucher\u202f; mais lui tombé, la voie est libre.',
        en: 'Skeleton 3 holds the door. In another zone it is harder to hit; but once it falls, the way is open.',
      },
      after: {
        fr: '1, 6, 4\u00a0: −1 + 2 + 1 = 2 contre 3. Il manque 1…',
        en: '1, 6, 4: −1 + 2 + 1 = 2 against 3. One short…',
      },
      rule: 'AD1-COMBAT-11',
    },
    {
      decision: 'coup-de-poker',
      picks: ['miser-1'],
      before: {
        fr: 'L’heure du Coup de poker\u00a0: un 6 misé ne compte plus, et deux dés neufs le remplacent. Le coup est raté sinon\u00a0: misez-le.',
        en: 'Time for a Coup de poker: a 6 you gamble no longer counts, and two new dice replace it. The blow fails otherwise: gamble it.',
      },
      after: {
        fr: '6 et 6\u00a0: total 4, touché\u202f! Puis les dommages\u00a0: 3, 2, 4, 1, 5, soit 1 contre 1.',
        en: '6 and 6: total 4, a hit! Then the damage: 3, 2, 4, 1, 5, that is 1 against 1.',
      },
      rule: 'AD1-POKER-01',
    },
    {
      decision: 'apres-le-jet',
      picks: ['benir-heroisme'],
      before: {
        fr: 'De quoi secouer, pas blesser. Un point d’Héroïsme bénit le jet\u00a0: le 3 se met à compter, et 2 contre 1 fait une Blessure.',
        en: 'Enough to shake, not to wound. A point of Héroïsme blesses the roll: the 3 counts, and 2 against 1 is a wound.',
      },
      rule: 'AD1-HRSM-11',
    },
  ],
  closing: {
    fr: 'Le squelette s’effondre. Vous savez l’essentiel, et il en reste un\u00a0: à vous\u202f! La partie est gardée sur cet appareil\u202f; R ouvre les règles.',
    en: 'The skeleton collapses. You know the essentials, and one is left: your turn! The game is kept on this device; R opens the rules.',
  },
};
