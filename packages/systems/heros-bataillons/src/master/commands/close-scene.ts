import { closeScene as close } from '../../time/travel.ts';
import { defineCommand, inQuietScene } from './command.ts';

/** HB-GM-21: ends élan, revers, coatings and whatever lasts for the scene. */
export const closeScene = defineCommand({
  id: 'clore-la-scene',
  rule: 'HB-GM-21',
  place: 2,
  name: { fr: 'clore la scène', en: 'close the scene' },
  isOffered: inQuietScene,
  *run(g) {
    close(g, 'HB-GM-21');
  },
});
