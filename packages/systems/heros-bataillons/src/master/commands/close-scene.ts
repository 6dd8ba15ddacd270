import { closeScene as close } from '../../time/travel.ts';
import { type Command, inQuietScene } from './command.ts';

/** HB-GM-21: ends élan, revers, coatings and whatever lasts for the scene. */
export const closeScene: Command = {
  id: 'clore-la-scene',
  rule: 'HB-GM-21',
  isOffered: inQuietScene,
  *run(g) {
    close(g, 'HB-GM-21');
  },
};
