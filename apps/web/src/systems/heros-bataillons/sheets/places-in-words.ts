import { type HBEvent, type HBView, linksBetween, type Zone } from '@souterrain/heros-bataillons';
import type { OfferedOption } from '@souterrain/kernel';
import type { PlacesInWords, SceneProps } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { isOnMap } from '../ground.ts';
import { beingName, capital } from '../names.ts';
import { stateNames } from '../state-names.ts';
import { ownOf } from './spoken.ts';
import { spokenWords } from './spoken-words.ts';

type Scene = SceneProps<HBView, HBEvent>;

/** The scene zone by zone, nearest first: who stands there, what it holds, where it leads. */
export function placesInWords(scene: Scene, seat: number): PlacesInWords | undefined {
  const { view, words, lang } = scene;
  if (!view.scene || view.scene.zones.length === 0) return undefined;
  const from = ownOf(view, seat)?.zone ?? undefined;
  const said = spokenWords[lang];
  const far = (zone: string) => (from === undefined ? 0 : linksBetween(view.scene!, from, zone));
  const places = view.scene.zones
    .map((zone) => ({ zone, links: far(zone.id) }))
    .sort((a, b) => a.links - b.links)
    .map(({ zone, links }) => ({
      id: zone.id,
      name: capital(words.term(zone.id, undefined)),
      distance:
        from === undefined
          ? undefined
          : links === 0
            ? said.here
            : Number.isFinite(links)
              ? said.linksAway(links)
              : said.tooFar,
      lines: [...peopleIn(scene, zone), ...contentsOf(scene, zone), ...waysOf(scene, zone)],
    }));
  return { places, placeOf: (option) => zoneOf(view, option) };
}

const peopleIn = (scene: Scene, { id }: Zone): readonly string[] =>
  scene.view.beings
    .filter((being) => being.zone === id && isOnMap(being))
    .map((being) => {
      const line = boardWords[scene.lang].being(beingName(scene, being), being.now, being.max);
      return [line, ...stateNames(scene, being)].join(', ');
    });

function contentsOf({ words, lang }: Scene, { exit, lit, positions, features, items }: Zone): readonly string[] {
  const said = boardWords[lang];
  const things = [
    ...(exit ? [said.exit] : []),
    ...(lit ? [] : [said.dark]),
    ...positions.map(({ tag }) => words.term(tag, undefined)),
    ...features.map((feature) => words.term(feature, undefined)),
    ...(items.length > 0 ? [said.items(items.length)] : []),
  ];
  return things.length > 0 ? [spokenWords[lang].holds(things.join(', '))] : [];
}

function waysOf({ view, words, lang }: Scene, { id }: Zone): readonly string[] {
  const said = spokenWords[lang];
  const ways = view.scene!.links.flatMap(({ from, to, open, kind }) => {
    if (from !== id && to !== id) return [];
    const zone = words.term(from === id ? to : from, undefined);
    return [!open ? said.closed(zone) : kind ? said.through(zone, boardWords[lang].links[kind]) : zone];
  });
  return ways.length > 0 ? [said.ways(ways)] : [];
}

function zoneOf({ scene, beings }: HBView, { at }: OfferedOption): string | undefined {
  if (!at) return undefined;
  if ('zone' in at) return scene?.zones.some(({ id }) => id === at.zone) ? at.zone : undefined;
  return 'figure' in at ? (beings.find(({ id }) => id === at.figure)?.zone ?? undefined) : undefined;
}
