import { draw, type Rule } from '@souterrain/kernel';
import { DECK, isJoker, RANKS, type SuitedCard } from '../cards/index.ts';
import type { EncounterEntry, RoadRow, ScenarioEntry } from '../content/types.ts';
import { tileOn } from '../movement/board.ts';
import type { Crawl } from '../world/crawl.ts';

const STARTS = ['escalier', 'porche', 'cellule-ouverte', 'nid-entree'];
const LAIRS = ['arene', 'salle-du-trone', 'coeur-de-lave', 'caveau', 'nid-repaire'];
const SIZES = [5, 6, 7, 8];
const GOALS = ['tuer', 'tenir'] as const;

/**
 * A scenario drawn for this game. The lair is `uniqueLast`, so that the last unrevealed Porte always leads to it
 * (AD1-EXPLO-14): the objective can be reached whatever the cards.
 */
export function* generateScenario(g: Crawl): Rule<ScenarioEntry> {
  const { content } = g;
  const size = yield* one(g, SIZES);
  const start = yield* one(g, STARTS);
  const lair = yield* one(g, LAIRS);
  const rooms = yield* some(
    g,
    Object.keys(g.content.tiles).filter((id) => !STARTS.includes(id) && !LAIRS.includes(id)),
    size,
  );
  const met = Object.values(content.encounters).filter((encounter) => !isFriendly(encounter));
  const encounters = yield* some(g, idsOf(met.filter((encounter) => !hasBoss(encounter))), 4);
  const boss = yield* one(g, idsOf(met.filter(hasBoss)));
  const peripeties = yield* some(g, Object.keys(content.peripeties), 8);
  const [wanderers, trap] = yield* some(
    g,
    DECK.filter((card): card is SuitedCard => !isJoker(card)),
    2,
  );
  const goal = yield* one(g, GOALS);
  const { width, height } = tileOn(g, { rooms: [], doors: [], changes: {} }, { tile: start, quarters: 0 });
  const middle = Math.floor(width / 2);
  const scenario: ScenarioEntry = {
    id: 'hasard',
    name: g.content.tiles[lair]!.name,
    pitch: content.encounters[boss]!.name,
    heroes: [1, 6],
    start: { room: 'r0', tile: start, heroRows: [height - 2, height - 1] },
    exit: { room: 'r0', squares: [middle - 1, middle].map((x) => [x, height - 1] as const) },
    roundLimit: 4 * (size + 1),
    road: roadOf(rooms, { lair, boss, encounters }),
    events: {
      unexpected: [
        { id: 'rodeurs', cards: [wanderers!], longevity: 2, effects: [{ encounter: encounters[0]! }] },
        { id: 'piege', cards: [trap!], longevity: null, effects: [{ damage: 3 }] },
      ],
    },
    encounters,
    peripeties,
    objective: goal === 'tuer' ? { kill: 'boss' } : { reach: `r${size + 1}`, hold: 2 },
    reward: 10,
  };
  g.emit({ type: 'scenarioGenerated', scenario, rules: ['AD1-SCEN-01'] });
  return scenario;
}

const hasBoss = ({ groups }: EncounterEntry): boolean => groups.some(({ boss }) => boss === true);
const isFriendly = ({ groups }: EncounterEntry): boolean => groups.some(({ camp = 'hostile' }) => camp !== 'hostile');
const idsOf = (entries: readonly EncounterEntry[]): readonly string[] => entries.map(({ id }) => id);

/** AD1-EXPLO-13: ranks dealt out among the rooms, the highest to the lair; every third room states its encounter. */
function roadOf(
  tiles: readonly string[],
  { lair, boss, encounters }: { lair: string; boss: string; encounters: readonly string[] },
): readonly RoadRow[] {
  const ranksOf = (index: number) =>
    RANKS.filter((_, rank) => Math.floor((rank * (tiles.length + 1)) / RANKS.length) === index);
  const rows = tiles.map(
    (tile, index): RoadRow => ({
      cards: ranksOf(index),
      room: `r${index + 1}`,
      tile,
      next: `r${((index + 1) % tiles.length) + 1}`,
      contents: index % 3 === 2 ? { encounter: encounters[index % encounters.length]! } : 'feuille',
    }),
  );
  const last: RoadRow = {
    cards: ranksOf(tiles.length),
    room: `r${tiles.length + 1}`,
    tile: lair,
    next: 'r1',
    contents: { encounter: boss },
    uniqueLast: true,
  };
  return [...rows, last];
}

function* one<T extends string | number>(g: Crawl, from: readonly T[]): Rule<T> {
  const [card] = yield* some(g, from, 1);
  return card!;
}

/** The software draws: nobody holds these piles. */
function* some<T extends string | number>(g: Crawl, from: readonly T[], count: number): Rule<readonly T[]> {
  return yield* draw(g, { deck: 'generation', from, count, rule: 'AD1-SCEN-01' });
}
