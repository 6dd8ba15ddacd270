import type { CardId } from '@souterrain/crawl';
import type { EncounterEntry, GroupEntry } from '@souterrain/crawl/content';
import { meet } from '@souterrain/crawl/exploration';
import { preparation } from '@souterrain/crawl/rounds';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { at, dealt, dungeon, type GivenDungeon, play, quiet, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';

const encounter = (...groups: GroupEntry[]): EncounterEntry => ({ id: 'essai', name: { fr: 'e', en: 'e' }, groups });
const orques = { creature: 'orque', count: 2 };
const archers = { creature: 'gobelin-archer', count: 1 };

function met(
  entry: EncounterEntry,
  cards: readonly CardId[],
  given: GivenDungeon = {},
  dice: readonly number[] = [],
  seat = 0,
) {
  const state = dungeon({ heroes: [{ at: [0, 3] }], ...given });
  const script = { cards: cards.map((card) => [card]), dice };
  const place = { from: at([1, 0]), room: 'r0', seat, trigger: null, anywhere: false };
  return play(state, (g) => meet(g, entry, place), script);
}

const slots = (state: AD1State) => state.order.map(({ who, card, passed = false }) => ({ who, card, passed }));

describe('a Rencontre', () => {
  test('[AD1-RENC-01] [AD1-RENC-02] [AD1-RENC-09] groups are placed in order, then draw in the same order', () => {
    const { events, state, of } = met(encounter(orques, archers), ['5-coeur', '6-coeur']);
    const other = met(encounter(orques, archers), ['5-coeur', '6-coeur'], {}, [], 1);
    expect(other.of('cardsDrawn').map(({ seat }) => seat)).toEqual([1, 1]);
    expect(events.map((e) => e.type).filter((t) => t === 'groupMet' || t === 'cardsDrawn')).toEqual([
      'groupMet',
      'groupMet',
      'cardsDrawn',
      'cardsDrawn',
    ]);
    expect(of('groupMet').map((e) => e.group.profile)).toEqual(['orque', 'gobelin-archer']);
    expect(of('cardsDrawn')).toMatchObject([
      { seat: 0, cards: ['5-coeur'], group: 'g-orque-2' },
      { seat: 0, cards: ['6-coeur'], group: 'g-gobelin-archer-5' },
    ]);
    expect(state.figures.map((f) => f.id)).toEqual(['h1', 'orque-3', 'orque-4', 'gobelin-archer-6']);
    expect(state.groups.every((group) => group.encounter === state.meetings[0]!.id)).toBe(true);
  });

  test('[AD1-RENC-05] each group by its own tag', () => {
    const { find } = met(encounter({ ...orques, count: 1 }, archers), ['5-coeur', '6-coeur']);
    expect(find('orque-3').cell).toBe(cellAt(1, 0));
    expect(find('gobelin-archer-5').cell).toBe(cellAt(1, 3));
  });

  test('[AD1-RENC-03] [AD1-RENC-04] a card higher than the turn in progress is passed', () => {
    const given = { state: { lastCard: '9-coeur' as const } };
    expect(slots(met(encounter(orques), ['valet-coeur'], given).state)).toEqual([
      { who: 'g-orque-2', card: 'valet-coeur', passed: true },
    ]);
    expect(slots(met(encounter(orques), ['6-coeur'], given).state)[0]!.passed).toBe(false);
    expect(slots(met(encounter(orques), ['9-pique'], given).state)[0]!.passed).toBe(true);
  });

  test('[AD1-RENC-04] after the 10 of Pique, the 10 of Trèfle still acts; before any card nothing is passed', () => {
    const given = { state: { lastCard: '10-pique' as const } };
    expect(slots(met(encounter(orques), ['10-trefle'], given).state)[0]!.passed).toBe(false);
    expect(slots(met(encounter(orques), ['dame-coeur'], given).state)[0]!.passed).toBe(true);
    expect(slots(met(encounter(orques), ['as-pique']).state)[0]!.passed).toBe(false);
  });

  test('[AD1-RENC-04] a Joker is never passed', () => {
    const given = { state: { lastCard: '2-trefle' as const } };
    expect(slots(met(encounter(orques), ['joker-1'], given).state)[0]).toMatchObject({
      card: 'joker-1',
      passed: false,
    });
  });

  test('[AD1-RENC-10] during Résolution des effets no card is drawn', () => {
    expect(met(encounter(orques), [], { state: { phase: 'resolution' } }).state.order).toEqual([]);
  });

  test('[AD1-BEST-17] a number, dice, or so many for each living hero, rounded up', () => {
    const heroes = [{ at: [0, 3] as const }, { at: [1, 3] as const }, { at: [2, 3] as const, sante: 0 }];
    const count = (n: GroupEntry['count'], dice: readonly number[] = []) =>
      met(encounter({ creature: 'orque', count: n }), ['5-coeur'], { heroes }, dice).of('groupMet')[0]!.figures.length;
    expect(count({ perHero: 2 })).toBe(6);
    expect(count({ perHero: 0.5 })).toBe(2);
    expect(count({ dice: 1, sides: 3, plus: 1 }, [2])).toBe(3);
    expect(count({ dice: 1, sides: 3 }, [2])).toBe(2);
  });

  test('[AD1-RENC-08] who finds no square waits in reserve until Préparation', () => {
    const drawing = ['.....', '.aaa.', '.....'].join('\n');
    const state = scene({ drawing, heroes: [{ at: [0, 0] }], state: { generated: quiet() } });
    const place = { from: at([1, 0]), room: 'scene', seat: 0, trigger: null, anywhere: false };
    play(state, (g) => meet(g, encounter({ creature: 'orque', count: 3 }), place), { cards: [['5-coeur']] });
    expect(state.figures.map((f) => f.status)).toEqual(['plateau', 'plateau', 'plateau', 'reserve']);
    const arrive = () => play(state, (g) => preparation(g));
    expect(arrive().of('figureArrived')).toEqual([]);
    state.figures[1]!.status = 'mort';
    expect(arrive().of('figureArrived')).toMatchObject([{ figure: state.figures[3]!.id, cell: cellAt(1, 0) }]);
  });
});

describe('talents in a Rencontre', () => {
  const two = encounter(orques, archers);
  const place = { from: at([1, 0]), room: 'r0', seat: 0, trigger: null, anywhere: false };

  test('[AD1-RENC-10] [AD1-FELI-10] Odorat développé draws two cards for one group and keeps one', () => {
    const state = dungeon({ heroes: [{ at: [0, 3], talents: ['odorat-developpe'] }] });
    const { of, asked } = play(state, (g) => meet(g, two, place), {
      cards: [['roi-coeur', '3-coeur'], ['6-coeur']],
      decisions: ['flairer-g-orque-2', 'carte-3-coeur'],
    });
    expect(asked.map((d) => d.id)).toEqual(['flairer', 'carte-d-initiative']);
    expect(of('initiativeSet').map((e) => e.card)).toEqual(['3-coeur', '6-coeur']);
    expect(state.deck.discard).toEqual(['roi-coeur']);
  });

  test('[AD1-RENC-10] [AD1-BERS-10] [AD1-TURN-26] Instinctif acts once the initiative is set', () => {
    const state = dungeon({ heroes: [{ at: [0, 3], talents: ['instinctif'] }] });
    const { events, asked } = play(state, (g) => meet(g, encounter(orques), place), {
      cards: [['6-coeur']],
      decisions: ['passer'],
    });
    expect(asked).toMatchObject([{ id: 'action-hors-tour', seat: 0 }]);
    expect(events.map(({ type }) => type)).toEqual([
      ...['meetingStarted', 'groupMet', 'cardsDrawn', 'initiativeSet', 'asideStarted', 'asideEnded'],
    ]);
  });

  test('[AD1-RENC-10] [AD1-BERS-20] several owners of Instinctif: initiative order, then seat order', () => {
    const heroes = [1, 2, 3, 0].map((x) => ({ at: [x, 3] as const, talents: ['instinctif'] }));
    const state = dungeon({ heroes, state: dealt({ h3: 'roi-coeur', h2: '9-coeur' }) });
    const { asked } = play(state, (g) => meet(g, encounter(orques), place), {
      cards: [['2-coeur']],
      decisions: ['passer', 'passer', 'passer', 'passer'],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
  });
});
