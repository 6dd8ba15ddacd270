import type { Cell } from '@souterrain/dungeon';
import { OVER, type Rule } from '@souterrain/kernel';
import type { RoomContents } from '../content/types.ts';
import { zoneAt } from '../movement/plan.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { drawAndKeep } from './draw-and-keep.ts';
import { extraCards } from './extra-cards.ts';
import { meet } from './meet.ts';
import { startPeripetie } from './peripetie.ts';
import { encounterNamed, scenarioOf } from './scenario.ts';
import { contentsOn } from './sheet.ts';

interface Discovery {
  readonly hero: Figure;
  readonly room: string;
  /** The square behind the Porte. */
  readonly entry: Cell;
}

/** AD1-EXPLO-11, AD1-EXPLO-12, AD1-PERI-03: what the road sheet states, or what the events sheet gives. */
export function* resolveContents(g: Crawl, contents: RoomContents, { hero, room, entry }: Discovery): Rule<void> {
  const isDrawn = contents === 'feuille';
  const card = isDrawn
    ? yield* drawAndKeep(g, hero, { extra: extraCards(g, hero, 'eventCards'), reason: 'evenement' })
    : null;
  const stated = card === null ? (contents as Exclude<RoomContents, 'feuille'>) : contentsOn(scenarioOf(g), card);
  const { encounter, peripetie, encounterFirst } = stated === 'rien' ? NOTHING : stated;
  g.emit({
    type: 'contentsRead',
    room,
    card,
    encounter: encounter ?? null,
    peripetie: peripetie ?? null,
    rules: [isDrawn ? 'AD1-EXPLO-12' : 'AD1-EXPLO-11'],
  });
  const { seat } = hero.hero!;
  const meeting = () =>
    encounter
      ? meet(g, encounterNamed(g, encounter), { from: entry, room, seat, trigger: hero, anywhere: false })
      : OVER;
  if (encounterFirst) yield* meeting();
  if (peripetie) yield* startPeripetie(g, peripetie, { zone: zoneAt(g, entry), from: entry, trigger: hero, seat });
  if (!encounterFirst) yield* meeting();
}

const NOTHING: Exclude<RoomContents, string> = {};
