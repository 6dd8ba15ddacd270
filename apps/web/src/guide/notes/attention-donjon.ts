import type { Guide } from '../guide.ts';

/** Five Rounds of Octavie in the nest: a trap, a door, a rat, Héroïsme, a treasure won by a Coup de poker. */
export const guide: Guide = {
  steps: [
    {
      decision: 'case-de-depart',
      picks: ['case-0-2'],
      before: {
        fr: 'Octavie, chevalière, descend dans le nid des hommes-rats. Choisissez sa case de départ\u00a0: sur le plan, ou parmi les boutons.',
        en: 'Octavie, a knight, goes down into the ratmen’s nest. Choose the square she starts on: on the map, or among the buttons.',
      },
    },
    {
      decision: 'equipement-de-depart',
      picks: ['tel-quel'],
      before: {
        fr: 'Épée, bouclier, armure\u00a0: elle est prête. Entrez.',
        en: 'Sword, shield, armour: she is ready. Go in.',
      },
      after: {
        fr: 'Une carte par Round fixe l’ordre des tours. Son valet de trèfle réveille un piège\u202f! Trois dés de dommages, 1 pour une Difficulté de 3\u00a0: rien.',
        en: 'One card a Round sets the order of turns. Her jack of clubs springs a trap! Three damage dice, 1 against Difficulty 3: nothing.',
      },
      rule: 'AD1-EVEN-03',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Chaque dé se compte\u00a0: un 6 vaut 2, un 5 ou un 4 vaut 1, un 1 retire 1. C’est le tour d’Octavie\u00a0: agissez.',
        en: 'Every die is counted: a 6 is worth 2, a 5 or a 4 is worth 1, a 1 takes 1 off. It is Octavie’s turn: act.',
      },
      rule: 'AD1-DICE-03',
    },
    {
      decision: 'action',
      picks: ['case-3-1'],
      before: {
        fr: 'Deux actions par tour. Se déplacer en prend une\u00a0: allez en 3;1, contre la porte de l’est. La case conseillée est marquée sur le plan.',
        en: 'Two actions a turn. Moving takes one: go to 3;1, against the east door. The square advised is marked on the map.',
      },
      rule: 'AD1-MOVE-02',
    },
    {
      decision: 'action',
      picks: ['reveler-porte-r0-2'],
      before: {
        fr: 'Révéler une porte est une action standard\u00a0: une carte dira ce qu’il y a derrière.',
        en: 'Revealing a door is a standard action: a card will tell what is behind it.',
      },
      rule: 'AD1-EXPLO-07',
    },
    {
      decision: 'poser-la-salle',
      picks: ['par-la-porte-1'],
      before: {
        fr: 'La Croisée des galeries\u202f! Elle peut se poser de plusieurs façons\u202f; prenez la première.',
        en: 'The Crossing of the tunnels! It can be laid in several ways; take the first.',
      },
      after: {
        fr: 'Elle n’est pas vide\u00a0: un rat géant. Il joue seul, selon ses règles, et mord à côté. Le Journal dit qui il vise et pourquoi.',
        en: 'It is not empty: a giant rat. It plays by itself, by its rules, and misses. The Journal tells whom it aims at and why.',
      },
      rule: 'AD1-IA-05',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Round 2\u00a0: la piste des cartes montre qu’Octavie passe avant le rat. Agissez.',
        en: 'Round 2: the row of cards shows that Octavie goes before the rat. Act.',
      },
      rule: 'AD1-TURN-01',
    },
    {
      decision: 'action',
      picks: ['attaquer-epee-longue-rat-geant-3'],
      before: {
        fr: 'Touchez «\u00a0Chances\u00a0», ou la touche O\u00a0: ce que vaut chaque attaque, avec vos meilleurs choix à venir. Puis frappez à l’épée.',
        en: 'Press “Chances”, or the O key: what each attack is worth, with your best choices to come. Then strike with the sword.',
      },
      after: {
        fr: '3, 4, 2\u00a0: total 1 pour une Difficulté de 2. De peu…',
        en: '3, 4, 2: total 1 against Difficulty 2. So close…',
      },
      rule: 'AD1-COMBAT-09',
    },
    {
      decision: 'apres-le-jet',
      picks: ['benir-heroisme'],
      before: {
        fr: 'Un point d’Héroïsme bénit le jet\u00a0: les 3 se mettent à compter. Le total passe à 2, et le coup touche.',
        en: 'A point of Héroïsme blesses the roll: 3s begin to count. The total becomes 2, and the blow hits.',
      },
      rule: 'AD1-HRSM-11',
    },
    {
      decision: 'apres-le-jet',
      picks: ['benir-heroisme'],
      before: {
        fr: 'Touché\u202f! Restent les dommages\u00a0: 3, 1, 3 ne font rien, mais bénis ils feraient 1, juste assez.',
        en: 'A hit! Now the damage: 3, 1, 3 come to nothing, but blessed they would make 1, just enough.',
      },
      after: {
        fr: 'Le rat est Secoué\u00a0: un dé de moins, et le prochain coup réussi le blessera.',
        en: 'The rat is Secoué (shaken): one die fewer, and the next damage that succeeds will wound it.',
      },
      rule: 'AD1-DMG-07',
    },
    {
      decision: 'action',
      picks: ['fin-du-tour'],
      before: {
        fr: 'Une seule action standard par tour, et l’attaque en était une. Finissez le tour, touche 0.',
        en: 'Only one standard action a turn, and the attack was one. End the turn, key 0.',
      },
      rule: 'AD1-TURN-10',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Le rat n’a pas pu se reprendre et mord encore dans le vide. À vous.',
        en: 'The rat could not recover and bites the air again. Your turn.',
      },
    },
    {
      decision: 'action',
      picks: ['attaquer-epee-longue-rat-geant-3'],
      before: { fr: 'Même ennemi, même épée.', en: 'Same foe, same sword.' },
      after: {
        fr: 'Touché, mais sans dommages. Ouvrez «\u00a0Pourquoi\u202f?\u00a0» sur ces lignes\u00a0: chaque dé y est compté, règle à l’appui.',
        en: 'A hit, but no damage. Open “Why?” on these lines: every die is counted there, with its rule.',
      },
      rule: 'AD1-DICE-03',
    },
    {
      decision: 'action',
      picks: ['fin-du-tour'],
      before: {
        fr: '«\u00a0Annuler\u00a0» reprend une décision tant qu’aucun dé n’est tombé. Ici ils sont tombés\u00a0: finissez le tour.',
        en: '“Undo” takes a decision back as long as no die has fallen. Here they have: end the turn.',
      },
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Round 4. Le valet de pique passe avant celui de carreau\u00a0: agissez.',
        en: 'Round 4. The jack of spades goes before the jack of diamonds: act.',
      },
      rule: 'AD1-INIT-22',
    },
    {
      decision: 'action',
      picks: ['attaquer-epee-longue-rat-geant-3'],
      before: {
        fr: 'Troisième essai. Suivez les dés dans le panneau Jet.',
        en: 'Third try. Follow the dice in the Roll panel.',
      },
      after: {
        fr: '2 + 1 − 1\u00a0: touché. Et 4 de dommages pour une Difficulté de 1\u202f!',
        en: '2 + 1 − 1: a hit. And damage 4 against Difficulty 1!',
      },
    },
    {
      decision: 'coup-de-poker',
      picks: ['garder'],
      before: {
        fr: 'Un 6 peut être risqué\u00a0: il ne compte plus, et deux dés neufs le remplacent. C’est le Coup de poker. Inutile ici\u00a0: gardez.',
        en: 'A 6 may be staked: it no longer counts, and two new dice replace it. That is the Coup de poker. No need here: keep.',
      },
      after: {
        fr: 'Le rat est mort\u00a0: la Rencontre est finie, et un trésor est caché dans sa salle.',
        en: 'The rat is dead: the Encounter is over, and a treasure is hidden in its room.',
      },
      rule: 'AD1-POKER-01',
    },
    {
      decision: 'action',
      picks: ['case-4-0'],
      before: {
        fr: 'Il reste une action\u00a0: entrez dans la salle, en 4;0.',
        en: 'One action left: step into the room, at 4;0.',
      },
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Plus d’ennemi\u00a0: prenez votre temps, et votre tour.',
        en: 'No more foes: take your time, and your turn.',
      },
    },
    {
      decision: 'action',
      picks: ['chercher-4'],
      before: {
        fr: 'Cherchez le trésor\u00a0: un jet de Savoir, Difficulté 4. Un échec serait définitif.',
        en: 'Search for the treasure: a roll of Savoir, Difficulty 4. A failure would be final.',
      },
      after: {
        fr: '3, 6, 1, 6\u00a0: 0 + 2 − 1 + 2 = 3. Il manque 1.',
        en: '3, 6, 1, 6: 0 + 2 − 1 + 2 = 3. One short.',
      },
      rule: 'AD1-TRES-07',
    },
    {
      decision: 'coup-de-poker',
      picks: ['miser-1'],
      before: {
        fr: 'Voilà l’heure du Coup de poker. Les chances disent ce que vaut de garder, de risquer un six ou les deux. Risquez-en un.',
        en: 'Now is the time for a Coup de poker. The chances tell what keeping, staking one six or both is worth. Stake one.',
      },
      after: {
        fr: '6 et 4\u00a0: le six risqué en rend 3. Total 4\u202f!',
        en: '6 and 4: the six staked gives 3 back. Total 4!',
      },
      rule: 'AD1-POKER-05',
    },
    {
      decision: 'coup-de-poker',
      picks: ['garder'],
      before: {
        fr: 'On pourrait risquer encore. C’est assez\u00a0: gardez.',
        en: 'You could stake again. It is enough: keep.',
      },
    },
    {
      decision: 'apres-le-jet',
      picks: ['passer'],
      before: {
        fr: 'Gardez le dernier point d’Héroïsme pour une heure plus sombre.',
        en: 'Save the last point of Héroïsme for a darker hour.',
      },
      after: {
        fr: 'Une poudre étrange\u00a0: elle est sur la fiche d’Octavie.',
        en: 'A strange powder: it is on Octavie’s sheet.',
      },
      rule: 'AD1-DICE-10',
    },
  ],
  closing: {
    fr: 'Cartes, actions, dés, Coup de poker, Héroïsme\u00a0: vous savez l’essentiel. Le chef des hommes-rats est plus loin. La partie est gardée ici\u202f; R ouvre les règles, et «\u00a0Composer la partie\u00a0», à l’accueil, réunit jusqu’à six héros.',
    en: 'Cards, actions, dice, Coup de poker, Héroïsme: you know the essentials. The ratmen’s leader is further on. The game is kept here; R opens the rules, and “Set up a game”, on the first page, gathers up to six heroes.',
  },
};
