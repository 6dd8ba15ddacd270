import { type ByLang, type Lang, quoted } from '@souterrain/words';

/** Proper names, the same in both languages. */
const NAMES = {
  agilite: 'Agilité',
  savoir: 'Savoir',
  mental: 'Mental',
  force: 'Force',
  vigueur: 'Vigueur',
  melee: 'Mêlée',
  tir: 'Tir',
  lancer: 'Lancer',
  arcanes: 'Arcane',
  esquive: 'Esquive',
  resistance: 'Résistance',
  soins: 'Soins',
  for: 'FOR',
  agi: 'AGI',
  vol: 'VOL',
  end: 'END',
};

/** What the fields of a hero's file are, for those who never saw one. */
export const fields: ByLang<Readonly<Record<string, string>>> = {
  fr: {
    format: 'Format',
    version: 'Version',
    name: 'Nom',
    origin: 'Origine',
    careers: 'Carrières',
    traits: 'Traits',
    santeMax: 'Santé maximum',
    heroismeMax: 'Héroïsme maximum',
    arcane: 'Arcane gardienne',
    talents: 'Talents',
    proie: 'Proie',
    enduranceBonus: 'Bonus d’Endurance',
    deplacement: 'Déplacement',
    xp: 'Expérience',
    deniers: 'Deniers',
    items: 'Objets',
    wounds: 'Blessures graves',
    values: 'Attributs',
    abilities: 'Capacités',
    schools: 'Écoles de magie',
    forms: 'Formes de sort',
    chanceMax: 'Chance maximum',
    progress: 'Progression',
    gold: 'Or',
    ...NAMES,
    id: 'lequel',
    base: 'sorte d’objet',
    place: 'emplacement',
    degree: 'degré',
    hands: 'mains',
    charges: 'charges',
    broken: 'brisé',
    loaded: 'chargé',
    enchantment: 'enchantement',
    slot: 'fente',
    value: 'valeur',
    boxed: 'rangé',
    thrownBy: 'lancé par',
    stuck: 'coincé',
    dry: 'à sec',
    holds: 'contenu',
    known: 'connu',
    hand: 'main',
    splint: 'attelle',
    prosthesis: 'prothèse',
  },
  en: {
    format: 'Format',
    version: 'Version',
    name: 'Name',
    origin: 'Origin',
    careers: 'Careers',
    traits: 'Traits',
    santeMax: 'Maximum Santé',
    heroismeMax: 'Maximum Héroïsme',
    arcane: 'Arcane gardienne',
    talents: 'Talents',
    proie: 'Prey',
    enduranceBonus: 'Endurance bonus',
    deplacement: 'Déplacement',
    xp: 'Experience',
    deniers: 'Deniers',
    items: 'Items',
    wounds: 'Grave wounds',
    values: 'Attributes',
    abilities: 'Abilities',
    schools: 'Schools of magic',
    forms: 'Spell forms',
    chanceMax: 'Maximum Chance',
    progress: 'Progress',
    gold: 'Gold',
    ...NAMES,
    id: 'which one',
    base: 'kind of item',
    place: 'place',
    degree: 'degree',
    hands: 'hands',
    charges: 'charges',
    broken: 'broken',
    loaded: 'loaded',
    enchantment: 'enchantment',
    slot: 'slot',
    value: 'value',
    boxed: 'put away',
    thrownBy: 'thrown by',
    stuck: 'stuck',
    dry: 'dry',
    holds: 'contents',
    known: 'known',
    hand: 'hand',
    splint: 'splint',
    prosthesis: 'prosthesis',
  },
};

const RANKS: ByLang<(rank: number) => string> = { fr: (rank) => `nº\u00a0${rank}`, en: (rank) => `no.\u00a0${rank}` };

/** « Talents, nº 2 » for `talents.1`; nothing where a part of the path is a field that no sheet has. */
export function fieldIn(path: string, lang: Lang): string | undefined {
  const [first, ...rest] = path.split('.');
  const parts = [first!, ...rest].map((part, i) => {
    if (/^\d+$/.test(part)) return RANKS[lang](Number(part) + 1);
    // The item itself, by its own id: the heading before it says what it is.
    if (i === 1 && first === 'items') return marked(part, lang);
    // The same word names a card and, among the traits, a skill.
    return fields[lang][i > 0 && part === 'arcane' ? 'arcanes' : part];
  });
  return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined;
}

export const marked = (text: string, lang: Lang): string => (lang === 'fr' ? quoted(text) : `“${text}”`);
