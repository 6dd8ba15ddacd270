import type { CrawlView, Rank, Suit } from '@souterrain/crawl';
import type { EventEffect, RoomContents, ScenarioEntry } from '@souterrain/crawl/content';
import { contentsOn, encounterNamed, knownScenario, peripetieNamed } from '@souterrain/crawl/exploration';
import { goalIn } from '@souterrain/crawl/text';
import { worldIn } from '../../systems/crawl/world.ts';
import type { PrintScene, ScenarioSheet, ScenarioTable } from '../model.ts';
import { cardsName, rowsByCard } from './cards.ts';
import { crawlWords } from './crawl-words.ts';

interface Scene extends PrintScene<CrawlView> {
  /** A trap of the events sheet, by its dice in the pack. */
  trap(dice: number): string;
}

/** Squares to count Rounds with, where nothing ends them. */
const ROUNDS = 30;

/** AD1-SCEN-01: the road and the events of a scenario, as two sheets of paper. */
export function scenarioSheets(scene: Scene, id?: string): readonly ScenarioSheet[] {
  const { lang } = scene;
  const g = worldIn(scene);
  const scenario = id === undefined ? knownScenario(g) : g.content.scenarios[id];
  if (!scenario) return [];
  const said = crawlWords[lang];
  const head = { scenario: scenario.name[lang], credit: said.credit };
  return [
    {
      ...head,
      id: 'route',
      title: said.road,
      lines: linesOf(scene, scenario),
      track: { title: said.rounds, mark: 'square', count: scenario.roundLimit ?? ROUNDS },
      tables: [road(scene, scenario), meetings(scene, scenario)],
    },
    {
      ...head,
      id: 'evenements',
      title: said.events,
      lines: [],
      tables: [unexpected(scene, scenario), contents(scene, scenario), twists(scene, scenario)],
    },
  ];
}

function linesOf(scene: Scene, scenario: ScenarioEntry): readonly string[] {
  const { lang } = scene;
  const said = crawlWords[lang];
  const { pitch, heroes, start, aside = [] } = scenario;
  const until = (when: NonNullable<ScenarioEntry['aside']>[number]['until']): string =>
    'room' in when ? said.untilRoom(said.room(when.room)) : said.untilRound(when.round);
  return [
    pitch[lang],
    `${said.objective}${goalIn[lang](scenario)}`,
    `${said.heroes(...heroes)} ${said.start(tileName(scene, start.tile))}`,
    ...aside.map((set) => said.aside(cardsName(set.cards, { ...scene, said }), until(set.until))),
  ];
}

const tileName = (scene: Scene, tile: string): string =>
  (scene.view.board.drawn?.[tile] ?? worldIn(scene).content.tiles[tile])?.name[scene.lang] ?? tile;

function road(scene: Scene, { road: rows }: ScenarioEntry): ScenarioTable {
  const said = crawlWords[scene.lang];
  return {
    title: said.road,
    heads: said.roadHeads,
    rows: rows.map(({ cards, room, tile, next, contents: gives, uniqueLast }) => ({
      cells: [
        cardsName(cards, { ...scene, said }),
        said.room(room),
        `${tileName(scene, tile)}${uniqueLast ? `, ${said.last}` : ''}`,
        said.room(next),
        contentsName(scene, gives),
      ],
    })),
  };
}

function contentsName(scene: Scene, gives: RoomContents): string {
  const said = crawlWords[scene.lang];
  const term = (id: string) => scene.words.term(id, undefined);
  if (gives === 'feuille') return said.onSheet;
  if (gives === 'rien') return said.nothing;
  const { encounter, peripetie, encounterFirst } = gives;
  const parts = [
    ...(encounter === undefined ? [] : [said.encounter(term(encounter))]),
    ...(peripetie === undefined ? [] : [said.peripetie(term(peripetie))]),
  ];
  return `${parts.join(', ')}${encounterFirst ? ` (${said.encounterFirst})` : ''}`;
}

function contents(scene: Scene, scenario: ScenarioEntry): ScenarioTable {
  const said = crawlWords[scene.lang];
  const gives = (rank: Rank, suit: Suit) => contentsName(scene, contentsOn(scenario, `${rank}-${suit}`));
  return {
    title: said.contents,
    heads: said.contentsHeads,
    rows: rowsByCard(gives, { ...scene, said }).map((cells) => ({ cells })),
  };
}

function unexpected(scene: Scene, { events }: ScenarioEntry): ScenarioTable {
  const said = crawlWords[scene.lang];
  return {
    title: said.unexpected,
    note: said.unexpectedNote,
    heads: said.unexpectedHeads,
    rows: events.unexpected.map(({ cards, effects, longevity }) => ({
      cells: [cardsName(cards, { ...scene, said }), effectsName(scene, effects)],
      boxes: longevity,
    })),
  };
}

/** AD1-EVEN-09: one for each play, the last one again and again. */
function effectsName(scene: Scene, effects: readonly EventEffect[]): string {
  const said = crawlWords[scene.lang];
  const names = effects.map((effect) => {
    if ('encounter' in effect) return said.encounter(scene.words.term(effect.encounter, undefined));
    if ('peripetie' in effect) return said.peripetie(scene.words.term(effect.peripetie, undefined));
    if ('damage' in effect) return scene.trap(effect.damage);
    return 'defeat' in effect ? said.defeat : said.nothing;
  });
  return names.length === 1 ? names[0]! : names.map((name, i) => `${i + 1}. ${name}`).join(' · ');
}

function meetings(scene: Scene, scenario: ScenarioEntry): ScenarioTable {
  const { words, lang } = scene;
  const g = worldIn(scene);
  const said = crawlWords[lang];
  const named = [...contentsOf(scenario)].flatMap((gives) =>
    typeof gives === 'object' && gives.encounter !== undefined ? [gives.encounter] : [],
  );
  const played = scenario.events.unexpected.flatMap(({ effects }) =>
    effects.flatMap((effect) => ('encounter' in effect ? [effect.encounter] : [])),
  );
  return {
    title: said.meetings,
    heads: said.meetingsHeads,
    rows: [...new Set([...scenario.encounters, ...named, ...played])].map((id) => ({
      cells: [
        words.term(id, undefined),
        encounterNamed(g, id)
          .groups.map(
            ({ creature, count, boss }) =>
              `${said.count(count)} × ${words.term(creature, undefined)}${boss ? ` (${said.boss})` : ''}`,
          )
          .join(', '),
      ],
    })),
  };
}

function* contentsOf({ road: rows, events }: ScenarioEntry): Generator<RoomContents> {
  for (const { contents: gives } of rows) yield gives;
  for (const { gives } of events.contents ?? []) yield gives;
}

function twists(scene: Scene, scenario: ScenarioEntry): ScenarioTable {
  const { words, lang } = scene;
  const g = worldIn(scene);
  const said = crawlWords[lang];
  const named = [...contentsOf(scenario)].flatMap((gives) =>
    typeof gives === 'object' && gives.peripetie !== undefined ? [gives.peripetie] : [],
  );
  const played = scenario.events.unexpected.flatMap(({ effects }) =>
    effects.flatMap((effect) => ('peripetie' in effect ? [effect.peripetie] : [])),
  );
  return {
    title: said.peripeties,
    heads: said.peripetiesHeads,
    rows: [...new Set([...scenario.peripeties, ...named, ...played])].map((id) => ({
      cells: [words.term(id, undefined), peripetieNamed(g, id).text[lang]],
    })),
  };
}
