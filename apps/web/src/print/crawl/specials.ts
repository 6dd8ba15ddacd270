import type { ByLang } from '@souterrain/words';

/** What a special rule of the first edition does, in a line: its rule speaks of a whole profile, or of the whole bestiary. */
export const specials: ByLang<Readonly<Record<string, string>>> = {
  fr: {
    'instinct-gregaire':
      '+1 dé d’attaque quand son groupe, dans sa zone, est plus nombreux que la cible et les alliés de la cible qui s’y trouvent',
    'chair-qui-repousse': 'retrouve 1 Santé à chaque Résolution des effets',
    'drain-de-vie': 'retrouve 1 Santé à chaque attaque qui blesse',
    elan: '+1 dé de dommages au tour d’un changement de zone, hors Pas de placement',
    etreinte: 'une blessure rend la cible Entravée',
    'forme-spectrale': 'les attaques sans magie ont Difficulté +1 contre cette figurine',
    'furie-blessee': '+1 dé d’attaque après avoir perdu de la Santé',
    'glace-le-sang': 'une attaque qui touche rend la cible Secouée',
    'griffes-paralysantes': 'une blessure rend la cible Paralysée, sauf jet de Vigueur réussi (Difficulté 2)',
    'morsure-empoisonnee': 'une blessure rend la cible Empoisonnée',
    'poids-de-pierre': 'impossible à pousser',
    'pousse-apres-coup': 'une attaque qui touche repousse la cible, après les dommages',
  },
  en: {
    'instinct-gregaire':
      '+1 attack die when its group, in its own zone, outnumbers the target and those of the target’s allies who stand there',
    'chair-qui-repousse': 'gets 1 Santé back in each Résolution des effets',
    'drain-de-vie': 'gets 1 Santé back with each attack that wounds',
    elan: '+1 damage die in a turn where it came from another zone, a Pas de placement aside',
    etreinte: 'a wound leaves the target Immobilised',
    'forme-spectrale': 'attacks without magic against it are harder by 1',
    'furie-blessee': '+1 attack die once it has lost Santé',
    'glace-le-sang': 'an attack that hits leaves the target Secoué',
    'griffes-paralysantes': 'a wound leaves the target Paralysed, unless a Vigueur roll resists (Difficulty 2)',
    'morsure-empoisonnee': 'a wound leaves the target Poisoned',
    'poids-de-pierre': 'cannot be pushed',
    'pousse-apres-coup': 'an attack that hits pushes the target, once the damage is settled',
  },
};
