import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { SceneProps } from '../../adaptor.ts';
import { capital } from '../names.ts';
import { sheetWords } from './sheet-words.ts';

/** The scene and its adventure, or how far the group is in the dungeon. */
export function Place({ view, words, lang }: SceneProps<HBView, HBEvent>) {
  const said = sheetWords[lang];
  const { scene, table, delve, master } = view;
  if (delve)
    return (
      <section class="goal panel">
        <h2>{said.goal}</h2>
        <p>{said.rooms(delve.rooms.length, delve.length)}</p>
      </section>
    );
  if (master === null || !scene) return null;
  const tags = [scene.pressure && said.pressure, scene.tags.includes('confiance') && said.trusted].filter(Boolean);
  return (
    <section class="goal panel">
      <h2>{capital(words.term(scene.title, undefined))}</h2>
      {table.adventure !== null && <p>{words.term(table.adventure, undefined)}</p>}
      {tags.length > 0 && <p class="muted">{capital(tags.join(', '))}</p>}
    </section>
  );
}
