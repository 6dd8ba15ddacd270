import { type ByLang, type Lang, typesetFr } from '@souterrain/words';
import { faultInWords } from '../../notation/words/index.ts';
import type { ProfileCode, ProfileFault } from './written.ts';

export const PROFILE_REASONS: ByLang<Readonly<Record<ProfileCode, string>>> = {
  fr: {
    E_PROFILE_LEVEL: 'le titre d’un profil est un nom suivi de son niveau entre parenthèses',
    E_PROFILE_TRAIT: 'un monstre n’a que Défense, Réflexes, Physique, Volonté, Santé, Armure et Déplacement',
    E_PROFILE_NOT_ENEMY: 'l’action d’un monstre est une action ennemie, avec son échec et son succès entre parenthèses',
    E_PROFILE_NO_ACTION: 'un profil a au moins une action ou une Réaction/Esquive',
  },
  en: {
    E_PROFILE_LEVEL: 'the title of a profile is a name followed by its level between parentheses',
    E_PROFILE_TRAIT: 'a monster has nothing but Défense, Réflexes, Physique, Volonté, Santé, Armure and Déplacement',
    E_PROFILE_NOT_ENEMY: 'the action of a monster is an enemy action, its failure and success between parentheses',
    E_PROFILE_NO_ACTION: 'a profile has at least one action or a Réaction/Esquive',
  },
};

/** The fault of a profile as a sentence: the line, the column, the reason and, for notation, what was expected. */
export function profileFaultInWords(fault: ProfileFault, lang: Lang): string {
  const line = lang === 'fr' ? `Ligne ${fault.line}. ` : `Line ${fault.line}. `;
  if ('expected' in fault) return line + faultInWords(fault, lang);
  const { code, column, found } = fault;
  const reason = PROFILE_REASONS[lang][code];
  if (lang === 'en') return `${line}Column ${column}: ${reason}${found === '' ? '' : ` (“${found}”)`}.`;
  return line + typesetFr(`Colonne ${column} : ${reason}${found === '' ? '' : ` (« ${found} »)`}.`);
}
