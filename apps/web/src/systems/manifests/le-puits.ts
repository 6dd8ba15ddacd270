import { texts } from '../le-puits/texts.ts';
import { defineManifest } from '../manifest.ts';

export const lePuits = defineManifest({
  id: 'le-puits',
  icon: 'M96 96H416V144H368V464H320V144H272V304L256 336L240 304V144H192V464H144V144H96Z',
  card: {
    fr: {
      name: 'Le Puits',
      subtitle: 'système d’exemple',
      pitch: 'Une corde, un dé, et toujours un palier de plus.',
      facts: ['3 min', '1 à 4 joueurs', 'd6'],
    },
    en: {
      name: 'Le Puits',
      subtitle: 'an example system',
      pitch: 'A rope, a die, and always one more landing.',
      facts: ['3 min', '1 to 4 players', 'd6'],
    },
  },
  table: () => import('../le-puits/adaptor.ts'),
  texts,
  book: () => import('virtual:rules/le-puits'),
});
