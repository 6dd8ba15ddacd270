import { type ByLang, type Lang, typesetFr } from '@souterrain/words';
import type { Warning } from '../checks.ts';
import type { Expectation, FaultCode, NotationFault } from '../fault.ts';
import { SIDES } from '../keywords.ts';

type Kind = Exclude<Expectation, `"${string}"`>;

const REASONS: ByLang<Readonly<Record<FaultCode, string>>> = {
  fr: {
    E_LEX: 'ce signe n’est pas de la notation',
    E_MISSING_ATTRIBUTE: 'il manque l’Attribut du Jet',
    E_MISSING_SKILL: 'une barre oblique est suivie d’une Compétence',
    E_TWO_SKILLS: 'un Jet n’a qu’une Compétence',
    E_REQUIRED_WITHOUT_SKILL: '(requise) qualifie une Compétence, et il n’y en a pas',
    E_REQUIRED_MISPLACED: '(requise) se place entre la Compétence et la Difficulté',
    E_MISSING_DIFFICULTY: 'il manque la Difficulté',
    E_DIFFICULTY_RANGE: 'une Difficulté vaut au moins 1',
    E_UNKNOWN_CHARACTERISTIC:
      'ce n’est pas une caractéristique ; un nom qui contient un mot réservé s’écrit entre guillemets',
    E_ATTRIBUTE_AS_DIFFICULTY: 'un Attribut ne peut pas être une Difficulté',
    E_CHARACTERISTIC_NOT_FIRST: 'une caractéristique ne peut être que le premier terme',
    E_MODE: 'ATT vient avant la portée, et CAC n’a pas de distance',
    E_ENEMY_NEEDS_TWO_EFFECTS: 'une action ennemie a exactement deux effets, l’échec puis le succès',
    E_EMPTY_EFFECT: 'il manque un effet',
    E_DASH_NOT_ALONE: 'le tiret, qui veut dire « aucun effet », reste seul',
    E_UNKNOWN_EFFECT: 'cet effet n’existe pas',
    E_VALUE_REQUIRED: 'il manque une valeur',
    E_VALUE_FORBIDDEN: 'cet effet ne prend pas de valeur',
    E_ARGUMENT_REQUIRED: 'il faut dire entre parenthèses ce qui est retiré',
    E_DURATION: 'une durée s’écrit en Rounds',
    E_TWO_OUTCOMES: 'les parenthèses et le deux-points s’excluent',
    E_EMPTY_OPTIONS: 'la liste d’options est vide',
    E_OPTION_COST: 'le prix d’une option s’écrit 2R et vaut au moins 1',
    E_OPTION_MAX: 'le nombre d’achats vaut au moins 1',
    E_EMPTY_TAG: 'il manque un tag',
    E_UNCLOSED: 'il manque un signe fermant',
    E_UNEXPECTED: 'ce texte est de trop',
  },
  en: {
    E_LEX: 'this sign is no part of the notation',
    E_MISSING_ATTRIBUTE: 'the Attribute of the check is missing',
    E_MISSING_SKILL: 'a slash is followed by a Compétence',
    E_TWO_SKILLS: 'a check has only one Compétence',
    E_REQUIRED_WITHOUT_SKILL: '(requise) qualifies a Compétence, and there is none',
    E_REQUIRED_MISPLACED: '(requise) stands between the Compétence and the Difficulty',
    E_MISSING_DIFFICULTY: 'the Difficulty is missing',
    E_DIFFICULTY_RANGE: 'a Difficulty is at least 1',
    E_UNKNOWN_CHARACTERISTIC: 'this is no characteristic; a name that holds a reserved word is written between quotes',
    E_ATTRIBUTE_AS_DIFFICULTY: 'an Attribute cannot be a Difficulty',
    E_CHARACTERISTIC_NOT_FIRST: 'a characteristic can only be the first term',
    E_MODE: 'ATT comes before the range, and CAC has no distance',
    E_ENEMY_NEEDS_TWO_EFFECTS: 'an enemy action has exactly two effects, failure then success',
    E_EMPTY_EFFECT: 'an effect is missing',
    E_DASH_NOT_ALONE: 'the dash, which means “no effect”, stands alone',
    E_UNKNOWN_EFFECT: 'there is no such effect',
    E_VALUE_REQUIRED: 'a value is missing',
    E_VALUE_FORBIDDEN: 'this effect takes no value',
    E_ARGUMENT_REQUIRED: 'what is removed must be said between parentheses',
    E_DURATION: 'a duration is written in Rounds',
    E_TWO_OUTCOMES: 'parentheses and colon exclude each other',
    E_EMPTY_OPTIONS: 'the list of options is empty',
    E_OPTION_COST: 'the price of an option is written 2R and is at least 1',
    E_OPTION_MAX: 'the number of purchases is at least 1',
    E_EMPTY_TAG: 'a tag is missing',
    E_UNCLOSED: 'a closing mark is missing',
    E_UNEXPECTED: 'this text is one too many',
  },
};

