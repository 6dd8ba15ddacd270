import { type AnyCrawl, type CrawlState, type FigureId, figureOf } from '@souterrain/crawl';
import { heroIdOf } from '@souterrain/crawl/heroes';
import type { Crawl } from '@souterrain/crawl/world';
import { type Cell, cellAt } from '@souterrain/dungeon';
import { copy, type GameEvent, worldOf } from '@souterrain/kernel';
import type { EditionId } from '../editions.ts';
import { arenaOf } from '../fight/arena.ts';

/** Who faces whom, and who strikes. */
export interface Meeting {
  readonly edition: EditionId;
  readonly pair: string;
  readonly creature: string;
  readonly striker: 'hero' | 'creature';
}

/** The position before the blow; it is never played on itself. */
export interface Duel {
  readonly system: AnyCrawl;
  readonly state: CrawlState;
  readonly attacker: FigureId;
  readonly target: FigureId;
  /** What the one who is struck has. */
  readonly sante: number;
}

const HERO = cellAt(2, 6);
/** In contact, or in the same zone out of contact: where a blow is struck from, a shot is made from. */
const NEAR = cellAt(2, 5);
const APART = cellAt(2, 4);

/** Nobody falls here: what a blow takes is read whole. */
const PLENTY = 99;

/** A hero and a creature alone on the board, as near as the weapon of the one who strikes wants. */
export function duelOf(meeting: Meeting): Duel {
  const near = placed(meeting, NEAR);
  const reach = attackOf(worldOf(near.system, near.state), near.attacker)?.reach ?? 1;
  return reach > 1 ? placed(meeting, APART) : near;
}

/** The first of its attacks, if it has any. */
const attackOf = (g: Crawl, id: FigureId) => g.edition.attacksOf(g, figureOf(g.state, id))[0];

function placed({ edition, pair, creature, striker }: Meeting, at: Cell): Duel {
  const system = arenaOf(edition, { party: [pair], encounter: 'hommes-rats' });
  const g = worldOf(system, system.setup({ seats: [], variants: {} }));
  const { state } = g;
  const hero = heroIdOf(0);
  const foe = `${creature}-1`;
  const group = { id: 'g1', profile: creature, camp: 'hostile', controller: null, encounter: null } as const;
  g.emit({ type: 'heroPlaced', figure: hero, cell: HERO, rules: [] });
  g.emit({ type: 'groupMet', group, figures: [{ id: foe, cell: at }], guards: [], rules: [] });
  const [attacker, target] = striker === 'hero' ? [hero, foe] : [foe, hero];
  const { santeMax } = figureOf(state, target);
  figureOf(state, target).sante = PLENTY;
  return { system, state, attacker, target, sante: santeMax };
}

export interface Struck {
  readonly events: readonly GameEvent[];
  /** Santé that the target lost. */
  readonly lost: number;
}

const MOST_REQUESTS = 200;

/** One blow with the dice given: every offer is declined, every Réussite spent on what comes first. */
export function struckWith(duel: Duel, facesOf: (count: number) => readonly number[]): Struck {
  const { board, ...rest } = duel.state;
  // A board is replaced when it changes, never changed: its plan is worked out once.
  const state: CrawlState = { ...copy(rest), board };
  const events: GameEvent[] = [];
  const g = worldOf(duel.system, state, { onEvent: (event) => events.push(event) });
  const [attacker, target] = [figureOf(state, duel.attacker), figureOf(state, duel.target)];
  const attack = attackOf(g, duel.attacker);
  if (!attack) return { events, lost: 0 };
  const rule = g.edition.strike(g, { attacker, target, attack, how: 'standard' });
  let turn = rule.next();
  for (let n = 0; !turn.done && n < MOST_REQUESTS; n++) {
    const request = turn.value;
    if (request.kind === 'askAll') break;
    if (request.kind === 'ask') turn = rule.next(request.options[0]!);
    else if (request.kind === 'draw') turn = rule.next(request.from.slice(0, request.count));
    else turn = rule.next(facesOf(request.count));
  }
  return { events, lost: PLENTY - target.sante };
}
