import { home } from '../../icons/home.gen.ts';
import { texts } from '../attention-donjon/texts.ts';
import { defineManifest } from '../manifest.ts';

export const attentionDonjon = defineManifest({
  id: 'attention-donjon',
  icon: home['dungeon-gate'],
  card: {
    fr: {
      name: 'Attention Donjon\u202f!',
      subtitle: '1^re^ édition',
      pitch: 'Tous ensemble, sans meneur\u00a0: risquez vos six et videz la crypte.',
      facts: ['60 min', '1 à 6 joueurs', 'd6, 54 cartes'],
    },
    en: {
      name: 'Attention Donjon\u202f!',
      subtitle: '1^st^ edition',
      pitch: 'All together, no game master: risk your sixes and clear the crypt.',
      facts: ['60 min', '1 to 6 players', 'd6, 54 cards'],
    },
  },
  table: () => import('../attention-donjon/adaptor.ts'),
  texts,
  book: () => import('virtual:rules/attention-donjon'),
  guide: {
    game: {
      seats: [
        { name: 'Octavie', choices: { heros: 'octavie' } },
        { name: 'Borlin', choices: { heros: 'borlin' } },
      ],
      variants: { scenario: 'le-nid' },
      seed: 'guide-1565',
    },
    notes: () => import('../attention-donjon/guide.ts').then((m) => m.guide),
  },
  printer: (lang) => import('../../print/crawl/first-edition.ts').then((m) => m.printer(lang)),
  workshop: () => import('../crawl/workshop.ts').then((m) => m.workshop),
});
