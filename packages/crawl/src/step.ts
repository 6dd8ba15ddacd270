import { OVER, type Rule } from '@souterrain/kernel';
import { NEW_HERO, RANDOM_SCENARIO } from './choices.ts';
import { generateScenario } from './exploration/generator.ts';
import { placeHeroes } from './exploration/start.ts';
import { interlude } from './heroes/interlude.ts';
import { initiative } from './rounds/initiative.ts';
import { preparation } from './rounds/preparation.ts';
import { resolution } from './rounds/resolution.ts';
import { playNext } from './rounds/turns.ts';
import type { CrawlState, Phase } from './state.ts';
import type { Crawl } from './world/crawl.ts';

/** One step: a hero made, the heroes placed, a Round opened, one turn, a Round closed. */
export function step(g: Crawl): Rule<void> {
  const rule = STEPS[g.state.phase](g);
  if (rule !== OVER) return waitFor(g, rule);
  finish(g);
  return OVER;
}

function* waitFor(g: Crawl, rule: Rule<void>): Rule<void> {
  yield* rule;
  finish(g);
}

function finish(g: Crawl): void {
  const { phase, result, campaign } = g.state;
  if (result === null || phase === 'interlude' || phase === 'fin') return;
  // AD1-SCEN-03: what was going on is finished, then the game stops.
  g.emit({ type: 'stageEntered', phase: campaign ? 'interlude' : 'fin', rules: ['AD1-SCEN-03'] });
}

/** AD2-XROUND-01: both editions play their Rounds alike. */
const STEPS: Readonly<Record<Phase, (g: Crawl) => Rule<void>>> = {
  creation,
  placement,
  preparation: openRound,
  tours,
  resolution,
  interlude: town,
  fin: () => OVER,
};

/** Heroes that are not ready-made, seat after seat. */
function* creation(g: Crawl): Rule<void> {
  const seat = seatToCreate(g.state);
  if (seat >= 0) yield* g.edition.createHero(g, seat);
  if (seatToCreate(g.state) < 0) g.emit({ type: 'stageEntered', phase: 'placement', rules: ['AD1-SCEN-02'] });
}

const seatToCreate = ({ players, figures }: CrawlState): number =>
  players.findIndex(({ hero }, seat) => hero === NEW_HERO && !figures.some((f) => f.hero?.seat === seat));

/** AD1-SCEN-02. */
function* placement(g: Crawl): Rule<void> {
  if (g.state.scenario === RANDOM_SCENARIO) yield* generateScenario(g);
  yield* placeHeroes(g);
  g.emit({ type: 'stageEntered', phase: 'preparation', rules: ['AD1-SCEN-02'] });
}

function* openRound(g: Crawl): Rule<void> {
  yield* preparation(g);
  if (g.state.result === null) yield* initiative(g);
  if (g.state.result === null) begin(g, 'tours');
}

/** The next turn of the Round; then it closes. */
function tours(g: Crawl): Rule<void> {
  const turn = playNext(g);
  if (turn) return turn;
  begin(g, 'resolution');
  return OVER;
}

function begin(g: Crawl, phase: 'tours' | 'resolution'): void {
  g.emit({ type: 'phaseStarted', phase, round: g.state.round, rules: ['AD1-ROUND-02'] });
}

/** AD1-TOWN-01: between two adventures. */
function* town(g: Crawl): Rule<void> {
  yield* interlude(g);
  g.emit({ type: 'stageEntered', phase: 'fin', rules: ['AD1-TOWN-01'] });
}
