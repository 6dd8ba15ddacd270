import { type ByLang, type Lang, WIDE } from '@souterrain/words';
import { fieldIn, marked } from './sheet-fields.ts';

/** What is wrong with the file of a hero, and the rule that says so where one does. */
export interface FileIssue {
  readonly rule: string | null;
  readonly path: string;
  readonly problem: string;
  readonly found?: string | number | undefined;
}

/** What may be wrong with it, by the key the rules give, after the field where that says more. */
export const problems: ByLang<Readonly<Record<string, string>>> = {
  fr: {
    'json-illisible': 'ce fichier n’est pas lisible, il est peut-être tronqué',
    'fiche-trop-grosse': 'ce fichier contient bien plus que la fiche d’un héros',
    'pas-un-objet': 'ce fichier n’est pas une fiche',
    'format-inconnu': 'ce n’est pas une fiche de ce jeu',
    'version-inconnue': 'cette version de fiche n’est pas connue ici',
    'champ-manquant': 'cela manque à la fiche',
    'champ-inconnu': 'aucune fiche n’a cela',
    'texte-attendu': 'un texte est attendu',
    'entier-attendu': 'un nombre entier est attendu',
    'booleen-attendu': 'vrai ou faux est attendu',
    'liste-attendue': 'une liste est attendue',
    'objet-attendu': 'un ensemble de champs est attendu',
    'valeur-inconnue': 'cette valeur n’existe pas',
    'nom-vide': 'le nom est vide',
    'origine-inconnue': 'cette Origine n’existe pas',
    'carriere-manquante': 'il faut une Carrière',
    'carriere-inconnue': 'cette Carrière n’existe pas',
    'carriere-fermee': 'cette Carrière est fermée à cette Origine',
    'trop-de-carrieres': 'trop de Carrières',
    'carte-inconnue': 'cette carte n’existe pas',
    'hors-limites': 'valeur hors des limites',
    'items/hors-limites': 'un héros ne peut pas porter tout cela',
    'talent-en-double': 'ce Talent est là deux fois',
    'talent-hors-liste': 'ce Talent n’est pas ouvert à ce héros',
    'prerequis-manquant': 'ce Talent en demande un autre',
    'proie-inconnue': 'cette proie n’existe pas',
    'proie-manquante': 'il faut choisir une proie',
    'objet-inconnu': 'cet objet n’existe pas',
    'objet-sans-place': 'cet objet ne peut être équipé avec le reste',
    'origine-reservee': 'cette Origine n’est pas pour un héros',
    'competence-manquante': 'tout héros a cette Compétence',
    'caracteristique-de-monstre': 'seuls les monstres ont cela',
    'attributs-mal-repartis': 'les Attributs ne sont pas répartis comme à la création',
    'competences-mal-reparties': 'les Compétences ne sont pas celles d’une création',
    'points-mal-repartis': 'la Santé et l’Héroïsme ne se partagent pas ainsi à la création',
    'trop-d-experience': 'trop d’expérience pour une création',
    'trop-d-achats': 'trop d’achats pour une création',
    'trop-rare': 'trop rare pour être acheté à la création',
    'trop-de-deniers': 'trop de deniers pour une création',
    dex: 'DEX n’existe pas ici, c’est AGI ou VOL',
  },
  en: {
    'json-illisible': 'this file cannot be read, it may be cut short',
    'fiche-trop-grosse': 'this file holds far more than the sheet of a hero',
    'pas-un-objet': 'this file is no sheet',
    'format-inconnu': 'this is no sheet of this game',
    'version-inconnue': 'this version of a sheet is not known here',
    'champ-manquant': 'missing from the sheet',
    'champ-inconnu': 'no sheet has this',
    'texte-attendu': 'a text is expected',
    'entier-attendu': 'a whole number is expected',
    'booleen-attendu': 'true or false is expected',
    'liste-attendue': 'a list is expected',
    'objet-attendu': 'a set of fields is expected',
    'valeur-inconnue': 'there is no such value',
    'nom-vide': 'the name is empty',
    'origine-inconnue': 'there is no such Origin',
    'carriere-manquante': 'a Career is needed',
    'carriere-inconnue': 'there is no such Career',
    'carriere-fermee': 'this Career is closed to this Origin',
    'trop-de-carrieres': 'too many Careers',
    'carte-inconnue': 'there is no such card',
    'hors-limites': 'value out of bounds',
    'items/hors-limites': 'no hero can carry all this',
    'talent-en-double': 'this Talent is there twice',
    'talent-hors-liste': 'this Talent is not open to this hero',
    'prerequis-manquant': 'this Talent needs another one',
    'proie-inconnue': 'there is no such prey',
    'proie-manquante': 'a prey must be chosen',
    'objet-inconnu': 'there is no such item',
    'objet-sans-place': 'this item cannot be equipped with the rest',
    'origine-reservee': 'this Origin is not for a hero',
    'competence-manquante': 'every hero has this Compétence',
    'caracteristique-de-monstre': 'only monsters have this',
    'attributs-mal-repartis': 'the Attributes are not shared out as at creation',
    'competences-mal-reparties': 'the Compétences are not those of a creation',
    'points-mal-repartis': 'Santé and Héroïsme are not shared out so at creation',
    'trop-d-experience': 'too much experience for a creation',
    'trop-d-achats': 'too many purchases for a creation',
    'trop-rare': 'too rare to be bought at creation',
    'trop-de-deniers': 'too many deniers for a creation',
    dex: 'there is no DEX here, it is AGI or VOL',
  },
};

/** « Talents, nº 2 : ce Talent en demande un autre (« griffes », talents.1, AD1-XP-07) ». */
export function sayIssue(issue: FileIssue, lang: Lang): string {
  const { rule, path, problem } = issue;
  const field = path && fieldIn(path, lang);
  // A field that no sheet has can only be called by its key.
  const where = field ?? marked(path, lang);
  const found = issue.found === undefined || issue.found === '' ? '' : marked(String(issue.found), lang);
  const aside = [found, field && path, rule].filter((part) => part).join(', ');
  const colon = lang === 'fr' ? `${WIDE}: ` : ': ';
  const said = problems[lang];
  return `${where && `${where}${colon}`}${said[`${path}/${problem}`] ?? said[problem] ?? problem}${aside && ` (${aside})`}`;
}
