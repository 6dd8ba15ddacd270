import type { AnyCrawl } from '@souterrain/crawl';
import type { EncounterEntry, ScenarioEntry } from '@souterrain/crawl/content';
import { meet, startBoard } from '@souterrain/crawl/exploration';
import { cellAt } from '@souterrain/dungeon';
import { type EditionId, SIDES } from '../editions.ts';
import { PAIRS } from '../pairs.ts';
import type { Scene } from '../scene.ts';
import { withWeaponInHand } from './in-hand.ts';

const ROOM = 'r0';
export const ROUND_LIMIT = 20;

/** One room, no way on: won when nobody of the encounter is left. */
const ARENA: ScenarioEntry = {
  id: 'arene',
  name: { fr: 'Arène', en: 'Arena' },
  pitch: { fr: '', en: '' },
  heroes: [1, 6],
  start: { room: ROOM, tile: 'arene', heroRows: [6, 7] },
  roundLimit: ROUND_LIMIT,
  road: [],
  events: { unexpected: [] },
  encounters: [],
  peripeties: [],
  objective: { kill: 'boss' },
};

/** The square inside its only door: distances of placement are counted from there (AD1-RENC-07). */
const ENTRANCE = cellAt(3, 7);

/** A system that plays one encounter: the party stands at the door, the others are placed as the first Round begins. */
export function arenaOf(edition: EditionId, { party, encounter }: Pick<Scene, 'party' | 'encounter'>) {
  const system = SIDES[edition];
  const { encounters } = system.content;
  const met: EncounterEntry = {
    ...encounters[encounter]!,
    groups: encounters[encounter]!.groups.map((group) => ({ ...group, boss: true })),
    treasure: 'aucun',
  };
  const seats = party.map((id) => {
    const hero = PAIRS.find((pair) => pair.id === id)!.heroes[edition];
    return { name: hero, choices: { heros: hero } };
  });
  const place = { from: ENTRANCE, room: ROOM, seat: 0, trigger: null, anywhere: false };
  const arena: AnyCrawl = {
    ...system,
    setup: () => {
      const state = system.setup({ seats, variants: {} });
      const figures = state.figures.map(({ hero, ...figure }) => ({
        ...figure,
        hero: hero && { ...hero, sheet: withWeaponInHand(system, hero.sheet) },
      }));
      return { ...state, figures, generated: ARENA, board: { ...startBoard(system, ARENA), doors: [] } };
    },
    step: (g) => (g.state.phase === 'tours' && g.state.meetings.length === 0 ? meet(g, met, place) : system.step(g)),
  };
  return arena;
}
