import { home } from '../../icons/home.gen.ts';
import { texts } from '../attention-donjon-2/texts.ts';
import { defineManifest } from '../manifest.ts';

export const attentionDonjon2 = defineManifest({
  id: 'attention-donjon-2',
  icon: home['dungeon-light'],
  card: {
    fr: {
      name: 'Attention Donjon\u202f!',
      subtitle: '2^e^ édition',
      pitch: 'Le meilleur dé, vos Réussites à dépenser, et l’ennemi qui répond.',
      facts: ['60 min', '1 à 6 joueurs', 'd6, 54 cartes'],
    },
    en: {
      name: 'Attention Donjon\u202f!',
      subtitle: '2^nd^ edition',
      pitch: 'Your best die, successes to spend, and an enemy that answers back.',
      facts: ['60 min', '1 to 6 players', 'd6, 54 cards'],
    },
  },
  table: () => import('../attention-donjon-2/adaptor.ts'),
  texts,
  book: () => import('../attention-donjon-2/book.ts').then((m) => m.book()),
  guide: {
    game: {
      seats: [
        { name: 'Gregor', choices: { heros: 'gregor' } },
        { name: 'Oriane', choices: { heros: 'oriane' } },
      ],
      variants: { scenario: 'la-citerne' },
      seed: 'guide-629',
    },
    notes: () => import('../attention-donjon-2/guide.ts').then((m) => m.guide),
  },
  printer: (lang) => import('../../print/crawl/second-edition.ts').then((m) => m.printer(lang)),
  workshop: () => import('../crawl/workshop.ts').then((m) => m.workshop),
});
