import type { Origin } from '@souterrain/crawl/heroes';

export const ORIGINS: Readonly<Record<string, Origin>> = {
  // AD1-FELI-03, AD1-FELI-04.
  feliformes: {
    id: 'feliformes',
    rule: 'AD1-FELI-01',
    name: { fr: 'Féliformes', en: 'Feliforms' },
    raises: ['force'],
    innate: ['esquive'],
  },
  // AD1-IMPE-02.
  imperiaux: {
    id: 'imperiaux',
    rule: 'AD1-IMPE-01',
    name: { fr: 'Impériaux', en: 'Imperials' },
    raises: ['savoir', 'mental'],
    innate: [],
    eclectic: true,
  },
  // AD1-NAIN-03, AD1-NAIN-04, AD1-NAIN-05.
  nains: {
    id: 'nains',
    rule: 'AD1-NAIN-01',
    name: { fr: 'Nains des montagnes', en: 'Mountain dwarves' },
    raises: ['vigueur'],
    innate: ['tenace'],
  },
  // AD1-SYLV-03, AD1-SYLV-04.
  sylvae: {
    id: 'sylvae',
    rule: 'AD1-SYLV-01',
    name: { fr: 'Sylvae', en: 'Sylvae' },
    raises: ['agilite'],
    innate: ['connaissances-medicales'],
  },
};
