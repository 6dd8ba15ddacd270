import { marks as shared } from '@souterrain/crawl/text';
import { type ByLang, deFr } from '@souterrain/words';
import { ATTRIBUTES } from '../notation/index.ts';
import { registered } from './registered.ts';

/** What lasts without being a state of the notation. */
const own: ByLang<Readonly<Record<string, string>>> = {
  fr: {
    'temps-fort': 'Temps fort',
    'armure-accordee': 'Armure accordée',
    'des-accordes': 'Dés accordés',
    ebranle: 'Ébranlé',
    'aura-carreau': 'Aura de Carreau',
    'aura-pique': 'Aura de Pique',
    'aura-trefle': 'Aura de Trèfle',
    serviteur: 'Serviteur',
    bulle: 'Bulle suffocante',
    etouffement: 'Étouffement',
    enchaine: 'Enchaîné',
    cicatrices: 'Cicatrices horribles',
  },
  en: {
    'temps-fort': 'Temps fort',
    'armure-accordee': 'Armour granted',
    'des-accordes': 'Dice granted',
    ebranle: 'Rattled',
    'aura-carreau': 'Aura of Diamonds',
    'aura-pique': 'Aura of Spades',
    'aura-trefle': 'Aura of Clubs',
    serviteur: 'Servant',
    bulle: 'Choking bubble',
    etouffement: 'Choking',
    enchaine: 'Shackled',
    cicatrices: 'Horrible scars',
  },
};

/** AD2-ETAT-25: `perte-vigueur` and the like. */
const losses = (said: (attribute: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ATTRIBUTES).map(([id, name]) => [`perte-${id}`, said(name)]));

export const marks: ByLang<Readonly<Record<string, string>>> = {
  fr: { ...shared.fr, ...registered('fr', 'state'), ...own.fr, ...losses((name) => `Perte ${deFr(name)}`) },
  en: { ...shared.en, ...registered('en', 'state'), ...own.en, ...losses((name) => `Loss of ${name}`) },
};
