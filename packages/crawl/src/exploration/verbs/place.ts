import { ask, option, type Rule } from '@souterrain/kernel';
import { defineWords } from '../../text/catalogue.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Context, VerbOf } from '../../world/verbs.ts';
import { unknownDoors } from '../board.ts';
import { reveal } from '../reveal.ts';
import { listOf } from './context.ts';

export function* enlist(g: Crawl, { enlist: note }: VerbOf<'enlist'>, { hazard, actor }: Context): Rule<void> {
  if (!hazard || !actor) return;
  const value = [...listOf(hazard, note), actor.id];
  g.emit({ type: 'hazardNoted', hazard: hazard.id, note, value, rules: ['AD1-PERI-04'] });
}

export function* note(g: Crawl, { note: name, value }: VerbOf<'note'>, { hazard }: Context): Rule<void> {
  if (hazard) g.emit({ type: 'hazardNoted', hazard: hazard.id, note: name, value, rules: ['AD1-PERI-04'] });
}

export function* gone(g: Crawl, _verb: VerbOf<'gone'>, { hazard }: Context): Rule<void> {
  if (hazard && g.state.hazards.includes(hazard))
    g.emit({ type: 'hazardEnded', hazard: hazard.id, peripetie: hazard.peripetie, rules: ['AD1-PERI-04'] });
}

/** AD1-PERI-05: one card for each success, and a Porte of the healer's choice for each card. */
export function* reveals(g: Crawl, { reveal: most }: VerbOf<'reveal'>, { actor, total = 0 }: Context): Rule<void> {
  if (!actor?.hero) return;
  for (let left = Math.min(total, most); left > 0; left--) {
    const doors = unknownDoors(g.state.board);
    if (doors.length === 0) return;
    const door = yield* ask({
      id: 'reveler-au-loin',
      seat: actor.hero.seat,
      rule: 'AD1-PERI-05',
      options: doors.map((d) => option(d.id, d, { label: 'reveler', params: { door: d.id }, at: { door: d.id } })),
    });
    yield* reveal(g, actor, { door, oneCard: true });
  }
}

export const placeWords = defineWords({
  prompts: { 'reveler-au-loin': { fr: 'Quelle Porte révéler à distance ?', en: 'Which Porte is revealed from afar?' } },
});
