import type { GameEvent } from '@souterrain/kernel';
import { DECK, isJoker, type SuitedCard } from '../src/cards/index.ts';
import type { Stocked } from '../src/content/content.ts';
import { revealTreasure } from '../src/items/treasure.ts';
import type { CrawlState } from '../src/state.ts';
import type { AnyCrawl } from '../src/system.ts';
import type { Crawl } from '../src/world/crawl.ts';
import { dungeonIn } from './dungeon.ts';
import { dealt, quiet } from './rounds.ts';
import { at, type GivenCreature, type GivenHero, type Scene } from './scene.ts';

/** A meeting in the start room of Le nid, for what chance alone would bring too rarely. */
export interface Duel {
  /** What it is for: it is fought again until all of them were seen. */
  readonly shows: readonly string[];
  readonly hero: GivenHero;
  readonly creatures: readonly GivenCreature[];
  /** Who stands by; a sturdy hero by default. */
  readonly second?: GivenHero;
  /** What stands in the zone. */
  readonly peripetie?: string;
  /** The tile it is fought on. */
  readonly tile?: string;
  /** Where something can be broken. */
  readonly barricade?: readonly [x: number, y: number];
  /** The creatures are a Rencontre whose treasure is found at once. */
  readonly treasure?: true;
  readonly variants?: Readonly<Record<string, string>>;
  /** The card that is drawn whenever it may be. */
  readonly first?: string;
}

/** Where the games of the exhaustive runner start from, besides its steered parties. */
export function startsOf<S extends CrawlState, E extends GameEvent>(
  system: AnyCrawl<S, E>,
  { scene, heroes }: { readonly scene: (given: Scene<S>) => S; readonly heroes: readonly string[] },
) {
  const setup = (variants: Readonly<Record<string, string>>): S =>
    system.setup({ seats: heroes.map((heros) => ({ name: heros, choices: { heros } })), variants });

  return {
    /** Back from a great adventure: as much to spend as there is to buy, and every talent below this level. */
    inTown(level: number): S {
      const state = setup({ campagne: 'oui' });
      const { trees } = system.edition;
      for (const { hero } of state.figures) {
        const { sheet } = hero!;
        const lists = [sheet.origin, ...sheet.careers].flatMap((list) => trees[list] ?? []);
        sheet.xp = 60;
        sheet.deniers = hero!.seat === 0 ? 2 : 200;
        sheet.wounds = [{ id: 'main-tranchee', hand: 1 }, { id: 'cicatrices' }];
        sheet.talents = [...new Set(lists.filter((talent) => talent.level < level).map(({ id }) => id))];
        sheet.items.push(
          { id: `i${hero!.seat}-arc`, base: 'arc-court', place: 'stocke', dry: true },
          { id: `i${hero!.seat}-livre`, base: 'memoires-d-un-heros', place: 'stocke', charges: 1 },
          { id: `i${hero!.seat}-fer`, base: 'epee', place: 'stocke', broken: true },
        );
      }
      return { ...state, phase: 'interlude', result: 'victoire', generated: quiet({ reward: 10 }) };
    },

    /** Somebody with both hands full, to be maimed. */
    armed: (): S => scene({ heroes: [{ sante: 1, items: ['epee', 'bouclier-de-bois', 'armure-legere'] }] }),

    anyDungeon: (): S => setup({ scenario: 'hasard' }),

    /** Two cards are left to draw before the discard is shuffled again (AD1-DECK-04). */
    wornDeck(): S {
      const { order } = dealt({ h1: 'as-pique' });
      const discard = DECK.filter((card) => card !== 'as-pique').slice(2);
      const start = dungeonIn({ system, scene }, { heroes: [{ traits: { savoir: 5 } }] });
      return { ...start, order, deck: { discard, held: ['as-pique'] } };
    },

    /** A creature for which there was no square yet (AD1-RENC-08). */
    inReserve(): S {
      const state = dungeonIn({ system, scene }, { creatures: [{ id: 'rat-geant' }] });
      const [hero, rat] = state.figures;
      rat!.status = 'reserve';
      const groups = state.groups.map((group) => ({ ...group, encounter: 1 }));
      const meeting = { id: 1, zones: [], treasure: 'aucun', from: hero!.cell, room: 'r0', over: false } as const;
      return { ...state, phase: 'preparation', round: 0, groups, meetings: [meeting] };
    },

    duel({ hero, second, creatures, peripetie, tile, barricade, treasure, variants = {} }: Duel): S {
      const heroes = [
        { at: [1, 1], ...hero },
        { at: [0, 0], santeMax: 20, ...second },
      ] as const;
      const scenario = tile === undefined ? undefined : { start: { room: 'r0', tile, heroRows: [] } };
      const state = dungeonIn(
        { system, scene },
        {
          heroes,
          creatures,
          variants: variants as Partial<S['variants']>,
          ...(scenario && { scenario }),
        },
      );
      const [{ cell }] = state.figures as [CrawlState['figures'][0]];
      const zone = system.content.surveys.of(state.board).ground(cell).zone;
      const { peripeties } = system.content;
      const notes = { ...(peripetie === undefined ? {} : peripeties[peripetie]!.notes) };
      const hazards = peripetie === undefined ? [] : [{ id: 400, peripetie, zone, cell: null, round: 0, notes }];
      const meeting = { id: 1, zones: [zone], treasure: 'auto', from: cell, room: 'r0', over: false } as const;
      const groups = state.groups.map((group) => (treasure ? { ...group, encounter: 1 } : group));
      const board = { ...state.board, changes: barricade ? { [at(barricade)]: 'barricade' } : {} };
      const meetings = treasure ? [meeting] : [];
      return { ...state, phase: 'preparation', round: 0, board, hazards, groups, meetings };
    },
  };
}

const suited = (): readonly SuitedCard[] => DECK.flatMap((card) => (isJoker(card) ? [] : [card as SuitedCard]));

/** Every card on every treasure table. */
export const everyTreasure = ({ content }: Stocked): readonly { readonly first: SuitedCard; readonly type: string }[] =>
  Object.keys(content.tables).flatMap((type) => suited().map((first) => ({ first, type })));

/** Every Blessure grave, in the suit of the Arcane and in others. */
export const everyWound = suited;

/** A hero suffers a Blessure grave. */
export const isMaimed = (g: Crawl) => g.edition.graveWound(g, g.state.figures[0]!);

/** A hero finds a treasure of this type. */
export const finds = (type: string) => (g: Crawl) => revealTreasure(g, g.state.figures[0]!, { type, cards: 1 });
