import type { C50Event, C50View } from '@souterrain/cinquante-etages';
import { SQUARE } from '../../../ink/grid.ts';
import type { Beat } from '../../map/beats.ts';
import type { Point } from '../../map/frame.ts';

export const middleOf = (cell: number, side: number): Point => ({
  x: ((cell % side) + 0.5) * SQUARE,
  y: (Math.floor(cell / side) + 0.5) * SQUARE,
});

type Of<T extends C50Event['type']> = Extract<C50Event, { type: T }>;

/** The events of a floor as its map tells them; a new floor is another map, where nothing has happened yet. */
export function beatsOf(events: readonly C50Event[], { floor, heroes, fight }: C50View): readonly Beat[] {
  if (!floor) return [];
  const opened = events.findLastIndex(({ type }) => type === 'floorOpened');
  const cells = new Map(heroes.map(({ seat, cell }) => [seat, cell]));
  let opponent: string | undefined = fight?.kind === 'guardian' ? 'gardien' : undefined;
  const foeOf = (seat: number) => opponent ?? `c${cells.get(seat)}`;
  return events.slice(opened + 1).flatMap((event): readonly Beat[] => {
    switch (event.type) {
      case 'stepped':
        cells.set(event.seat, event.to);
        return [moveOf(event, floor.side)];
      case 'fightStarted':
        opponent = event.kind === 'guardian' ? 'gardien' : `c${cells.get(event.seat)}`;
        return [];
      case 'exchangeSettled':
        return blowsOf(event, foeOf(event.seat));
      case 'creatureWounded':
        return [{ kind: 'hurt', who: foeOf(event.seat), amount: event.amount }];
      case 'wounded':
        return [{ kind: 'hurt', who: String(event.seat), amount: event.amount }];
      case 'healed':
        return [{ kind: 'heal', who: String(event.seat), amount: event.amount }];
      case 'died':
        return [{ kind: 'fall', who: String(event.seat) }];
      case 'fightEnded':
        return event.result === 'won' ? [{ kind: 'fall', who: foeOf(event.seat) }] : [];
      default:
        return [];
    }
  });
}

const moveOf = ({ seat, from, to }: Of<'stepped'>, side: number): Beat => ({
  kind: 'move',
  who: String(seat),
  path: [middleOf(from, side), middleOf(to, side)],
});

function blowsOf({ seat, winner }: Of<'exchangeSettled'>, foe: string): readonly Beat[] {
  const hero = { kind: 'strike', who: String(seat), target: foe } as const;
  const creature = { kind: 'strike', who: foe, target: String(seat) } as const;
  return winner === 'none' ? [] : winner === 'both' ? [hero, creature] : [winner === 'hero' ? hero : creature];
}
