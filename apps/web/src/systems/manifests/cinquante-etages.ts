import { home } from '../../icons/home.gen.ts';
import { texts } from '../cinquante-etages/texts.ts';
import { defineManifest } from '../manifest.ts';

export const cinquanteEtages = defineManifest({
  id: 'cinquante-etages',
  icon: home['3d-stairs'],
  card: {
    fr: {
      name: 'Cinquante Étages',
      subtitle: 'descente en duels',
      pitch: 'Un dé pour descendre, un duel à chaque palier.',
      facts: ['20 min', '1 à 4 joueurs', 'd10, d20'],
    },
    en: {
      name: 'Cinquante Étages',
      subtitle: 'a descent in duels',
      pitch: 'One die to go down, one duel on every landing.',
      facts: ['20 min', '1 to 4 players', 'd10, d20'],
    },
  },
  table: () => import('../cinquante-etages/adaptor.ts'),
  texts,
  book: () => import('virtual:rules/cinquante-etages'),
  guide: {
    game: { seats: [{ name: 'Aldric', choices: { classe: 'guerrier' } }], variants: {}, seed: 'guide-43' },
    notes: () => import('../cinquante-etages/guide.ts').then((m) => m.guide),
  },
  printer: () => import('../../print/cinquante-etages/printer.ts').then((m) => m.printer),
  workshop: () => import('../cinquante-etages/workshop.ts').then((m) => m.workshop),
});
