/** Sums, their terms, what rolls are made for. */
const sums = {
  des: 'Dice',
  difficulte: 'Difficulty',
  valeur: 'Value',
  deniers: 'Deniers',
  base: 'Base',
  bonus: 'Bonus',
  armure: 'Armour',
  plancher: 'Never below zero',
  'autre-zone': 'Target in another zone',
  'zones-couvertes': 'Zones covered',
  'zones-traversees': 'Zones crossed',
  'cible-adjacente': 'Adjacent target',
  'ennemi-au-contact': 'Enemy in contact',
  ennemis: 'Enemies nearby',
  'ennemis-adjacents': 'Adjacent enemies',
  couvert: 'Cover',
  decor: 'Scenery',
  echecs: 'Earlier failures',
  repas: 'Meals already had',
  proie: 'Prey',
  'esquive-difficile': 'Difficult Esquive',
  'mains-nues': 'Bare hands',
  de: 'Die',
  fixe: 'Flat',
  joker: 'Joker',
  regard: 'Regard bienveillant',
  heroisme: 'Héroïsme',
  sante: 'Santé',
};

/** What actions cost. */
const costs = {
  mouvement: 'Movement action',
  standard: 'Standard action',
  complexe: 'Complex action',
  libre: 'Free',
};

const purposes = {
  attaque: 'Attack',
  dommages: 'Damage',
  esquive: 'Esquive',
  soins: 'Soins',
  recuperation: 'Récupération',
  'se-reprendre': 'Se reprendre',
  chercher: 'Search',
  'se-liberer': 'Breaking free',
  talent: 'Talent',
  objet: 'Item',
  resistance: 'Resistance',
  epreuve: 'Trial',
  calme: 'Calming down',
};

/** What sets one choice of a creature apart from another. */
const reasons = {
  adjacent: 'In contact',
  appat: 'Attention drawn',
  danger: 'Danger of the square',
  distance: 'Distance',
  effort: 'Way to go',
  initiative: 'Order of initiative',
  porte: 'Nearest Porte',
  refuge: 'Nearest refuge',
  'zone-tenue': 'Zone already held',
  zones: 'Zones apart',
};

/** Why a creature aims at this one. */
const criteria = {
  'critere-appat': 'draws attention',
  'critere-effort': 'the shortest way',
  'critere-adjacent': 'already in contact',
  'critere-difficulte': 'lowest Difficulty',
  'critere-endurance': 'lowest Endurance',
  'critere-sante': 'lowest Santé',
  'critere-initiative': 'first initiative',
  'critere-secoue': 'Secoué',
};

/** Why a creature goes to this square. */
const paths = {
  'chemin-adjacent': 'next to its target',
  'chemin-effort': 'the shortest way',
  'chemin-zones': 'the fewest zones to cross',
  'chemin-distance': 'nearest to its target',
  'chemin-difficulte': 'the easiest attack',
  'chemin-zone-tenue': 'a zone without enemies',
  'chemin-danger': 'a harmless square',
  'chemin-esquive': 'the least to dodge',
  'chemin-refuge': 'away from enemies',
  'chemin-porte': 'next to a Porte',
};

const wounds = {
  'blessure-grave': 'Blessure grave',
  'meme-pas-mal': 'Not even hurt',
  benigne: 'A mild wound',
  'objet-detruit': 'An item destroyed',
};

const treasures = {
  mineur: 'Minor',
  consommable: 'Consumable',
  commun: 'Common',
  'objet-magique': 'Magic item',
  'armure-magique': 'Magic armour',
  'arme-magique': 'Magic weapon',
  exceptionnel: 'Exceptional',
};

const slots = {
  main: 'Hand',
  vetement: 'Garment',
  tete: 'Head',
  talisman: 'Talisman',
  anneau: 'Ring',
  gants: 'Gloves',
  bottes: 'Boots',
  ceinture: 'Belt',
  sac: 'Bag',
};

const categories = {
  'categorie-bete': 'Beasts',
  'categorie-construction': 'Constructs',
  'categorie-demon': 'Demons',
  'categorie-gobelinoide': 'Goblinoids',
  'categorie-homme-rat': 'Ratmen',
  'categorie-humain': 'Humans',
  'categorie-mort-vivant': 'Undead',
  'categorie-plante': 'Plants',
  'categorie-vermine': 'Vermin',
};

const unexpected = {
  'rats-en-chasse': 'rats on the hunt',
  'piege-du-nid': 'a trap of the nest',
  'morts-qui-montent': 'the dead climb up',
  glas: 'the bell tolls',
  patrouille: 'a patrol',
  fleches: 'arrows',
  'eveil-du-sanctuaire': 'the sanctuary wakes',
  eboulement: 'a rockfall',
  rodeurs: 'prowlers',
};

/** Marks that are no state, and what lies on squares. */
const marks = {
  'en-fuite': 'Fleeing',
  fumee: 'Smoke',
  lumiere: 'Light',
};

export const terms: Readonly<Record<string, string>> = {
  ...sums,
  ...costs,
  ...purposes,
  ...reasons,
  ...criteria,
  ...paths,
  ...wounds,
  ...treasures,
  ...slots,
  ...categories,
  ...unexpected,
  ...marks,
};
