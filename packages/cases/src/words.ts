import type { Lang } from '@souterrain/content';

export type { Lang };

/** What is wrong with a case file beyond the shape of its values. */
export type Reason = 'asks-one' | 'expect-nothing' | 'duplicate-id';

/** A name that is not there, and those that are. */
export type Unknown = 'unknown-variant' | 'unknown-value' | 'unknown-event' | 'unknown-field';

const words: Readonly<Record<Lang, Readonly<Record<Reason, string>>>> = {
  fr: {
    'asks-one': 'un seul de id, roll et draw est attendu',
    'expect-nothing': 'au moins une attente est nécessaire',
    'duplicate-id': 'cet id est déjà celui d’un autre cas du fichier',
  },
  en: {
    'asks-one': 'exactly one of id, roll and draw is expected',
    'expect-nothing': 'at least one expectation is needed',
    'duplicate-id': 'this id is already that of another case of the file',
  },
};

const unknown: Readonly<Record<Lang, Readonly<Record<Unknown, (name: string) => string>>>> = {
  fr: {
    'unknown-variant': (name) => `le système n’a pas de variante ${name}`,
    'unknown-value': (name) => `la variante n’a pas de valeur ${name}`,
    'unknown-event': (name) => `le système n’a pas d’événement ${name}`,
    'unknown-field': (name) => `cet événement n’a pas de champ ${name}`,
  },
  en: {
    'unknown-variant': (name) => `the system has no such variant as ${name}`,
    'unknown-value': (name) => `the variant has no such value as ${name}`,
    'unknown-event': (name) => `the system has no such event as ${name}`,
    'unknown-field': (name) => `this event has no such field as ${name}`,
  },
};

const POSSIBLE: Readonly<Record<Lang, string>> = { fr: 'possible\u00a0: ', en: 'possible: ' };

export const unknownText = (lang: Lang, what: Unknown, { got, known }: { got: string; known: readonly string[] }) =>
  `${unknown[lang][what](got)} (${POSSIBLE[lang]}${known.join(', ')})`;

export const reasonText = (lang: Lang, reason: Reason): string => words[lang][reason];

export const isReason = (text: unknown): text is Reason => typeof text === 'string' && text in words.fr;
