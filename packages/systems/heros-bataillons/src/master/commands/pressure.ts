import { defineCommand, inQuietScene } from './command.ts';

/** HB-GM-12: each second counts, or no longer does; a fight sees to it by itself. */
export const pressure = defineCommand({
  id: 'pression',
  rule: 'HB-GM-12',
  place: 14,
  name: { fr: 'pression', en: 'pressure' },
  isOffered: inQuietScene,
  *run(g) {
    g.emit({ type: 'pressureSet', pressure: !g.state.scene!.pressure, rules: ['HB-GM-12'] });
  },
});
