import { DECK, isJoker, type SuitedCard } from '@souterrain/crawl';
import { TABLES } from '../src/content/index.ts';
import { READY_MADE_IDS } from '../src/heroes/ready-made.ts';
import { TREES } from '../src/heroes/trees.ts';
import { attentionDonjon } from '../src/index.ts';
import { revealTreasure } from '../src/items/treasure.ts';
import type { AD1, State } from '../src/state.ts';
import { dungeon } from './dungeon.ts';
import { dealt, quiet } from './rounds.ts';

const setup = (variants: Readonly<Record<string, string>>): State => {
  const seats = READY_MADE_IDS.map((heros) => ({ name: heros, choices: { heros } }));
  return attentionDonjon.setup({ seats, variants });
};

/** Back from a great adventure: as much to spend as there is to buy, and every talent below this level. */
export function inTown(level: number): State {
  const state = setup({ campagne: 'oui' });
  for (const { hero } of state.figures) {
    const { sheet } = hero!;
    const lists = [sheet.origin, ...sheet.careers].flatMap((list) => TREES[list] ?? []);
    sheet.xp = 60;
    sheet.deniers = 200;
    sheet.talents = [...new Set(lists.filter((talent) => talent.level < level).map(({ id }) => id))];
    sheet.items.push({ id: `i${hero!.seat}-arc`, base: 'arc-court', place: 'stocke', dry: true });
  }
  return { ...state, phase: 'interlude', result: 'victoire', generated: quiet({ reward: 10 }) };
}

export const anyDungeon = (): State => setup({ scenario: 'hasard' });

/** Two cards are left to draw before the discard is shuffled again (AD1-DECK-04). */
export function wornDeck(): State {
  const { order } = dealt({ h1: 'as-pique' });
  const discard = DECK.filter((card) => card !== 'as-pique').slice(2);
  return dungeon({ heroes: [{ traits: { savoir: 5 } }], state: { order, deck: { discard, held: ['as-pique'] } } });
}

/** A hero who may entrench itself or slip away, and somebody to do it from. */
export const atBay = (): State =>
  dungeon({
    heroes: [{ at: [1, 1], santeMax: 30, talents: ['citadelle', 'pas-de-cote'], items: ['epee', 'bouclier-de-bois'] }],
    creatures: [{ id: 'zombie', at: [1, 2] }],
    state: { phase: 'preparation', round: 0 },
  });

/** A creature for which there was no square yet (AD1-RENC-08). */
export function inReserve(): State {
  const state = dungeon({ creatures: [{ id: 'rat-geant' }], state: { phase: 'preparation', round: 0 } });
  const [hero, rat] = state.figures;
  rat!.status = 'reserve';
  const groups = state.groups.map((group) => ({ ...group, encounter: 1 }));
  const meeting = { id: 1, zones: [], treasure: 'aucun', from: hero!.cell, room: 'r0', over: false } as const;
  return { ...state, groups, meetings: [meeting] };
}

/** Every card on every treasure table. */
export const everyTreasure = (): readonly { readonly first: SuitedCard; readonly type: string }[] =>
  Object.keys(TABLES).flatMap((type) =>
    DECK.flatMap((first) => (isJoker(first) ? [] : [{ first: first as SuitedCard, type }])),
  );

/** A hero finds a treasure of this type. */
export const finds = (type: string) => (g: AD1) => revealTreasure(g, g.state.figures[0]!, { type, cards: 1 });
