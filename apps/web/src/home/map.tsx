import type { Loop } from '../ink/ground.ts';
import { inkMap } from '../ink/map.ts';
import { polygonGround } from '../ink/polygon.ts';

const [LEFT, TOP, CARD, HEIGHT, PITCH] = [97, 552, 286, 268, 320];

/** The four rooms of the cards, each under its own door of the corridor, right to left. */
const rooms: Loop = [3, 2, 1, 0].flatMap((i): Loop => {
  const left = LEFT + i * PITCH;
  const [right, bottom] = [left + CARD, TOP + HEIGHT];
  const door = left + 123;
  const corridor = i === 3 ? [] : ([[door + 40, 520]] as Loop);
  const back = i === 0 ? [] : ([[door, 520]] as Loop);
  return [
    ...corridor,
    [door + 40, TOP],
    [right, TOP],
    [right, bottom],
    [left, bottom],
    [left, TOP],
    [door, TOP],
    ...back,
  ];
});

/** The hall, the stairs down, the corridor and its four rooms. */
const outline: Loop = [
  [290, 84],
  [1150, 84],
  [1190, 124],
  [1190, 396],
  [1150, 436],
  [740, 436],
  [740, 480],
  [1220, 480],
  ...rooms,
  [220, 480],
  [700, 480],
  [700, 436],
  [290, 436],
  [250, 396],
  [250, 124],
];

const doors = [0, 1, 2, 3].map((i) => LEFT + i * PITCH + 117);

export function HomeMap() {
  const map = inkMap('home', () => polygonGround(outline), { seed: 23, reach: 34 });
  return (
    <svg class="map" viewBox="0 0 1440 900" aria-hidden="true">
      <path class="rock" d={map.floor} />
      <path class="hatch" d={map.hatch()} />
      <path class="floor" d={map.floor} />
      <path class="wall" d={map.wall} />
      <path class="prop-line" d="M702 444h36M702 451h36M702 458h36M702 465h36M702 472h36" />
      {doors.map((x) => (
        <path key={x} class="prop" d={`M${x} 546h52v12h-52zM${x + 26} 546v12`} />
      ))}
    </svg>
  );
}
