import { type CardId, pileOf } from '@souterrain/crawl';
import { playNext, preparation } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { dealt, play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { AD1State } from '../state.ts';

know({ id: 'fige', rule: 'AD1-TURN-08', bans: ['actions', 'mouvement', 'reveler'] });

interface Dealt {
  readonly cards: Readonly<Record<string, CardId | readonly CardId[]>>;
  readonly creatures?: readonly { readonly id: string; readonly camp?: 'neutre' }[];
  readonly before?: (state: AD1State) => void;
}

/** Plays every turn of a Round in which heroes can only take or leave their turns. */
function round({ cards, creatures = [], before }: Dealt, decisions: readonly string[]) {
  const heroes = Array.from({ length: 2 }, () => ({ marks: ['fige'] }));
  const state = scene({ heroes, creatures, state: { generated: quiet(), ...dealt(cards) } });
  before?.(state);
  const ran = play(
    state,
    function* (g) {
      for (let turn = playNext(g); turn; turn = playNext(g)) yield* turn;
    },
    { decisions },
  );
  return { ...ran, state, turns: ran.of('initiativeTaken').map(({ who, card }) => `${who} ${card}`) };
}

describe('free initiative', () => {
  test('[AD1-INIT-16] its holder plays before the As, once it asks to', () => {
    const { turns } = round({ cards: { h1: 'joker-1', h2: 'as-coeur' } }, ['jouer', 'agir']);
    expect(turns).toEqual(['h1 joker-1', 'h2 as-coeur']);
  });

  test('[AD1-INIT-16] or later: the window opens before each turn and never within one', () => {
    const cards = { h1: 'joker-1', h2: ['as-coeur', '4-coeur'] } as const;
    const { turns, asked } = round({ cards }, ['plus-tard', 'agir', 'jouer', 'agir']);
    expect(turns).toEqual(['h2 as-coeur', 'h1 joker-1', 'h2 4-coeur']);
    expect(asked.map(({ id }) => id)).toEqual([
      'initiative-libre',
      'agir-ou-attendre',
      'initiative-libre',
      'agir-ou-attendre',
    ]);
  });

  test('[AD1-INIT-17] the joker is discarded as the turn is taken', () => {
    const { state } = round({ cards: { h1: 'joker-1', h2: 'as-coeur' } }, ['jouer', 'agir']);
    expect(state.deck).toEqual({ held: ['as-coeur'], discard: ['joker-1'] });
    play(state, (g) => preparation(g));
    expect(pileOf(state.deck)).toContain('joker-1');
  });

  test('[AD1-INIT-18] [AD1-RESOL-01] never taken: its hero plays last', () => {
    const { turns, asked } = round({ cards: { h1: 'joker-1', h2: '2-coeur' } }, ['plus-tard', 'agir', 'jouer']);
    expect(turns).toEqual(['h2 2-coeur', 'h1 joker-1']);
    expect(asked.at(-1)).toMatchObject({ id: 'dernier-tour', rule: 'AD1-INIT-18' });
  });

  test('[AD1-INIT-18] the last turn may be declined; the joker is discarded, and that is not acting', () => {
    const { turns, state } = round({ cards: { h1: 'joker-1', h2: '2-coeur' } }, ['plus-tard', 'agir', 'renoncer']);
    expect(turns).toEqual(['h2 2-coeur']);
    expect(state.deck.discard).toEqual(['joker-1']);
    expect(state.order.find((slot) => slot.who === 'h1')!.status).toBe('perdu');
  });

  test('[AD1-INIT-19] two holders before a group on the As: in seat order, then the group', () => {
    const cards = { h1: 'joker-1', h2: 'joker-2', 'g-mimique': 'as-coeur' } as const;
    const creatures = [{ id: 'mimique', camp: 'neutre' as const }];
    const { turns, asked } = round({ cards, creatures }, ['jouer', 'jouer']);
    expect(turns).toEqual(['h1 joker-1', 'h2 joker-2', 'g-mimique as-coeur']);
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('[AD1-INIT-19] the first who accepts plays, then the window is offered again', () => {
    const cards = { h1: 'joker-1', h2: 'joker-2', 'g-mimique': 'as-coeur' } as const;
    const creatures = [{ id: 'mimique', camp: 'neutre' as const }];
    const { turns } = round({ cards, creatures }, ['plus-tard', 'jouer', 'jouer']);
    expect(turns).toEqual(['h2 joker-2', 'h1 joker-1', 'g-mimique as-coeur']);
  });

  test('[AD1-INIT-20] a group on a joker acts first, after a holder who asks to go before it', () => {
    const cards = { h1: 'joker-1', 'g-mimique': 'joker-2', h2: 'as-coeur' } as const;
    const creatures = [{ id: 'mimique', camp: 'neutre' as const }];
    const { turns, state } = round({ cards, creatures }, ['jouer', 'agir']);
    expect(turns).toEqual(['h1 joker-1', 'g-mimique joker-2', 'h2 as-coeur']);
    expect(state.deck.discard).toEqual(['joker-1', 'joker-2']);
  });

  test('[AD1-TURN-29] there is no waiting on a free initiative, nor once the turn has started', () => {
    const { asked } = round({ cards: { h1: 'joker-1', h2: 'as-coeur' } }, ['jouer', 'agir']);
    expect(asked.filter(({ id }) => id === 'agir-ou-attendre').map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('turns that are not taken', () => {
  test('a hero who is dead has none, and its card is discarded', () => {
    const before = (state: AD1State) => {
      state.figures[0]!.status = 'mort';
    };
    const { turns, state } = round({ cards: { h1: 'as-coeur', h2: '4-coeur' }, before }, ['agir']);
    expect(turns).toEqual(['h2 4-coeur']);
    expect(state.deck.discard).toEqual(['as-coeur']);
  });

  test('a group whose card was passed when it came has none', () => {
    const creatures = [{ id: 'mimique', camp: 'neutre' as const }];
    const before = (state: AD1State) => {
      state.order[0]!.passed = true;
    };
    expect(round({ cards: { 'g-mimique': 'as-coeur' }, creatures, before }, []).turns).toEqual([]);
  });
});
