import type { Lang } from '@souterrain/words';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { adoptStyles } from '../../page/adopt.ts';
import css from '../../styles/map.css?inline';
import { Controls } from './controls.tsx';
import type { Extent, Point } from './frame.ts';
import { createFraming } from './framing.ts';
import { createGlide } from './glide.ts';

adoptStyles(css);

/** Whoever acts, in the units of the map, and what is best seen with it, what is wanted most first. */
export interface Focus {
  readonly at: Point;
  readonly rooms?: readonly Extent[];
}

export interface MapView {
  readonly svg: SVGSVGElement | null;
  /** The part of the map to draw. */
  readonly seen: Extent;
  readonly zoomed: boolean;
  readonly controls: JSX.Element;
  attach(svg: SVGSVGElement | null): void;
}

/** Zoom, pan and following the action: the same for every map. */
export function useMap(map: Extent, focus: Focus | undefined, lang: Lang): MapView {
  const [svg, attach] = useState<SVGSVGElement | null>(null);
  const framing = useMemo(createFraming, []);
  const glide = useMemo(createGlide, []);
  useEffect(() => (svg ? framing.attach(svg) : undefined), [svg, framing]);
  useEffect(() => framing.follow(), [framing, focus?.at.x, focus?.at.y]);
  framing.aim(map, focus);
  const zoomed = framing.part() !== undefined;
  const seen = framing.seen();
  useLayoutEffect(() => {
    if (svg) glide(svg, seen, framing.isByHand());
  }, [svg, glide, seen.left, seen.top, seen.width, seen.height]);
  return {
    svg,
    attach,
    seen,
    zoomed,
    controls: <Controls {...{ framing, lang, zoomed }} large={framing.isLarge()} />,
  };
}
