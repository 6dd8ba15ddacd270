import type { CrawlEvent } from '@souterrain/crawl';
import type { GameEvent } from '@souterrain/kernel';
import { SQUARE } from '../../ink/grid.ts';
import type { Beat } from '../map/beats.ts';
import type { Point } from '../map/frame.ts';
import type { Ground } from './ground.ts';
import { routeBetween } from './route.ts';

/** The middle of a square, as it is drawn. */
export const middleOf = (ground: Ground, cell: number): Point => {
  const { x, y } = ground.at(cell);
  return { x: (x + 0.5) * SQUARE, y: (y + 0.5) * SQUARE };
};

/** What an edition adds to the events of every crawl, as far as the map shows it. */
type Blow =
  | { readonly type: 'attackDeclared'; readonly figure: string; readonly target: string | null }
  | { readonly type: 'actionDeclared'; readonly figure: string; readonly targets: readonly string[] }
  | { readonly type: 'enemyActed'; readonly figure: string; readonly by: string | null }
  | { readonly type: 'wounded'; readonly figure: string; readonly wounds: number };

/** The events of a crawl as the map tells them; `routes` draws the squares in between, too. */
export function beatsOf(
  events: readonly GameEvent[],
  ground: Ground,
  { routes }: { routes: boolean },
): readonly Beat[] {
  return (events as readonly (CrawlEvent | Blow)[]).flatMap((event): readonly Beat[] => {
    switch (event.type) {
      case 'targetChosen':
        return [aimOf(event)];
      case 'pathChosen':
        return wayOf(event);
      case 'figureMoved':
        return moveOf(event, ground, routes);
      case 'attackDeclared':
        return blow(event.figure, event.target);
      case 'actionDeclared':
        return blow(event.figure, event.targets[0]);
      case 'enemyActed':
        return blow(event.by, event.figure);
      case 'wounded':
        return [{ kind: 'hurt', who: event.figure, amount: event.wounds }];
      case 'santeLost':
        return [{ kind: 'hurt', who: event.figure, amount: event.amount }];
      case 'healed':
        return [{ kind: 'heal', who: event.figure, amount: event.amount }];
      case 'figureRemoved':
        return [{ kind: 'fall', who: event.figure }];
      case 'innerDoorSet':
        return [{ kind: 'door', door: event.door }];
      case 'roomPlaced':
        return [
          { kind: 'door', door: event.door },
          { kind: 'room', room: event.room.id },
        ];
      default:
        return [];
    }
  });
}

type Of<T extends CrawlEvent['type']> = Extract<CrawlEvent, { type: T }>;

/** AD1-IA-05 says whom a directive may aim at; what sets one of them apart is a criterion, of its own or of AD1-IA-06. */
function aimOf({ figure, target, why, rules }: Of<'targetChosen'>): Beat {
  const decisive = why.at(-1)?.label;
  const rule = rules[decisive === undefined || !COMMON.includes(decisive) ? 0 : rules.length - 1] ?? '';
  const aim = { kind: 'aim', who: figure, target, rule } as const;
  return decisive === undefined ? aim : { ...aim, why: `critere-${decisive}` };
}

/** AD1-IA-06. */
const COMMON: readonly string[] = ['adjacent', 'difficulte', 'sante', 'initiative'];

/** AD1-IA-15: a directive says where to go; the safest square is the last thing that is looked at. */
function wayOf({ figure, why, rules }: Of<'pathChosen'>): readonly Beat[] {
  const decisive = why.at(-1)?.label;
  if (decisive === undefined) return [];
  const rule = rules[SAFEST.includes(decisive) ? rules.length - 1 : 0] ?? '';
  return [{ kind: 'way', who: figure, rule, why: `chemin-${decisive}` }];
}

const SAFEST: readonly string[] = ['danger', 'esquive'];

function moveOf({ figure, from, to, how }: Of<'figureMoved'>, ground: Ground, routes: boolean): readonly Beat[] {
  const { squares } = ground.plan;
  if (how === 'arrivee' || !squares.has(from) || !squares.has(to)) return [];
  const pushed = how === 'poussee' || how === 'chute';
  const cells = routes && !pushed ? routeBetween(ground.plan, from, { to }) : [from, to];
  return [{ kind: 'move', who: figure, path: cells.map((cell) => middleOf(ground, cell)), pushed }];
}

const blow = (who: string | null, target: string | null | undefined): readonly Beat[] =>
  who !== null && target && who !== target ? [{ kind: 'strike', who, target }] : [];
