import type { Origin as SharedOrigin } from '@souterrain/crawl/heroes';

export interface Origin extends SharedOrigin {
  /** Compétences gained at creation, or raised. */
  readonly skills: Readonly<Record<string, number>>;
}

/** AD2-XBEL-01: no Belzeb among them; their slug waits for a pack. */
export const ORIGINS: Readonly<Record<string, Origin>> = {
  // AD2-XFEL-01, AD2-XFEL-02.
  felis: {
    id: 'felis',
    rule: 'AD2-XFEL-01',
    name: { fr: 'Félis', en: 'Felis' },
    raises: ['force'],
    innate: [],
    skills: { esquive: 1 },
  },
  imperiaux: {
    id: 'imperiaux',
    rule: 'AD2-XIMP-01',
    name: { fr: 'Impériaux', en: 'Imperials' },
    raises: ['savoir', 'mental'],
    innate: [],
    eclectic: true,
    skills: {},
  },
  // AD2-XNAIN-02, AD2-XNAIN-03.
  nains: {
    id: 'nains',
    rule: 'AD2-XNAIN-01',
    name: { fr: 'Nains des montagnes', en: 'Mountain dwarves' },
    raises: ['vigueur'],
    innate: [],
    skills: { resistance: 1 },
  },
  // AD2-XSYL-01, AD2-XSYL-02.
  sylvae: {
    id: 'sylvae',
    rule: 'AD2-XSYL-01',
    name: { fr: 'Sylvae', en: 'Sylvae' },
    raises: ['agilite'],
    innate: [],
    skills: { soins: 1 },
  },
};
