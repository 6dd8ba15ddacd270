import { signal } from '@preact/signals';
import type { Lang } from '@souterrain/words';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Extent, Point } from './frame.ts';

/** What moves a map: fetched once the map is drawn. */
const late = signal<typeof import('./late.ts') | undefined>(undefined);

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
  readonly controls: JSX.Element | undefined;
  attach(svg: SVGSVGElement | null): void;
}

/** Zoom, pan and following the action: the same for every map. */
export function useMap(map: Extent, focus: Focus | undefined, lang: Lang): MapView {
  const [svg, attach] = useState<SVGSVGElement | null>(null);
  const tools = late.value;
  const framing = useMemo(() => tools?.createFraming(), [tools]);
  const glide = useMemo(() => tools?.createGlide(), [tools]);
  useEffect(() => {
    // After the first question: an attached map is drawn again at once, and its effects with it.
    setTimeout(() =>
      import('./late.ts').then((module) => {
        late.value = module;
      }),
    );
  }, []);
  useEffect(() => (svg && framing ? framing.attach(svg) : undefined), [svg, framing]);
  useEffect(() => framing?.follow(), [framing, focus?.at.x, focus?.at.y]);
  framing?.aim(map, focus);
  const zoomed = framing?.part() !== undefined;
  const seen = framing?.seen() ?? map;
  useLayoutEffect(() => {
    if (svg && framing) glide?.(svg, seen, framing.isByHand());
  }, [svg, glide, seen.left, seen.top, seen.width, seen.height]);
  return {
    svg,
    attach,
    seen,
    zoomed,
    controls: tools && framing && <tools.Controls {...{ framing, lang, zoomed }} large={framing.isLarge()} />,
  };
}
