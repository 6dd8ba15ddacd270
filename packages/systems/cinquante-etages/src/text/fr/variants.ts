import type { VariantWords } from '../catalogue.ts';

export const variants: VariantWords = {
  turnChoice: {
    label: 'Rebond sur les murs',
    values: { free: 'Au choix, demi-tour compris', billiard: 'Comme au billard' },
  },
  cornerRule: {
    label: 'Diagonale entre les murs',
    values: {
      closed: 'Fermée par deux murs',
      free: 'Toujours ouverte',
      strict: 'Fermée par un seul mur',
    },
  },
  webCost: { label: 'Paiement des toiles', values: { entry: 'En entrant', exit: 'En sortant' } },
  webPersistence: { label: 'Durée des toiles', values: { stays: 'Elles restent', torn: 'Un passage les détruit' } },
  fightStopsMove: {
    label: 'Arrêt après un combat',
    values: { no: 'Non, on repart', yes: 'Oui, sur la case de la créature' },
  },
  stairsTrigger: {
    label: 'Sortie par l’escalier',
    values: { crossing: 'En passant, au choix', stop: 'En s’y arrêtant', forced: 'Dès le premier passage' },
  },
  fog: { label: 'Visibilité de l’étage', values: { off: 'Étage entier', on: 'Lignes de vue seulement' } },
  pvBase: { label: 'Bonus de PV de classe', values: { bonus: 'Un PV pour le Guerrier', slip: 'Aucun' } },
  endHeal: { label: 'PV gagnés par END', values: { one: '1 par point', three: '3 par point' } },
  successNeeded: {
    label: 'Jet réussi pour toucher',
    values: { no: 'Inutile, l’écart suffit', yes: 'Nécessaire' },
  },
  nonMageMagic: { label: 'Magie des non-Mages', values: { bonus: 'INT + 2', penalty: 'INT − 2' } },
  magicCap: { label: 'Plafond du jet de magie', values: { no: 'Aucun', yes: '16, bonus compris' } },
  tie: {
    label: 'Réussites égales',
    values: { nothing: 'Personne ne touche', reroll: 'On relance', higher: 'La plus haute caractéristique touche' },
  },
  minDamage: { label: 'Dégâts minimaux', values: { zero: '0', one: '1' } },
  critGap: { label: 'Écart d’une réussite critique', values: { one: 'Toujours 1', natural: 'Caractéristique − 1' } },
  critDoubling: {
    label: 'Doublement des dégâts critiques',
    values: { afterArmour: 'Après l’armure', beforeArmour: 'Avant l’armure', weapon: 'L’arme seule' },
  },
  doubleCrit: {
    label: 'Double réussite critique',
    values: { tie: 'Personne ne touche', both: 'Les deux se touchent' },
  },
  fumbleLoses: {
    label: 'Échec critique perdant',
    values: { no: 'Non, on compare', yes: 'Oui, le 20 perd l’échange' },
  },
  creatureFumble: {
    label: 'Échec critique des créatures',
    values: { none: 'Sans conséquence', plusOne: 'Elles subissent 1 de plus' },
  },
  fumblePlusOne: {
    label: '+1 sans coup reçu',
    values: { lost: 'Perdu', always: 'Perd 1 PV quand même', next: 'Attend le prochain coup' },
  },
  forgetDuration: {
    label: 'Durée de l’oubli',
    values: { scroll: 'Jusqu’au prochain parchemin', floor: 'Jusqu’à l’étage suivant' },
  },
  cap: { label: 'Plafond du Charisme', values: { all: '16, comme les autres', exceptCha: 'Aucun' } },
  retreat: { label: 'Fuite en combat', values: { off: 'Avec Fumée seulement', on: 'En reculant d’une case' } },
  patrol: { label: 'Attaques de la ronde', values: { on: 'Aux tours 12, 16, 20…', off: 'Jamais' } },
  multiMode: {
    label: 'Coopération ou course',
    values: { cooperative: 'Ensemble, étage par étage', race: 'Chacun pour soi jusqu’en bas' },
  },
  guardianShare: {
    label: 'Partage du gardien',
    values: { each: 'Un pour chacun', shared: 'Un seul, plus coriace' },
  },
  magicArmour: {
    label: 'Armure contre la magie',
    values: { applies: 'Elle protège', ignored: 'Elle ne sert à rien' },
  },
};
