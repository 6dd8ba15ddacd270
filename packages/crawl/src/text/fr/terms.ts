/** Sums, their terms, what rolls are made for. */
const sums = {
  des: 'Dés',
  difficulte: 'Difficulté',
  valeur: 'Valeur',
  deniers: 'Deniers',
  base: 'Base',
  bonus: 'Bonus',
  armure: 'Armure',
  plancher: 'Jamais sous zéro',
  'autre-zone': 'Cible dans une autre zone',
  'zones-couvertes': 'Zones couvertes',
  'zones-traversees': 'Zones traversées',
  'cible-adjacente': 'Cible adjacente',
  'ennemi-au-contact': 'Ennemi au contact',
  ennemis: 'Ennemis proches',
  'ennemis-adjacents': 'Ennemis adjacents',
  couvert: 'Couvert',
  decor: 'Décor',
  echecs: 'Échecs précédents',
  repas: 'Repas déjà pris',
  proie: 'Proie',
  'esquive-difficile': 'Esquive difficile',
  'mains-nues': 'Mains nues',
  de: 'Dé',
  fixe: 'Fixe',
  joker: 'Joker',
  regard: 'Regard bienveillant',
  heroisme: 'Héroïsme',
  sante: 'Santé',
};

/** What actions cost. */
const costs = {
  mouvement: 'Action de mouvement',
  standard: 'Action standard',
  complexe: 'Action complexe',
  libre: 'Gratuit',
};

const purposes = {
  attaque: 'Attaque',
  dommages: 'Dommages',
  esquive: 'Esquive',
  soins: 'Soins',
  recuperation: 'Récupération',
  'se-reprendre': 'Se reprendre',
  chercher: 'Recherche',
  'se-liberer': 'Se libérer',
  talent: 'Talent',
  objet: 'Objet',
  resistance: 'Résistance',
  epreuve: 'Épreuve',
  calme: 'Retour au calme',
};

/** What sets one choice of a creature apart from another. */
const reasons = {
  adjacent: 'Au contact',
  appat: 'Attention attirée',
  danger: 'Danger de la case',
  distance: 'Distance',
  effort: 'Chemin à faire',
  initiative: 'Ordre d’initiative',
  porte: 'Porte la plus proche',
  refuge: 'Refuge le plus proche',
  'zone-tenue': 'Zone déjà tenue',
  zones: 'Zones d’écart',
};

/** Why a creature aims at this one. */
const criteria = {
  'critere-appat': 'attire l’attention',
  'critere-effort': 'le moins de chemin',
  'critere-adjacent': 'déjà au contact',
  'critere-difficulte': 'Difficulté la plus basse',
  'critere-endurance': 'Endurance la plus basse',
  'critere-sante': 'Santé la plus basse',
  'critere-initiative': 'première initiative',
  'critere-secoue': 'Secoué',
};

/** Why a creature goes to this square. */
const paths = {
  'chemin-adjacent': 'au contact de sa cible',
  'chemin-effort': 'le chemin le plus court',
  'chemin-zones': 'le moins de zones à traverser',
  'chemin-distance': 'au plus près de sa cible',
  'chemin-difficulte': 'l’attaque la plus facile',
  'chemin-zone-tenue': 'une zone sans ennemi',
  'chemin-danger': 'une case sans danger',
  'chemin-esquive': 'le moins à esquiver',
  'chemin-refuge': 'loin des ennemis',
  'chemin-porte': 'à côté d’une Porte',
};

const wounds = {
  'blessure-grave': 'Blessure grave',
  'meme-pas-mal': 'Même pas mal',
  benigne: 'Blessure bénigne',
  'objet-detruit': 'Objet détruit',
};

const treasures = {
  mineur: 'Mineur',
  consommable: 'Consommable',
  commun: 'Commun',
  'objet-magique': 'Objet magique',
  'armure-magique': 'Armure magique',
  'arme-magique': 'Arme magique',
  exceptionnel: 'Exceptionnel',
};

const slots = {
  main: 'Main',
  vetement: 'Vêtement',
  tete: 'Tête',
  talisman: 'Talisman',
  anneau: 'Anneau',
  gants: 'Gants',
  bottes: 'Bottes',
  ceinture: 'Ceinture',
  sac: 'Sac',
};

const categories = {
  'categorie-bete': 'Bêtes',
  'categorie-construction': 'Constructions',
  'categorie-demon': 'Démons',
  'categorie-gobelinoide': 'Gobelinoïdes',
  'categorie-homme-rat': 'Hommes-Rats',
  'categorie-humain': 'Humains',
  'categorie-mort-vivant': 'Morts-vivants',
  'categorie-plante': 'Plantes',
  'categorie-vermine': 'Vermine',
};

const unexpected = {
  'rats-en-chasse': 'des rats en chasse',
  'piege-du-nid': 'un piège du nid',
  'morts-qui-montent': 'les morts remontent',
  glas: 'le glas sonne',
  patrouille: 'une patrouille',
  fleches: 'des flèches',
  'eveil-du-sanctuaire': 'le sanctuaire s’éveille',
  eboulement: 'un éboulement',
  rodeurs: 'des rôdeurs',
};

/** Marks that are no state, and what lies on squares. */
const marks = {
  'en-fuite': 'En fuite',
  fumee: 'Fumée',
  lumiere: 'Lumière',
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
