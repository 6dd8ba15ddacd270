import type { Being } from '@souterrain/heros-bataillons';
import type { Lang } from '@souterrain/words';
import type { Extent, Point } from '../../map/frame.ts';
import { between, halfway, lineThrough, outOf, Tag } from '../../map/tag.tsx';
import { CELL, type Ground, HEAD } from '../ground.ts';
import type { Preview } from './preview.ts';
import { previewWords } from './preview-words.ts';

interface Drawn {
  readonly ground: Ground;
  readonly lang: Lang;
  readonly within: Extent;
  readonly from: Point;
  at(being: string): Point | undefined;
}

interface WayProps extends Drawn {
  /** Where it starts. */
  readonly zone: string;
  readonly preview: Extract<Preview, { kind: 'aller' }>;
}

/** The way to a zone, and the adversaries at both ends. */
export function MoveWay({ ground, lang, within, from, at, zone, preview: { to, left, met, beside } }: WayProps) {
  const passage = ground.passages.find(
    ({ link }) => (link.from === zone && link.to === to) || (link.to === zone && link.from === to),
  );
  const box = ground.zones.get(to);
  if (!box) return null;
  // Beside those of its side who stand there already.
  const [x, y] = [box.x + 8 + (beside + 0.5) * CELL, box.y + HEAD + 20];
  const door = passage ? [{ x: passage.door.at[0], y: passage.door.at[1] }] : [];
  return (
    <>
      <path class="run" d={lineThrough(outOf([from, ...door, { x, y }]))} data-preview="chemin" />
      <circle class="end" cx={x} cy={y} r="13" />
      <Rings beings={left} at={at} held />
      <Rings beings={met} at={at} />
      {met.length > 0 && (
        <Tag
          at={{ x: box.x + box.width / 2, y: box.y - 2 }}
          text={previewWords[lang].met(met.length)}
          risk
          within={within}
        />
      )}
    </>
  );
}

interface AimProps extends Drawn {
  readonly preview: Extract<Preview, { kind: 'viser' }>;
}

/** The line of a blow or a shot, and what makes it harder. */
export function AimLine({ lang, within, from, at, preview: { targets, links, covered, dark } }: AimProps) {
  const said = previewWords[lang];
  const to = at(targets[0]?.id ?? '');
  if (!to) return null;
  const notes = [links > 0 && said.zones(links), covered && said.covered, dark && said.dark].filter(Boolean);
  return (
    <>
      {targets.map(({ id }) => {
        const place = at(id);
        return place && <path key={id} class="shot" d={lineThrough(between(from, place))} data-preview="tir" />;
      })}
      <Rings beings={targets} at={at} />
      {notes.length > 0 && <Tag at={halfway(from, to)} text={notes.join(', ')} risk within={within} />}
    </>
  );
}

interface RingsProps extends Pick<Drawn, 'at'> {
  readonly beings: readonly Being[];
  readonly held?: boolean;
}

const Rings = ({ beings, at, held = false }: RingsProps) => (
  <>
    {beings.map(({ id }) => {
      const place = at(id);
      return (
        place && (
          <circle key={id} class={held ? 'threat held' : 'threat'} cx={place.x} cy={place.y} r="21" data-threat={id} />
        )
      );
    })}
  </>
);
