import type { ErrorCode } from 'yaml';
import type { Lang } from './schema-words.ts';
import { LONGEST_YAML, type YamlExcess } from './yaml-excess.ts';

/** What is said of a text that cannot be read as YAML. */
export interface YamlWords {
  /** What its parser found: it says so in English alone. */
  fault(code: ErrorCode, message: string): string;
  readonly excess: Readonly<Record<YamlExcess['of'], string>>;
  unknownAlias(name: string): string;
  /** Aliases that repeat without end. */
  readonly endless: string;
}

const NBSP = '\u00A0';
const THIN = '\u202F';

const SAID: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'un renvoi (*nom) ne porte rien d’autre',
  BAD_ALIAS: 'ce nom de renvoi (*nom) ou d’ancre (&nom) ne convient pas',
  BAD_COLLECTION_TYPE: 'cette étiquette (!type) ne convient pas à ce qui suit',
  BAD_DIRECTIVE: 'cette ligne qui commence par % est inconnue',
  BAD_DQ_ESCAPE: 'cette suite de signes après \\ est inconnue',
  BAD_INDENT: 'ce n’est pas décalé comme ce qui précède',
  BAD_PROP_ORDER: 'cette ancre (&nom) ou cette étiquette (!type) se met après le tiret ou les deux-points',
  BAD_SCALAR_START: 'un texte qui commence par ce signe se met entre guillemets',
  BLOCK_AS_IMPLICIT_KEY: 'une liste ou des champs ne peuvent pas suivre sur la même ligne',
  BLOCK_IN_FLOW: 'une liste à tirets ou des champs sans accolades ne vont pas entre crochets ou accolades',
  DUPLICATE_KEY: 'ce champ est là deux fois',
  IMPOSSIBLE: 'la suite n’a pas de sens',
  KEY_OVER_1024_CHARS: 'ce nom de champ est trop long',
  MISSING_CHAR: `il manque un signe ici${NBSP}: un guillemet, une virgule, un deux-points, une espace ou un crochet`,
  MULTILINE_IMPLICIT_KEY: 'un nom de champ tient sur une ligne',
  MULTIPLE_ANCHORS: 'il y a plus d’une ancre (&nom)',
  MULTIPLE_DOCS: 'un fichier tient un seul document, sans --- au milieu',
  MULTIPLE_TAGS: 'il y a plus d’une étiquette (!type)',
  NON_STRING_KEY: 'un nom de champ est un texte',
  RESOURCE_EXHAUSTION: 'il est trop grand',
  TAB_AS_INDENT: 'les tabulations ne décalent pas, seules les espaces le font',
  TAG_RESOLVE_FAILED: 'cette étiquette (!type) est inconnue',
  UNEXPECTED_TOKEN: 'ce signe n’a rien à faire ici',
};

const fr: YamlWords = {
  fault: (code, message) => SAID[code] ?? message,
  excess: {
    length: `plus de ${LONGEST_YAML} signes${THIN}; répartissez-les en plusieurs fichiers`,
    depth: 'des listes et des champs s’emboîtent trop ici',
    tokens: `il y a trop d’entrées${THIN}; répartissez-les en plusieurs fichiers`,
    aliases: `il y a trop de renvois (*nom)${THIN}; recopiez ce qu’ils répètent`,
  },
  unknownAlias: (name) => `aucune ancre &${name} n’est posée avant ce renvoi *${name}`,
  endless: `les renvois (*nom) répètent trop de choses, ou mènent à ce qui les contient${THIN}; recopiez ce qu’ils répètent`,
};

const en: YamlWords = {
  fault: (_, message) => message,
  excess: {
    length: `more than ${LONGEST_YAML} characters; share them out over several files`,
    depth: 'lists and fields hold one another too deep here',
    tokens: 'there are too many entries; share them out over several files',
    aliases: 'there are too many aliases (*name); copy what they repeat',
  },
  unknownAlias: (name) => `no anchor &${name} stands before this alias *${name}`,
  endless: 'aliases (*name) repeat too much, or lead to what holds them; copy what they repeat',
};

export const yamlWords: Readonly<Record<Lang, YamlWords>> = { fr, en };
