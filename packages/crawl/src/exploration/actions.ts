import type { Cell } from '@souterrain/dungeon';
import { act, type Rule } from '@souterrain/kernel';
import type { Stocked } from '../content/content.ts';
import type { ScenarioEntry } from '../content/types.ts';
import { bans } from '../figures/bearings.ts';
import { areEnemies, isActive } from '../figures/sides.ts';
import { removeFigure } from '../health/health.ts';
import { mayMove } from '../movement/actions.ts';
import { inContact, sameZone } from '../movement/plan.ts';
import type { Board, Door, Figure } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { hints, one, plain } from '../text/offers.ts';
import { type Action, ALL_PAYABLE, actionOf } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { doorNamed } from './board.ts';
import { peripetieActions } from './peripetie-actions.ts';
import { reveal, turnInnerDoor } from './reveal.ts';
import { scenarioOf } from './scenario.ts';
import { cellOf } from './tiles.ts';

/** Révéler le donjon, Chercher un trésor, the scenery and péripéties of the zone, leaving (AD1-SCEN-05). */
export function explorationActions(g: Crawl, figure: Figure, payable = ALL_PAYABLE): readonly Action[] {
  // AD1-EXPLO-01: player characters only.
  if (!figure.hero) return [];
  const actions: Action[] = payable.standard ? doorActions(g, figure) : [];
  if (payable.standard) for (const action of g.edition.searchActions(g, figure)) actions.push(action);
  if (g.state.hazards.length > 0) for (const action of peripetieActions(g, figure)) actions.push(action);
  if (payable.mouvement && canLeave(g, figure)) actions.push(LEAVING);
  return actions;
}

/** AD1-EXPLO-03 to AD1-EXPLO-05, AD1-EXPLO-17. */
function doorActions(g: Crawl, hero: Figure): Action[] {
  const actions: Action[] = [];
  for (const door of g.state.board.doors) {
    if (!g.edition.standsAtDoor(g, hero, door)) continue;
    if (door.inner) actions.push(turning(g, hero, door));
    else if (door.status === 'inconnue') actions.push(revealing(door.id));
  }
  // AD1-EXPLO-04, AD1-ETAT-02.
  return actions.length > 0 && bans(g, hero, 'reveler') ? [] : actions;
}

const revealing = (id: string): Action =>
  actionOf({
    id: `reveler-${id}`,
    type: 'standard',
    rule: 'AD1-EXPLO-01',
    label: 'reveler',
    params: { door: id },
    at: { door: id },
    run: (g, hero) => reveal(g, hero, { door: doorNamed(g.state.board, id) }),
  });

const turning = (g: Crawl, hero: Figure, door: Door): Action =>
  actionOf({
    id: `${door.status === 'ouverte' ? 'fermer' : 'ouvrir'}-${door.id}`,
    type: 'standard',
    rule: 'AD1-EXPLO-17',
    label: door.status === 'ouverte' ? 'fermer-la-porte' : 'ouvrir-la-porte',
    params: { door: door.id },
    at: { door: door.id },
    run: act(() => {
      turnInnerDoor(g, hero, door);
    }),
  });

/** AD1-SCEN-05: on a square of the exit, without an active enemy in its zone. */
function canLeave(g: Crawl, hero: Figure): boolean {
  const { exit } = scenarioOf(g);
  if (!exit || !exitOf(g, g.state.board, exit).includes(hero.cell)) return false;
  if (!mayMove(g, hero)) return false;
  return !g.state.figures.some((f) => areEnemies(hero, f) && isActive(g, f) && sameZone(g, hero, f));
}

interface Exit {
  readonly exit: NonNullable<ScenarioEntry['exit']>;
  readonly cells: readonly Cell[];
}

/** A memo: a board is replaced when it changes, never changed. */
const exits = new WeakMap<Board, Exit>();

/** The squares of the exit, worked out once for each board: asked at every choice of every hero. */
function exitOf(g: Stocked, board: Board, exit: Exit['exit']): readonly Cell[] {
  const known = exits.get(board);
  if (known?.exit === exit) return known.cells;
  const room = board.rooms.find((r) => r.id === exit.room);
  const cells = room ? exit.squares.map((square) => cellOf(g, board, room, square)) : [];
  exits.set(board, { exit, cells });
  return cells;
}

const LEAVING = actionOf({ id: 'quitter-le-donjon', type: 'mouvement', rule: 'AD1-SCEN-05', run: leave });

function* leave(g: Crawl, hero: Figure): Rule<void> {
  const escorted = escortOf(g, hero);
  // AD1-SCEN-03: whom it escorts goes out with it.
  if (escorted) yield* removeFigure(g, escorted, { how: 'parti', by: hero, rules: ['AD1-SCEN-03'] });
  g.emit({ type: 'heroLeft', figure: hero.id, rules: ['AD1-SCEN-05'] });
}

function escortOf(g: Crawl, hero: Figure): Figure | undefined {
  const { objective } = scenarioOf(g);
  if (!('escort' in objective)) return undefined;
  return g.state.figures.find((f) => f.profile === objective.escort && f.status === 'plateau' && inContact(g, hero, f));
}

export const explorationWords = defineWords({
  labels: {
    'quitter-le-donjon': { fr: plain('Quitter le donjon'), en: plain('Leave the dungeon') },
    reveler: {
      fr: (o) => one(`Révéler : ${o.door(o.option.params.door)}`, hints(o.type)),
      en: (o) => one(`Reveal: ${o.door(o.option.params.door)}`, hints(o.type)),
    },
    'ouvrir-la-porte': { fr: plain('Ouvrir la porte'), en: plain('Open the door') },
    'fermer-la-porte': { fr: plain('Fermer la porte'), en: plain('Close the door') },
  },
});
