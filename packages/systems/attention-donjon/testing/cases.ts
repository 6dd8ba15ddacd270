import type { CardId } from '@souterrain/crawl';
import { cellAt, readTile } from '@souterrain/dungeon';
import { attentionDonjon } from '../src/index.ts';
import type { Slot, State } from '../src/state.ts';
import { type Variants, variantsOf } from '../src/variants.ts';
import { type Scene, scene } from './scene.ts';
import { type Given, givenSchema } from './schema.ts';

/** A Round in progress: its turns are set, and the first one comes next. */
export function given(input: Given, variants: Variants): State {
  const { drawing, legend, heroes, creatures, scenario = 'le-nid', round = 1, order, discard = [] } = input;
  const state = scene({ drawing, legend, heroes, creatures, variants } as Scene);
  const { tile } = drawing === undefined ? { tile: undefined } : readTile(drawing, legend);
  const slots = (order ?? [{ hero: 1, card: 'as-pique' }]).map(({ hero, group, card }): Slot => {
    const who = group ?? `h${hero ?? 1}`;
    return { kind: group === undefined ? 'heros' : 'groupe', who, card: card as CardId, status: 'attend' };
  });
  const kept = state.figures.flatMap((f) => f.hero?.jokers ?? []);
  return {
    ...state,
    scenario,
    round,
    phase: 'tours',
    order: slots,
    deck: { discard: discard as CardId[], held: [...slots.map((s) => s.card), ...kept] },
    board: {
      ...state.board,
      doors: (tile?.doors ?? []).map(({ x, y, side }, i) => ({
        id: `porte-${i + 1}`,
        cell: cellAt(x, y),
        side,
        room: 'scene',
        status: 'inconnue' as const,
      })),
    },
  };
}

/** What the runner of case files needs from a system. */
export const caseSystem = {
  system: attentionDonjon,
  givenSchema,
  given: (input: unknown, variants: Readonly<Record<string, string>> = {}) =>
    given(givenSchema.parse(input), variantsOf(variants)),
};
