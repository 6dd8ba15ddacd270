import type { ScenarioEntry } from '../content/types.ts';
import { areEnemies, isActive } from '../figures/sides.ts';
import { zoneAt } from '../movement/plan.ts';
import type { CrawlState, Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { scenarioOf } from './scenario.ts';

/** AD1-SCEN-03, AD1-SCEN-04: emits the end of the scenario when it is won or lost. Called after every action. */
export function checkEnd(g: Crawl): void {
  const { state } = g;
  if (state.result !== null || state.phase === 'creation' || state.phase === 'placement') return;
  const scenario = scenarioOf(g);
  noteHold(g, scenario);
  // Victory and defeat at the same instant count as victory.
  if (isWon(state, scenario))
    g.emit({ type: 'scenarioEnded', result: 'victoire', why: 'objectif', rules: ['AD1-SCEN-03'] });
  else {
    const why = lostBy(state, scenario);
    if (why) g.emit({ type: 'scenarioEnded', result: 'defaite', why, rules: ['AD1-SCEN-04'] });
  }
}

// Asked after every action: plain loops, no list made on the way.
function isWon(state: CrawlState, { objective }: ScenarioEntry): boolean {
  if ('kill' in objective) return isBossGone(state);
  if ('reach' in objective) {
    const since = state.tallies.tient;
    return since !== undefined && state.round - since >= (objective.hold ?? 0);
  }
  if ('collect' in objective) return collected(state, objective.collect) >= (objective.count ?? 1);
  if ('escort' in objective) return hasEscort(state, objective.escort, 'parti');
  if ('survive' in objective) return state.round > objective.survive;
  for (const { hero, status } of state.figures) if (hero !== null && status === 'parti') return true;
  return false;
}

function hasEscort({ figures }: CrawlState, escort: string, gone: 'parti' | 'mort'): boolean {
  for (const { profile, status } of figures) if (profile === escort && status === gone) return true;
  return false;
}

/** Met, and gone from the board, however that happened (AD1-TRES-01). */
function isBossGone(state: CrawlState): boolean {
  let met = false;
  for (const { id, boss } of state.groups) {
    if (!boss) continue;
    met = true;
    for (const figure of state.figures) if (figure.group === id && isAlive(figure)) return false;
  }
  return met;
}

function collected(state: CrawlState, base: string): number {
  let count = 0;
  for (const { hero, status } of state.figures)
    if (hero && status !== 'mort') for (const item of hero.sheet.items) if (item.base === base) count++;
  return count;
}

function lostBy(state: CrawlState, { objective, roundLimit }: ScenarioEntry): string | undefined {
  if (!hasHero(state)) return 'heros';
  if (roundLimit !== null && state.round > roundLimit) return 'rounds';
  if ('escort' in objective && hasEscort(state, objective.escort, 'mort')) return 'escorte';
  return undefined;
}

const isAlive = ({ status }: Figure): boolean => status === 'plateau' || status === 'reserve';

function hasHero({ figures }: CrawlState): boolean {
  for (const figure of figures) if (figure.hero !== null && isAlive(figure)) return true;
  return false;
}

/** A room or a zone is held from the Round an active hero is there, alone, until it is not. */
function noteHold(g: Crawl, { objective }: ScenarioEntry): void {
  const { state } = g;
  if (!('reach' in objective)) return;
  const zone = objective.reach;
  const holds = isHeld(g, zone);
  if (holds === (state.tallies.tient !== undefined)) return;
  g.emit({ type: 'zoneHeld', zone, since: holds ? state.round : null, rules: ['AD1-SCEN-03'] });
}

function isHeld(g: Crawl, zone: string): boolean {
  let holder: Figure | undefined;
  for (const figure of g.state.figures)
    if (holder === undefined && figure.hero !== null && isThere(g, figure, zone)) holder = figure;
  if (!holder) return false;
  for (const other of g.state.figures) if (areEnemies(holder, other) && isThere(g, other, zone)) return false;
  return true;
}

const isThere = (g: Crawl, figure: Figure, zone: string): boolean =>
  isActive(g, figure) && isWithin(zoneAt(g, figure.cell), zone);

/** The name of a room stands for all its zones. */
const isWithin = (zone: string, wanted: string): boolean => zone === wanted || zone.startsWith(`${wanted}-`);
