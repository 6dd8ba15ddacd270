import type { C50View, Creature } from '@souterrain/cinquante-etages';

/** The creatures of the floor by their squares; the one that is fought has the PV it has left. */
export function creaturesIn({ floor, heroes, fight }: C50View): readonly (readonly [cell: number, Creature])[] {
  const fought = fight?.kind === 'square' ? heroes[fight.seat]?.cell : undefined;
  return Object.entries(floor?.creatures ?? {}).map(([at, creature]) => {
    const cell = Number(at);
    return [cell, cell === fought ? fight!.creature : creature];
  });
}

/** The guardian stands on the stairs of whoever has not beaten it. */
export function guardianFor({ floor, heroes, active, fight }: C50View, seat: number | undefined): Creature | undefined {
  const hero = heroes[seat ?? Math.max(0, active)];
  if (!floor?.guardian || hero?.guardianBeaten || floor.guardian.pv <= 0) return undefined;
  return fight?.kind === 'guardian' ? fight.creature : floor.guardian;
}
