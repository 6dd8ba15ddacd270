import { DECK, isJoker, type SuitedCard } from '@souterrain/crawl';
import { PERIPETIES, TABLES } from '../src/content/index.ts';
import { READY_MADE_IDS } from '../src/heroes/ready-made.ts';
import { TREES } from '../src/heroes/trees.ts';
import { attentionDonjon } from '../src/index.ts';
import { revealTreasure } from '../src/items/treasure.ts';
import { zoneAt } from '../src/movement/plan.ts';
import type { AD1, State } from '../src/state.ts';
import { dungeon } from './dungeon.ts';
import { dealt, quiet } from './rounds.ts';
import type { GivenCreature, GivenHero } from './scene.ts';

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
    sheet.deniers = hero!.seat === 0 ? 2 : 200;
    sheet.wounds = [{ id: 'main-tranchee', hand: 1 }, { id: 'cicatrices' }];
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

interface Duel {
  /** What it is for: it is fought again until all of them were seen. */
  readonly shows: readonly string[];
  readonly hero: GivenHero;
  readonly creatures: readonly GivenCreature[];
  /** What stands in the zone. */
  readonly peripetie?: string;
  /** The creatures are a Rencontre whose treasure is found at once. */
  readonly treasure?: true;
}

/** Meetings in the start room of Le nid for what chance alone would bring too rarely. */
export const DUELS: readonly Duel[] = [
  // May entrench itself, or slip away.
  {
    shows: ['does citadelle.allows'],
    hero: { santeMax: 30, talents: ['citadelle', 'pas-de-cote'], items: ['arc-court', 'bouclier-de-bois'] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // Drinks the life of who cannot defend itself.
  {
    shows: ['does drain-de-vie.wounded'],
    hero: { santeMax: 40, traits: { melee: 1 } },
    creatures: [{ id: 'spectre', at: [1, 2], sante: 1 }],
  },
  // Too heavy to be pushed.
  {
    shows: ['does poids-de-pierre.steady', 'event pushPrevented'],
    hero: { santeMax: 40, traits: { melee: 6 }, talents: ['coup-de-bouclier'], items: ['bouclier-de-bois'] },
    creatures: [{ id: 'golem-de-pierre', at: [1, 2] }],
  },
  // Struck again after a save, with both hands full.
  {
    shows: ['decision lacher'],
    hero: { santeMax: 1, heroismeMax: 9, items: ['epee', 'bouclier-de-bois'] },
    creatures: [
      { id: 'ogre', at: [1, 2] },
      { id: 'ogre', at: [0, 2] },
      { id: 'orque', at: [2, 1] },
      { id: 'orque', at: [2, 2] },
    ],
  },
  // Killed by an ally: nobody has found what it kept.
  {
    shows: ['decision prendre-le-tresor', 'decision cible-du-groupe'],
    hero: { santeMax: 30 },
    creatures: [
      { id: 'rat-geant', at: [0, 2] },
      { id: 'rat-geant', at: [1, 2] },
      { id: 'ogre', at: [2, 2], camp: 'heros' },
    ],
    treasure: true,
  },
  // A lock, and the key to any lock.
  {
    shows: ['decision passe-partout'],
    hero: { items: ['passe-partout'] },
    creatures: [],
    peripetie: 'sarcophage-scelle',
  },
  // Under an effect, and struck.
  {
    shows: ['does fiole-de-pierre.endurance', 'does rempart.endurance', 'decision rebond'],
    hero: { santeMax: 40, items: ['fiole-trouble', 'fiole-trouble', 'parchemin-de-rempart', 'potion-de-rebond'] },
    creatures: [
      { id: 'orque', at: [1, 2] },
      { id: 'gobelin', at: [2, 1] },
    ],
  },
  // Slips away on a broken leg.
  {
    shows: ['does jambe-fracturee.dice'],
    hero: { santeMax: 40, wounds: [{ id: 'jambe-fracturee', splint: true }] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // So shaken that it strikes badly.
  {
    shows: ['does serieusement-secoue.dice'],
    hero: { santeMax: 40, marks: ['serieusement-secoue'] },
    creatures: [{ id: 'orque', at: [1, 2] }],
  },
];

export function duel({ hero, creatures, peripetie, treasure }: Duel): State {
  const state = dungeon({
    heroes: [
      { at: [1, 1], ...hero },
      { at: [0, 1], santeMax: 20 },
    ],
    creatures,
    state: { phase: 'preparation', round: 0 },
  });
  const [{ cell }] = state.figures as [State['figures'][0]];
  const zone = zoneAt(state, cell);
  const notes = { ...(peripetie === undefined ? {} : PERIPETIES[peripetie]!.notes) };
  const hazards = peripetie === undefined ? [] : [{ id: 400, peripetie, zone, cell: null, round: 0, notes }];
  const meeting = { id: 1, zones: [zone], treasure: 'auto', from: cell, room: 'r0', over: false } as const;
  const groups = state.groups.map((group) => (treasure ? { ...group, encounter: 1 } : group));
  return { ...state, hazards, groups, meetings: treasure ? [meeting] : [] };
}

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
