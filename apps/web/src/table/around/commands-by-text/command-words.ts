import { type ByLang, THIN, WIDE } from '@souterrain/words';

interface CommandWords {
  readonly label: string;
  readonly hint: string;
  none(typed: string): string;
  several(labels: readonly string[], more: number): string;
  readonly incomplete: string;
  picked(label: string): string;
  dropped(label: string): string;
  count(options: number): string;
}

const fr: CommandWords = {
  label: `Que faites-vous${THIN}?`,
  hint: 'Le début d’une option, puis Entrée.',
  none: (typed) => `Aucune option ne commence par «${THIN}${typed}${THIN}».`,
  several: (labels, more) =>
    `Plusieurs options conviennent${WIDE}: ${labels.join(', ')}${more > 0 ? ` et ${more} de plus` : ''}. Précisez.`,
  incomplete: 'Il manque encore un choix avant de valider.',
  picked: (label) => `Choisi${WIDE}: ${label}. Entrée sans rien taper valide.`,
  dropped: (label) => `Retiré${WIDE}: ${label}.`,
  count: (options) => (options === 1 ? 'Une option' : `${options} options`),
};

const en: CommandWords = {
  label: 'What do you do?',
  hint: 'The beginning of an option, then Enter.',
  none: (typed) => `No option begins with “${typed}”.`,
  several: (labels, more) =>
    `Several options fit: ${labels.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Say more.`,
  incomplete: 'One more choice is needed before that.',
  picked: (label) => `Picked: ${label}. Enter with nothing typed confirms.`,
  dropped: (label) => `Taken out: ${label}.`,
  count: (options) => (options === 1 ? 'One option' : `${options} options`),
};

export const commandWords: ByLang<CommandWords> = { fr, en };
