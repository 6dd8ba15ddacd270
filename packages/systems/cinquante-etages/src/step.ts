import { ask, option, type Rule, rollOne } from '@souterrain/kernel';
import { fight } from './fight/fight.ts';
import { drawCreature, generateFloor } from './floors/generator.ts';
import { freeActions } from './heroes/free-actions.ts';
import { move } from './movement/movement.ts';
import { type C50, type C50State, type Hero, isAlive } from './state.ts';
import { tradeOnLanding } from './treasure/giving.ts';

/** One step: a new floor where somebody waits for one, or the turn of the next player. */
export function step(g: C50): Rule<void> {
  const { heroes, variants } = g.state;
  const race = variants.multiMode === 'race';
  const someoneWaits = heroes.some((h) => h.status === 'landing');
  if (someoneWaits && (race || !heroes.some((h) => h.status === 'exploring'))) return descend(g, race);
  return turn(g, nextHero(g.state));
}

/** C50-MULT-05: the next floor starts when no living player is left on this one; in a race each goes alone (C50-Q-25). */
function* descend(g: C50, race: boolean): Rule<void> {
  yield* tradeOnLanding(g);
  const waiting = g.state.heroes.filter((h) => h.status === 'landing');
  const heroes = race ? waiting.slice(0, 1) : waiting;
  const number = heroes[0]!.floor + 1;
  const seats = heroes.map((h) => h.seat);
  if (g.state.floors.some((f) => f.number === number))
    for (const seat of seats) g.emit({ type: 'floorEntered', seat, floor: number, rules: ['C50-RUN-03'] });
  else {
    const alive = g.state.heroes.filter(isAlive).length;
    const floor = yield* generateFloor(g, { number, alive });
    g.emit({ type: 'floorOpened', floor, seats, rules: ['C50-RUN-03', 'C50-GEN-01', 'C50-MULT-08'] });
  }
  for (const hero of heroes)
    if (hero.forgotten.length > 0) g.emit({ type: 'spellsRecalled', seat: hero.seat, rules: ['C50-Q-21'] });
}

/** C50-MULT-02: fixed seat order, skipping the dead and those who have left. */
function nextHero({ heroes, active }: C50State): Hero {
  for (let i = 1; i <= heroes.length; i++) {
    const hero = heroes[(active + i) % heroes.length]!;
    if (hero.status === 'exploring') return hero;
  }
  throw new Error('nobody is left to play');
}

/** C50-RUN-04: patrol check, free actions, one D10 (C50-MOVE-01), movement with its effects. */
function* turn(g: C50, hero: Hero): Rule<void> {
  const { seat } = hero;
  g.emit({ type: 'turnStarted', seat, turn: hero.turn + 1, rules: ['C50-RUN-04'] });
  if (isPatrolDue(g.state, hero.turn)) {
    const creature = yield* drawCreature(g, hero.floor);
    yield* fight(g, hero, { kind: 'patrol', creature, from: hero.cell });
    if (hero.status !== 'exploring') return;
  }
  const declares = yield* freeActions(g, hero, { startOfTurn: true });
  if (declares) yield* declareMove(g, hero);
  else {
    const result = yield* rollOne(g, { seat, sides: 10, rule: 'C50-MOVE-01' });
    g.emit({ type: 'moveRolled', seat, result, declared: false, rules: ['C50-MOVE-01', 'C50-MOVE-03'] });
  }
  if (g.content.classes[hero.classe]!.sureStep && !hero.sureStepUsed) yield* sureStep(g, hero);
  yield* move(g, hero);
  // C50-TRE-09: the turn is still theirs, and the patrol will strike before the free actions of the next.
  if (hero.status === 'exploring' && isPatrolDue(g.state, hero.turn + 1))
    yield* freeActions(g, hero, { startOfTurn: false });
}

/** C50-Q-24 may do without the patrol. */
const isPatrolDue = ({ variants }: C50State, n: number): boolean => variants.patrol === 'on' && isPatrolTurn(n);

/** C50-RUN-05: turns 12, 16, 20, 24..., later than a floor should take (C50-GEN-07). */
export const isPatrolTurn = (n: number): boolean => n >= 12 && n % 4 === 0;

/** C50-MAG-06: with Pas réglé the result is declared and no die is drawn. */
function* declareMove(g: C50, hero: Hero): Rule<void> {
  const { seat } = hero;
  g.emit({ type: 'itemSpent', seat, item: { kind: 'scroll', id: 'pas-regle' }, why: 'used', rules: ['C50-MAG-06'] });
  const result = yield* ask({ id: 'resultat-declare', seat, rule: 'C50-MAG-06', options: RESULTS });
  g.emit({ type: 'moveRolled', seat, result, declared: true, rules: ['C50-MOVE-01', 'C50-MAG-06'] });
}

const RESULTS = Array.from({ length: 10 }, (_, i) =>
  option(String(i + 1), i + 1, { label: 'resultat', params: { result: i + 1 } }),
);

/** C50-CLS-03: Pas assuré, once per floor, changes the result by 1 within 1-10. */
function* sureStep(g: C50, hero: Hero): Rule<void> {
  const { seat } = hero;
  const { result } = g.state.move!;
  const changed = [result - 1, result + 1].filter((n) => n >= 1 && n <= 10);
  const to = yield* ask({
    id: 'pas-assure',
    seat,
    rule: 'C50-CLS-03',
    params: { result },
    options: [
      option('passer', result, { label: 'garder-le-resultat', params: { result } }),
      ...changed.map((n) => option(String(n), n, { label: 'resultat', params: { result: n } })),
    ],
  });
  if (to !== result) g.emit({ type: 'stepAdjusted', seat, from: result, to, rules: ['C50-CLS-03'] });
}
