import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { SceneProps } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { isOnMap } from '../ground.ts';
import { beingName, capital } from '../names.ts';
import { placeOf } from '../where.ts';

/** The map in words: each zone, where it leads, who stands there. */
export function describe(scene: SceneProps<HBView, HBEvent>): string {
  const { view, words, lang } = scene;
  const said = boardWords[lang];
  const zones = (view.scene?.zones ?? []).map(({ id, exit, lit }) => {
    const ways = view.scene!.links.flatMap(({ from, to, open }) =>
      !open ? [] : from === id ? [to] : to === id ? [from] : [],
    );
    const people = view.beings
      .filter((being) => being.zone === id && isOnMap(being))
      .map((being) => beingName(scene, being));
    const notes = [exit && said.exit, !lit && said.dark].filter((note) => note !== false);
    return [
      capital(words.term(id, undefined)),
      ...notes,
      `→ ${ways.map((way) => words.term(way, undefined)).join(', ')}`,
      ...people,
    ].join(', ');
  });
  return [said.map, placeOf(view, lang), ...zones].join('. ');
}
