import type { Guide } from '../../guide/guide.ts';

/** Gregor and Oriane in the cistern: a trap that wounds, a door, two graspers, Réussites won by a Coup de poker, an enemy action. */
export const guide: Guide = {
  steps: [
    {
      decision: 'case-de-depart',
      picks: ['case-1-2'],
      before: {
        fr: 'Quelque chose niche dans la citerne\u202f; deux héros descendent. D’abord Gregor, nain au bouclier bosselé\u00a0: choisissez sa case, sur le plan ou parmi les boutons.',
        en: 'Something nests in the cistern; two heroes go down. Gregor first, a dwarf with a battered shield: choose his square, on the map or among the buttons.',
      },
      rule: 'AD1-SCEN-02',
    },
    {
      decision: 'equipement-de-depart',
      picks: ['tel-quel'],
      before: { fr: 'Épée et bouclier en main\u00a0: il est prêt.', en: 'Sword and shield in hand: he is ready.' },
    },
    {
      decision: 'case-de-depart',
      picks: ['case-2-2'],
      before: {
        fr: 'Oriane, Sylvae des lisières, l’accompagne. À plusieurs, chacun répond pour son héros\u202f; ici, vous jouez les deux.',
        en: 'Oriane, a Sylvae of the wood’s edge, comes along. Several players each answer for a hero; here you play both.',
      },
    },
    {
      decision: 'equipement-de-depart',
      picks: ['tel-quel'],
      before: { fr: 'Elle a sa dague\u00a0: entrez.', en: 'She has her dagger: go in.' },
      after: {
        fr: 'Le valet de pique de Gregor fait tomber des pierres\u00a0: il lance 2 dés pour Résister, 3 et 3.',
        en: 'Gregor’s jack of spades brings stones down: he rolls 2 dice to Resist, 3 and 3.',
      },
      rule: 'AD1-EVEN-03',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Un Jet garde le meilleur dé\u00a0: 3 contre 5, raté, 1 Santé perdue. Mais la plus haute carte joue d’abord\u00a0: agissez.',
        en: 'A Jet keeps the best die: 3 against 5, failed, 1 Santé lost. But the highest card goes first: act.',
      },
      rule: 'AD2-JET-07',
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
      picks: ['reveler-porte-r0-3'],
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
        fr: 'Une passerelle\u202f! Elle peut se poser de plusieurs façons\u202f; prenez la première.',
        en: 'A footbridge! It can be laid in several ways; take the first.',
      },
      rule: 'AD1-EXPLO-10',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: 'Deux agrippeurs\u202f! Leur 4 de cœur les fait jouer en dernier. Au tour d’Oriane\u00a0: agissez.',
        en: 'Two graspers! Their 4 of hearts makes them go last. Oriane’s turn: act.',
      },
      rule: 'AD1-INIT-22',
    },
    {
      decision: 'action',
      picks: ['case-2-1'],
      before: {
        fr: 'Une dague se lance aussi\u00a0: approchez en 2;1, d’où l’on voit à travers la porte.',
        en: 'A dagger can be thrown as well: come closer, to 2;1, where she sees through the door.',
      },
    },
    {
      decision: 'action',
      picks: ['attaquer-dague-lancee-agrippeur-3'],
      before: {
        fr: 'Les chances sont sur chaque attaque\u202f; «\u00a0Chances\u00a0», ou la touche O, les détaille. Lancez la dague.',
        en: 'The chances stand on each attack; “Chances”, or the O key, tells more. Throw the dagger.',
      },
      after: {
        fr: '3, 3, 5, 6\u00a0: le 6 suffit contre 5. Et chaque 6 donne une Réussite à dépenser.',
        en: '3, 3, 5, 6: the 6 is enough against 5. And every 6 gives a Réussite to spend.',
      },
      rule: 'AD2-REU-01',
    },
    {
      decision: 'apres-le-jet',
      picks: ['passer'],
      before: {
        fr: 'Un point d’Héroïsme ferait du 5 une Réussite aussi. Gardez-le\u00a0: passez.',
        en: 'A point of Héroïsme would make the 5 a Réussite too. Save it: pass.',
      },
      rule: 'AD2-BENI-04',
    },
    {
      decision: 'coup-de-poker',
      picks: ['tenter'],
      before: {
        fr: 'Un 6 permet le Coup de poker\u00a0: tout relancer, sauf les 1, en gardant la Réussite si le Jet réussit encore. Le risque est faible\u00a0: tentez.',
        en: 'A 6 allows a Coup de poker: roll everything again but the 1s, and keep the Réussite if the Jet still succeeds. The risk is small: try.',
      },
      after: {
        fr: '1, 6, 6, 1\u00a0: deux Réussites de plus, trois en tout\u202f!',
        en: '1, 6, 6, 1: two more Réussites, three in all!',
      },
      rule: 'AD2-POKER-04',
    },
    {
      decision: 'apres-le-jet',
      picks: ['passer'],
      before: { fr: 'Bénir n’ajouterait rien\u00a0: passez.', en: 'A blessing would add nothing: pass.' },
    },
    {
      decision: 'reussites',
      picks: ['acheter-1'],
      before: {
        fr: 'Une Réussite achète ce que l’action propose\u00a0: ici, un point de Dommages de plus.',
        en: 'A Réussite buys what the action offers: here, one more point of Damage.',
      },
      rule: 'AD2-ORDRE-16',
    },
    {
      decision: 'reussites',
      picks: ['terminer'],
      before: {
        fr: '2 de Dommages, juste la Santé de l’agrippeur\u00a0: arrêtez là.',
        en: '2 Damage, just the grasper’s Santé: stop there.',
      },
      after: {
        fr: 'Il tombe. L’autre étreint Gregor, et c’est la victime qui lance\u00a0: 5 plus 2 en Mêlée, 7 contre 5, paré.',
        en: 'It falls. The other one grabs Gregor, and the victim rolls: 5 plus 2 in Mêlée, 7 against 5, parried.',
      },
      rule: 'AD2-ENN-02',
    },
    {
      decision: 'agir-ou-attendre',
      picks: ['agir'],
      before: {
        fr: '«\u00a0Pourquoi\u202f?\u00a0», au bout d’une ligne du Journal, montre la règle et le compte. Round 2, à Gregor\u00a0: agissez.',
        en: '“Why?”, at the end of a line of the Journal, shows the rule and the sum. Round 2, Gregor goes first: act.',
      },
    },
    {
      decision: 'action',
      picks: ['attaquer-epee-longue-agrippeur-4'],
      before: {
        fr: 'À l’épée, maintenant\u00a0: sa Mêlée ajoute 2 au meilleur dé.',
        en: 'The sword, now: his Mêlée adds 2 to the best die.',
      },
      after: {
        fr: '2, 2, 3\u00a0: 3 plus 2 font 5, juste assez. La Rencontre est finie.',
        en: '2, 2, 3: 3 plus 2 make 5, just enough. The Encounter is over.',
      },
      rule: 'AD2-JET-10',
    },
  ],
  closing: {
    fr: 'Vous savez l’essentiel, et un trésor se cache dans la salle\u00a0: à vous\u202f! La partie est gardée sur cet appareil\u202f; R ouvre les règles.',
    en: 'You know the essentials, and a treasure is near: your turn! The game is kept on this device; R opens the rules.',
  },
};
