import type { Lang } from '@souterrain/content';

export type { Lang };

/** What is wrong with a case file beyond the shape of its values. */
export type Reason = 'asks-one' | 'expect-nothing' | 'duplicate-id' | 'unknown-variant';

const words: Readonly<Record<Lang, Readonly<Record<Reason, string>>>> = {
  fr: {
    'asks-one': 'un seul de id, roll et draw est attendu',
    'expect-nothing': 'au moins une attente est nécessaire',
    'duplicate-id': 'cet id est déjà celui d’un autre cas du fichier',
    'unknown-variant': 'le système n’a pas cette variante ou pas cette valeur',
  },
  en: {
    'asks-one': 'exactly one of id, roll and draw is expected',
    'expect-nothing': 'at least one expectation is needed',
    'duplicate-id': 'this id is already that of another case of the file',
    'unknown-variant': 'the system has no such variant or no such value',
  },
};

export const reasonText = (lang: Lang, reason: Reason): string => words[lang][reason];

export const isReason = (text: unknown): text is Reason => typeof text === 'string' && text in words.fr;
