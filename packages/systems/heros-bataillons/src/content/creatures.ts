import { wholeAttack } from './attacks.ts';
import type { CreatureEntry } from './types.ts';

/** A stat block as it is written: HB-FOE-01 gives the rest. */
type WrittenCreature = Omit<CreatureEntry, 'critical' | 'scale'> & Partial<Pick<CreatureEntry, 'critical' | 'scale'>>;

/** HB-FOE-01: critical damage lowers FOR unless stated. */
export const wholeCreature = (written: WrittenCreature): CreatureEntry => ({
  id: written.id,
  name: written.name,
  plural: written.plural,
  for: written.for,
  agi: written.agi,
  vol: written.vol,
  end: written.end,
  armour: written.armour,
  size: written.size,
  tags: written.tags,
  attacks: written.attacks.map(wholeAttack),
  critical: written.critical ?? 'for',
  scale: written.scale ?? 'etre',
  menace: written.menace,
});
