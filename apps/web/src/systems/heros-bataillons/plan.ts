import type { Zone } from '@souterrain/heros-bataillons';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import type { Plan } from './ground.ts';

const TAGS = ['hauteur', 'couvert', 'passage'] as const;

export const isDrawing = (decision: OfferedDecision | undefined): decision is OfferedDecision =>
  decision?.id === 'plan';

/**
 * The map that the MJ is drawing, read from the options that would change it: an exit that can be closed is there, a link
 * that can be cut too, and a position that cannot be added stands already.
 */
export function draftIn({ options }: OfferedDecision): Plan {
  const ids = new Set(options.map(({ id }) => id));
  const zones = zoneIdsIn(options).map(
    (id): Zone => ({
      id,
      exit: ids.has(`fermer-l-issue-${id}`),
      lit: ids.has(`obscurcir-${id}`),
      positions: TAGS.filter((tag) => !ids.has(`poser-${tag}-${id}`)).map((tag) => ({ id: `${tag}-${id}`, tag })),
      features: [],
      items: [],
    }),
  );
  return { zones, links: linksIn(options, 'separer').map(({ from, to }) => ({ from, to, open: true })) };
}

const zoneIdsIn = (options: readonly OfferedOption[]): readonly string[] => [
  ...new Set(options.flatMap(({ at }) => (at && 'zone' in at ? [at.zone] : []))),
];

export interface Stroke {
  readonly from: string;
  readonly to: string;
  readonly option: OfferedOption;
}

/** The links that a click would draw (`relier`) or rub out (`separer`). */
export const linksIn = (options: readonly OfferedOption[], label: 'relier' | 'separer'): readonly Stroke[] =>
  options
    .filter((option) => option.label === label)
    .map((option) => ({ from: String(option.params?.from), to: String(option.params?.to), option }));
