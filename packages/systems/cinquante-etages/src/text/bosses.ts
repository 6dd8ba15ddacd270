import { BOSS_OF_FLOOR, type CreatureId } from '../content/creatures.ts';

const BOSSES: ReadonlySet<CreatureId> = new Set(Object.values(BOSS_OF_FLOOR));

/** There is one of each: they are « the », never « a ». */
export const isBoss = (id: CreatureId): boolean => BOSSES.has(id);
