import { home } from '../../icons/home.gen.ts';
import { texts } from '../heros-bataillons/texts.ts';
import { defineManifest } from '../manifest.ts';

export const herosBataillons = defineManifest({
  id: 'heros-bataillons',
  icon: home['tattered-banner'],
  card: {
    fr: {
      name: 'Héros & Bataillons',
      subtitle: 'avec ou sans meneur',
      pitch: 'De la magie, de l’alchimie, et des armées entières à lancer.',
      facts: ['90 min', '1 à 6 joueurs', 'd20'],
    },
    en: {
      name: 'Héros & Bataillons',
      subtitle: 'with or without a game master',
      pitch: 'Magic, alchemy, and whole armies to throw into the fight.',
      facts: ['90 min', '1 to 6 players', 'd20'],
    },
  },
  table: () => import('../heros-bataillons/adaptor.ts'),
  texts,
  book: () => import('virtual:rules/heros-bataillons'),
  guide: {
    game: {
      seats: [
        { name: 'Garance', choices: { heros: 'garance' } },
        { name: 'Tibalt', choices: { heros: 'tibalt' } },
      ],
      variants: {},
      seed: 'guide-455',
    },
    notes: () => import('../heros-bataillons/guide.ts').then((m) => m.guide),
  },
  printer: () => import('../../print/heros-bataillons/printer.ts').then((m) => m.printer),
  workshop: () => import('../heros-bataillons/workshop.ts').then((m) => m.workshop),
});
