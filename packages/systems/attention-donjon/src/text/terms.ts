import { defineWords } from '@souterrain/crawl/text';

/** Sums of this edition, their terms, what is rolled for. */
export const termWords = defineWords({
  terms: {
    blessures: { fr: 'Blessures', en: 'Wounds' },
    profil: { fr: 'Profil', en: 'Profile' },
    'melee-moitie': { fr: 'Moitié de la Mêlée', en: 'Half of Mêlée' },
    'vigueur-moitie': { fr: 'Moitié de la Vigueur', en: 'Half of Vigueur' },
    endurant: { fr: 'Endurant', en: 'Endurant' },
    penetration: { fr: 'Pénétration', en: 'Pénétration' },
    seuil: { fr: 'Seuil', en: 'Seuil' },
    'seuil-attaque': { fr: 'Seuil de l’attaque', en: 'Seuil of the attack' },
    'deja-secoue': { fr: 'Déjà Secoué', en: 'Already Secoué' },
    'esquive-sacrifice': { fr: 'Action standard sacrifiée', en: 'Standard action given up' },
  },
});
