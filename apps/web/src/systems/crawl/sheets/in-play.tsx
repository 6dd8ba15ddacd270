import type { CrawlEvent, CrawlView } from '@souterrain/crawl';
import { peripetieNamed } from '@souterrain/crawl/exploration';
import type { Crawl } from '@souterrain/crawl/world';
import { xOf, yOf } from '@souterrain/dungeon';
import type { Lang } from '@souterrain/words';
import type { SceneProps } from '../../adaptor.ts';
import { roomName, roomOf, zoneLetter } from '../rooms.ts';
import { worldIn } from '../world.ts';
import { sheetWords } from './sheet-words.ts';

/** What waits on the board: péripéties, treasures to search for, things on the ground. */
export function InPlay(scene: SceneProps<CrawlView, CrawlEvent>) {
  const { view, words, lang } = scene;
  const g = worldIn(scene);
  const said = sheetWords[lang];
  const treasures = view.treasures.filter(({ revealed }) => !revealed);
  return (
    <>
      {view.hazards.length > 0 && (
        <section class="in-play panel">
          <h2>{said.hazards}</h2>
          {view.hazards.map(({ id, peripetie, zone }) => (
            <details key={id}>
              <summary>
                <b>{words.term(peripetie, undefined)}</b> <small>{zoneName(g, zone, lang)}</small>
              </summary>
              <p>{peripetieNamed(g, peripetie).text[lang]}</p>
            </details>
          ))}
        </section>
      )}
      {treasures.length > 0 && (
        <section class="in-play panel">
          <h2>{said.treasures}</h2>
          <ul>
            {treasures.map(({ id, zones, failures }) => (
              <li key={id}>
                {zones === 'partout' ? said.anywhere : zoneNames(g, zones, lang)}
                {failures > 0 && <small> {said.failures(failures)}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.piles.length > 0 && (
        <section class="in-play panel">
          <h2>{said.piles}</h2>
          <ul>
            {view.piles.map(({ cell, items, deniers }) => (
              <li key={cell}>
                {[
                  ...items.map(({ base }) => words.term(base, undefined)),
                  ...(deniers ? [said.coins(deniers)] : []),
                ].join(', ')}{' '}
                <small>
                  ({xOf(cell)};{yOf(cell)})
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const zoneName = (g: Crawl, zone: string, lang: Lang): string => zoneNames(g, [zone], lang);

/** Zones by room: « 1. Caverne, zones A, B ». */
function zoneNames(g: Crawl, zones: readonly string[], lang: Lang): string {
  const rooms = new Map<string, string[]>();
  for (const zone of zones) rooms.set(roomOf(zone), [...(rooms.get(roomOf(zone)) ?? []), zoneLetter(zone)]);
  return [...rooms]
    .map(([room, letters]) => sheetWords[lang].zones(roomName(g, room, lang), letters.join(', ')))
    .join(' · ');
}