const KINDS: ByLang<Readonly<Record<Kind, string>>> = {
  fr: {
    attribute: 'un Attribut (Agilité, Force, Mental, Savoir, Vigueur)',
    skill: 'une Compétence',
    difficulty: 'une Difficulté (un nombre, X, Y, Z ou une caractéristique)',
    characteristic: 'une caractéristique (Défense, Réflexes, Physique, Volonté)',
    range: 'une portée (CAC, DST, AUR)',
    effect: 'un effet',
    amount: 'une valeur (un nombre, X, Y ou Z)',
    die: `un dé à ${SIDES.join(', ')} faces`,
    state: 'un État, ou Soignable',
    duration: 'un nombre de Rounds',
    price: 'un prix, comme 2R',
    count: 'un nombre',
    tag: 'un tag',
    options: 'des options entre crochets',
    end: 'la fin de la ligne',
  },
  en: {
    attribute: 'an Attribute (Agilité, Force, Mental, Savoir, Vigueur)',
    skill: 'a Compétence',
    difficulty: 'a Difficulty (a number, X, Y, Z or a characteristic)',
    characteristic: 'a characteristic (Défense, Réflexes, Physique, Volonté)',
    range: 'a range (CAC, DST, AUR)',
    effect: 'an effect',
    amount: 'a value (a number, X, Y or Z)',
    die: `a die of ${SIDES.join(', ')} faces`,
    state: 'a state, or Soignable',
    duration: 'a number of Rounds',
    price: 'a price, such as 2R',
    count: 'a number',
    tag: 'a tag',
    options: 'options between brackets',
    end: 'the end of the line',
  },
};

const isMark = (expectation: Expectation): expectation is `"${string}"` => expectation.startsWith('"');

const quoted: ByLang<(text: string) => string> = { fr: (text) => `« ${text} »`, en: (text) => `“${text}”` };

/** The fault as a sentence: the column, the reason, what was found, what was expected. */
export function faultInWords({ code, column, found, expected }: NotationFault, lang: Lang): string {
  const reason = REASONS[lang][code];
  const seen = found === '' ? '' : ` (${quoted[lang](found)})`;
  const wanted = expected
    .map((one) => (isMark(one) ? quoted[lang](one.slice(1, -1)) : KINDS[lang][one]))
    .join(lang === 'fr' ? ' ou ' : ' or ');
  if (lang === 'en') return `Column ${column}: ${reason}${seen}.${wanted === '' ? '' : ` Expected: ${wanted}.`}`;
  return typesetFr(`Colonne ${column} : ${reason}${seen}.${wanted === '' ? '' : ` Attendu : ${wanted}.`}`);
}

const WARNINGS: ByLang<Readonly<Record<Warning['code'], (skill: string) => string>>> = {
  fr: {
    W_UNKNOWN_SKILL: (skill) => `La Compétence ${skill} n’est déclarée nulle part.`,
    W_SKILL_OUT_OF_REACH: (skill) => `La Compétence ${skill} est requise, et personne ne peut l’avoir.`,
  },
  en: {
    W_UNKNOWN_SKILL: (skill) => `The Compétence ${skill} is declared nowhere.`,
    W_SKILL_OUT_OF_REACH: (skill) => `The Compétence ${skill} is required, and nobody can have it.`,
  },
};

export const warningInWords = ({ code, skill }: Warning, lang: Lang): string => WARNINGS[lang][code](skill.name);
