import { cellAt } from '@souterrain/dungeon';
import type { Option } from '@souterrain/kernel';
import { SQUARE } from '../../ink/grid.ts';
import type { Props } from './board.tsx';
import { type Ground, segment } from './ground.ts';

/** What an option points at; the same options are buttons below, so these are for the pointer alone. */
export function Targets({ view, decision, onPick, onPoint, pointed, ground }: Props & { readonly ground: Ground }) {
  const pointer = (option: Option) => ({
    class: pointed?.id === option.id ? 'target on' : 'target',
    onClick: () => onPick(option),
    onPointerEnter: () => onPoint(option),
    onPointerLeave: () => onPoint(undefined),
  });
  const square = (cell: number) => {
    const { x, y } = ground.at(cell);
    return { x: x * SQUARE + 3, y: y * SQUARE + 3, width: SQUARE - 6, height: SQUARE - 6, rx: 5 };
  };
  const seen = new Set<string>();
  return (
    <g class="targets">
      {(decision?.options ?? []).map((option) => {
        const { at } = option;
        if (!at) return null;
        // Several options on one square, as several weapons on one target, are told apart by the buttons.
        const place = JSON.stringify(at);
        if (seen.has(place)) return null;
        seen.add(place);
        if ('cell' in at)
          return <rect key={option.id} {...square(cellAt(at.cell[0], at.cell[1]))} {...pointer(option)} />;
        if ('figure' in at) {
          const figure = view.figures.find((f) => f.id === at.figure);
          return figure ? <rect key={option.id} {...square(figure.cell)} {...pointer(option)} /> : null;
        }
        if ('door' in at) {
          const door = view.board.doors.find((d) => d.id === at.door);
          if (!door) return null;
          const { class: name, ...handlers } = pointer(option);
          return (
            <path key={option.id} class={`${name} line`} d={segment(ground.at(door.cell), door.side)} {...handlers} />
          );
        }
        return null;
      })}
    </g>
  );
}
