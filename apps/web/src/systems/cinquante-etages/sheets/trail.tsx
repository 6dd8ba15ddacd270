import type { C50Event, C50View, FloorView } from '@souterrain/cinquante-etages';
import type { OverlayProps } from '../../adaptor.ts';
import { Facings } from '../../map/facings.tsx';
import type { Extent } from '../../map/frame.ts';
import { lineThrough, outOf, Tag } from '../../map/tag.tsx';
import { useBeats } from '../../map/use-beats.ts';
import { type BoardWords, boardWords } from '../board-words.ts';
import { beatsOf, middleOf } from './beats.ts';
import { type Leg, type Preview, previewOf } from './preview.ts';

interface TrailProps {
  readonly preview: Preview;
  readonly floor: FloorView;
  readonly words: BoardWords;
  readonly seen: Extent;
}

/** Drawn over the board: where the option pointed at leads, where heroes look, and the walk of those who have just moved. */
export function Overlay(props: OverlayProps<C50View, C50Event>) {
  const { view, decision, pointed, lang, latest, events, seen } = props;
  const { floor } = view;
  const standing = (who: string) => {
    if (!floor) return undefined;
    if (who === 'gardien') return middleOf(floor.stairs, floor.side);
    if (who.startsWith('c')) return floor.creatures[Number(who.slice(1))] && middleOf(Number(who.slice(1)), floor.side);
    const hero = view.heroes[Number(who)];
    const here = hero?.status === 'exploring' && hero.floor === floor.number;
    return here ? middleOf(hero.cell, floor.side) : undefined;
  };
  const read = (list: readonly C50Event[]) => beatsOf(list, view);
  const { layer, facings } = useBeats({ latest, events, standing, beatsOf: read, glimpsesOf: read });
  const preview = previewOf(view, decision, pointed);
  const alone = new Map([...facings].filter(([who]) => isAlone(view, who)));
  return (
    <g ref={layer}>
      <g class="trail">
        {preview && floor && <Trail preview={preview} floor={floor} words={boardWords[lang]} seen={seen} />}
      </g>
      <Facings facings={alone} standing={standing} isFoe={(who) => who.startsWith('c')} />
    </g>
  );
}

/** One who shares its square stands aside in it, face to face with the other. */
function isAlone({ floor, heroes }: C50View, who: string): boolean {
  const hero = heroes[Number(who)];
  return (
    hero !== undefined && !floor?.creatures[hero.cell] && heroes.filter(({ cell }) => cell === hero.cell).length === 1
  );
}

/** The path of the direction pointed at, with its cost, the wall it hits, where it may bounce and whom it meets. */
function Trail({ preview: { first, bounces }, floor, words, seen }: TrailProps) {
  const { side, creatures } = floor;
  const at = (cell: number) => middleOf(cell, side);
  const path = ({ run, from }: Leg) => lineThrough(outOf([from, ...run.cells].map(at)));
  const end = first.run.cells.at(-1) ?? first.from;
  const { x, y } = at(end);
  const note = first.run.held ? words.held : first.run.left > 0 ? words.bounce(first.run.left) : undefined;
  const guarded = floor.guardian ? [floor.stairs] : [];
  const crowd = [...Object.keys(creatures).map(Number), ...guarded, first.from].map(at);
  const met = [first, ...bounces].flatMap(({ run }) => run.cells.slice(-1)).filter((cell) => creatures[cell]);
  return (
    <>
      {bounces.map((bounce) => (
        <path key={path(bounce)} class="bounce" d={path(bounce)} />
      ))}
      {bounces.map((bounce) => {
        const last = at(bounce.run.cells.at(-1)!);
        return <circle key={path(bounce)} class="bounce" cx={last.x} cy={last.y} r="7" />;
      })}
      <path class="run" d={path(first)} data-preview="chemin" />
      {first.run.cells.map((cell, i) => {
        const square = at(cell);
        return (
          <text key={cell} class="cost" x={square.x + 16} y={square.y - 8}>
            {i + 1}
          </text>
        );
      })}
      <circle class="end" cx={x} cy={y} r="15" />
      {[...new Set(met)].map((cell) => (
        <circle key={cell} class="threat" cx={at(cell).x} cy={at(cell).y} r="21" data-threat={`c${cell}`} />
      ))}
      {note && <Tag at={{ x, y: y - 29 }} text={note} within={seen} crowd={crowd} />}
    </>
  );
}
