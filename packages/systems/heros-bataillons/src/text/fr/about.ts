import type { About } from '../about.ts';

export const about: About = {
  // HB-CRE-06
  talent: {
    athlete: 'nager, courir, sauter',
    colosse: 'enfoncer, soulever',
    endurci: 'froid, maladies, poisons, souffle',
    lutte: 'empoigner, se libérer',
    sapeur: 'creuser, démolir',
    marcheur: 'longues marches, fatigue',
    discretion: 'se cacher, passer sans bruit',
    escalade: 'grimper',
    crochetage: 'serrures, pièges mécaniques',
    larcin: 'voler, tours de passe-passe',
    acrobate: 'acrobaties, chutes, équilibre',
    vif: 'initiative, objets qui ne sont pas prêts',
    eloquence: 'convaincre, négocier',
    intimidation: 'provoquer, menacer',
    meneur: 'rallier, commander',
    erudition: 'savoir, magie, langues',
    'esprit-de-fer': 'charmes, domination, effroi',
    vigilance: 'guetter, pièges, pistes',
  },
  // HB-HERO-02
  ability: {
    conjurateur: 'maîtriser une école de magie',
    charge: 'une fois par combat : une zone de plus, puis une attaque de mêlée améliorée',
    tourbillon: 'une fois par combat : une attaque de mêlée contre toute sa zone',
    'second-souffle': 'une fois par combat : retrouver 1d6 END',
    'garde-du-corps': 'une fois par round : prendre à sa place le coup d’un allié adjacent',
    'tir-vise': 'une fois par combat : une attaque à distance améliorée, sans bouger ce tour',
    'frappe-sournoise': 'attaques améliorées contre qui est au sol, empoigné, ou n’a pas encore agi',
    'maitre-d-armes': 'les dés de 3 ou plus, au lieu de 4, paient les manœuvres',
    'cri-de-ralliement': 'une fois par combat : 1d4 END aux alliés proches, qui ne sont plus démoralisés',
    instinct: 'jamais pris au dépourvu ; dans une surprise totale, une chance d’agir en premier',
    'chef-de-guerre': 'son bataillon ajoute 1 à son dé et teste mieux sa VOL',
    'peau-tannee': 'Armure +1 sans rien porter de métal',
  },
  // HB-SCH-01 à HB-SCH-09
  school: {
    arcanique: 'énergie pure, dangereuse pour qui la lance aussi',
    elementaire: 'feu, glace et foudre',
    illusion: 'tromper les yeux et les oreilles ; ses blessures vont à la VOL',
    impie: 'maladie et chairs qui pourrissent',
    ombres: 'les ombres obéissent, protègent et frappent',
    sacree: 'lumière : soigne au lieu de blesser',
    sauvage: 'racines, ouragans et arbres',
  },
  // HB-MAG-08
  form: {
    toucher: 'des dégâts, ou l’effet de l’école',
    invocation: 'faire venir une entité',
    deplacement: 'se déplacer, ou déplacer',
    insufflation: 'mettre la magie dans un objet',
    domination: 'plier une volonté, en sort miraculeux seulement',
  },
};
