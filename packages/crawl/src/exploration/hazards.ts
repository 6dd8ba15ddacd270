import type { Cell } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import type { CheckVerb } from '../content/types.ts';
import { zoneAt } from '../movement/plan.ts';
import { type CrawlState, type Figure, type Hazard, hasMark } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Context } from '../world/verbs.ts';
import { hearing } from '../world/world.ts';
import { peripetieNamed } from './scenario.ts';
import { listOf, numberOf } from './verbs/context.ts';
import { perform } from './verbs/perform.ts';

/** What a hazard knows when a figure meets it, or when it acts by itself. */
export function contextOf(g: Crawl, hazard: Hazard, actor: Figure | null): Context {
  return {
    entry: peripetieNamed(g, hazard.peripetie),
    hazard,
    zone: hazard.zone,
    cell: hazard.cell ?? actor?.cell ?? firstCell(g.state),
    seat: actor?.hero?.seat ?? g.state.lastPlayer,
    actor,
  };
}

const firstCell = (state: CrawlState): Cell => state.figures[0]?.cell ?? 0;

export const isOn = (hazard: Hazard, when: { readonly note: string; readonly is: number } | undefined): boolean =>
  when === undefined || numberOf(hazard, when.note) === when.is;

/** Péripéties that act in Résolution des effets, each as something to order (AD1-RESOL-03), the oldest first. */
export function pendingHazards(
  g: Crawl,
): readonly { readonly id: string; readonly label: string; run(): Rule<void> }[] {
  const pending: { id: string; label: string; run(): Rule<void> }[] = [];
  for (const hazard of g.state.hazards) {
    const { resolution } = peripetieNamed(g, hazard.peripetie);
    if (resolution && isOn(hazard, resolution.when))
      pending.push({
        id: `peripetie-${hazard.id}`,
        label: hazard.peripetie,
        run: () => resolveHazard(g, hazard),
      });
  }
  return pending;
}

function* resolveHazard(g: Crawl, hazard: Hazard): Rule<void> {
  if (!g.state.hazards.includes(hazard)) return;
  const context = contextOf(g, hazard, null);
  const { entry } = context;
  const prey = listOf(hazard, 'passants');
  let fed = false;
  const watching = hearing(g, (event) => {
    // Whoever Héroïsme brings back has lost Santé all the same.
    if (event.type === 'santeLost' && prey.includes(event.figure)) fed = true;
  });
  yield* perform(entry.feeds ? watching : g, entry.resolution!.does, context);
  if (!entry.feeds) return;
  // AD1-PERI-09: the Rounds in a row in which it fed.
  note(g, hazard, { note: 'repas', value: fed ? numberOf(hazard, 'repas') + 1 : 0 });
  const here = g.state.figures.filter((f) => f.camp === 'heros' && f.status === 'plateau' && isIn(g, f, hazard));
  note(g, hazard, { note: 'passants', value: here.map((f) => f.id) });
}

const isIn = (g: Crawl, figure: Figure, { zone }: Hazard): boolean => zoneAt(g, figure.cell) === zone;

function note(g: Crawl, hazard: Hazard, { note: name, value }: { note: string; value: number | string[] }): void {
  g.emit({ type: 'hazardNoted', hazard: hazard.id, note: name, value, rules: ['AD1-PERI-09'] });
}

/** AD1-PERI-09: heroes and allies that start, cross or end in a zone that feeds; called where a figure is or arrives. */
export function notePassage(g: Crawl, figure: Figure, cell: Cell): void {
  if (figure.camp !== 'heros') return;
  for (const hazard of g.state.hazards) {
    if (!peripetieNamed(g, hazard.peripetie).feeds || zoneAt(g, cell) !== hazard.zone) continue;
    const passed = listOf(hazard, 'passants');
    if (!passed.includes(figure.id)) note(g, hazard, { note: 'passants', value: [...passed, figure.id] });
  }
}

/** AD1-PERI-07, AD2-PERI-03: an ordinary movement out of a slippery zone, or into it, asks a roll; false when it stays. */
export function* leaveZone(g: Crawl, figure: Figure, to: Cell): Rule<boolean> {
  const { state } = g;
  if (state.hazards.length === 0) return true;
  // With an Action complexe nothing is rolled.
  if (state.turn?.figure === figure.id && state.turn.flags.includes(CAREFUL)) return true;
  for (const hazard of slipperyBetween(g, figure.cell, to)) {
    const { leaving } = peripetieNamed(g, hazard.peripetie);
    if (yield* keepsFeet(g, figure, { hazard, check: leaving!.check })) continue;
    yield* perform(g, leaving!.failure, contextOf(g, hazard, figure));
    return false;
  }
  return true;
}

/** AD2-PERI-03: whoever moved or acted in a zone, and is still there, may have stirred something. */
export function* stir(g: Crawl, figure: Figure, zone: string): Rule<void> {
  const { state } = g;
  for (const hazard of state.hazards) {
    if (figure.status !== 'plateau' || zoneAt(g, figure.cell) !== zone) return;
    const { stirring } = peripetieNamed(g, hazard.peripetie);
    if (!stirring || hazard.zone !== zone || hasMark(figure, stirring.spares)) continue;
    if (!(yield* keepsFeet(g, figure, { hazard, check: stirring.check })))
      yield* perform(g, stirring.failure, contextOf(g, hazard, figure));
  }
}

function* keepsFeet(
  g: Crawl,
  figure: Figure,
  { hazard, check }: { readonly hazard: Hazard; readonly check: CheckVerb },
): Rule<boolean> {
  const { trait, difficulty, scenery } = check;
  const { success } = yield* g.edition.check(g, {
    who: figure,
    purpose: 'epreuve',
    trait,
    difficulty: [{ label: hazard.peripetie, value: difficulty, rule: 'AD1-PERI-07' }],
    ...(scenery === undefined ? {} : { scenery }),
    seuil: false,
  });
  return success;
}

export const CAREFUL = 'prudent';

/** Péripéties that an ordinary movement between two squares has to reckon with. */
export function slipperyBetween(g: Crawl, from: Cell, to: Cell): readonly Hazard[] {
  const left = zoneAt(g, from);
  const entered = zoneAt(g, to);
  if (left === entered) return [];
  return g.state.hazards.filter(({ zone, peripetie }) => {
    const { leaving } = peripetieNamed(g, peripetie);
    return leaving !== undefined && (zone === left || (leaving.entering === true && zone === entered));
  });
}
