import type { Being } from '@souterrain/heros-bataillons';
import type { Scened } from './names.ts';

/** What players see on a being: its states, that it is worn out or down; never what only counts time. */
export function stateNames({ words, view }: Scened, { marks, hero, status, id, position }: Being): readonly string[] {
  const states = marks.map((mark) => mark.id);
  if (hero?.exhausted) states.push('epuise');
  if (status === 'coma') states.push('coma');
  if (view.table.barred.includes(id)) states.push('hors-d-atteinte');
  const tag = view.scene?.zones.flatMap(({ positions }) => positions).find((place) => place.id === position)?.tag;
  if (tag !== undefined) states.push(tag);
  return [...new Set(states)]
    .filter((state) => state !== 'bouclier-baisse')
    .map((state) => words.term(state, undefined));
}
