import type { Guide } from '../../guide/guide.ts';

/** A whole skirmish: Garance and Tibalt against a troll, by zones, with a manoeuvre, Chance, a bodyguard and morale. */
export const guide: Guide = {
  steps: [
    {
      decision: 'prochain',
      picks: ['agir-h1'],
      before: {
        fr: 'Un troll barre la route, et il a l’initiative\u00a0: il vient d’entrer au centre. Vos deux héros jouent dans l’ordre que vous voulez\u202f; commencez par Garance.',
        en: 'A troll bars the way, and it has the initiative: it has just come to the centre. Your two heroes play in the order you like; begin with Garance.',
      },
      rule: 'HB-CBT-06',
    },
    {
      decision: 'action',
      picks: ['aller-centre'],
      before: {
        fr: 'Un mouvement et une action par tour, dans l’ordre de son choix. Le plan est fait de zones\u00a0: allez au centre, contre le troll.',
        en: 'One movement and one action a turn, in any order. The map is made of zones: go to the centre, against the troll.',
      },
      rule: 'HB-CBT-03',
    },
    {
      decision: 'action',
      picks: ['attaquer-h1-epee-troll-1'],
      before: {
        fr: 'Pas de jet pour toucher\u00a0: le dé de l’arme dit les dégâts. «\u00a0Chances\u00a0», ou la touche O, montre ce qu’il faut en attendre. Attaquez.',
        en: 'No roll to hit: the weapon’s die tells the damage. “Chances”, or the O key, shows what to expect. Attack.',
      },
      after: {
        fr: 'Un 2, et la peau du troll l’arrête\u00a0: l’armure se retire du dé.',
        en: 'A 2, and the troll’s hide stops it: armour is taken off the die.',
      },
      rule: 'HB-ATK-01',
    },
    {
      decision: 'action',
      picks: ['attaquer-h2-dague-et-h2-dague-2-troll-1'],
      before: {
        fr: 'Au tour de Tibalt, resté à l’ouest. Une dague se lance aussi à une zone de distance\u00a0: attaquez avec les deux.',
        en: 'Tibalt’s turn, in the west. A dagger flies one zone away: attack with both.',
      },
      rule: 'HB-ATK-01',
    },
    {
      decision: 'manoeuvre',
      picks: ['entrave-arme'],
      before: {
        fr: '2 et 4\u202f! Un dé de 4 ou plus peut servir à une manœuvre au lieu de blesser. Entravez l’arme\u00a0: la prochaine attaque du troll sera diminuée.',
        en: '2 and 4! A die of 4 or more may serve a manoeuvre instead of wounding. Hinder the weapon: the troll’s next attack will be diminished.',
      },
      rule: 'HB-ATK-15',
    },
    {
      decision: 'action',
      picks: ['finir-son-tour'],
      before: {
        fr: 'Restez à distance, et finissez le tour (touche 0). Le troll va jouer.',
        en: 'Keep your distance, and end the turn (key 0). The troll will play.',
      },
      after: {
        fr: 'Il charge Tibalt, mais son arme est entravée\u00a0: un d4 à la place de ses dés. Un 3 seulement.',
        en: 'It charges Tibalt, but its weapon is hindered: a d4 instead of its dice. Only a 3.',
      },
      rule: 'HB-ATK-05',
    },
    {
      decision: 'chance',
      picks: ['subir'],
      before: {
        fr: 'Un point de Chance efface toutes les conséquences d’un jet. Pour 2 dégâts, gardez-le\u00a0: subissez.',
        en: 'A point of Chance wipes out every consequence of a roll. For 2 damage, keep it: take the blow.',
      },
      after: {
        fr: 'Les dégâts vont d’abord à l’Endurance. «\u00a0Pourquoi\u202f?\u00a0», au bout de la ligne du Journal, montre l’armure et le reste.',
        en: 'Damage goes to Endurance first. “Why?”, at the end of the line of the Journal, shows the armour and what is left.',
      },
      rule: 'HB-CHA-02',
    },
    {
      decision: 'prochain',
      picks: ['agir-h1'],
      before: { fr: 'Round 2. Garance d’abord.', en: 'Round 2. Garance first.' },
      rule: 'HB-INI-04',
    },
    {
      decision: 'action',
      picks: ['aller-ouest'],
      before: { fr: 'Rejoignez Tibalt à l’ouest.', en: 'Join Tibalt in the west.' },
      rule: 'HB-MOV-01',
    },
    {
      decision: 'action',
      picks: ['attaquer-h1-epee-troll-1'],
      before: { fr: 'Et frappez.', en: 'And strike.' },
    },
    {
      decision: 'manoeuvre',
      picks: ['degats'],
      before: {
        fr: 'Un 6\u202f! De quoi repousser, renverser, escalader même. Mais c’est un beau dé\u00a0: infligez les dégâts.',
        en: 'A 6! Enough to push back, knock down, even climb. But it is a fine die: deal the damage.',
      },
      rule: 'HB-DMG-01',
    },
    {
      decision: 'action',
      picks: ['finir-son-tour'],
      before: {
        fr: 'Contre une même cible, seul le meilleur dé du camp compte dans le round\u00a0: après ce 6, deux dagues n’ajouteraient rien. Finissez le tour de Tibalt.',
        en: 'Against one target, only the side’s best die of the round counts: after that 6, two daggers would add nothing. End Tibalt’s turn.',
      },
      after: { fr: 'Le troll se retourne contre Garance\u00a0: 9\u202f!', en: 'The troll turns on Garance: 9!' },
      rule: 'HB-ATK-11',
    },
    {
      decision: 'chance',
      picks: ['depenser-chance'],
      before: {
        fr: '7 dégâts, voilà qui mérite un point de Chance. Dépensez-le.',
        en: '7 damage: that is worth a point of Chance. Spend it.',
      },
      after: {
        fr: 'Le coup n’a jamais existé. Mais le troll frappe deux fois, et Tibalt est visé.',
        en: 'The blow never was. But the troll strikes twice, and Tibalt is next.',
      },
      rule: 'HB-CHA-04',
    },
    {
      decision: 'garde-du-corps',
      picks: ['s-interposer'],
      before: {
        fr: 'Garance, garde du corps, prend un coup par round pour un allié. Son armure est meilleure\u00a0: interposez-vous.',
        en: 'Garance is a bodyguard: once a round she takes an ally’s blow. Her armour is better: step in.',
      },
      rule: 'HB-HERO-02',
    },
    {
      decision: 'chance',
      picks: ['subir'],
      before: { fr: '3 seulement, grâce à l’armure\u00a0: subissez.', en: 'Only 3, thanks to the armour: take it.' },
    },
    {
      decision: 'prochain',
      picks: ['agir-h1'],
      before: { fr: 'Round 3. Encore Garance.', en: 'Round 3. Garance again.' },
    },
    {
      decision: 'action',
      picks: ['attaquer-h1-epee-troll-1'],
      before: { fr: 'Le troll est entamé. Frappez.', en: 'The troll is hurt. Strike.' },
    },
    {
      decision: 'manoeuvre',
      picks: ['degats'],
      before: {
        fr: 'Un 8, le plus haut d’un d8\u00a0: tout en dégâts.',
        en: 'An 8, the highest a d8 can show: all of it in damage.',
      },
      after: { fr: '6 de plus\u00a0: son Endurance est à zéro.', en: '6 more: its Endurance is at zero.' },
      rule: 'HB-DMG-02',
    },
    {
      decision: 'action',
      picks: ['finir-son-tour'],
      before: {
        fr: 'Un adversaire seul à bout de forces teste sa Volonté. Finissez le tour, et regardez son d20.',
        en: 'A lone adversary at the end of its strength tests its will. End the turn, and watch its d20.',
      },
      after: {
        fr: '15 pour une Volonté de 10\u00a0: raté, le troll fuit.',
        en: '15 against a will of 10: failed, the troll flees.',
      },
      rule: 'HB-MRL-01',
    },
    {
      decision: 'action',
      picks: ['finir-son-tour'],
      before: { fr: 'Laissez-le partir\u00a0: finissez le tour.', en: 'Let it go: end the turn.' },
      rule: 'HB-MRL-02',
    },
  ],
  closing: {
    fr: 'Victoire\u202f! Zones, dés d’arme, manœuvres, Chance, moral\u00a0: vous savez l’essentiel. «\u00a0Composer la partie\u00a0», à l’accueil, ouvre les explorations, la magie, les batailles et la table avec un meneur.',
    en: 'Victory! Zones, weapon dice, manoeuvres, Chance, morale: you know the essentials. “Set up a game”, on the first page, opens delves, magic, battles and the table with a game master.',
  },
};
