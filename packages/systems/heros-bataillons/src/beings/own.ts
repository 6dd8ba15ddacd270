import { copy } from '@souterrain/kernel';
import type { Being, Mark, Values, ZoneId } from '../pieces.ts';

/** A being as the state keeps it; what never changes, its traits and its attacks, is shared with the bestiary. Written out: every rule reads beings, faster when they are all made alike. */
export const ownBeing = (being: Being): Being =>
  alike(being, {
    max: ownValues(being.max),
    now: ownValues(being.now),
    zone: being.zone,
    position: being.position,
    marks: being.marks.map(ownMark),
    used: being.used.slice(),
    hero: copy(being.hero),
  });

/** The same being as if it stood in the open of another zone, to be looked at only. */
export const standingIn = (being: Being, zone: ZoneId): Being =>
  alike(being, {
    max: being.max,
    now: being.now,
    zone,
    position: null,
    marks: being.marks,
    used: being.used,
    hero: being.hero,
  });

type Own = Pick<Being, 'max' | 'now' | 'zone' | 'position' | 'marks' | 'used' | 'hero'>;

const alike = (being: Being, own: Own): Being => ({
  id: being.id,
  kind: being.kind,
  side: being.side,
  seat: being.seat,
  profile: being.profile,
  name: being.name,
  max: own.max,
  now: own.now,
  armour: being.armour,
  size: being.size,
  tags: being.tags,
  attacks: being.attacks,
  critical: being.critical,
  scale: being.scale,
  status: being.status,
  zone: own.zone,
  position: own.position,
  marks: own.marks,
  used: own.used,
  hero: own.hero,
  commander: being.commander,
  menace: being.menace,
});

/** Written out too: marks are read all the time. */
export const ownMark = ({ id, until, value, by, zone, holds }: Mark): Mark => ({
  id,
  until: copy(until),
  value,
  by,
  zone,
  holds,
});

export const ownValues = ({ for: strength, agi, vol, end }: Readonly<Values>): Values => ({
  for: strength,
  agi,
  vol,
  end,
});
